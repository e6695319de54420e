import { describe, expect, it } from "vitest";
import { amountText, draftedOf, energyOf, phylacteryIn, spreadOf, stackOf, trickOf, type Cards, type Duel, type Sight } from "./model";
import { attempt, movesOf, namesAsked, pathsOf } from "./paths";
import { filled, heldOf, planWith, put, takeBack } from "./plan";
import { barText, noteText, sceneAfter, sceneNow } from "./scene";
import { rest } from "spellhall/play/picker.svelte";
import { speak } from "spellhall/words/testing";

speak("en");

const cards: Cards = {
  hand: 3,
  cards: [
    { name: "Phylactery", energy: 1, copies: 2, text: "" },
    { name: "Lightning", energy: 3, copies: 2, text: "" },
    { name: "Guided Orb", energy: 2, copies: 2, text: "" },
  ],
};

/** A has a splayed Lightning over a Guided Orb in row 1, the Phylactery in row 2; B three cards in row 1, two splayed. */
function duel(more: Partial<Duel> = {}): Duel {
  const bag = (...counts: number[]) => ({ counts, size: counts.reduce((a, b) => a + b, 0) });
  return {
    stack: [{ "@": "Turns" }], outcome: null, turn: 3, first: 1, mover: 0, pool: bag(0, 0, 0), drafted: [bag(1, 1, 1), bag(1, 1, 1)],
    rows: [[[2, 1], [0], []], [[3, 4, 5], [], []]], splay: [[2, 1, 0], [2, 0, 0]], names: [0, 1, 2, -1, -1, 1], known: [0, 0, 0, 0, 0, 1],
    spent: [0, 0, 0, 0, 0, 0], destroyed: [], facts: [], quiet: 0, ...more,
  };
}
const sight = (more: Partial<Sight> = {}): Sight => ({ cards, seat: 0, memory: true, collapsedZero: false, ...more });
const asked = (...choices: string[]) => ({ at: 1, question: "", clause: "", choices: choices.map((one): [string, string] => [one, one]) }) as any;

describe("choices as paths", () => {
  it("reads every kind of choice", () => {
    expect(pathsOf("pick Guided Orb").map((move) => move.parts)).toEqual([["pick:Guided Orb"], ["pick:Guided Orb", "tray"]]);
    expect(pathsOf("slide 2")[0]!.parts).toEqual(["top:2", "slide:2"]);
    expect(pathsOf("raise 1 2").map((move) => move.parts)).toEqual([["splayed:1:2", "raise:1"], ["splayed:1:2", "top:1"]]);
    expect(pathsOf("transfer 1 2")[0]!.parts).toEqual(["top:1", "lane:2"]);
    expect(pathsOf("found 1 3")[0]!.parts).toEqual(["top:1", "lane:3"]);
    expect(pathsOf("sink 3")[0]!.parts).toEqual(["top:3", "sink:3"]);
    expect(pathsOf("row 2")[0]!.parts).toEqual(["lane:2"]);
    expect(pathsOf("yes")).toEqual([]);
  });

  it("attacks whichever is touched first, mine or theirs", () => {
    const [move] = pathsOf("attack 2");
    expect(rest(move!, ["foe:2"])).toEqual(["top:2"]);
    expect(rest(move!, ["top:2"])).toEqual(["foe:2"]);
  });

  it("offers nothing when nothing is asked", () => {
    expect(movesOf(null)).toEqual([]);
    expect(namesAsked(asked("place Mine", "place Guided Orb"), "place")).toEqual(["Mine", "Guided Orb"]);
  });

  it("writes what was tried, so that the hall can say why not", () => {
    expect(attempt(["top:1", "foe:1"], asked("slide 1"))).toBe("attack 1");
    expect(attempt(["top:1", "slide:1"], asked("sink 1"))).toBe("slide 1");
    expect(attempt(["splayed:1:2"], null)).toBe("raise 1 2");
    expect(attempt(["top:1", "lane:1"], asked("slide 1"))).toBe("transfer 1 1");
    expect(attempt(["lane:2"], asked("row 1", "row 3"))).toBe("row 2");
    expect(attempt(["lane:2"], asked("slide 1"))).toBe("");
  });
});

