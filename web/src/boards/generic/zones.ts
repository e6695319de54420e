/**
 * Any game's table as zones of cards, from the view and from what the game declares about its fields: who sees them. The
 * view holds only what its seat may see, so nothing here can show more.
 */

/** A card that is seen (its kind), several of them, or face-down ones (kind null). */
export interface Cards {
  kind: number | null;
  count: number;
}

export type Content =
  | { type: "cards"; rows: Cards[][]; /** How many kinds of cards there are, where that is known. */ kinds?: number }
  | { type: "value"; value: number | boolean | string };

export interface Zone {
  field: string;
  content: Content;
}

export interface Layout {
  /** What belongs to nobody. */
  table: Zone[];
  /** What lies before each seat. */
  seats: Zone[][];
}

/** The sights that a game declares: record, field, who sees it. */
export type Sights = Record<string, Record<string, string>>;

const CLOCKWORK = new Set(["@", "stack", "chance", "outcome"]);
const UNKNOWN = -1;
const HUGE = 100_000; // sets of bits and other bookkeeping, nothing that anybody reads

type Data = Record<string, unknown>;

const isRecord = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const isBag = (value: unknown): value is { counts: number[]; size: number } =>
  isRecord(value) && Array.isArray(value["counts"]) && typeof value["size"] === "number";

/** How many kinds of cards a table has, if all its bags agree. */
export function kindsOf(layout: Layout): number | undefined {
  const found = new Set([...layout.table, ...layout.seats.flat()].flatMap(({ content }) => (content.type === "cards" && content.kinds ? [content.kinds] : [])));
  return found.size === 1 ? [...found][0] : undefined;
}

/** What lies on the table, zone by zone. */
export function layoutOf(table: Data, seats: number, sights: Sights, worded: (field: string) => boolean = () => false): Layout {
  const out: Layout = { table: [], seats: Array.from({ length: seats }, () => []) };
  const stack = (table["stack"] ?? []) as Data[];
  place(table, seats, sights, out);
  const top = stack.at(-1);
  if (top) place(top, seats, sights, out, worded);
  return out;
}

/** `worded`: of a frame only those numbers are shown for which the game has words; the others are how its rules count. */
function place(record: Data, seats: number, sights: Sights, out: Layout, worded?: (field: string) => boolean): void {
  const declared = sights[String(record["@"])] ?? {};
  for (const [field, value] of Object.entries(record)) {
    const sight = declared[field] ?? "open";
    if (CLOCKWORK.has(field) || sight === "secret" || out.table.some((zone) => zone.field === field)) continue;
    const owned = sight === "own" || sight === "private";
    if (Array.isArray(value) && value.length === seats && (owned || perSeat(value))) {
      const zones = value.map((item: unknown) => contentOf(item, sight));
      if (sight === "own" || zones.some((content) => content && !isEmpty(content))) {
        if (worded && zones.every((content) => content?.type !== "cards") && !worded(field)) continue;
        zones.forEach((content, seat) => content && out.seats[seat]!.push({ field, content }));
      }
    } else if (isRecord(value) && !isBag(value) && !("!" in value)) {
      place(value, seats, sights, out);
    } else {
      const content = contentOf(value, sight);
      if (worded && !worded(field) && (content?.type === "value" || sight === "open")) continue;
      if (content && !(isEmpty(content) && sight !== "size")) out.table.push({ field, content });
    }
  }
}

/** Whether a list that is as long as there are seats has one thing for each of them, as far as one can tell. */
function perSeat(list: unknown[]): boolean {
  return list.every((item) => Array.isArray(item) || isBag(item)) || list.every((item) => ["number", "boolean"].includes(typeof item)) || list.some((item) => isRecord(item) && "!" in item);
}

export function isEmpty(content: Content): boolean {
  return content.type === "cards" && content.rows.every((row) => row.length === 0);
}

