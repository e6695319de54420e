import type { Palette } from "spellhall/play/instruments";

/** Events that sound bright, and those that sound dull; the others are a touch. */
export const bright = ["cast", "healed"];
export const dull = ["skulls", "lost"];

/** How the game sounds: bubbles in glass. */
export const palette: Palette = { root: 494, steps: [0, 4, 7, 11, 12], bright: "bubble", dull: "gulp", touch: "bubble" };
