import type { Tone } from "spellhall/look/tone";

/** The colour of the game, with enough contrast to the paper of each theme. */
export const tone: Tone = { day: "#0b6b63", night: "#5fd6c8", contrast: "#003f3a" };
