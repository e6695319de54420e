import type { Asked } from "spellhall/protocol";
import type { Move, Thing } from "spellhall/play/picker.svelte";
import { t, type Fact, type Text } from "spellhall/words";
import { MOTIF_OF } from "./pictures";

/** A card as the view gives it: a numeral is its number, plus is 0, minus is -1. */
export type Card = number;

/** The card set as the hall shows it. */
export interface Cards {
  /** Whether this is the house's own set, whose words are in the catalogues. */
  house: boolean;
  spells: [id: string, name: string, value: number, minimum: number, effect: number, invocation: string, apprentice: boolean][];
}

export interface Spell {
  id: string;
  name: string;
  value: number;
  minimum: number;
  effect: number;
  invocation: string;
  /** What its picture shows; nothing for a card that somebody made. */
  motif?: string | undefined;
}

const SEATS = "ABC";

const HOUSE = Array.from({ length: 36 }, (_, place) => `s${String(place + 1).padStart(2, "0")}`);
export const FAMILIES = { "md-spell-": HOUSE.flatMap((id) => [id, `${id}-text`]) };

export const letterOf = (seat: number): string => SEATS[seat] ?? "";

/** A card as it is printed. */
export const face = (card: Card): string => (card > 0 ? String(card) : card === 0 ? "+" : "−");

/** A card as the notation writes it. */
export const written = (card: Card): string => (card > 0 ? String(card) : card === 0 ? "+" : "-");

/** A row as people write it: 4 + 9 − 1. */
export const printed = (row: Card[]): string => row.map(face).join(" ");

/** A row in notation as cards: `12+3-` becomes 12, plus, 3, minus. */
export function cardsIn(text: string): Card[] {
  return (text.match(/\d+|\+|-/g) ?? []).map((part) => (part === "+" ? 0 : part === "-" ? -1 : Number(part)));
}

/** A spell of the card set, in the language of this browser; null for a place that is not to be seen. */
export function spellAt(cards: Cards, place: number): Spell | null {
  const found = cards.spells[place];
  if (!found) return null;
  const [id, name, value, minimum, effect, invocation] = found;
  const key = id.replace("md-", "");
  return {
    id, value, minimum, effect,
    motif: cards.house ? MOTIF_OF[id] : undefined,
    // said when they are shown, so that they follow a change of language
    get name() { return cards.house ? t(`md-spell-${key}`) : name; },
    get invocation() { return cards.house ? t(`md-spell-${key}-text`) : invocation; },
  };
}

export function spellNamed(cards: Cards, id: string): Spell | null {
  return spellAt(cards, cards.spells.findIndex((spell) => spell[0] === id));
}

/** A spell in one sentence. */
export const spellLabel = ({ name, value, minimum, effect, invocation }: Spell): string =>
  t("md-page-spell", { name, value, minimum, effect, words: invocation });

/** The value after every card, from left to right; a sign keeps the value before it. */
export function runningValues(row: Card[]): number[] {
  let total = 0;
  return row.map((card, place) => {
    if (card > 0) total += place && row[place - 1] === -1 ? -card : card;
    return total;
  });
}

export const valueOf = (row: Card[]): number => runningValues(row).at(-1) ?? 0;

export const numbersIn = (row: Card[]): number => row.filter((card) => card > 0).length;

const without = (row: Card[], place: number): Card[] => [...row.slice(0, place), ...row.slice(place + 2)];

/** What a choice would make of the rows: whose row, and how it would read. Null for choices that change none. */
export function outcomeOf(notation: string, rows: Card[][], seat: number): { to: number; row: Card[] } | null {
  let found = /^(\S+) on ([A-C])$/.exec(notation);
  if (found) {
    const to = SEATS.indexOf(found[2]!);
    return { to, row: [...rows[to]!, ...cardsIn(found[1]!)] };
  }
  found = /^pull \S+ at (\d+)$/.exec(notation);
  if (found) return { to: seat, row: without(rows[seat]!, Number(found[1]) - 1) };
  found = /^remove ([A-C])$/.exec(notation);
  if (found) {
    const to = SEATS.indexOf(found[1]!);
    return { to, row: rows[to]!.slice(0, -1) };
  }
  return null;
}

/** The things to touch for a choice, in every order that makes sense; none for those that are buttons. */
export function pathsOf(notation: string, rows: Card[][], seat: number): Move[] {
  let found = /^(\S+) on ([A-C])$/.exec(notation);
  if (found) return [{ choice: notation, parts: [`card:${found[1]}`, `end:${found[2]}`], loose: true, goal: `end:${found[2]}` }];
  found = /^pull \S+ at (\d+)$/.exec(notation);
  if (found) {
    // pairs that leave the same row are one choice, so each of them can be touched
    const row = rows[seat]!;
    const wanted = without(row, Number(found[1]) - 1).join();
    const mine = letterOf(seat);
    return row.flatMap((_, place) => {
      if (place + 1 >= row.length || without(row, place).join() !== wanted) return [];
      const [one, two] = [`tile:${mine}:${place}`, `tile:${mine}:${place + 1}`];
      return [[one, two], [two, one]].map((pair) => ({ choice: notation, parts: [...pair, "to:hand"] }));
    });
  }
  found = /^remove ([A-C])$/.exec(notation);
  if (found) return [{ choice: notation, parts: [`tile:${found[1]}:${rows[SEATS.indexOf(found[1]!)]!.length - 1}`, "to:discard"] }];
  found = /^draw ([ES]+)$/.exec(notation);
  if (found) return [{ choice: notation, parts: [...found[1]!].map((deck) => `deck:${deck}`), loose: true }];
  found = /^spell (\S+)$/.exec(notation);
  if (found) return [{ choice: notation, parts: [`spell:${found[1]}`, "to:goal"] }];
  return [];
}

