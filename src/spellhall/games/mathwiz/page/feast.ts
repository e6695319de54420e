import type { Feast } from "spellhall/story/feast";

/** How a game won here is celebrated: runes come together in a ring. */
export const feast: Feast = {
  motion: "orbit",
  shapes: [
    "M12 2 21 7v10l-9 5-9-5V7z",
    "M8 8l8 8M16 8l-8 8",
    "M6 9h12M6 15h12",
  ],
};
