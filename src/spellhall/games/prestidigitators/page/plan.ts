import { trickOf, type Cards, type Trick } from "./model";

/** One of the cards to be arranged, with a name of its own for each copy. */
export interface Held {
  key: string;
  trick: Trick;
}

/** The drafted cards, each with a key. */
export function heldOf(cards: Cards, counts: number[]): Held[] {
  return counts.flatMap((copies, kind) => Array.from({ length: copies }, (_, copy) => ({ key: `${kind}.${copy}`, trick: trickOf(cards, kind)! })));
}

/** An arrangement in the making: which card lies in which place, row by row from the bottom. Nobody else sees it. */
export type Plan = (string | null)[];

/** The plan that follows what the hall already has; places it has filled are fixed. */
export function planWith(plan: Plan, layout: number[], held: Held[]): Plan {
  const laid: Plan = [];
  for (const kind of layout) {
    if (kind < 0) break;
    laid.push(held.find((one) => one.trick.kind === kind && !laid.includes(one.key))?.key ?? null);
  }
  const rest = held.map((_, place) => (place < laid.length ? laid[place]! : (plan[place] ?? null)));
  return rest.map((key, place) => (place >= laid.length && key !== null && laid.includes(key) ? swapFor(key, laid, rest, held) : key));
}

/** A copy of the same card that is still free, where the hall took this very one. */
function swapFor(key: string, laid: Plan, rest: Plan, held: Held[]): string | null {
  const kind = held.find((one) => one.key === key)?.trick.kind;
  return held.find((one) => one.trick.kind === kind && !laid.includes(one.key) && !rest.includes(one.key))?.key ?? null;
}

/** A card goes to a place; what lay there goes where the card came from. */
export function put(plan: Plan, key: string, place: number): Plan {
  const from = plan.indexOf(key);
  const out = [...plan];
  if (from >= 0) out[from] = plan[place] ?? null;
  out[place] = key;
  return out;
}

export const takeBack = (plan: Plan, key: string): Plan => plan.map((other) => (other === key ? null : other));

/** The free cards fall into the free places at random. */
export function filled(plan: Plan, held: Held[], random: () => number): Plan {
  const free = held.map((one) => one.key).filter((key) => !plan.includes(key));
  return plan.map((key) => key ?? free.splice(Math.floor(random() * free.length), 1)[0] ?? null);
}
