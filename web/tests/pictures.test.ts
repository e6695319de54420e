import { expect, test } from "vitest";
import { drawingOf, sigil, type Shape } from "spellhall/cards/drawing";
import { guilloche } from "spellhall/look/guilloche";
import { hashOf } from "spellhall/look/tone";
import made from "../../tests/printing/pictures.json";

test("screen and paper draw the same pictures", () => {
  for (const [name, hash] of Object.entries(made.hashes)) expect(hashOf(name)).toBe(hash);
  for (const [name, lines] of Object.entries(made.sigils)) expect(sigil(name)).toBe(lines);
  for (const [name, shape, field, ground] of made.pictures) {
    const drawing = drawingOf(name!, shape as Shape);
    expect([drawing.field, drawing.ground]).toEqual([field, ground]);
  }
  for (const [deck, curves] of Object.entries(made.backs)) expect(guilloche(deck)).toEqual(curves);
});
