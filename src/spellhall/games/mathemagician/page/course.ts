import { t } from "spellhall/words";

/** What the chart at the end shows: the dials. */
export const title = () => t("md-page-course");
export const measure = ({ table }: any): number[] => table.strength;
