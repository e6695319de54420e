import { t } from "spellhall/words";

/** What the chart at the end shows: spells learned, cast or not. */
export const title = () => t("mw-page-course");
export const measure = ({ table }: any): number[] => table.unused.map((spells: number[], seat: number) => spells.length + table.used[seat].length);
