import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { Speech, type Message } from "../src/words/message";

const speech = new Speech("fr", [
  new FluentResource(`
left = { $count ->
    [one] une rune
   *[other] { $count } runes
  }
whose = la rune { VOWEL($who) ->
    [yes] d'{ $who }
   *[no] de { $who }
  }
haste = Hâte
    .of = de la Hâte
plain-one = Écho
cost = le prix { FORM($spell, form: "of") }
`),
  new FluentResource(`other = { $items } !`),
  new FluentResource(`
list-none = rien
list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-or-last = { $first } ou { $last }
seat-name = Place { $letter }
`),
]);
const who = (seat: number): Message => ({ key: "who", facts: { seat } });

it("chooses plurals by numbers", () => {
  expect(speech.say({ key: "left", facts: { count: 1 } })).toBe("une rune");
  expect(speech.say({ key: "left", facts: { count: 4 } })).toBe("4 runes");
});

it("names players, and elides before a vowel", () => {
  expect(speech.say({ key: "whose", facts: { who: who(1) } }, ["Ada", "Élise"])).toBe("la rune d'Élise");
  expect(speech.say({ key: "whose", facts: { who: who(0) } }, ["Bo", "Élise"])).toBe("la rune de Bo");
});

it("asks a nested sentence for a form, or takes it as it is", () => {
  expect(speech.say({ key: "cost", facts: { spell: { key: "haste" } } })).toBe("le prix de la Hâte");
  expect(speech.say({ key: "cost", facts: { spell: { key: "plain-one" } } })).toBe("le prix Écho");
  expect(speech.say({ key: "cost", facts: { spell: [{ key: "haste" }, { key: "plain-one" }] } })).toBe("le prix de la Hâte et Écho");
});

it("joins lists, and says a text as it is", () => {
  expect(speech.say({ key: "other", facts: { items: [1, "b", who(0)] } }, ["Bo"])).toBe("1, b et Bo !");
  expect(speech.say({ key: "other", facts: { items: [] } })).toBe("rien !");
  expect(speech.say({ key: "list-or", facts: { items: ["a", who(1)] } })).toBe("a ou Place B");
  expect(speech.say({ key: "list-sentences", facts: { items: [{ key: "haste" }, { key: "plain", facts: { text: "{ x }" } }] } })).toBe("Hâte { x }");
});

it("shows the key of a sentence that nobody has written", () => {
  expect(speech.say({ key: "nothing" })).toBe("nothing");
});
