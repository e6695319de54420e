import type { Presets } from "spellhall/pages/presets";

/** What a table for a first game changes of the rulebook, and what a short one does. */
export const presets: Presets = {
  first: { end_mode: "rounds", round_limit: 6, spell_effects: false },
  short: { end_mode: "rounds", round_limit: 9 },
};