describe("the table", () => {
  it("splits a stack into what is hidden and what is splayed", () => {
    const stack = stackOf(duel(), sight(), 1, 0);
    expect(stack.hidden.map((one) => one.token)).toEqual([3]);
    expect(stack.cascade.map((one) => [one.token, one.trick?.name ?? "", one.seen])).toEqual([[4, "", false], [5, "Lightning", true]]);
  });

  it("shows no remembered card where the table does not help to remember", () => {
    expect(stackOf(duel(), sight({ memory: false }), 1, 0).cascade.every((one) => one.trick === null)).toBe(true);
    expect(stackOf(duel(), sight({ memory: false }), 0, 0).cascade.every((one) => one.trick !== null)).toBe(true);
  });

  it("adds up energies, and says what is only known in part", () => {
    const energy = (state: Duel, seat: number, how = sight()) => amountText(energyOf(state, how, stackOf(state, how, seat, 0)));
    expect(energy(duel(), 0)).toBe("5");
    expect(energy(duel(), 1)).toBe("3+");
    expect(energy(duel({ facts: [[0, 2, 2, 4, 1]] }), 1)).toBe("5");
    expect(energy(duel({ facts: [[0, -999, 1, 4, 1]] }), 1)).toBe("3–4");
    expect(energy(duel({ facts: [[0, 2, 2, 4, 1]] }), 1, sight({ memory: false }))).toBe("?");
    expect(energy(duel({ splay: [[1, 1, 0], [2, 0, 0]] }), 0, sight({ collapsedZero: true }))).toBe("0");
  });

  it("remembers where a Phylactery must be", () => {
    const found = (facts: number[][]) => phylacteryIn(duel({ facts }), sight(), stackOf(duel(), sight(), 1, 0));
    expect(found([])).toBe(-1);
    expect(found([[1, 1, 1, 3, 1, 4, 1]])).toBe(1);
    expect(found([[1, 0, 0, 3, 1, 4, 1]])).toBe(0);
    const empty = stackOf(duel(), sight(), 1, 1);
    expect(phylacteryIn(duel({ facts: [[1, 0, 0, 3, 1]] }), sight(), empty)).toBe(-1);
  });

  it("keeps the books of drafted cards", () => {
    const state = duel({ rows: [[[2], [0], []], [[3, 4, 5], [], []]], splay: [[1, 1, 0], [2, 0, 0]], destroyed: [1] });
    expect(draftedOf(state, sight(), 0).map((one) => one.where)).toEqual(["seen", "gone", "seen"]);
    expect(draftedOf(state, sight(), 1).map((one) => [one.trick.name, one.where])).toEqual([["Phylactery", ""], ["Lightning", "seen"], ["Guided Orb", ""]]);
  });

  it("spreads every copy with its owner", () => {
    const bag = (...counts: number[]) => ({ counts, size: 0 });
    const state = duel({ drafted: [bag(1, 0, 0), bag(1, 1, 0)], pool: bag(0, 1, 2) });
    expect(spreadOf(state, cards).map((one) => one.owner)).toEqual([0, 1, -1, 1, -1, -1]);
  });
});

describe("words", () => {
  const bubble = { name: "Bubble", id: "bubble", energy: 1, copies: 2, text: "", action: [{ do: "lift", what: "foe", clause: "DP-C-Bubble-1" }] };
  const own = { name: "Bubble Bath", id: "", energy: 1, copies: 1, text: "Foams.", action: [{ do: "lift", what: "foe" }] };

  it("has the house's cards in the language of the browser, and custom cards as they are written", () => {
    const words = () => [0, 1].map((kind) => trickOf({ hand: 3, cards: [bubble, own] }, kind)!).map(({ title, clauses }) => [title, clauses]);
    expect(words()).toEqual([["Bubble", ["DP-C-Bubble-1"]], ["Bubble Bath", []]]);
    speak("fr");
    expect(words()).toEqual([["Bulle", ["DP-C-Bubble-1"]], ["Bubble Bath", []]]);
    speak("en");
  });

  it("lets a long name break on a narrow card", () => {
    const trick = trickOf({ hand: 3, cards: [{ name: "Mirrorball", id: "mirrorball", energy: 1, copies: 2, text: "" }] }, 0)!;
    expect([trick.title, trick.narrow]).toEqual(["Mirrorball", "Mirror\u00adball"]);
    expect(trick.text).toContain("cascade");
  });
});

