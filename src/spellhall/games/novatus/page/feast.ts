import type { Feast } from "spellhall/story/feast";

/** How a game won here is celebrated: bubbles and bottles rise. */
export const feast: Feast = {
  motion: "rise",
  shapes: [
    "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
    "M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3",
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  ],
};
