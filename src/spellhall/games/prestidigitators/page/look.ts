import type { Tone } from "spellhall/look/tone";

/** The colour of the game, with enough contrast to the paper of each theme. */
export const tone: Tone = { day: "#7a2e5d", night: "#f29ccd", contrast: "#520038" };
