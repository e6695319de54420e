import { expect, it } from "vitest";

Object.assign(globalThis, { location: { pathname: "/" } });
const { routeOf } = await import("../src/router.svelte");

it("reads addresses", () => {
  expect(routeOf("/")).toEqual({ page: "front" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/new/mathwiz")).toEqual({ page: "new", game: "mathwiz" });
  expect(routeOf("/replay/abc")).toEqual({ page: "replay", table: "abc" });
  expect(routeOf("/puzzle")).toEqual({ page: "puzzles" });
  expect(routeOf("/puzzle/mathwiz")).toEqual({ page: "puzzle", game: "mathwiz", day: "" });
  expect(routeOf("/puzzle/mathwiz/2026-11-18")).toEqual({ page: "puzzle", game: "mathwiz", day: "2026-11-18" });
  expect(routeOf("/puzzle/mathwiz/tomorrow")).toEqual({ page: "lost" });
  expect(routeOf("/settings")).toEqual({ page: "settings" });
  expect(routeOf("/t")).toEqual({ page: "lost" });
  expect(routeOf("/t/abc/def")).toEqual({ page: "lost" });
  expect(routeOf("/api")).toEqual({ page: "lost" });
});
