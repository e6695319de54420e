import type { Asked } from "spellhall/protocol";
import type { Move } from "spellhall/play/picker.svelte";
import { t } from "spellhall/words";

/** The card set as the hall shows it. */
export interface Cards {
  name: string;
  runes: number[];
  spells: [id: string, number: number, effect: string][];
  order: string[];
}

export interface Spell {
  id: string;
  number: number;
  effect: string;
  title: string;
  text: string;
}

export interface Rune {
  number: number;
  /** Unique in a hand: the number and which copy it is. */
  key: string;
}

/** A spell of the card set, in the language of this browser. */
export function spellOf(cards: Cards, place: number): Spell {
  const [id, number, effect] = cards.spells[place]!;
  return { id, number, effect, title: effectTitle(effect), text: t(`mw-effect-${effect}-text`) };
}

/** What an effect is called. */
export const effectTitle = (effect: string): string => t(`mw-effect-${effect}`);

/** A bag of runes as single cards, in rising order. */
export function runesOf(counts: number[]): Rune[] {
  return counts.flatMap((copies, number) => Array.from({ length: copies }, (_, copy) => ({ number, key: `${number}.${copy}` })));
}

const PAIR = /^(\d+)x(\d+)$/;
const MIRROR = /^(\d+)\^2$/;
const DOUBLE = /^2x\((\d+)x(\d+)\)$/;
const SHIFT = /^\((\d+)[+-]1\)x(\d+)$/;
const THIRD = /^(\d+)x(\d+)[+-](\d+)$/;

/** Which runes a combination places, from its notation; null if it is none. */
export function runesIn(notation: string): number[] | null {
  for (const form of [PAIR, MIRROR, DOUBLE, SHIFT, THIRD]) {
    const found = form.exec(notation);
    if (found) return found.slice(1).map(Number);
  }
  return null;
}

/** What a combination is worth: plain arithmetic on its notation. */
export function valueOf(notation: string): number {
  const found = (form: RegExp) => form.exec(notation)?.slice(1).map(Number);
  const sign = notation.includes("-") ? -1 : 1;
  let numbers: number[] | undefined;
  if ((numbers = found(PAIR))) return numbers[0]! * numbers[1]!;
  if ((numbers = found(MIRROR))) return numbers[0]! ** 2;
  if ((numbers = found(DOUBLE))) return 2 * numbers[0]! * numbers[1]!;
  if ((numbers = found(SHIFT))) return (numbers[0]! + sign) * numbers[1]!;
  if ((numbers = found(THIRD))) return numbers[0]! * numbers[1]! + sign * numbers[2]!;
  return NaN;
}

/** A combination as it is printed: 7 × 9, (6 + 1) × 8. */
export function printed(notation: string): string {
  return notation.replaceAll("x", " × ").replace("^2", "²").replace("-", " − ").replace("+", " + ");
}

/** The path of things to touch for a choice; null for those that are buttons. */
export function pathOf(notation: string): Move | null {
  const runes = runesIn(notation);
  if (runes) return { choice: notation, parts: runes.map((number) => `rune:${number}`), loose: true, goal: "target" };
  let found = /^cast (\S+)(?: (\S+))?$/.exec(notation);
  if (found) return { choice: notation, parts: [`spell:${found[1]}`, ...(found[2] ? [`detail:${found[2]}`] : [])] };
  found = /^toss (\d+)$/.exec(notation);
  if (found) return { choice: notation, parts: [`rune:${found[1]}`] };
  found = /^swap (\d+) for (\d+)$/.exec(notation);
  if (found) return { choice: notation, parts: [`their:${found[1]}`, `rune:${found[2]}`], loose: true };
  return null;
}

export function movesOf(asked: Asked | null): Move[] {
  return (asked?.choices ?? []).flatMap(([notation]) => pathOf(notation) ?? []);
}

/** Whether a value has to be worked out by the player now. */
export function claimAsked(asked: Asked | null): boolean {
  return asked?.choices[0]?.[0].startsWith("=") ?? false;
}

const DETAILS: Record<string, string> = { ten_league_boots: " +10", sliding_sands: " +1", forbidden_rune: " 5" };

/** Some way to cast a spell, in notation: enough to ask why it cannot be cast at all. */
export function someCast(cards: Cards, id: string, seat: number): string {
  const effect = cards.spells.find((spell) => spell[0] === id)?.[2] ?? "";
  return `cast ${id}${effect === "looking_glass" ? ` ${seat === 0 ? "B" : "A"}` : (DETAILS[effect] ?? "")}`;
}

/** What somebody has tried to touch, in notation, so that the hall can say why it is not possible. */
export function attempt(kinds: string[], hand: number[], cast: (id: string) => string): string {
  const last = kinds.at(-1) ?? "";
  const [what, name] = [last.slice(0, last.indexOf(":")), last.slice(last.indexOf(":") + 1)];
  if (what === "spell") return cast(name);
  const runes = kinds.filter((kind) => kind.startsWith("rune:")).map((kind) => Number(kind.slice(5)));
  if (runes.length < 2) runes.push(hand.find((number) => number !== runes[0]) ?? runes[0] ?? 2);
  const [a, b] = runes.slice(-2).sort((one, two) => one - two);
  return `${a}x${b}`;
}

/** The last reveal, as the table told it. */
export interface Reveal {
  target: number;
  seats: number[];
  combinations: string[];
  values: number[];
  distances: (number | null)[];
  claims: number[];
  winner: number;
  tied: number[];
}

/** The reveal among told facts; null if there was none. */
export function revealIn(told: { event: string; [fact: string]: unknown }[]): Reveal | null {
  const fact = told.findLast((one) => one.event === "revealed");
  if (!fact) return null;
  const after = told.slice(told.indexOf(fact));
  const winner = after.find((one) => one.event === "learned");
  const tied = after.find((one) => one.event === "tied");
  return {
    ...(fact as unknown as Reveal),
    claims: (fact["claims"] as number[] | undefined) ?? [],
    winner: typeof winner?.["seat"] === "number" ? winner["seat"] : -1,
    tied: (tied?.["seats"] as number[] | undefined) ?? [],
  };
}

/** A combination of the view (`{"!": ["pair", 7, 9]}`) in notation; empty if there is none to see. */
export function written(choice: { "!": [string, ...number[]] } | null | undefined): string {
  if (!choice) return "";
  const [verb, a, b, c, sign] = choice["!"] as [string, number, number, number, number];
  if (verb === "pair") return `${a}x${b}`;
  if (verb === "mirror") return `${a}^2`;
  if (verb === "double") return `2x(${a}x${b})`;
  if (verb === "shift") return `(${a}${b > 0 ? "+" : "-"}1)x${c}`;
  if (verb === "third") return `${a}x${b}${sign > 0 ? "+" : "-"}${c}`;
  return "";
}

/** The effects that cards of the house and of owners can have: their words are in the game's catalogue. */
const EFFECTS = ["none", "mirror_rune", "twin_star", "ten_league_boots", "lucky_clover", "growing_potion", "forbidden_rune", "looking_glass", "twin_treasure", "sliding_sands", "seven_winds", "shape_shifter", "third_rune"];
export const FAMILIES = { "mw-effect-": [...EFFECTS, ...EFFECTS.map((effect) => `${effect}-text`)] };
