import type { Presets } from "spellhall/pages/presets";

/** What a table for a first game changes of the rulebook, and what a short one does. */
export const presets: Presets = {
  first: { level: "apprentice", starting_strength: 10, pulling: false },
  short: { starting_strength: 10 },
};
