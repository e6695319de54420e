import type { Palette } from "spellhall/play/instruments";

/** Events that sound bright, and those that sound dull; the others are a touch. */
export const bright: string[] = [];
export const dull = ["destroy"];

/** How the game sounds: a fanfare behind the curtain, and a drum. */
export const palette: Palette = { root: 293.7, steps: [0, 4, 7], bright: "horn", dull: "drum", touch: "paper" };
