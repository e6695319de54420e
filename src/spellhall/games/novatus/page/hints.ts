import { t, signOf } from "./words";
import { codeOf, type Spell } from "./model";
import { completing, fillOf, type Fill } from "./recipes";

/** How an open spell stands with a hand: what fills it, and a word about what is missing. */
export interface Hint {
  fill: Fill;
  fits: boolean;
  status: string;
}

export function hintOf(spell: Spell, counts: number[], elixirs: number, cursed: boolean): Hint {
  const fill = fillOf(spell.slots, counts, elixirs);
  const size = counts.reduce((sum, copies) => sum + copies, 0);
  if (!fill.missing) {
    const used = fill.slots.filter((kind) => kind !== null && kind < 16).length;
    const skulls = size - used;
    if (cursed) return { fill, fits: false, status: t("fits_cursed") };
    return { fill, fits: true, status: skulls ? t(skulls === 1 ? "fits_skull" : "fits_skulls", { count: skulls }) : t("fits") };
  }
  return { fill, fits: false, status: fill.missing === 1 ? t("needs", { what: lacking(completing(spell.slots, counts, elixirs)) }) : t("needs_more", { count: fill.missing }) };
}

/** What one card more would complete a spell: one more leaf, a leaf 3, a 4. */
export function lacking(types: number[]): string {
  const letters = new Set(types.map((type) => codeOf(type)[0]!));
  const numbers = [...new Set(types.map((type) => codeOf(type)[1]!))];
  if (letters.size === 1) {
    const sign = signOf([...letters][0]!);
    return numbers.length === 4 ? t("one_more", { what: sign }) : `${sign} ${numbers.join("/")}`;
  }
  return numbers.length === 1 ? t("a_number", { number: numbers[0]! }) : t("any_one");
}
