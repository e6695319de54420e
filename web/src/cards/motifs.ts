/**
 * What can be seen on cards, as lines in a box of 32 × 32. Closed shapes take a wash of the second ink. A game names the motif of
 * each of its cards; a card that names none gets a sigil of its own (drawing.ts). Paper draws from the same file.
 */
import motifs from "../../../src/spellhall/printing/motifs.json";

export const MOTIFS = motifs;
export type Motif = keyof typeof motifs;
