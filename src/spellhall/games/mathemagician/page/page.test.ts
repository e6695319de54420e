import { describe, expect, it } from "vitest";

// the words ask the settings for the language, which are kept by the browser
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: { dataset: {}, style: { setProperty: () => undefined } } },
});
const { askingOf, attempt, cardsIn, movesOf, outcomeOf, pathsOf, printed, riskyOf, runningValues, valueOf } = await import("./model");
const { ENERGY_BACK, SYMBOL_BACK, follow, handCards } = await import("./follow");
const { scenesIn } = await import("./scenes");

const { speak } = await import("spellhall/words/testing");
speak("en");

type Words = { key: string; facts: Record<string, string> };
const words = (choice: string): Words => ({ key: "plain", facts: { text: choice } });
const asked = (question: string | Record<string, unknown>, ...choices: string[]) => ({ at: 1, question, clause: "MD-36", choices: choices.map((choice): [string, Words] => [choice, words(choice)]) });
const careful = (...choices: string[]) => ({ key: "list-sentences", facts: { items: [{ key: "md-ask-play" }, { key: "md-ask-careful", facts: { risky: choices.map(words) } }] } });
const rows = [cardsIn("4+9+1-8-"), cardsIn("3+4")];

describe("rows", () => {
  it("are read, written and added up from left to right", () => {
    expect(cardsIn("12+3-")).toEqual([12, 0, 3, -1]);
    expect(printed(rows[0]!)).toBe("4 + 9 + 1 − 8 −");
    expect(runningValues(rows[0]!)).toEqual([4, 4, 13, 13, 14, 14, 6, 6]);
    expect(valueOf([])).toBe(0);
    expect(valueOf(cardsIn("3-9"))).toBe(-6);
  });
});

describe("notation of Mathemagician's Duel", () => {
  it.each([
    ["4 on A", ["card:4", "end:A"]],
    ["- on B", ["card:-", "end:B"]],
    ["draw EES", ["deck:E", "deck:E", "deck:S"]],
    ["spell md-s13", ["spell:md-s13", "to:goal"]],
    ["remove B", ["tile:B:2", "to:discard"]],
  ])("%s", (notation, parts) => {
    expect(pathsOf(notation, rows, 0).map((move) => move.parts)).toEqual([parts]);
  });

  it("leaves the rest to buttons", () => {
    for (const notation of ["exchange", "leave", "declare", "silent"]) expect(pathsOf(notation, rows, 0)).toEqual([]);
  });

  it("lets every pair be touched that leaves the same row, in both orders", () => {
    const paths = pathsOf("pull +9 at 2", rows, 0).map((move) => move.parts.join(" "));
    expect(paths).toEqual(["tile:A:1 tile:A:2 to:hand", "tile:A:2 tile:A:1 to:hand", "tile:A:2 tile:A:3 to:hand", "tile:A:3 tile:A:2 to:hand"]);
  });

  it("knows what becomes of a row", () => {
    expect(outcomeOf("8 on A", rows, 0)).toEqual({ to: 0, row: cardsIn("4+9+1-8-8") });
    expect(outcomeOf("pull +9 at 2", rows, 0)).toEqual({ to: 0, row: cardsIn("4+1-8-") });
    expect(outcomeOf("remove B", rows, 0)).toEqual({ to: 1, row: cardsIn("3+") });
    expect(outcomeOf("exchange", rows, 0)).toBeNull();
  });

  it("tells the kinds of questions apart", () => {
    expect(askingOf(null)).toBe("");
    expect(askingOf(asked("", "draw ESSSS", "draw EESSS"))).toBe("split");
    expect(askingOf(asked("", "draw S", "draw E"))).toBe("refill");
    expect(askingOf(asked("", "leave", "remove A"))).toBe("remove");
    expect(askingOf(asked("", "declare", "silent"))).toBe("declare");
    expect(askingOf(asked("", "exchange"))).toBe("turn");
    expect(movesOf(asked("", "1 on A", "exchange"), rows, 0)).toHaveLength(1);
  });

  it("finds the choices that the hall warns of", () => {
    const warned = asked(careful("8 on A", "pull +9 at 2"), "1 on A", "8 on A", "pull +9 at 2");
    expect([...riskyOf(warned)]).toEqual(["8 on A", "pull +9 at 2"]);
    expect([...riskyOf(asked({ key: "md-ask-exchange-pull-or-misfire" }, "8 on A", "pull 4+ at 1", "exchange"))]).toEqual(["8 on A"]);
    expect(riskyOf(asked({ key: "md-ask-play" }, "1 on A")).size).toBe(0);
  });

  it("asks about what was tried", () => {
    expect(attempt(["card:4", "end:B"], rows, 0)).toBe("4 on B");
    expect(attempt(["end:B", "card:4"], rows, 0)).toBe("4 on B");
    expect(attempt(["card:+"], rows, 0)).toBe("+ on A");
    expect(attempt(["tile:A:7"], rows, 0)).toBe("pull 8- at 7");
    expect(attempt(["tile:B:0"], rows, 0)).toBe("pull 3+ from B");
    expect(attempt(["deck:E"], rows, 0)).toBe("draw E");
    expect(attempt(["spell:md-s02"], rows, 0)).toBe("spell md-s02");
  });
});

