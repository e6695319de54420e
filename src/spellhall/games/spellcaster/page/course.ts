import { catalogue } from "spellhall/words";

const t = catalogue({ en: { title: "Cards in hand" }, fr: { title: "Cartes en main" } });
/** What the chart at the end shows: a mage's hand, which is a mage's life. */
export const title = () => t("title");
export const measure = ({ table }: any): number[] => table.hands.map((bag: { size: number }) => bag.size);
