import type { Active } from "./model";

/** How others' Active spells lie: card by card, a counted emblem for every kind of spell, or one number for all. */
export type Fold = "cards" | "kinds" | "count";

/** How many cards each of one, two or three casters may lay out before they are folded. */
const LAID: Record<string, [number, number, number]> = {
  wide: [12, 6, 4],
  tall: [14, 6, 4],
  phone: [6, 4, 2],
  small: [5, 2, 0],
  low: [4, 0, 0],
};

/** The same bounds as the styles of the board have. */
function shapeOf(wide: number, high: number): string {
  if (high <= 420) return "low";
  if (wide < 640) return high <= 600 ? "small" : "phone";
  return wide < 760 || (wide < 980 && wide / high <= 23 / 20) ? "tall" : "wide";
}

export function foldOf(wide: number, high: number, casters: number, spells: Active[]): Fold {
  const shape = shapeOf(wide, high);
  const cards = spells.reduce((all, spell) => all + spell.cards.length, 0);
  if (cards <= LAID[shape]![Math.min(casters, 3) - 1]!) return "cards";
  return casters > 1 && ["small", "low"].includes(shape) ? "count" : "kinds";
}

/** Spells that do the same lie in one frame. */
export interface Group {
  key: string;
  kind: number;
  /** The first of them, for what is said of all. */
  first: Active;
  spells: Active[];
}

export function groupsOf(spells: Active[]): Group[] {
  const found = new Map<string, Group>();
  for (const spell of spells) {
    const key = `${spell.kind}/${spell.mode}/${spell.mode ? (spell.cvs[0] ?? 0) : 0}/${spell.target}`;
    const group = found.get(key);
    if (group) group.spells.push(spell);
    else found.set(key, { key, kind: spell.kind, first: spell, spells: [spell] });
  }
  return [...found.values()];
}
