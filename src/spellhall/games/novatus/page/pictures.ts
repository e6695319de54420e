import type { Motif } from "spellhall/cards/motifs";

/** What the spells of the house's set show, by their names; a spell of another set has a sigil of its own. */
export const MOTIF_OF: Record<string, Motif> = {
  "Fizzum Popum": "firework", "Warmus Soupus": "soup", "Wobblum Jellyus": "jelly", "Tickleum Toesis": "foot", "Glowus Wormus": "worm",
  "Sneezus Sparkus": "sparks", "Curlius Mustachius": "moustache", "Socksus Matchus": "socks", "Hiccupus Duplex": "bubbles",
  "Muffinus Levitatus": "muffin", "Broomus Selfsweepus": "broom", "Stormus Teacuppus": "teacup", "Cauldronus Singalongus": "cauldron",
  "Mirrorus Gossipus": "mirror", "Frogus Choirus": "frog", "Invisibilis Trousera": "trousers", "Catus Multiplicatus": "cat",
  "Pumpkinus Carriagus": "pumpkin", "Statua Tiptoeus": "statue", "Homeworkus Vanishum": "scroll", "Draconis Hiccupix": "dragon",
  "Phoenixus Toastus": "toast", "Volcanus Chocolatus": "volcano", "Krakenus Bathtubbus": "kraken", "Moonus Lassoum": "moon",
  "Timeus Nappus": "clock", "Rainbowus Bridgeum": "rainbow", "Castellum Walkabout": "castle", "Aurora Pyjamas": "aurora",
  "Grandus Finalus": "stars",
};
