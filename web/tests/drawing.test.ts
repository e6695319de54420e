import { expect, test } from "vitest";
import { asSvg, drawingOf, sigil, type Shape } from "spellhall/cards/drawing";
import { MOTIFS } from "spellhall/cards/motifs";

const numbers = (lines: string): number[] => (lines.match(/-?\d*\.?\d+/g) ?? []).map(Number);

test("the same card has the same picture, and another card another one", () => {
  expect(drawingOf("s01", "round", "frog")).toEqual(drawingOf("s01", "round", "frog"));
  const drawn = Array.from({ length: 200 }, (_, place) => asSvg(drawingOf(`card ${place}`, "round"), ""));
  expect(new Set(drawn).size).toBeGreaterThan(195);
});

test("a card without a motif gets a sigil of its own, whatever its name is", () => {
  for (const name of ["", "Zauberstab", "ärger", "𝕏", "x".repeat(400)]) {
    expect(sigil(name)).toMatch(/^M16 1\.500/);
    expect(sigil(name).includes("NaN")).toBe(false);
  }
});

test.each(["round", "six", "arch", "lozenge", "shield"] as Shape[])("the lines of a %s picture stay inside their box", (shape) => {
  for (let place = 0; place < 60; place++) {
    const { ground } = drawingOf(`card ${place}`, shape);
    for (const number of numbers(ground)) expect(number).toBeGreaterThanOrEqual(0);
    for (const number of numbers(ground)) expect(number).toBeLessThanOrEqual(100);
  }
});

test("a picture that is printed says what it shows, and cannot be broken by a name", () => {
  const printed = asSvg(drawingOf("x", "six", "frog"), '<b> & "quotes"');
  expect(printed).toContain('aria-label="&#60;b&#62; &#38; &#34;quotes&#34;"');
  expect(printed).toContain(MOTIFS.frog);
});
