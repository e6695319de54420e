import type { Feast } from "spellhall/story/feast";

/** How a game won here is celebrated: signs fly out like sparks. */
export const feast: Feast = {
  motion: "burst",
  shapes: [
    "M12 4v16M4 12h16",
    "M4 12h16",
    "M6 6l12 12M18 6 6 18",
    "M5 9h14M5 15h14",
  ],
};
