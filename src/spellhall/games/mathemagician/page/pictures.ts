import type { Motif } from "spellhall/cards/motifs";
import pictures from "../pictures.json";

/** What the spells of the house's set show; a spell of another set has a sigil of its own. Paper draws from the same file. */
export const MOTIF_OF = pictures as Record<string, Motif>;
