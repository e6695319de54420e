import pictures from "../pictures.json";

/** The emblems of the cards, as lines in a box of 32 × 32; a custom card has none, and gets a sigil. Paper draws from the same file. */
export const EMBLEMS: Record<string, string> = pictures;
