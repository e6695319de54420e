import { t } from "spellhall/words";
import type { Cards } from "./model";

/** What the chart at the end shows: points of spells less skulls, where skulls count. */
export const title = () => t("mn-page-course");
export const measure = ({ table, options }: any, cards: Cards): number[] => {
  const counts = options.mode !== "infant" || options.infant_skulls === "count";
  return table.won.map((spells: number[], seat: number) => spells.reduce((all, spell) => all + cards.spells[spell]![2], 0) - (counts ? table.skulls[seat].size : 0));
};