describe("an arrangement", () => {
  const held = heldOf(cards, [1, 2, 0]);

  it("puts, swaps and takes back", () => {
    let plan = planWith([], [-1, -1, -1], held);
    expect(plan).toEqual([null, null, null]);
    plan = put(put(plan, "1.0", 0), "0.0", 2);
    expect(put(plan, "1.0", 2)).toEqual(["0.0", null, "1.0"]);
    expect(takeBack(plan, "1.0")).toEqual([null, null, "0.0"]);
    expect(new Set(filled(plan, held, () => 0))).toEqual(new Set(["1.0", "0.0", "1.1"]));
  });

  it("goes on from what the hall has, whichever copy it took", () => {
    expect(planWith(["1.1", "0.0", "1.0"], [1, -1, -1], held)).toEqual(["1.0", "0.0", "1.1"]);
    expect(planWith([null, null, null], [0, 1, -1], held)).toEqual(["0.0", "1.0", null]);
  });
});

describe("an attack as a scene", () => {
  const told = [
    { event: "reveal", place: "A1", card: "Lightning", attacking: true },
    { event: "reveal", place: "B1", card: "Lightning", attacking: false },
    { event: "total", place: "B1", energy: 4 },
    { event: "test", seat: 0, margin: 1, greater: true },
    { event: "destroy", place: "B1", card: "Lightning" },
  ];

  it("compares what the attacker knows with what was announced", () => {
    const scene = sceneAfter(null, told, duel(), duel(), sight())!;
    expect([scene.attacker, scene.row, scene.under, scene.announced]).toEqual([0, 1, "Lightning", 4]);
    expect([scene.bars!.mine, scene.bars!.other, scene.bars!.greater]).toEqual([5, 4, true]);
    expect(scene.notes.map((note) => noteText(note, cards, ["Ann", "Ben"]))).toEqual(["Lightning is destroyed"]);
  });

  it("counts a doubling and a collapse before the comparison", () => {
    const more = [told[0]!, told[1]!, told[2]!, { event: "collapse_stack", place: "A1" }, { event: "double", seat: 1 }, { ...told[3]!, greater: false }];
    const scene = sceneAfter(null, more, duel(), duel(), sight())!;
    expect([scene.bars!.mine, scene.bars!.other]).toEqual([3, 8]);
  });

  it("is there, too, when the page is opened in the middle of it", () => {
    expect(sceneNow(duel(), cards)).toBe(null);
    const frame = { "@": "Attack", attacker: 1, row: 0, card: 5, under: 1 };
    expect(sceneNow(duel({ stack: [frame] }), cards)).toMatchObject({ attacker: 1, row: 1, card: "Lightning", under: "Lightning" });
  });

  it("says no more than the outcome tells where a total is secret", () => {
    const bars = { seat: 1, mine: null, other: 4, margin: 1, greater: true };
    expect(barText(bars, true)).toContain("5");
    expect(barText({ ...bars, greater: false }, true)).toContain("4");
    expect(barText({ ...bars, mine: 4, other: null }, false)).toContain("3");
  });

  it("stays till the player chooses again, and a new attack begins a new one", () => {
    const scene = sceneAfter(null, told, duel(), duel(), sight());
    expect(sceneAfter(scene, [{ event: "slide", seat: 1, row: 1 }], duel(), duel(), sight())).toBe(scene);
    expect(sceneAfter(scene, [{ event: "slide", seat: 0, row: 1 }], duel(), duel(), sight())).toBe(null);
    expect(sceneAfter(scene, [{ event: "react", place: "B1", card: "Lightning" }], duel(), duel(), sight())!.notes).toHaveLength(2);
  });
});