/** A new hand to begin with: as many numbers as signs, and one number more. Each of its cards can be changed. */
export function usualHand(moves: Move[]): Thing[] {
  const uneven = ({ parts }: Move): number => Math.abs(2 * parts.filter((part) => part === "deck:E").length - parts.length - 1);
  const [usual] = [...moves].sort((one, two) => uneven(one) - uneven(two));
  return [...(usual?.parts ?? [])].sort().map((kind, place) => ({ key: `slot-${place}-${kind.slice(5)}`, kind }));
}

/** A new hand with one card from the other deck; null where such a hand is not to be had. */
export function flipped(hand: Thing[], place: number, moves: Move[]): Thing[] | null {
  const other = hand[place]!.kind === "deck:E" ? "deck:S" : "deck:E";
  const made = hand.map((thing, at) => (at === place ? { key: `slot-${place}-${other.slice(5)}`, kind: other } : thing));
  const kinds = made.map((thing) => thing.kind).sort().join();
  return moves.some((move) => [...move.parts].sort().join() === kinds) ? made : null;
}

export function movesOf(asked: Asked | null, rows: Card[][], seat: number): Move[] {
  return (asked?.choices ?? []).flatMap(([notation]) => pathsOf(notation, rows, seat));
}

/** What kind of question is open: the verb that its choices share. */
export type Asking = "turn" | "split" | "refill" | "spell" | "remove" | "declare" | "";

export function askingOf(asked: Asked | null): Asking {
  const first = asked?.choices[0]?.[0] ?? "";
  if (first.startsWith("draw ")) return first.length > "draw E".length ? "split" : "refill";
  if (first.startsWith("spell ")) return "spell";
  if (first === "leave" || first.startsWith("remove ")) return "remove";
  if (first === "declare" || first === "silent") return "declare";
  return first ? "turn" : "";
}

export const offers = (asked: Asked | null, notation: string): boolean => asked?.choices.some(([choice]) => choice === notation) ?? false;

/** The choices that the hall warns of: those its question names, and every play where it says that none is safe. */
export function riskyOf(asked: Asked | null): Set<string> {
  if (!asked) return new Set();
  if (offers(asked, "exchange")) return new Set(asked.choices.map(([choice]) => choice).filter((choice) => / on [A-C]$/.test(choice)));
  const warned = new Set(warnedOf(asked.question as Text).map((words) => JSON.stringify(words)));
  return new Set(asked.choices.flatMap(([choice, words]) => (warned.has(JSON.stringify(words)) ? [choice] : [])));
}

/** The choices that a question warns of, in the same words in which they are offered. */
function warnedOf(question: Text): readonly Fact[] {
  if (typeof question === "string") return [];
  if (question.key === "list-sentences") return (question.facts?.["items"] as Text[]).flatMap(warnedOf);
  return question.key === "md-ask-careful" ? (question.facts?.["risky"] as readonly Fact[]) : [];
}

/** What somebody has tried to touch, in notation, so that the hall can say why it is not possible. */
export function attempt(kinds: string[], rows: Card[][], seat: number): string {
  const last = kinds.at(-1) ?? "";
  const [what, name = "", at = ""] = last.split(":");
  const card = kinds.findLast((kind) => kind.startsWith("card:"))?.slice(5);
  if (what === "end") return card ? `${card} on ${name}` : `pass`;
  if (what === "card") {
    const end = kinds.findLast((kind) => kind.startsWith("end:"))?.slice(4);
    return `${name} on ${end ?? letterOf(seat)}`;
  }
  if (what === "tile") {
    const row = rows[SEATS.indexOf(name)] ?? [];
    const other = kinds.length > 1 && kinds.at(-2)?.startsWith(`tile:${name}:`) ? Number(kinds.at(-2)!.split(":")[2]) : -1;
    const place = Math.max(0, Math.min(other < 0 ? Number(at) : Math.min(other, Number(at)), row.length - 2));
    const pair = row.slice(place, place + 2).map(written).join("");
    if (name !== letterOf(seat)) return pair.length > 1 ? `pull ${pair} from ${name}` : `remove ${name}`;
    return pair.length > 1 ? `pull ${pair} at ${place + 1}` : "pull +1 at 1";
  }
  if (what === "deck") return `draw ${name}`;
  if (what === "spell") return `spell ${name}`;
  return "pass";
}
