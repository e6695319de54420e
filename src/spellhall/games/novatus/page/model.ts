import type { Asked } from "spellhall/protocol";
import type { Move } from "spellhall/play/picker.svelte";
import type { Message } from "spellhall/words";
import { ELIXIR, mixesOf, TYPES } from "./recipes";

export const COLOURS = "RYGB";
export const ITEMS = ["HP", "EL", "MW", "CU"] as const;
export const LETTERS = "ABCD";
const ENDS = [0, 0, 9, 12, 14];

/** The card set as the hall shows it. */
export interface Cards {
  name: string;
  spells: [id: string, name: string, points: number, slots: string[], effect: string, words: string, needs: Message, infant: Message][];
}

export interface Spell {
  id: string;
  name: string;
  points: number;
  slots: string[];
  /** The recipe in words. */
  needs: Message;
}

/** Cards as the hall counts them; without counts, only how many there are. */
export interface Bag {
  counts: number[];
  size: number;
}

/** A card in a row of equal ones: its code, and a key of its own. */
export interface Held {
  code: string;
  key: string;
}

/** A potion or item from its number: R1 … B4, then the items. */
export const codeOf = (kind: number): string => (kind < TYPES ? `${COLOURS[Math.floor(kind / 4)]}${(kind % 4) + 1}` : ITEMS[kind - TYPES]!);
export const kindOf = (code: string): number => (COLOURS.includes(code[0]!) && /\d/.test(code) ? COLOURS.indexOf(code[0]!) * 4 + Number(code[1]) - 1 : TYPES + ITEMS.indexOf(code as "HP"));

/** A space from its place (0 … 24) in notation (11 … 55), and back. */
export const spaceOf = (place: number): string => `${Math.floor(place / 5) + 1}${(place % 5) + 1}`;
export const placeOf = (space: string): number => (Number(space[0]) - 1) * 5 + Number(space[1]) - 1;

/** A bag as single potions in the order of types; empty if its cards cannot be seen. */
export function potionsOf(bag: Bag): Held[] {
  return bag.counts.slice(0, TYPES).flatMap((copies, kind) => Array.from({ length: copies }, (_, copy) => ({ code: codeOf(kind), key: `${codeOf(kind)}.${copy}` })));
}

/** Items of one player as single cards. */
export function itemsOf(counts: number[]): Held[] {
  return counts.flatMap((copies, place) => Array.from({ length: copies }, (_, copy) => ({ code: ITEMS[place]!, key: `${ITEMS[place]}.${copy}` })));
}

/** A spell of the card set; Infant Students see its colours only. */
export function spellOf(cards: Cards, place: number, infant: boolean): Spell {
  const [id, name, points, printed, , , needs, colours] = cards.spells[place]!;
  const slots = infant ? printed.map((slot) => `${slot[0]}-`) : printed;
  return { id, name, points, slots, needs: infant ? colours : needs };
}

/** The last space of the Measuring Cylinder. */
export function endOf(options: Record<string, unknown>, seats: number): number {
  return typeof options["end_position"] === "number" ? options["end_position"] : (ENDS[seats] ?? 9);
}

/** Which kind of answer a question wants, from the verb of its choices. */
export type Kind = "none" | "aim" | "place" | "take" | "act" | "lay" | "pay" | "lose" | "pass";

export function kindAsked(asked: Asked | null): Kind {
  const verbs = new Set((asked?.choices ?? []).map(([notation]) => notation.split(" ")[0]!));
  if (verbs.has("done")) return "act";
  for (const kind of ["aim", "place", "take", "lay", "pay", "lose", "pass"] as const) if (verbs.has(kind)) return kind;
  return "none";
}

/** What the paths of a question depend on beside its choices. */
export interface Bench {
  hand: number[];
  elixirs: number;
  recipe(points: number): string[];
  /** Whether cards to pass come from the skulls. */
  skulls: boolean;
  /** The left neighbour's letter. */
  left: string;
}

/** Several choices in a row, made one after the other: a spell and its cards. */
export const steps = (choice: string): string[] => choice.split("|");