describe("cards on their way", () => {
  it("keep their number from hand to row and back", () => {
    const before = follow({}, { "hand-0": [1, 4, 0], "row-0": [] });
    const played = follow(before, { "hand-0": [1, 0], "row-0": [4] });
    expect(played["row-0"]![0]!.id).toBe(before["hand-0"]![1]!.id);
    expect(played["hand-0"]![0]!.id).toBe(before["hand-0"]![0]!.id);
    const pulled = follow(played, { "hand-0": [1, 4, 0], "row-0": [] });
    expect(pulled["hand-0"]![1]!.id).toBe(before["hand-0"]![1]!.id);
  });

  it("are followed from a back, and new ones are new", () => {
    const before = follow({}, { "hand-1": [ENERGY_BACK, SYMBOL_BACK], "row-0": [] });
    const after = follow(before, { "hand-1": [SYMBOL_BACK, SYMBOL_BACK], "row-0": [9] });
    expect(after["row-0"]![0]!.id).toBe(before["hand-1"]![0]!.id);
    expect(new Set(after["hand-1"]!.map((held) => held.id)).size).toBe(2);
  });

  it("show of a hand what may be seen", () => {
    expect(handCards({ counts: [0, 2, 0, 1], size: 3 }, { counts: [1, 1], size: 2 }, [])).toEqual([1, 1, 3, 0, -1]);
    expect(handCards({ counts: [], size: 3 }, { counts: [], size: 2 }, [7, -1])).toEqual([7, ENERGY_BACK, ENERGY_BACK, -1, SYMBOL_BACK]);
  });
});

it("finds spells that go off among told facts", () => {
  const cards = { house: true, spells: [["md-s13", "Bees", 7, 3, 4, "Buzz!", true] as [string, string, number, number, number, string, boolean]] };
  const [scene] = scenesIn([{ event: "played", seat: 0 }, { event: "misfired", seat: 0, to: 1, spell: "md-s13", row: "3-9" }, { event: "lost", seats: [0], loss: 4, left: [16] }], cards);
  expect(scene).toMatchObject({ kind: "misfire", owner: 1, by: 0, row: [3, -1, 9], hit: [0], loss: 4 });
  expect(scene?.spell?.name).toBe("Summon Bees");
  speak("fr");
  expect(scene?.spell?.name).toBe("Appel des abeilles");
  expect(scenesIn([{ event: "cast", seat: 0, spell: "md-s13", row: "3+4" }], { ...cards, house: false })[0]?.spell?.name).toBe("Bees");
});
