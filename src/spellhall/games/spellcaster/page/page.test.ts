import { describe, expect, it } from "vitest";
import type { Asked } from "spellhall/protocol";
import { around, fieldNamed, firstInLine, stepFrom } from "./field";
import { cardName, cardNumber, cardsIn, remains, seatInLine, type Now } from "./model";
import { attempt, inReach, movesOf, readyText, shortWays, waysOf, type Scene } from "./paths";
import { foldOf, groupsOf } from "./room";

const field = fieldNamed("square-11");
const place = (name: string, on = field) => on.byName.get(name)!.place;
const asked = (...choices: string[]) => ({ choices: choices.map((choice) => [choice, choice]) }) as unknown as Asked;

function scene(at: string[], stack: object[] = [{ "@": "Turn", seat: 0 }], on = field): Scene {
  return { field: on, seat: 0, now: { at: at.map((name) => (name ? place(name, on) : -1)), stack } as unknown as Now };
}

describe("the field", () => {
  it("numbers spaces as the engine does", () => {
    expect(field.spaces).toHaveLength(121);
    expect(place("5,5")).toBe(60);
    const hexes = fieldNamed("hex-5");
    expect(hexes.spaces).toHaveLength(91);
    expect(hexes.spaces[0]!.name).toBe("0,-5");
    expect(hexes.spaces[45]!.name).toBe("0,0");
  });

  it("steps, lines and neighbours stay on the field", () => {
    expect(stepFrom(field, field.byName.get("0,0")!, 5)).toBeUndefined();
    expect(stepFrom(field, field.byName.get("2,2")!, 1, 3)!.name).toBe("5,5");
    expect(firstInLine(field, place("2,2"), 1, [place("8,8"), place("5,5")])).toBe(place("5,5"));
    expect(firstInLine(field, place("2,2"), 1, [place("4,3")])).toBe(-1);
    expect(around(field, place("0,0"), true)).toHaveLength(3);
    expect(around(field, place("5,5"), false)).toHaveLength(4);
    expect(around(fieldNamed("hex-4"), place("0,0", fieldNamed("hex-4")), true)).toHaveLength(6);
  });

  it("finds the seat in a line, also on hexes", () => {
    expect(seatInLine(field, scene(["2,2", "5,5", "2,9"]).now, 0, 2)).toBe(2);
    const hexes = fieldNamed("hex-5");
    expect(seatInLine(hexes, scene(["0,0", "3,-3"], [], hexes).now, 0, 5)).toBe(1);
    expect(seatInLine(hexes, scene(["0,0", "3,-3"], [], hexes).now, 0, 0)).toBe(-1);
  });
});

describe("cards", () => {
  it("have a name for every number", () => {
    for (let card = 0; card <= 52; card++) expect(cardNumber(cardName(card))).toBe(card);
    expect(cardName(21)).toBe("TC");
    expect(cardsIn({ counts: [], size: 3 })).toBeNull();
    expect(cardsIn({ counts: [], size: 0 })).toEqual([]);
    expect(cardsIn({ counts: [0, 1, 1], size: 2 })).toEqual([1, 2]);
  });

  it("tell what a hit would leave", () => {
    const strike = { "@": "Attack", seat: 0, kind: 0, cv: 9, weapon: 0 };
    expect(remains(strike, "block", cardNumber("6D"))).toBe(3);
    expect(remains(strike, "dodge", cardNumber("JH"))).toBe(0);
    expect(remains({ ...strike, weapon: 13 }, "block", cardNumber("8D"))).toBe(13);
    expect(remains({ ...strike, kind: 1 }, "shield", cardNumber("2D"))).toBe(0);
  });
});

