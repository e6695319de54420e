import { t } from "spellhall/words/ending";

/** What the chart at the end shows: the dials. */
export const title = () => t("strength");
export const measure = ({ table }: any): number[] => table.strength;
