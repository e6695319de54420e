import { beforeEach, describe, expect, it, vi } from "vitest";
import { BEGINNER, rated } from "../src/puzzles/glicko";
import { dayOf, daysBefore, keep, ratingOf, resultOf, streak } from "../src/puzzles/kept";

describe("Glicko-2", () => {
  it("gives the result of Glickman's worked example", () => {
    const met = [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ];
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, met);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it("only grows less sure where nothing was met", () => {
    const after = rated({ ...BEGINNER, deviation: 200 }, []);
    expect(after.rating).toBe(1500);
    expect(after.deviation).toBeCloseTo(200.27, 1);
  });
});

describe("what a browser keeps", () => {
  beforeEach(() => {
    const held = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value) });
  });

  it("counts days in a row on which a puzzle of that very day was solved", () => {
    expect(streak("2026-03-02")).toBe(0);
    for (const day of ["2026-02-27", "2026-02-28", "2026-03-01"]) keep("one", day, true, 1500, day);
    expect(streak("2026-03-01")).toBe(3);
    expect(streak("2026-03-02")).toBe(3); // today is still to come
    expect(streak("2026-03-03")).toBe(0);
    keep("one", "2026-03-02", false, 1500, "2026-03-02");
    expect(streak("2026-03-02")).toBe(3);
    keep("two", "2026-03-02", true, 1500, "2026-03-02"); // another game of the same day
    expect(streak("2026-03-02")).toBe(4);
    keep("one", "2026-02-26", true, 1500, "2026-03-02"); // made up for later
    expect(streak("2026-03-02")).toBe(4);
  });

  it("counts the first answer only", () => {
    keep("one", "2026-03-02", false, 1500, "2026-03-02");
    const before = ratingOf("one")!;
    keep("one", "2026-03-02", true, 1500, "2026-03-02");
    expect(resultOf("one", "2026-03-02")).toEqual({ good: false, on: "2026-03-02" });
    expect(ratingOf("one")).toEqual(before);
    expect(before.rating).toBeLessThan(1500);
  });

  it("lives with a store that holds nonsense", () => {
    localStorage.setItem("spellhall.puzzles", "{");
    expect(streak("2026-03-02")).toBe(0);
    localStorage.setItem("spellhall.puzzles", "null");
    expect(resultOf("one", "2026-03-02")).toBe(null);
  });
});

it("names days as the calendar does", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(daysBefore("2026-03-01", 1)).toBe("2026-02-28");
  expect(daysBefore("2026-03-30", 1)).toBe("2026-03-29"); // a day of 23 hours in some places
});
