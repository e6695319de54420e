import { describe, expect, it } from "vitest";

// the model asks the settings for the language, which are kept by the browser
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: { dataset: {}, style: { setProperty: () => undefined } } },
});
const { attempt, codeOf, itemsOf, kindAsked, kindOf, movesOf, pathsOf, payments, placeOf, potionsOf, spaceOf, steps } = await import("./model");
const { completing, fillOf, helping, mixesOf } = await import("./recipes");
const { drift, odds, outside } = await import("./scatter");
const { lacking } = await import("./hints");
const { speak } = await import("spellhall/words/testing");
const { backText, cardName, shortName } = await import("./names");
speak("en");

/** Copies of each potion type from codes. */
function bag(codes: string): number[] {
  const counts = new Array<number>(16).fill(0);
  for (const code of codes.split(" ").filter(Boolean)) counts[kindOf(code)]!++;
  return counts;
}
const asked = (...choices: string[]) => ({ at: 1, question: "", clause: "", choices: choices.map((one): [string, string] => [one, one]) }) as never;
const bench = { hand: bag("R1 R1 R3 Y2 Y4"), elixirs: 0, recipe: () => ["R-", "R-", "Y-"], skulls: false, left: "B" };

describe("notation of Magus Novatus", () => {
  it("writes cards and spaces", () => {
    expect(["R1", "Y4", "G2", "B4", "HP", "EL", "CU"].map(kindOf)).toEqual([0, 7, 9, 15, 16, 17, 19]);
    expect([0, 7, 9, 15, 16, 17, 19].map(codeOf)).toEqual(["R1", "Y4", "G2", "B4", "HP", "EL", "CU"]);
    expect([0, 12, 24].map(spaceOf)).toEqual(["11", "33", "55"]);
    expect(["11", "33", "55"].map(placeOf)).toEqual([0, 12, 24]);
    expect(potionsOf({ counts: bag("R1 R1 B4"), size: 3 }).map((card) => card.key)).toEqual(["R1.0", "R1.1", "B4.0"]);
    expect(potionsOf({ counts: [], size: 3 })).toEqual([]);
    expect(itemsOf([0, 2, 0, 1]).map((item) => item.code)).toEqual(["EL", "EL", "CU"]);
  });

  it("sees what is asked", () => {
    expect(kindAsked(null)).toBe("none");
    expect(kindAsked(asked("aim 11", "aim 12"))).toBe("aim");
    expect(kindAsked(asked("done", "cast 2"))).toBe("act");
    expect(kindAsked(asked("lay R1", "lay EL"))).toBe("lay");
    expect(kindAsked(asked("lose HP"))).toBe("lose");
  });

  it("turns choices into things to touch", () => {
    const parts = (notation: string) => pathsOf(notation, bench).map((move) => move.parts);
    expect(parts("aim 33")).toEqual([["space:33"], ["cube", "space:33"]]);
    expect(parts("take 11 12 15")).toEqual([["space:11", "space:12", "space:15"]]);
    expect(parts("heal B4")).toEqual([["item:HP", "skull:B4"]]);
    expect(parts("wand G1")).toEqual([["item:MW", "pile:G1"]]);
    expect(parts("lay EL")).toEqual([["item:EL"]]);
    expect(parts("pay G4")).toEqual([["hand:G4"]]);
    expect(parts("lose MW")).toEqual([["item:MW"]]);
    expect(parts("pass R2")).toEqual([["hand:R2"], ["hand:R2", "seat:B"]]);
    expect(pathsOf("pass R2", { ...bench, skulls: true })[0]!.parts).toEqual(["skull:R2"]);
    expect(parts("done")).toEqual([]);
  });

  it("makes a spell and its cards one row of choices", () => {
    const moves = movesOf(asked("done", "cast 2"), bench);
    expect(moves).toHaveLength(4);
    expect(steps(moves[0]!.choice)).toEqual(["cast 2", "lay R1", "lay R1", "lay Y2"]);
    expect(moves[0]!.parts).toEqual(["spell:2", "hand:R1", "hand:R1", "hand:Y2"]);
    const curse = pathsOf("give B", bench);
    expect(curse).toHaveLength(payments(bench.hand, 3).length);
    expect(steps(curse[0]!.choice)).toEqual(["give B", "pay R1", "pay R1", "pay R3"]);
    expect(curse[0]!.parts.at(-1)).toBe("seat:B");
  });

  it("leaves a spell with too many mixes to the hall's own steps", () => {
    const hand = new Array<number>(16).fill(3);
    const moves = pathsOf("cast 4", { ...bench, hand, recipe: () => ["*-", "*-", "*-", "*-", "*-", "*-"] });
    expect(moves).toEqual([{ choice: "cast 4", parts: ["spell:4"] }]);
  });

  it("asks about what was tried", () => {
    expect(attempt(["space:22"], "take")).toBe("take 22");
    expect(attempt(["space:53", "space:12"], "take")).toBe("take 12 53");
    expect(attempt(["space:31"], "place")).toBe("place 31");
    expect(attempt(["spell:3"], "aim")).toBe("cast 3");
    expect(attempt(["item:CU"], "lose")).toBe("lose CU");
    expect(attempt(["item:HP"], "act")).toBe("heal R1");
    expect(attempt(["hand:R1"], "act")).toBe("lay R1");
  });
});