const cardPart = (code: string) => (code === "EL" ? "item:EL" : `hand:${code}`);

/** The paths of things to touch for every choice of a question; those that are only buttons have none. */
export function movesOf(asked: Asked | null, bench: Bench): Move[] {
  return (asked?.choices ?? []).flatMap(([notation]) => pathsOf(notation, bench));
}

export function pathsOf(notation: string, bench: Bench): Move[] {
  const [verb, ...words] = notation.split(" ");
  const word = words[0] ?? "";
  const path = (parts: string[], loose = false): Move => ({ choice: notation, parts, loose });
  switch (verb) {
    case "aim":
    case "place":
      return [path([`space:${word}`]), path(["cube", `space:${word}`])];
    case "take":
      return [path(words.map((space) => `space:${space}`), true)];
    case "lay":
    case "pay":
      return [path([cardPart(word)])];
    case "heal":
      return [path(["item:HP", `skull:${word}`], true)];
    case "wand":
      return [path(["item:MW", `pile:${word}`])];
    case "lose":
      return [path([`item:${word}`])];
    case "pass": {
      const card = bench.skulls ? `skull:${word}` : `hand:${word}`;
      return [path([card]), path([card, `seat:${bench.left}`])];
    }
    case "cast":
      return castPaths(notation, Number(word), bench);
    case "lift":
      return payments(bench.hand, 2).map((paid) => ({ choice: [notation, ...paid.map((code) => `pay ${code}`)].join("|"), parts: ["item:CU", ...paid.map(cardPart)], loose: true }));
    case "give":
      return payments(bench.hand, 3).map((paid) => ({ choice: [notation, ...paid.map((code) => `pay ${code}`)].join("|"), parts: ["item:CU", ...paid.map(cardPart), `seat:${word}`], loose: true }));
    default:
      return [];
  }
}

/** A spell and its cards in any order; with a very large hand only the spell, and its cards one by one afterwards. */
function castPaths(notation: string, points: number, bench: Bench): Move[] {
  const spell = `spell:${points}`;
  const mixes = mixesOf(bench.recipe(points), bench.hand, bench.elixirs);
  if (!mixes?.length) return [{ choice: notation, parts: [spell] }];
  return mixes.map((mix) => {
    const codes = mix.map((kind) => (kind === ELIXIR ? "EL" : codeOf(kind)));
    return { choice: [notation, ...codes.map((code) => `lay ${code}`)].join("|"), parts: [spell, ...codes.map(cardPart)], loose: true };
  });
}

/** All ways to choose so many potions from a hand, in rising order. */
export function payments(hand: number[], count: number, from = 0): string[][] {
  if (!count) return [[]];
  const out: string[][] = [];
  for (let kind = from; kind < TYPES; kind++) {
    if (!hand[kind]) continue;
    const rest = [...hand];
    rest[kind]!--;
    for (const more of payments(rest, count - 1, kind)) out.push([codeOf(kind), ...more]);
  }
  return out;
}

/** What somebody has tried to touch, in notation, so that the hall can say why it is not possible. */
export function attempt(kinds: string[], asked: Kind): string {
  const last = kinds.at(-1) ?? "";
  const [what, name] = [last.slice(0, last.indexOf(":")), last.slice(last.indexOf(":") + 1)];
  const spaces = kinds.filter((kind) => kind.startsWith("space:")).map((kind) => kind.slice(6)).sort();
  switch (what) {
    case "space":
      return asked === "aim" || asked === "place" ? `${asked} ${name}` : `take ${spaces.join(" ")}`;
    case "spell":
      return `cast ${name}`;
    case "item":
      if (asked === "lose") return `lose ${name}`;
      return { HP: "heal R1", MW: "wand R1", CU: "lift", EL: "lay EL" }[name] ?? "done";
    case "skull":
      return asked === "pass" ? `pass ${name}` : `heal ${name}`;
    case "pile":
      return `wand ${name}`;
    case "hand":
      return asked === "pay" ? `pay ${name}` : asked === "pass" ? `pass ${name}` : `lay ${name}`;
    default:
      return "done";
  }
}