describe("paths", () => {
  const here = scene(["5,5", "8,8"]);

  it("begin with what is touched first", () => {
    expect(waysOf("move 4,1", here)).toEqual([["space:4,1"], ["me", "space:4,1"]]);
    expect(waysOf("strike 9S B", here)).toEqual([["card:9S", "seat:B"]]);
    expect(waysOf("strike 5C B with KS", here)).toEqual([["card:5C", "card:KS", "seat:B"]]);
    expect(waysOf("prepare 7C", here)).toEqual([["card:7C", "zone:charged"]]);
    expect(waysOf("discard 7C", here)).toEqual([["card:7C", "zone:pile"]]);
    expect(waysOf("cast hush", here)).toEqual([["spell:hush"]]);
    expect(waysOf("cancel 9D 8C", here)).toEqual([["card:9D", "their:8C"]]);
    expect(waysOf("run 4S -1,2", here)).toEqual([["card:4S", "space:-1,2"]]);
    expect(waysOf("end", here)).toEqual([["do:end"]]);
  });

  it("aim at the caster in the line", () => {
    expect(waysOf("wave 9C d1", here)).toEqual([["card:9C", "seat:B"]]);
    expect(waysOf("d1", here)).toEqual([["seat:B"]]);
    expect(waysOf("d0", here)).toEqual([["do:d0"]]);
    expect(waysOf("hadou JK d1", scene(["5,5", "8,8"], [{ "@": "Use", seat: 0, card: 52 }]))).toEqual([["card:JK", "seat:B"], ["seat:B"]]);
  });

  it("tell a Teleport to a space from one that defends", () => {
    expect(waysOf("teleport 9H", here)).toEqual([["answer:teleport 9H"], ["card:9H", "answer:teleport 9H"]]);
    expect(waysOf("teleport 4,1", here)).toEqual([["space:4,1"], ["me", "space:4,1"]]);
  });

  it("leave no choice of a real question without a way", () => {
    const choices = ["end", "move 4,4", "haste 8H", "strike JK B", "desperate KS B", "wave TC d1", "prepare 2S", "discard 2S", "cast melee", "use JK"];
    const moves = movesOf(asked(...choices), here, []);
    expect(new Set(moves.map((move) => move.choice))).toEqual(new Set(choices));
    expect(moves.every((move) => move.parts.length > 0)).toBe(true);
  });

  it("make Spell Preparation one heap", () => {
    const moves = movesOf(asked("ready charge 2S 5C"), here, ["2S", "5C", "7D"]);
    expect(moves).toHaveLength(1);
    expect(moves[0]!.loose).toBe(true);
    expect(readyText([], ["2S", "5C"])).toBe("ready charge none discard 2S 5C");
    expect(readyText(["9D", "JH"], [])).toBe("ready charge 9D JH");
  });
});

describe("asking why", () => {
  const here = scene(["5,5", "8,8"]);
  const why = (kinds: string[], ...choices: string[]) => attempt(kinds, here, (name) => (name === "KS" ? "active" : name === "9C" ? "charged" : "hand"), asked(...choices));

  it("names what was tried", () => {
    expect(why(["space:9,9"], "end")).toBe("move 9,9");
    expect(why(["space:9,9"], "place 0,0")).toBe("place 9,9");
    expect(why(["card:9S", "seat:B"], "end")).toBe("strike 9S B");
    expect(why(["spell:hush"], "end")).toBe("cast hush");
    expect(why(["card:6D"], "pay 4C")).toBe("pay 6D");
    expect(why(["card:4C"], "pass")).toBe("block 4C");
    expect(why(["card:9C"], "end")).toBe("cast hadou");
    expect(why(["card:KS"], "end")).toBe("use KS");
  });
});

describe("a Charged card by itself", () => {
  const here = scene(["5,5", "8,8"]);

  it("casts the spell of its suit, if that is offered", () => {
    const charged = ["8S", "8D", "2C", "9C", "JK"].map(cardNumber);
    const ways = shortWays(asked("end", "cast melee", "cast hadou"), here, charged);
    expect(ways.map((move) => move.choice)).toEqual(["cast melee then add 8S", "cast hadou then add 9C"]);
    expect(ways[1]!.parts).toEqual(["card:9C"]);
  });

  it("reaches in straight lines as far as its value", () => {
    expect(inReach(here, 3)).toEqual([1]);
    expect(inReach(here, 2)).toEqual([]);
    expect(inReach(scene(["5,5", "7,8"]), 14)).toEqual([]);
  });
});

describe("the room for Active spells of others", () => {
  const spell = (kind: number, ...cards: number[]) => ({ kind, cards, cvs: cards.map(() => 0), mode: 0, target: -1 });
  const few = [spell(0, 3), spell(1, 30)];
  const many = [...few, ...[4, 5, 6, 7, 8, 9].map((card) => spell(0, card))];

  it("folds the sooner the smaller the board and the more casters", () => {
    expect(foldOf(1280, 680, 1, many)).toBe("cards");
    expect(foldOf(1280, 680, 3, many)).toBe("kinds");
    expect(foldOf(390, 690, 1, few)).toBe("cards");
    expect(foldOf(390, 690, 3, many)).toBe("kinds");
    expect(foldOf(360, 500, 3, few)).toBe("count");
    expect(foldOf(620, 390, 2, few)).toBe("count");
  });

  it("puts spells that do the same into one frame", () => {
    expect(groupsOf(many).map((group) => [group.kind, group.spells.length])).toEqual([[0, 7], [1, 1]]);
  });
});
