import type { Motif } from "spellhall/cards/motifs";

/** What the spells of the house's set show; a spell of another set has a sigil of its own. */
export const MOTIF_OF: Record<string, Motif> = {
  "md-s01": "robe", "md-s02": "boot", "md-s03": "bubbles", "md-s04": "ink", "md-s05": "book", "md-s06": "feather",
  "md-s07": "wand", "md-s08": "cloak", "md-s09": "cloud", "md-s10": "trapdoor", "md-s11": "mirror", "md-s12": "vine",
  "md-s13": "bee", "md-s14": "hand", "md-s15": "sparks", "md-s16": "pumpkin", "md-s17": "frog", "md-s18": "portrait",
  "md-s19": "boulder", "md-s20": "lasso", "md-s21": "whirlwind", "md-s22": "trousers", "md-s23": "helmet", "md-s24": "carpet",
  "md-s25": "claw", "md-s26": "moon", "md-s27": "ghost", "md-s28": "serpent", "md-s29": "teacup", "md-s30": "snow",
  "md-s31": "hourglass", "md-s32": "dragon", "md-s33": "crack", "md-s34": "phoenix", "md-s35": "comet", "md-s36": "stars",
};
