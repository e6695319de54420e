import { t } from "spellhall/words";

/** What the chart at the end shows: cards on the stage; before the curtain rises, the drafted ones. */
export const title = () => t("dp-page-course");
export const measure = ({ table }: any): number[] => {
  const standing: number[] = table.rows.map((rows: number[][]) => rows.reduce((all, row) => all + row.length, 0));
  return table.names.length ? standing : table.drafted.map((bag: { size: number }) => bag.size);
};
