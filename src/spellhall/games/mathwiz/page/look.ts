import type { Tone } from "spellhall/look/tone";
import look from "../look.json";

/** The colour of the game, with enough contrast to the paper of each theme. */
export const tone: Tone = look;
