/** Pictures that people choose for themselves, as lines in a box of 24 × 24. The names go to the hall. */
export const FACES: Record<string, string> = {
  cat: "M5 20V6l4 3h6l4-3v14zM9 13h.01M15 13h.01M10 16.500l2 1 2-1",
  owl: "M5 4l3 2h8l3-2v11a7 7 0 0 1-14 0zM9 11a2 2 0 1 0 .01 0M15 11a2 2 0 1 0 .01 0M12 14v2",
  fox: "M3 4l5 3h8l5-3-2 10-7 7-7-7zM9 12h.01M15 12h.01M12 17v.01",
  frog: "M4 13a8 6 0 0 0 16 0 8 6 0 0 0-16 0zM7 8a2 2 0 1 0 .01 0M17 8a2 2 0 1 0 .01 0M8 15q4 3 8 0",
  bear: "M5 8a2.500 2.500 0 1 1 3-3h8a2.500 2.500 0 1 1 3 3v6a7 7 0 0 1-14 0zM9 11h.01M15 11h.01M10 15h4l-2 2z",
  hare: "M8 11V3c2 0 3 3 3 6h2c0-3 1-6 3-6v8a6 6 0 1 1-8 0zM10 14h.01M14 14h.01M12 17v1",
  hat: "M3 19c6 2 12 2 18 0M6 18l5-14 2 3 5 11M8 14q4 2 8 0",
  wand: "M5 20 16 9M17 3v4M15 5h4M20 10v2M19 11h2M10 4v2M9 5h2",
  flame: "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 2 2 3 2 0-3-1-4 0-7z",
  leaf: "M5 19C4 9 10 4 20 4c0 10-5 16-15 15zM5 19 14 10",
  snail: "M3 19h15a3 3 0 0 0 3-3v-4M20 12l-1-3M21 12l2-3M15 13a3 3 0 1 0-3 3 5 5 0 1 0-5-5 6 6 0 0 0 3 8",
  ship: "M3 15h18l-3 5H6zM12 3v12M12 4l6 9h-6M11 7l-5 6h5",
};
