import type { Presets } from "spellhall/pages/presets";

/** What a table for a first game changes of the rulebook, and what a short one does. */
export const presets: Presets = {
  first: { board: "square-9", round_cap: 20 },
  short: { board: "square-9", round_cap: 30 },
};
