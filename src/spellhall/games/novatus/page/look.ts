import type { Tone } from "spellhall/look/tone";

/** The colour of the game, with enough contrast to the paper of each theme. */
export const tone: Tone = { day: "#3b6627", night: "#a9db8c", contrast: "#163d00" };
