import { message, t } from "spellhall/words";

/** A card of the set as the hall shows it. */
export interface CardData {
  name: string;
  /** The part of its keys in the catalogue; empty for a custom card, which has words of its own. */
  id?: string;
  energy: number;
  copies: number;
  text: string;
  action?: Step[];
  reaction?: { once?: boolean; steps: Step[] };
}

export interface Step {
  do: string;
  what: string;
  to?: string;
  clause?: string;
}

export interface Cards {
  hand: number;
  cards: CardData[];
}

/** A card as the board draws it, in the language of this browser. */
export interface Trick {
  kind: number;
  /** As the notation writes it. */
  name: string;
  title: string;
  /** The title with places where it may break on a narrow card. */
  narrow: string;
  text: string;
  energy: number;
  /** Where the rules speak of it. */
  clauses: string[];
}

interface Bag {
  counts: number[];
  size: number;
}

/** The state of the duel as this seat may see it; see docs/notation/prestidigitators.md. */
export interface Duel {
  stack: Frame[];
  outcome: unknown;
  turn: number;
  first: number;
  mover: number;
  pool: Bag;
  drafted: Bag[];
  rows: number[][][];
  splay: number[][];
  names: number[];
  known: number[];
  spent: number[];
  destroyed: number[];
  facts: number[][];
  quiet: number;
}

export interface Frame {
  "@": string;
  layout?: number[][];
  ready?: number[];
  attacker?: number;
  row?: number;
  card?: number;
  under?: number;
  at?: number;
  asking?: number;
  stage?: number;
  times?: number[];
}

/** What decides how things are shown: the seat that looks, and the options of the table. */
export interface Sight {
  cards: Cards;
  seat: number;
  memory: boolean;
  collapsedZero: boolean;
}

export const ROWS = [0, 1, 2];
const ENERGY = 0;
const FAR = 999;
const HEAD = 3;

export function sightOf(cards: Cards, view: any): Sight {
  return { cards, seat: view.seat, memory: view.options.memory_aid, collapsedZero: view.options.collapsed_energy === "zero" };
}

/** A card by its kind; null for one that is not known here. */
export function trickOf(cards: Cards, kind: number): Trick | null {
  const card = cards.cards[kind];
  if (!card) return null;
  const { name, energy, id } = card;
  const clauses = printed(card) ? [`DP-C-${name.replaceAll(" ", "")}-1`] : [];
  if (!id) return { kind, name, energy, clauses, title: name, narrow: name, text: card.text };
  const narrow = t("dp-page-narrow", { card: message(`dp-card-${id}`) });
  return { kind, name, energy, clauses, title: t(`dp-card-${id}`), narrow, text: t(`dp-card-${id}-text`) };
}

/** The steps of printed cards name the clauses that they carry out. */
const printed = (card: CardData): boolean => [...(card.action ?? []), ...(card.reaction?.steps ?? [])].some((step) => step.clause);

/** The cards whose words are in the game's catalogue. */
const OWN = [
  "phylactery", "bubble", "mirrorball", "boomerang", "discharge", "fireball", "magic-missile", "thunderbolt", "lightning", "gnaremoob",
  "decoy", "mine", "battery", "ground", "grenade", "fan", "guided-orb", "smoke-ring", "whirligig", "understudy",
];
export const FAMILIES = { "dp-card-": [...OWN, ...OWN.map((id) => `${id}-text`)] };

export const kindOf = (cards: Cards, name: string): number => cards.cards.findIndex((card) => card.name === name);

/** One card on the table. */
export interface Lying {
  token: number;
  /** Null: its back is all that can be seen. */
  trick: Trick | null;
  /** Both players have seen it. */
  seen: boolean;
  /** Its once-per-game reaction is used up. */
  spent: boolean;
}

export interface Stack {
  seat: number;
  row: number;
  /** From the bottom up; only its owner may look at them. */
  hidden: Lying[];
  /** From left to right; the last one is the top card. */
  cascade: Lying[];
}

/** Whether this seat is shown the names that both know, on the other's side. */
const shows = (duel: Duel, sight: Sight, seat: number): boolean => sight.memory || seat === sight.seat || sight.seat === -2 || duel.outcome !== null;

export function stackOf(duel: Duel, sight: Sight, seat: number, row: number): Stack {
  const open = shows(duel, sight, seat);
  const lying = duel.rows[seat]![row]!.map((token) => ({
    token,
    trick: open ? trickOf(sight.cards, duel.names[token] ?? -1) : null,
    seen: duel.known[token] === 1 && sight.memory,
    spent: duel.spent[token] === 1,
  }));
  const size = duel.splay[seat]![row]!;
  return { seat, row, hidden: lying.slice(0, lying.length - size), cascade: lying.slice(lying.length - size) };
}

/** An amount of energy, or what is known of it. */
export interface Amount {
  low: number;
  high: number;
}

