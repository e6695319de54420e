import { t } from "spellhall/words";
import { colourOf } from "./names";
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
    if (cursed) return { fill, fits: false, status: t("mn-page-fits-cursed") };
    return { fill, fits: true, status: skulls ? t("mn-page-fits-skulls", { count: skulls }) : t("mn-page-fits") };
  }
  return { fill, fits: false, status: fill.missing === 1 ? t("mn-page-needs", { what: lacking(completing(spell.slots, counts, elixirs)) }) : t("mn-page-needs-more", { count: fill.missing }) };
}

/** What one card more would complete a spell: one more leaf, a leaf 3, a 4. */
export function lacking(types: number[]): string {
  const letters = new Set(types.map((type) => codeOf(type)[0]!));
  const numbers = [...new Set(types.map((type) => codeOf(type)[1]!))];
  if (letters.size === 1) {
    const colour = colourOf([...letters][0]!);
    return numbers.length === 4 ? t(`mn-page-more-${colour}`) : t(`mn-page-numbered-${colour}`, { numbers: numbers.join("/") });
  }
  return numbers.length === 1 ? t("mn-page-a-number", { number: numbers[0]! }) : t("mn-page-any-one");
}
