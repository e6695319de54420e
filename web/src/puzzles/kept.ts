// What this browser keeps of puzzles: which were solved, on which day, and how well their solver does. Nobody else is told.
import { BEGINNER, OF_A_PUZZLE, rated, type Rating } from "./glicko";

export interface Result {
  good: boolean;
  /** The day on which it was answered. */
  on: string;
}

interface Kept {
  /** By game and day, with a stroke between them. */
  results: Record<string, Result>;
  /** By game. */
  ratings: Record<string, Rating>;
}

const KEY = "spellhall.puzzles";
const MOST = 2000; // results; the oldest go first

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    return { results: found?.results ?? {}, ratings: found?.ratings ?? {} };
  } catch {
    return { results: {}, ratings: {} };
  }
}

/** A date as puzzles are named by it, where the reader is. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

export const today = (): string => dayOf(new Date());

/** So many days before a day. */
export function daysBefore(day: string, days: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return dayOf(new Date(year, month - 1, date - days, 12));
}

export const resultOf = (game: string, day: string): Result | null => kept().results[`${game}/${day}`] ?? null;

export const ratingOf = (game: string): Rating | null => kept().ratings[game] ?? null;

/** Keep an answer. Only the first one to a puzzle counts. */
export function keep(game: string, day: string, good: boolean, puzzle: number, now = today()): void {
  const before = kept();
  if (before.results[`${game}/${day}`]) return;
  const results = { ...before.results, [`${game}/${day}`]: { good, on: now } };
  const rating = rated(before.ratings[game] ?? BEGINNER, [{ rating: puzzle, deviation: OF_A_PUZZLE, score: good ? 1 : 0 }]);
  const few = Object.fromEntries(Object.entries(results).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify({ results: few, ratings: { ...before.ratings, [game]: rating } }));
  } catch {
    // a browser that keeps nothing: then there is no streak
  }
}

/** Days in a row, up to today or yesterday, on each of which a puzzle of that day was solved. */
export function streak(now = today()): number {
  const days = new Set(Object.entries(kept().results).flatMap(([name, { good, on }]) => (good && name.endsWith(`/${on}`) ? [on] : [])));
  let count = 0;
  for (let day = days.has(now) ? now : daysBefore(now, 1); days.has(day); day = daysBefore(day, 1)) count++;
  return count;
}