/** The energy of a stack's cascade: what is seen, and what announced totals say about the rest. */
export function energyOf(duel: Duel, sight: Sight, stack: Stack): Amount {
  const counted = stack.cascade.length === 1 && sight.collapsedZero ? [] : stack.cascade;
  const sum = counted.reduce((total, one) => total + (one.trick?.energy ?? 0), 0);
  const unknown = counted.filter((one) => !one.trick).map((one) => one.token);
  if (!unknown.length) return { low: sum, high: sum };
  const about = shows(duel, sight, stack.seat) ? duel.facts.filter((fact) => speaksOf(fact, ENERGY, unknown)) : [];
  const low = Math.max(0, ...about.map((fact) => fact[1]!));
  const high = Math.min(FAR, ...about.map((fact) => fact[2]!));
  return { low: sum + low, high: high >= FAR ? Infinity : sum + high };
}

/** Whether a fact is about exactly these tokens, each once. */
function speaksOf(fact: number[], what: number, tokens: number[]): boolean {
  const named = fact.slice(HEAD).filter((_, place) => place % 2 === 0);
  const weights = fact.slice(HEAD).filter((_, place) => place % 2 === 1);
  return fact[0] === what && named.length === tokens.length && weights.every((weight) => weight === 1) && named.every((token) => tokens.includes(token));
}

export function amountText({ low, high }: Amount): string {
  if (low === high) return String(low);
  if (high === Infinity) return low > 0 ? `${low}+` : "?";
  return `${low}–${high}`;
}

/** Whether it is known that the Phylactery lies in a stack: 1 yes, 0 no, -1 nobody can tell. */
export function phylacteryIn(duel: Duel, sight: Sight, stack: Stack): number {
  const lying = [...stack.hidden, ...stack.cascade];
  if (!sight.memory || lying.every((one) => one.trick)) return -1;
  const tokens = lying.map((one) => one.token);
  for (const fact of duel.facts) {
    if (fact[0] === ENERGY) continue;
    const named = fact.slice(HEAD).filter((_, place) => place % 2 === 0);
    if (fact[1] === 1 && named.every((token) => tokens.includes(token))) return 1;
    if (fact[2] === 0 && tokens.every((token) => named.includes(token) || duel.known[token])) return 0;
  }
  return -1;
}

/** Where one of a player's drafted cards is now. */
export interface Drafted {
  key: string;
  trick: Trick;
  /** "gone", "seen" (on the table, known), or "" (anywhere). */
  where: "gone" | "seen" | "";
  row: number;
}

/** A player's cards in the order of the set, with what the viewer knows of each. */
export function draftedOf(duel: Duel, sight: Sight, seat: number): Drafted[] {
  const hand = sight.cards.hand;
  const own = duel.names.map((_, token) => token).filter((token) => (token < hand ? 0 : 1) === seat);
  const known = (token: number) => duel.destroyed.includes(token) || shows(duel, sight, seat);
  return duel.drafted[seat]!.counts.flatMap((copies, kind) => {
    const tokens = own.filter((token) => duel.names[token] === kind && known(token));
    return Array.from({ length: copies }, (_, copy): Drafted => {
      const token = tokens[copy] ?? -1;
      const row = duel.rows.flatMap((rows) => rows.map((stack, place) => (stack.includes(token) ? place : -1))).find((place) => place >= 0) ?? -1;
      const where = token < 0 ? "" : duel.destroyed.includes(token) ? "gone" : "seen";
      return { key: `${kind}.${copy}`, trick: trickOf(sight.cards, kind)!, where, row };
    });
  });
}

/** One physical card of the draft: seat A's copies come first, seat B's last, the pool between. */
export interface Spread {
  key: string;
  trick: Trick;
  owner: number;
}

export function spreadOf(duel: Duel, cards: Cards): Spread[] {
  return cards.cards.flatMap((_, kind) => {
    const [mine, pool, theirs] = [duel.drafted[0]!, duel.pool, duel.drafted[1]!].map((bag) => bag.counts[kind] ?? 0) as [number, number, number];
    const owners = [...Array<number>(mine).fill(0), ...Array<number>(pool).fill(-1), ...Array<number>(theirs).fill(1)];
    return owners.map((owner, copy) => ({ key: `${kind}.${copy}`, trick: trickOf(cards, kind)!, owner }));
  });
}

/** The same spread with owners where they were before, and the newest card of a seat where that seat touched it. */
export function stayed(spread: Spread[], before: Map<string, number>, touched: string, seat: number): Spread[] {
  const left = new Map<string, number>();
  const count = (one: Spread, owner: number): string => `${one.key.split(".")[0]} ${owner}`;
  for (const one of spread) if (one.owner >= 0) left.set(count(one, one.owner), (left.get(count(one, one.owner)) ?? 0) + 1);
  const out = spread.map((one) => ({ ...one, owner: -1 }));
  const give = (one: Spread, owner: number): void => {
    const more = left.get(count(one, owner)) ?? 0;
    if (one.owner >= 0 || owner < 0 || !more) return;
    one.owner = owner;
    left.set(count(one, owner), more - 1);
  };
  for (const one of out) give(one, before.get(one.key) ?? -1);
  for (const one of out) if (one.key === touched) give(one, seat);
  for (const one of out) give(one, 0);
  for (const one of out.toReversed()) give(one, 1);
  return out;
}
