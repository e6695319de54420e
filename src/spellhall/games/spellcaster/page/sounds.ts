import type { Palette } from "spellhall/play/instruments";

/** Events that sound bright, and those that sound dull; the others are a touch. */
export const bright = ["cast"];
export const dull = ["hit", "defeated"];

/** How the game sounds: steel. */
export const palette: Palette = { root: 370, steps: [0, 7, 12], bright: "steel", dull: "blade", touch: "stone" };
