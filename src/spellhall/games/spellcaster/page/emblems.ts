import pictures from "../pictures.json";

/** The emblems of the fifteen spells in their order, as lines in a box of 24 × 24. Paper draws from the same file. */
export const EMBLEMS: string[] = Object.values(pictures);
