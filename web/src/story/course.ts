/** A game from its first to its last step, as numbers: one line for each seat. */
export interface Course {
  title(): string;
  /** `lines[seat][step]`; step 0 is the deal. */
  lines: number[][];
}

/** What a board says about its chart: `page/course.ts` in the game's folder. */
interface Measured {
  title(): string;
  measure(view: any, cards: any): number[];
}

const found = import.meta.glob<Measured>("../../../src/spellhall/games/*/page/course.ts");

/** The course of a game from all its views; null for a game whose board measures nothing. */
export async function courseOf(game: string, views: unknown[], cards: unknown): Promise<Course | null> {
  const load = found[`../../../src/spellhall/games/${game}/page/course.ts`];
  if (!load) return null;
  const { title, measure } = await load();
  const rows = views.map((view) => measure(view, cards));
  return { title, lines: rows[0]!.map((_, seat) => rows.map((row) => row[seat]!)) };
}

/** The steps at which any line changes, with the first and the last: what a table of the course has to show. */
export function turnsOf(lines: number[][]): number[] {
  const last = lines[0]!.length - 1;
  return Array.from({ length: last + 1 }, (_, step) => step).filter(
    (step) => step === 0 || step === last || lines.some((line) => line[step] !== line[step - 1]),
  );
}

/** Whole numbers for the scale, few and round, from the lowest to the highest value (zero always among them). */
export function scaleOf(lines: number[][]): number[] {
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, place) => first + place * step);
}

/** The few moments that mattered most, in the order of play. */
export function decisive<One extends { step: number; cost: number }>(moments: One[], most = 3): One[] {
  return [...moments].sort((one, two) => two.cost - one.cost).slice(0, most).sort((one, two) => one.step - two.step);
}
