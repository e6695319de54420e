import type { Presets } from "spellhall/pages/presets";

/** What a table for a first game changes of the rulebook, and what a short one does. */
export const presets: Presets = {
  first: { mode: "infant", infant_target: 5 },
  short: { end_position: 4 },
};