/** Something that lies there; null if there is nothing to show. */
export function contentOf(value: unknown, sight: string): Content | null {
  const covered = sight === "own" || sight === "size";
  if (isBag(value)) return { type: "cards", rows: [inBag(value)], ...(value.counts.length ? { kinds: value.counts.length } : {}) };
  if (typeof value === "number") {
    if (value === UNKNOWN) return covered ? { type: "cards", rows: [[{ kind: null, count: 1 }]] } : null;
    if (Math.abs(value) > HUGE) return null;
    return sight === "own" ? { type: "cards", rows: [[{ kind: value, count: 1 }]] } : { type: "value", value };
  }
  if (typeof value === "boolean" || (typeof value === "string" && value)) return { type: "value", value };
  if (isRecord(value) && Array.isArray(value["!"])) {
    const [verb, ...numbers] = value["!"] as [string, ...number[]];
    if (verb === "sealed") return { type: "cards", rows: [[{ kind: null, count: 1 }]] };
    return { type: "value", value: [verb, ...numbers].join(" ") };
  }
  if (!Array.isArray(value)) return null;
  if (value.every((item) => typeof item === "number")) return { type: "cards", rows: [inRow(value, sight)] };
  const parts = value.map((item) => contentOf(item, sight));
  const rows = parts.flatMap((part) => (part?.type === "cards" ? part.rows : []));
  return rows.length ? { type: "cards", rows } : null;
}

function inBag(bag: { counts: number[]; size: number }): Cards[] {
  const seen = bag.counts.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []));
  const covered = bag.size - seen.reduce((all, { count }) => all + count, 0);
  return covered > 0 ? [...seen, { kind: null, count: covered }] : seen;
}

/** A list in its order; face-down cards that lie side by side are one heap. */
function inRow(list: number[], sight: string): Cards[] {
  const out: Cards[] = [];
  for (const item of list) {
    if (Math.abs(item) > HUGE) continue;
    const last = out.at(-1);
    if (item === UNKNOWN && (sight !== "open" || list.every((one) => one === UNKNOWN))) {
      if (last?.kind === null) last.count += 1;
      else out.push({ kind: null, count: 1 });
    } else out.push({ kind: item, count: 1 });
  }
  return out;
}

/** The names of kinds in a card set, where one of its lists has a name for each. */
export function namesIn(cards: unknown, kinds: number): string[] | null {
  if (!isRecord(cards)) return null;
  for (const part of Object.values(cards)) {
    const list: unknown = typeof part === "string" ? part.split(" ") : part;
    if (!Array.isArray(list) || list.length !== kinds) continue;
    const names = list.map((card: unknown) => (typeof card === "string" ? card : isRecord(card) ? (card["title"] ?? card["name"]) : Array.isArray(card) ? card.find((part, at) => at > 0 && typeof part === "string") : null));
    if (names.every((name) => typeof name === "string")) return names as string[];
  }
  return null;
}

/** A choice in a menu. */
export interface Offered {
  notation: string;
  words: string;
}

/** Choices that do the same thing, with the words that all of them begin with. */
export interface Group {
  verb: string;
  title: string;
  choices: Offered[];
}

/** The group of choices that are the only ones of their verb. */
const OTHERS = "*";

/** The choices by what they do: the first word of their notation. Notation is never shown, so a title is made of their words. */
export function grouped(choices: Offered[]): Group[] {
  const groups = new Map<string, Offered[]>();
  for (const choice of choices) {
    const verb = /^[a-z]+/i.exec(choice.notation)?.[0]?.toLowerCase() ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  const many = [...groups].filter(([, all]) => all.length > 1);
  const alone = [...groups].flatMap(([, all]) => (all.length === 1 ? all : []));
  const out = many.map(([verb, all]) => ({ verb, title: commonStart(all.map((one) => one.words)), choices: all }));
  return alone.length ? [...out, { verb: OTHERS, title: "", choices: alone }] : out;
}

/** The words that all sentences begin with; empty if they begin differently, or if one of them says nothing more. */
export function commonStart(sentences: string[]): string {
  const words = sentences.map((one) => one.split(" "));
  let length = 0;
  while (length < 3 && words.every((one) => one.length > length + 1 && one[length] === words[0]![length])) length++;
  const start = words[0]?.slice(0, length).join(" ").replace(/[:,;–-]+$/, "") ?? "";
  return length > 1 || start.length > 4 ? start : ""; // a short word by itself is rarely what they do
}
