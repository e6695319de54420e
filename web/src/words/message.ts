import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentValue, type FluentVariable } from "@fluent/bundle";

/** A sentence as data: which one, and what it is about. The hall sends it, and `t` makes it of its arguments. */
export interface Message {
  key: string;
  facts?: Facts;
}

/** A text that the hall sent: as data, or already said. */
export type Text = string | Message;

export type Fact = number | string | boolean | Message | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

const JOINS: Record<string, string> = { "list-commas": ", ", "list-sentences": " ", "list-words": " " };
const VOWELS = /^[aeiouyàâäéèêëîïôöœùûü]/i;
const LETTERS = "ABCDEFGH";

/** A fact that is said in words of its own, and has forms that a sentence may ask for. */
class Spoken extends FluentType<Fact> {
  constructor(
    fact: Fact,
    private readonly speech: Speech,
    private readonly names: readonly string[],
  ) {
    super(fact);
  }

  override toString(): string {
    return this.form("");
  }

  form(name: string): string {
    return this.speech.spoken(this.value, this.names, name);
  }
}

/** `FORM($card, form: "of")`: another form of a nested sentence, its attribute; its plain form if it has no other. */
const FORM: FluentFunction = ([fact], named) => {
  const form = String(named["form"] ?? "");
  return fact instanceof Spoken ? fact.form(form) : (fact as FluentValue);
};

/** `VOWEL($who)`: whether the text begins with a vowel, for elisions. */
const VOWEL: FluentFunction = ([fact]) => (VOWELS.test(String(fact)) ? "yes" : "no");

/** Everything that can be said in one language: the page's sentences, the hall's, and those of games. */
export class Speech {
  private readonly bundles: FluentBundle[];

  /** `catalogues`: Fluent files. Keys are unique in the whole house; a file's terms are its own. */
  constructor(
    readonly language: string,
    catalogues: readonly FluentResource[],
  ) {
    this.bundles = catalogues.map((catalogue) => {
      const bundle = new FluentBundle(language, { useIsolating: false, functions: { FORM, VOWEL } });
      bundle.addResource(catalogue);
      return bundle;
    });
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** A sentence in this language; the names are those of the seats. An unknown sentence shows its key. */
  say(message: Message, names: readonly string[] = [], form = ""): string {
    const { key, facts = {} } = message;
    if (key === "who") return this.name(facts["seat"] as number, names);
    if (key === "plain") return String(facts["text"]);
    const items = (): string[] => (facts["items"] as Fact[]).map((item) => this.spoken(item, names));
    if (key in JOINS) return items().join(JOINS[key]);
    if (key === "list-lines") return items().reduce((all, next) => (all ? this.say({ key: "list-next-line", facts: { first: all, next } }) : next), "");
    if (key === "list-or") return this.list(items(), "list-or-last");
    const bundle = this.bundles.find((one) => one.hasMessage(key));
    const found = bundle?.getMessage(key);
    const pattern = (form && found?.attributes[form]) || found?.value;
    if (!bundle || !pattern) return key;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      filled[name] = typeof fact === "object" ? new Spoken(fact, this, names) : typeof fact === "boolean" ? this.spoken(fact, names) : fact;
    }
    return bundle.formatPattern(pattern, filled, []);
  }

  /** A fact by itself. */
  spoken(fact: Fact, names: readonly string[], form = ""): string {
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (typeof fact !== "object") return String(fact);
    if ("key" in fact) return this.say(fact, names, form);
    return this.list(fact.map((item) => this.spoken(item, names, form)));
  }

  /** As people list things: a, b and c. */
  list(items: readonly string[], last = "list-last"): string {
    if (!this.has("list-last")) return new Intl.ListFormat(this.language).format(items); // while the hall's words are not there
    if (!items.length) return this.say({ key: "list-none" });
    const [first, ...more] = items as [string, ...string[]];
    const end = more.pop();
    const most = more.reduce((all, next) => this.say({ key: "list-more", facts: { first: all, next } }), first);
    return end === undefined ? most : this.say({ key: last, facts: { first: most, last: end } });
  }

  private name(seat: number, names: readonly string[]): string {
    return names[seat] || this.say({ key: "seat-name", facts: { letter: LETTERS[seat] ?? "?" } });
  }
}
