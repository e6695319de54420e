import { catalogue } from "spellhall/words";

const t = catalogue({ en: { title: "Spells learned" }, fr: { title: "Sorts appris" } });
/** What the chart at the end shows: spells learned, cast or not. */
export const title = () => t("title");
export const measure = ({ table }: any): number[] => table.unused.map((spells: number[], seat: number) => spells.length + table.used[seat].length);
