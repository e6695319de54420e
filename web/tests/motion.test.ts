import { describe, expect, it } from "vitest";
import { keyframes } from "../src/play/motion";

const box = (left: number, top: number, width: number, height: number): DOMRect => ({ left, top, width, height }) as DOMRect;

describe("a card's flight", () => {
  it("begins where the card was, however small the board is drawn", () => {
    const [from, to] = [box(100, 50, 40, 56), box(300, 250, 40, 56)];
    expect(keyframes(from, to, false, 1)[0]!["transform"]).toBe("translate(-200px, -200px) scale(1)");
    expect(keyframes(from, to, false, 0.8)[0]!["transform"]).toBe("translate(-250px, -250px) scale(1)");
  });
});
