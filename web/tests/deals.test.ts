import { expect, it } from "vitest";
import type { DealPlayer, Replay } from "../generated/protocol";
import { ordered, parted } from "../src/deals/order";

const player = (name: string, over: boolean, points: number): DealPlayer => ({ name, face: "", mine: false, over, points });
const replay = (...steps: [number, string][]): Replay => ({ steps: steps.map(([seat, choice]) => ({ seat, choice })) }) as unknown as Replay;

it("puts the best first and lets equal matchpoints share a place", () => {
  const places = ordered([player("Ada", true, 0.5), player("Ben", false, 0), player("Cleo", true, 2), player("Dan", true, 0.5)]);
  expect(places.map(({ player, place }) => [player.name, place])).toEqual([["Cleo", 1], ["Ada", 2], ["Dan", 2], ["Ben", 0]]);
});

it("finds where two games part", () => {
  const one = replay([0, "a"], [1, "b"], [0, "c"]);
  expect(parted(one, one)).toBe(3);
  expect(parted(one, replay([0, "a"], [1, "x"]))).toBe(1);
  expect(parted(one, replay([0, "a"], [0, "b"]))).toBe(1);
  expect(parted(one, replay([0, "a"]))).toBe(1);
});
