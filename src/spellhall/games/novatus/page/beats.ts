import type { Beat } from "spellhall/play/drama.svelte";
import type { Told } from "spellhall/net/session.svelte";

/** The anchor of a space written as "23": row 2, column 3. Not from the model: this file is loaded with every table. */
function space(text: string): string {
  return `space-${(Number(text[0]) - 1) * 5 + Number(text[1]) - 1}`;
}

/** The cube lands before anything else happens; a spell's potions fly together into its recipe. */
export function beatsOf(told: Told[], seat: number): Beat[] {
  const cast = told.find((one) => one.event === "cast");
  if (cast) {
    const brew: Beat = { fact: cast, ms: 1300, before: true, gather: { from: ["laid", "sent"], into: `spell:${String(cast["points"])}` }, caption: cast.seat !== seat };
    return [brew, { fact: cast, ms: 1400, caption: false }];
  }
  const thrown = told.findLast((one) => ["threw", "landed", "placed"].includes(one.event));
  if (thrown) return [{ fact: thrown, ms: 1250, caption: thrown.seat !== seat }];
  const took = told.find((one) => one.event === "took" && one.seat !== seat);
  return took ? [{ fact: took, ms: 1200, at: (took["spaces"] as string[]).map(space) }] : [];
}
