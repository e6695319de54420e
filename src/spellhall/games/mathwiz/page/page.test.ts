import { describe, expect, it } from "vitest";

// the model asks the settings for the language, which are kept by the browser
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: { dataset: {}, style: { setProperty: () => undefined } } },
});
const { attempt, pathOf, printed, runesIn, runesOf, someCast, valueOf, written } = await import("./model");

describe("notation of Math Wiz", () => {
  it.each([
    ["7x9", 63, [7, 9], "7 × 9"],
    ["7^2", 49, [7], "7²"],
    ["2x(6x12)", 144, [6, 12], "2 × (6 × 12)"],
    ["(6+1)x8", 56, [6, 8], "(6 + 1) × 8"],
    ["(12-1)x5", 55, [12, 5], "(12 − 1) × 5"],
    ["4x9-3", 33, [4, 9, 3], "4 × 9 − 3"],
  ])("%s", (notation, value, runes, shown) => {
    expect(valueOf(notation)).toBe(value);
    expect(runesIn(notation)).toEqual(runes);
    expect(printed(notation)).toBe(shown);
  });

  it("turns choices into things to touch", () => {
    expect(pathOf("7x9")).toEqual({ choice: "7x9", parts: ["rune:7", "rune:9"], loose: true, goal: "target" });
    expect(pathOf("cast S020 -10")?.parts).toEqual(["spell:S020", "detail:-10"]);
    expect(pathOf("swap 7 for 2")?.parts).toEqual(["their:7", "rune:2"]);
    expect(pathOf("pass")).toBeNull();
    expect(pathOf("=56")).toBeNull();
  });

  it("writes combinations of the view", () => {
    expect(written({ "!": ["pair", 7, 9] })).toBe("7x9");
    expect(written({ "!": ["shift", 6, -1, 8] })).toBe("(6-1)x8");
    expect(written({ "!": ["third", 4, 9, 3, 1] })).toBe("4x9+3");
    expect(written({ "!": ["sealed"] })).toBe("");
    expect(written(null)).toBe("");
  });

  it("asks about what was tried", () => {
    const cards = { name: "", runes: [], order: [], spells: [["S040", 40, "twin_star"], ["S015", 15, "forbidden_rune"]] };
    const cast = (id: string) => someCast(cards as unknown as Parameters<typeof someCast>[0], id, 0);
    expect(attempt(["rune:9", "rune:7"], [7, 9], cast)).toBe("7x9");
    expect(attempt(["rune:5"], [5, 8], cast)).toBe("5x8");
    expect(attempt(["spell:S040"], [], cast)).toBe("cast S040");
    expect(attempt(["spell:S015"], [], cast)).toBe("cast S015 5");
  });

  it("lays out a bag of runes", () => {
    expect(runesOf([0, 0, 2, 1]).map((rune) => rune.key)).toEqual(["2.0", "2.1", "3.0"]);
  });
});