describe("how a hand meets a recipe", () => {
  // the worked examples of the rules
  it.each([
    ["Ka Kb Kc Sa Sb Sc", "R1 R2 B1 B2 B3", 1, true],
    ["Ka Kb Kc Sa Sb Sc", "R1 R1 B1 B2 B3", 1, false],
    ["Ka Kb Kc Sa Sb Sc", "R1 R2 B1 B2 G3", 1, false],
    ["Ka Kb Kc Sa Sb Sc", "R1 B2 B3 B4", 2, true],
    ["K1 K2 S-", "R1 R2 R3", 0, false],
    ["K1 K2 S-", "R1 R2 Y3", 0, true],
    ["K1 K2 S-", "R1 Y4", 1, true],
    ["K1 K2 S-", "R2 R2 Y4", 0, false],
    ["R1 G4 K- K- K-", "R1 G4 R2 R3 R4", 0, true],
    ["R1 G4 K- K- K-", "R1 G4 B1 B1 Y1", 0, false],
    ["*a *a *b *b", "R1 G1 B3 Y3", 0, true],
    ["*a *a *b *b", "R1 G1 B1 Y1", 0, false],
    ["*a *a *b *b", "R1 G1 B1", 1, false],
    ["Ra Rb Ga Gb", "R1 R2 G1 G2", 0, true],
    ["Ra Rb Ga Gb", "R1 R1 G1 G2", 0, false],
    ["*1 *2 *3 *4 K- K-", "R1 R2 R3 R4 R1 R2", 0, true],
    ["*1 *2 *3 *4 K- K-", "R1 Y2 G3 B4 B1 R1", 0, true],
    ["*1 *2 *3 *4 K- K-", "R1 Y2 G3 G4 B1 Y1", 0, false],
    ["Ka Kb Kc Kd S- S-", "B1 B2 B4 Y2 Y2", 1, true],
    ["R- R- Y-", "R1 Y1 Y4", 0, false],
  ])("%s with %s and %i Elixirs: %s", (recipe, codes, elixirs, fits) => {
    expect(fillOf(recipe.split(" "), bag(codes), elixirs).missing === 0).toBe(fits);
  });

  it("fills slots with cards that belong there", () => {
    expect(fillOf(["R-", "R-", "Y-"], bag("Y3 R2")).slots.map((kind) => kind !== null && codeOf(kind))).toEqual(["R2", false, "Y3"]);
  });

  it("finds every mix once, without Elixirs first", () => {
    const slots = ["R-", "R-", "Y-"];
    expect(mixesOf(slots, bag("R1 R1 R3 Y2 Y4"), 0)).toHaveLength(4);
    const more = mixesOf(slots, bag("R1 R1 R3 Y2 Y4"), 1)!;
    expect(more).toHaveLength(10);
    expect(more[0]!.map(codeOf)).toEqual(["R1", "R1", "Y2"]);
    expect(more.at(-1)!.map(codeOf)).toEqual(["R3", "Y4", "EL"]);
  });

  it("says what is missing", () => {
    const lack = (recipe: string, codes: string) => lacking(completing(recipe.split(" "), bag(codes)));
    expect(lack("G- G- B-", "G1 B2")).toBe("one more leaf");
    expect(lack("Ra Rb Rc G-", "R1 R2 G1")).toBe("flame 3/4");
    expect(lack("*a *a *a", "R3 B3")).toBe("a 3");
    expect([...helping(["R-", "R-", "Y-"], bag("Y1"))].map(codeOf)).toEqual(["R1", "R2", "R3", "R4"]);
  });

  it("says the same in every language", () => {
    speak("fr");
    expect(lacking([0, 1, 2, 3])).toBe("une flamme");
    expect(cardName("G4")).toBe("verte 4, feuille");
    speak("de");
    expect(lacking([8, 9, 10, 11])).toBe("ein Blatt");
    expect(shortName("MW")).toBe("Zauberstab");
    expect(backText("closed")).toBe("Nichts passiert.");
    speak("en");
  });
});

describe("the scatter of the cube", () => {
  it("is the table of the rules", () => {
    expect([0, 1, 2, 3].map((step) => drift(2, step))).toEqual([6 / 16, 4 / 16, 1 / 16, 0]);
    expect(odds(2, 12)[12]).toBe(9 / 64);
    expect(outside(2, 12)).toBe(0);
    expect(outside(2, 0)).toBe(135 / 256);
    expect(outside(0, 0)).toBe(0);
    expect(outside(4, 12)).toBeCloseTo(1 - 14161 / 16384);
  });
});
