import type { Presets } from "spellhall/pages/presets";

/** What a table for a first game changes of the rulebook, and what a short one does. */
export const presets: Presets = {
  first: { memory_aid: true, stagnation_limit: 30, stagnation_result: "cards" },
  short: { stagnation_limit: 20, stagnation_result: "cards" },
};
