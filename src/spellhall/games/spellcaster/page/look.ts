import type { Tone } from "spellhall/look/tone";

/** The colour of the game, with enough contrast to the paper of each theme. */
export const tone: Tone = { day: "#2c4a94", night: "#a3bcff", contrast: "#001f70" };
