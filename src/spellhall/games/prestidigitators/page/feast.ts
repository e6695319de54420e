import type { Feast } from "spellhall/story/feast";

/** How a game won here is celebrated: hearts and stars rain onto the stage. */
export const feast: Feast = {
  motion: "fall",
  shapes: [
    "M12 21c-6-4-8-8-6-12 2-3 5-2 6 1 1-3 4-4 6-1 2 4 0 8-6 12z",
    "M4 20 14 10M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
    "M5 5h14v14H5z",
  ],
};
