import type { Palette } from "spellhall/play/instruments";

/** Events that sound bright, and those that sound dull; the others are a touch. */
export const bright = ["learned", "cast"];
export const dull = ["time_up"];

/** How the game sounds: bells over stone. */
export const palette: Palette = { root: 523.3, steps: [0, 4, 7, 12], bright: "bell", dull: "drum", touch: "stone" };
