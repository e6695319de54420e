import { describe, expect, it } from "vitest";
import { decisive, scaleOf, turnsOf } from "../src/story/course";

describe("the course of a game", () => {
  it("is told at the steps where something changes", () => {
    expect(turnsOf([[0, 0, 1, 1, 1], [0, 0, 0, 2, 2]])).toEqual([0, 2, 3, 4]);
  });
  it("has a scale of few round numbers with zero among them", () => {
    expect(scaleOf([[0, 3], [0, 5]])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(scaleOf([[20, 0], [20, 15]])).toEqual([0, 5, 10, 15, 20]);
    expect(scaleOf([[0, -4], [0, 9]])).toEqual([-5, 0, 5, 10]);
    expect(scaleOf([[0, 0]])).toEqual([0, 1]);
  });
  it("keeps the moments that cost most, in the order of play", () => {
    const moments = [[3, 0.1], [5, 0.4], [8, 0.06], [9, 0.3]].map(([step, cost]) => ({ step: step!, cost: cost! }));
    expect(decisive(moments).map((one) => one.step)).toEqual([3, 5, 9]);
  });
});
