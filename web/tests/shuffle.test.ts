import { describe, expect, it } from "vitest";
import type { TableShown } from "../generated/protocol";
import { mayPromise, owed, ownSeats, sha256 } from "../src/net/shuffle";

const seat = (kind: string, share = "", nonce = "") => ({ kind, name: "", bot: "", out: false, share, nonce });
const table = (phase: string, seats: ReturnType<typeof seat>[], agreed = -1): TableShown =>
  ({ phase, seats, question: agreed < 0 ? null : { what: "rematch", agreed } }) as unknown as TableShown;

describe("SHA-256", () => {
  it("is the one that everybody else has", async () => {
    for (const text of ["", "abc", "é – ♠", "x".repeat(55), "x".repeat(56), "x".repeat(64), "a".repeat(1000)]) {
      const known = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(sha256(text)).toBe([...known].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});

describe("what must be told", () => {
  const numbers = new Map([["hash", "number"], ["hash2", "number2"]]);
  it("is nothing while a seat is empty or a game is played", () => {
    expect(owed(table("open", [seat("person", "hash"), seat("empty")]), numbers)).toEqual([]);
    expect(owed(table("playing", [seat("person", "hash"), seat("bot")]), numbers)).toEqual([]);
  });
  it("is every promise of this browser that was not told yet", () => {
    const seats = [seat("person", "hash"), seat("bot"), seat("person", "other"), seat("person", "hash2", "number2")];
    expect(owed(table("open", seats), numbers)).toEqual([{ seat: 0, nonce: "number" }]);
  });
  it("waits for the others before a rematch, or until all have agreed to one", () => {
    const seats = [seat("person", "hash"), seat("person")];
    expect(owed(table("over", seats), numbers)).toEqual([]);
    expect(owed(table("over", seats, 0), numbers)).toEqual([]);
    expect(owed(table("over", seats, 1234), numbers)).toEqual([{ seat: 0, nonce: "number" }]);
    expect(owed(table("over", [seat("person", "hash"), seat("bot")]), numbers)).toHaveLength(1);
  });
  it("is promised for every seat of this browser, wherever a rematch has moved it", () => {
    const third = { match: 3, seats: [seat("person"), seat("person"), seat("bot")] } as unknown as TableShown;
    expect(ownSeats(third, [0, 2], 1)).toEqual([2, 1]);
    expect(ownSeats(third, [], 1)).toEqual([1]);
    expect(ownSeats(third, [], -1)).toEqual([]);
  });
  it("can be promised after a game, until somebody has told theirs", () => {
    expect(mayPromise(table("over", [seat("person"), seat("person")]), 0)).toBe(true);
    expect(mayPromise(table("over", [seat("person"), seat("person", "h", "n")]), 0)).toBe(false);
    expect(mayPromise(table("playing", [seat("person"), seat("person")]), 0)).toBe(false);
  });
});
