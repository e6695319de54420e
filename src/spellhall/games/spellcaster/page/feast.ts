import type { Feast } from "spellhall/story/feast";

/** How a game won here is celebrated: bolts and suits shoot out from the middle. */
export const feast: Feast = {
  motion: "ray",
  shapes: [
    "M13 2 5 14h6l-1 8 9-13h-6z",
    "M12 3c4 5 8 7 8 11a4 4 0 0 1-7 2l2 5H9l2-5a4 4 0 0 1-7-2c0-4 4-6 8-11z",
    "M12 21C5 15 3 12 3 8a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 4-2 7-9 13z",
  ],
};
