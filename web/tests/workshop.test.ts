import { describe, expect, test } from "vitest";
import { measuredOf } from "../src/workshop/entries";

describe("what was measured of a card", () => {
  const figures = { Bubble: 1, "N01 Fizzum Popum": 2, "lucky clover": 3 };

  test.each([
    [{ name: "Bubble", energy: 1 }, 1],
    [{ id: "N01", name: "Fizzum Popum", points: 2 }, 2],
    [{ number: 28, effect: "lucky_clover" }, 3],
    [{ name: "Lightning" }, undefined],
  ])("%o", (entry, figure) => expect(measuredOf(entry, figures)).toBe(figure));

  test("nothing before a run has ended", () => expect(measuredOf({ name: "Bubble" }, null)).toBeUndefined());
});
