import type { Card } from "./model";

/** A card that is held somewhere, with a number of its own, so that its way over the table can be shown. */
export interface Held {
  id: number;
  card: Card;
}

export type Zones = Record<string, Held[]>;

/** Cards that are not to be seen: only their backs tell Energy from Symbols. */
export const ENERGY_BACK: Card = 1000;
export const SYMBOL_BACK: Card = -1000;

export const isBack = (card: Card): boolean => card === ENERGY_BACK || card === SYMBOL_BACK;

let numbered = 0;

/**
 * Equal cards cannot be told apart, and the hall does not try. For the eye they can: a card that left one place and one
 * like it that appeared in another are the same card, also where only a back was seen before.
 */
export function follow(before: Zones, now: Record<string, Card[]>): Zones {
  const left: Record<string, Held[]> = Object.fromEntries(Object.entries(before).map(([zone, held]) => [zone, [...held]]));
  const out: Record<string, (Held | Card)[]> = {};
  for (const [zone, cards] of Object.entries(now)) {
    const rest = left[zone] ?? [];
    out[zone] = cards.map((card) => take(rest, (held) => held.card === card, card) ?? card);
  }
  const gone = Object.values(left).flat();
  const found = (card: Card): Held =>
    take(gone, (held) => held.card === card, card) ??
    take(gone, (held) => (isBack(held.card) || isBack(card)) && held.card > 0 === card > 0, card) ?? { id: ++numbered, card };
  return Object.fromEntries(Object.entries(out).map(([zone, cards]) => [zone, cards.map((card) => (typeof card === "number" ? found(card) : card))]));
}

function take(from: Held[], fits: (held: Held) => boolean, card: Card): Held | null {
  const place = from.findIndex(fits);
  return place < 0 ? null : { id: from.splice(place, 1)[0]!.id, card };
}

interface Bag {
  counts: number[];
  size: number;
}

/** The cards of a hand as far as they are to be seen: faces in order, or known faces and the backs of the rest. */
export function handCards(energy: Bag, symbols: Bag, known: Card[]): Card[] {
  if (energy.counts.length || symbols.counts.length) {
    const numerals = energy.counts.flatMap((copies, number) => Array<Card>(copies).fill(number));
    return [...numerals, ...symbols.counts.flatMap((copies, kind) => Array<Card>(copies).fill(kind === 0 ? 0 : -1))];
  }
  const shown = [...known].sort((one, two) => two - one);
  const numerals = shown.filter((card) => card > 0);
  const signs = shown.filter((card) => card <= 0);
  const backs = (count: number, back: Card): Card[] => Array<Card>(Math.max(0, count)).fill(back);
  return [...numerals, ...backs(energy.size - numerals.length, ENERGY_BACK), ...signs, ...backs(symbols.size - signs.length, SYMBOL_BACK)];
}
