import { t } from "spellhall/words";

/** What the chart at the end shows: a mage's hand, which is a mage's life. */
export const title = () => t("sc-page-course");
export const measure = ({ table }: any): number[] => table.hands.map((bag: { size: number }) => bag.size);
