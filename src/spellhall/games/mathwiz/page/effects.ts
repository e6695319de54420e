import pictures from "../pictures.json";

/** The emblems of the twelve effects, as lines in a box of 32 × 32. Paper draws from the same file. */
export const EMBLEMS: Record<string, string> = pictures;

export const emblemOf = (effect: string): string => EMBLEMS[effect] ?? EMBLEMS["none"]!;
