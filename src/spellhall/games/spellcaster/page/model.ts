import { firstInLine, type Field } from "./field";

/** Cards are numbers in the view and names in notation: suit × 13 + value − 2, the Joker is 52. */
export const JOKER = 52;
const RANKS = "23456789TJQKA";
export const SUITS = "SCDH";

export const cardName = (card: number): string => (card === JOKER ? "JK" : RANKS[card % 13]! + SUITS[Math.floor(card / 13)]!);
export const cardNumber = (name: string): number => (name === "JK" ? JOKER : SUITS.indexOf(name[1]!) * 13 + RANKS.indexOf(name[0]!));
export const valueOf = (card: number): number => (card === JOKER ? 14 : (card % 13) + 2);
/** Spades 0, Clubs 1, Diamonds 2, Hearts 3, the Joker 4. */
export const suitOf = (card: number): number => Math.floor(card / 13);
export const rankText = (card: number): string => (card === JOKER ? "★" : RANKS[card % 13]!.replace("T", "10"));
export const PIPS = ["♠", "♣", "♦", "♥", ""];
/** A card in a sentence: 10♣, or the Joker's own word. */
export const cardText = (card: number, joker: string): string => (card === JOKER ? joker : rankText(card) + PIPS[suitOf(card)]);

export const SPELLS = [
  "melee", "shield", "teleport", "hadou", "wild", "enhance", "reiki", "hush", "haste", "berserk", "dispel", "hame", "circle", "pentagram", "regenerate",
] as const;
export type Spell = (typeof SPELLS)[number];
export const SPELL_CLAUSES = [
  "SC-120", "SC-127", "SC-134", "SC-138", "SC-143", "SC-150", "SC-158", "SC-159", "SC-165", "SC-179", "SC-185", "SC-200", "SC-203", "SC-210", "SC-215",
];

interface Bag {
  counts: number[];
  size: number;
}
/** An Active spell as the view shows it. */
export interface Active {
  kind: number;
  cards: number[];
  cvs: number[];
  mode: number;
  target: number;
}
/** A frame of the stack: what is going on, with the fields of its kind. */
export interface Frame {
  "@": string;
  seat: number;
  [field: string]: any;
}
/** The view's table. */
export interface Now {
  stack: Frame[];
  turn: number;
  hands: Bag[];
  charged: Bag[];
  decks: Bag[];
  discards: number[][];
  active: Active[][];
  move_cards: number[];
  values: number[];
  at: number[];
  life: number[];
  order: number[];
}

/** Cards that are known, from low to high; null where only their number is. */
export const cardsIn = (bag: Bag): number[] | null => (bag.counts.length ? bag.counts.flatMap((count, card) => (count ? [card] : [])) : bag.size ? null : []);

export const seatLetter = (seat: number): string => "ABCD"[seat] ?? "?";
export const seatOf = (letter: string): number => "ABCD".indexOf(letter);

/** Whom a direction points at: the seat whose piece comes first in that line, or -1. */
export function seatInLine(field: Field, now: Now, seat: number, direction: number): number {
  if ((now.at[seat] ?? -1) < 0) return -1;
  const place = firstInLine(field, now.at[seat]!, direction, now.at.filter((one) => one >= 0));
  return place < 0 ? -1 : now.at.indexOf(place);
}

/** The newest frame of a kind. */
export const frameOf = (now: Now, ...kinds: string[]): Frame | undefined => now.stack.findLast((frame) => kinds.includes(frame["@"]));
export const topFrame = (now: Now): Frame => now.stack.at(-1) ?? { "@": "", seat: -1 };
/** Whose turn (or Dying Curse) it is; -1 before the first. */
export const turnOf = (now: Now): number => frameOf(now, "Turn", "Curse")?.seat ?? -1;

/** What a hit would still cost after an answer: a preview for the card, worked out by the hall again when it comes. */
export function remains(attack: Frame, how: string, card: number): number {
  const hadou = attack["kind"] === 1;
  const rest = how === "shield" && hadou ? 0 : Math.max(0, attack["cv"] - valueOf(card));
  return rest && attack["weapon"] ? attack["weapon"] : rest;
}

export const sum = (cards: number[]): number => cards.reduce((all, card) => all + valueOf(card), 0);
