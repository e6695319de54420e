/**
 * How a hand meets a recipe, so that the cards can show it while somebody thinks. It decides nothing: which spell can be
 * cast, and with which cards, is what the hall offers.
 */
export const TYPES = 16;
export const ELIXIR = 17;
const COLOURS = "RYGB";
const SYMBOLS = "abcd";
const ALL = (1 << TYPES) - 1;

/** One reading of a recipe: for every slot the potion types that it takes, a bit each. */
type Pattern = number[];

export interface Fill {
  /** The card in each slot: a potion type, ELIXIR, or null while it is empty. */
  slots: (number | null)[];
  missing: number;
}

const mask = (colours: number[], numbers: number[]): number =>
  colours.reduce((bits, colour) => numbers.reduce((more, number) => more | (1 << (colour * 4 + number - 1)), bits), 0);

/** All ways to give different numbers to some symbols. */
function chosenNumbers(symbols: string[]): number[][] {
  if (!symbols.length) return [[]];
  return chosenNumbers(symbols.slice(1)).flatMap((rest) => [1, 2, 3, 4].filter((number) => !rest.includes(number)).map((number) => [number, ...rest]));
}

function readings(slots: string[], group: string, colours: number[]): Map<number, number>[] {
  const places = slots.flatMap((slot, place) => (slot[0] === group ? [place] : []));
  const symbols = [...new Set(places.map((place) => slots[place]![1]!).filter((mark) => SYMBOLS.includes(mark)))];
  const seen = new Set<string>();
  return chosenNumbers(symbols).flatMap((chosen) => {
    const read = new Map(
      places.map((place): [number, number] => {
        const mark = slots[place]![1]!;
        const numbers = mark === "-" ? [1, 2, 3, 4] : SYMBOLS.includes(mark) ? [chosen[symbols.indexOf(mark)]!] : [Number(mark)];
        return [place, mask(colours, numbers)];
      }),
    );
    const key = [...read.values()].sort((one, two) => one - two).join();
    if (seen.has(key)) return [];
    seen.add(key);
    return [read];
  });
}

const known = new Map<string, Pattern[]>();

/** Every reading of a recipe: colours for black and grey, numbers for symbols. */
export function patternsOf(slots: string[]): Pattern[] {
  const key = slots.join(" ");
  let found = known.get(key);
  if (!found) known.set(key, (found = readAll(slots)));
  return found;
}

function readAll(slots: string[]): Pattern[] {
  const groups = [...new Set(slots.map((slot) => slot[0]!))];
  const any = [0, 1, 2, 3];
  const out: Pattern[] = [];
  for (const black of groups.includes("K") ? any : [0]) {
    for (const grey of groups.includes("S") ? any : [-1]) {
      if (black === grey && groups.includes("K")) continue;
      let made: Pattern[] = [slots.map(() => ALL)];
      for (const group of groups) {
        const colours = group === "K" ? [black] : group === "S" ? [grey] : group === "*" ? any : [COLOURS.indexOf(group)];
        const ways = readings(slots, group, colours);
        made = made.flatMap((one) => ways.map((way) => one.map((bits, place) => way.get(place) ?? bits)));
      }
      out.push(...made);
    }
  }
  return out;
}

/** As many slots as possible filled from copies of each type. */
function match(pattern: Pattern, counts: number[]): (number | null)[] {
  const held: (number | null)[] = pattern.map(() => null);
  const used = new Array<number>(TYPES).fill(0);
  const fill = (slot: number, seen: Set<number>): boolean => {
    for (let type = 0; type < TYPES; type++) {
      if (!counts[type] || !((pattern[slot]! >> type) & 1) || seen.has(type)) continue;
      seen.add(type);
      if (used[type]! < counts[type]!) {
        used[type]!++;
        held[slot] = type;
        return true;
      }
      for (let other = 0; other < held.length; other++) {
        if (held[other] === type && other !== slot && fill(other, seen)) {
          held[slot] = type;
          return true;
        }
      }
    }
    return false;
  };
  pattern.forEach((_, slot) => fill(slot, new Set()));
  return held;
}

const empty = (held: (number | null)[]) => held.filter((type) => type === null).length;

/** The best that these potions (copies of each type) and Elixirs do for a recipe. */
export function fillOf(slots: string[], counts: number[], elixirs = 0): Fill {
  let best: (number | null)[] = slots.map(() => null);
  for (const pattern of patternsOf(slots)) {
    const held = match(pattern, counts);
    if (empty(held) < empty(best)) best = held;
    if (!empty(best)) break;
  }
  let left = elixirs;
  const filled = best.map((type) => (type === null && left-- > 0 ? ELIXIR : type));
  return { slots: filled, missing: empty(filled) };
}

/** Potion types of which one more would complete the recipe. */
export function completing(slots: string[], counts: number[], elixirs = 0): number[] {
  return Array.from({ length: TYPES }, (_, type) => type).filter((type) => {
    const more = [...counts];
    more[type] = (more[type] ?? 0) + 1;
    return fillOf(slots, more, elixirs).missing === 0;
  });
}

/** Potion types that bring a hand closer to a recipe. */
export function helping(slots: string[], counts: number[]): Set<number> {
  const now = fillOf(slots, counts).missing;
  return new Set(
    Array.from({ length: TYPES }, (_, type) => type).filter((type) => {
      const more = [...counts];
      more[type] = (more[type] ?? 0) + 1;
      return fillOf(slots, more).missing < now;
    }),
  );
}

/** Mixes for a recipe, without Elixirs first; at most `limit`, and null if there are more. Kinds rise, Elixirs come last. */
export function mixesOf(slots: string[], counts: number[], elixirs: number, limit = 300): number[][] | null {
  const out: number[][] = [];
  const size = slots.length;
  const grow = (mix: number[], fitting: Pattern[], from: number, wanted: number): boolean => {
    if (mix.length === wanted) {
      out.push([...mix, ...new Array<number>(size - wanted).fill(ELIXIR)]);
      return out.length <= limit;
    }
    for (let type = from; type < TYPES; type++) {
      if (mix.filter((one) => one === type).length >= (counts[type] ?? 0)) continue;
      const more = [...mix, type];
      const own = new Array<number>(TYPES).fill(0);
      for (const one of more) own[one]!++;
      const still = fitting.filter((pattern) => size - empty(match(pattern, own)) === more.length);
      if (still.length && !grow(more, still, type, wanted)) return false;
    }
    return true;
  };
  for (let some = 0; some <= Math.min(elixirs, size); some++) if (!grow([], patternsOf(slots), 0, size - some)) return null;
  return out;
}
