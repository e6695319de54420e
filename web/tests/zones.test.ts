import { describe, expect, it } from "vitest";
import { commonStart, contentOf, grouped, layoutOf, namesIn } from "../src/boards/generic/zones";

const sights = {
  State: { stack: "open", chance: "secret", outcome: "open", deck: "size", hands: "own", board: "open", paid: "open", revealed: "open", notes: "private", bits: "open" },
  Street: { raises: "open", sealed: "own" },
};
const table = {
  "@": "State", stack: [{ "@": "Hand" }, { "@": "Street", raises: 1, sealed: [{ "!": ["sealed"] }, null, null] }], chance: { "@": "Chance" }, outcome: null,
  deck: { "@": "Bag", counts: [], size: 3 }, hands: [4, -1, -1], board: -1, paid: [1, 3, 1], revealed: [-1, -1, -1], notes: [[7], [], []], bits: 9007199254740991,
};

describe("any game's table", () => {
  const layout = layoutOf(table, 3, sights);

  it("shows decks as backs with their count", () => {
    expect(layout.table).toContainEqual({ field: "deck", content: { type: "cards", rows: [[{ kind: null, count: 3 }]] } });
  });

  it("lays what a seat has beside it: the own face up, the others' face down", () => {
    expect(layout.seats[0]).toContainEqual({ field: "hands", content: { type: "cards", rows: [[{ kind: 4, count: 1 }]] } });
    expect(layout.seats[1]).toContainEqual({ field: "hands", content: { type: "cards", rows: [[{ kind: null, count: 1 }]] } });
    expect(layout.seats[2]).toContainEqual({ field: "paid", content: { type: "value", value: 1 } });
  });

  it("leaves out what is not there, what nobody sees and what nobody reads", () => {
    const fields = [...layout.table, ...layout.seats.flat()].map((zone) => zone.field);
    for (const field of ["stack", "chance", "outcome", "board", "revealed", "bits"]) expect(fields.includes(field), field).toBe(false);
  });

  it("shows what the frame on top holds, numbers only if the game has words for them", () => {
    expect(layout.table.some((zone) => zone.field === "raises")).toBe(false);
    expect(layoutOf(table, 3, sights, (field) => field === "raises").table).toContainEqual({ field: "raises", content: { type: "value", value: 1 } });
    expect(layout.seats[0]).toContainEqual({ field: "sealed", content: { type: "cards", rows: [[{ kind: null, count: 1 }]] } });
  });

  it("shows spectators only backs", () => {
    const watched = layoutOf({ "@": "State", hands: [-1, -1, -1] }, 3, sights);
    for (const zones of watched.seats) expect(zones).toEqual([{ field: "hands", content: { type: "cards", rows: [[{ kind: null, count: 1 }]] } }]);
  });

  it("knows bags, rows and rows of rows", () => {
    expect(contentOf({ "@": "Bag", counts: [0, 2, 1], size: 4 }, "open")).toEqual({ type: "cards", rows: [[{ kind: 1, count: 2 }, { kind: 2, count: 1 }, { kind: null, count: 1 }]], kinds: 3 });
    expect(contentOf([5, -1, -1], "own")).toEqual({ type: "cards", rows: [[{ kind: 5, count: 1 }, { kind: null, count: 2 }]] });
    expect(contentOf([[1], [], [2, 3]], "open")).toMatchObject({ rows: [[{ kind: 1 }], [], [{ kind: 2 }, { kind: 3 }]] });
    expect(contentOf(null, "open")).toBeNull();
  });
});

describe("names of cards", () => {
  it("come from a list as long as the bag", () => {
    expect(namesIn({ name: "house", cards: [{ name: "Owl" }, { name: "Key" }] }, 2)).toEqual(["Owl", "Key"]);
    expect(namesIn({ spells: [["S1", "Haste", 3]] }, 1)).toEqual(["Haste"]);
    expect(namesIn({ name: "poker", deck: "2S 3S JK" }, 3)).toEqual(["2S", "3S", "JK"]);
    expect(namesIn({ runes: [1, 2] }, 2)).toBeNull();
    expect(namesIn(null, 2)).toBeNull();
  });
});

describe("choices", () => {
  const offered = (notation: string, words: string) => ({ notation, words });

  it("are grouped by verb under the words they share", () => {
    const groups = grouped([offered("play 3", "Play the 3"), offered("play 4", "Play the 4"), offered("pass", "Pass"), offered("fold", "Fold")]);
    expect(groups.map(({ verb, title, choices }) => [verb, title, choices.length])).toEqual([["play", "Play the", 2], ["*", "", 2]]);
  });

  it("have a group of their own without a verb", () => {
    const groups = grouped([offered("2x3", "2 threes"), offered("3x3", "3 threes"), offered("liar", "Liar!")]);
    expect(groups.map((group) => group.verb)).toEqual(["", "*"]);
  });

  it("never lose their last word to the title", () => {
    expect(commonStart(["Raise", "Raise by 2"])).toBe("");
    expect(commonStart(["Call", "Fold"])).toBe("");
    expect(commonStart(["Nach 1,2 ziehen", "Nach 2,2 ziehen"])).toBe("");
    expect(commonStart(["Discard the 2", "Discard a 3"])).toBe("Discard");
  });
});
