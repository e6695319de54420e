/** The emblems of the twelve effects, as lines in a box of 32 × 32. */
export const EMBLEMS: Record<string, string> = {
  mirror_rune: "M16 3a8 10 0 1 0 0 20 8 10 0 0 0 0-20zM16 23v6M11 29h10M12 9l5-3M11.500 14l9-6",
  twin_star: "M11 4l2.200 5 5.300.500-4 3.600 1.200 5.300L11 15.600l-4.700 2.800 1.200-5.300-4-3.600L8.800 9zM22 15l1.800 4 4.300.400-3.200 3 .9 4.200-3.800-2.200-3.800 2.200.9-4.200-3.200-3 4.300-.4z",
  ten_league_boots: "M10 4h9v13l7 4a4 4 0 0 1 2 4v2H10zM10 22h6M10 9h5",
  lucky_clover: "M16 15c-8-1-9-10-3-10 2 0 3 1 3 3 0-2 1-3 3-3 6 0 5 9-3 10zM16 15c-1 8-10 9-10 3 0-2 1-3 3-3-2 0-3-1-3-3M16 15c1 8 10 9 10 3 0-2-1-3-3-3 2 0 3-1 3-3M16 15c0 6 1 10 4 14",
  growing_potion: "M13 4h6M14 4v7L7 24a3 3 0 0 0 3 4h12a3 3 0 0 0 3-4l-7-13V4M16 25v-8M12.500 20l3.500-3.500 3.500 3.500",
  forbidden_rune: "M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM7.500 7.500l17 17M12 20l4-9 4 9",
  looking_glass: "M13 4a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM20 20l8 8M9 10a5 5 0 0 1 4-2",
  twin_treasure: "M5 14h22v12H5zM5 14c0-5 3-8 11-8s11 3 11 8M14 18h4v4h-4z",
  sliding_sands: "M8 4h16M8 28h16M10 4c0 7 6 8 6 12s-6 5-6 12M22 4c0 7-6 8-6 12s6 5 6 12M12 26l4-4 4 4",
  seven_winds: "M3 12h15a4 4 0 1 0-4-4M3 17h21a4 4 0 1 1-4 4M3 22h10a3 3 0 1 1-3 3",
  shape_shifter: "M6 13a10 10 0 0 1 18-3l2 3M26 6v7h-7M26 19a10 10 0 0 1-18 3l-2-3M6 26v-7h7",
  third_rune: "M16 3l5 3v6l-5 3-5-3V6zM9 16l5 3v6l-5 3-5-3v-6zM23 16l5 3v6l-5 3-5-3v-6z",
  none: "M16 5l3 8h8l-6.500 5 2.500 8-7-5-7 5 2.500-8L5 13h8z",
};

export const emblemOf = (effect: string): string => EMBLEMS[effect] ?? EMBLEMS["none"]!;
