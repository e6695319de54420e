/** What the hall says about practice; `practice/` in the package chooses the sums. */
export interface Way {
  fact: string;
  text: string;
  first: string | object;
  then: string | object;
  /** Rows of places: a nearby fact, b added, x taken away, a point for an empty one. */
  dots: string[];
}

export interface Practised {
  sum: string;
  passport: string;
  lesson: Record<string, unknown>;
  answered: number;
  right: boolean | null;
  value: number | null;
  way: Way | null;
  /** The first step to this sum, where it was missed and is still hard. */
  hint?: Way | null;
}

/** A product as a fact, if a combination is nothing else: 7x8. */
export const FACT = /^\d{1,2}[x+-]\d{1,2}$/;

/** The plans that are offered to whoever practises alone: the end of the label's key, and the facts. */
export const PLANS: [string, string][] = [
  ["first", "tables 2,5,10"],
  ["tables", "tables 2-12"],
  ["hard", "tables 6-9"],
  ["ten", "sums 10; differences 10"],
  ["twenty", "sums 20; differences 20"],
];

const KEY = "spellhall.passport";

/** The passport that this browser keeps, if its owner wished so. */
export function keptPassport(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepPassport(passport: string): void {
  try {
    if (passport) localStorage.setItem(KEY, passport);
    else localStorage.removeItem(KEY);
  } catch {
    // kept until the tab is closed
  }
}
