import type { Palette } from "spellhall/play/instruments";

/** Events that sound bright, and those that sound dull; the others are a touch. */
export const bright = ["cast"];
export const dull = ["misfired", "lost", "knocked_out"];

/** How the game sounds: a harp, and a fuse that fizzes. */
export const palette: Palette = { root: 440, steps: [0, 3, 7, 12], bright: "pluck", dull: "fizz", touch: "paper" };
