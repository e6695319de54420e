import type { Tone } from "spellhall/look/tone";

/** The colour of the game, with enough contrast to the paper of each theme. */
export const tone: Tone = { day: "#a63d17", night: "#ff9d73", contrast: "#6d1f00" };
