import { catalogue } from "spellhall/words";

const t = catalogue({ en: { title: "Strength" }, fr: { title: "Force" } });
/** What the chart at the end shows: the dials. */
export const title = () => t("title");
export const measure = ({ table }: any): number[] => table.strength;
