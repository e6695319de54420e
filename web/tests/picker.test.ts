import { describe, expect, it } from "vitest";
import { rest } from "../src/play/picker.svelte";

describe("paths of things to touch", () => {
  const ordered = { choice: "play 7 on B", parts: ["card:7", "row:B"] };
  const loose = { choice: "7x7", parts: ["rune:7", "rune:7"], loose: true };

  it("leaves what is still to be touched", () => {
    expect(rest(ordered, [])).toEqual(["card:7", "row:B"]);
    expect(rest(ordered, ["card:7"])).toEqual(["row:B"]);
    expect(rest(ordered, ["card:7", "row:B"])).toEqual([]);
  });

  it("knows when the touched things are on another path", () => {
    expect(rest(ordered, ["row:B"])).toBeNull();
    expect(rest(ordered, ["card:7", "row:C"])).toBeNull();
    expect(rest(loose, ["rune:7", "rune:7", "rune:7"])).toBeNull();
  });

  it("takes loose parts in any order, each once", () => {
    const pair = { choice: "3x8", parts: ["rune:3", "rune:8"], loose: true };
    expect(rest(pair, ["rune:8"])).toEqual(["rune:3"]);
    expect(rest(loose, ["rune:7"])).toEqual(["rune:7"]);
  });
});
