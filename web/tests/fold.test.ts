import { expect, it } from "vitest";
import { fold } from "../src/net/fold";

it("follows changes as the protocol describes them", () => {
  const view = { table: { turn: 1, hands: [{ size: 7 }, { size: 7 }], centre: [3, 4] } };
  const next = fold(view, { "~": { table: { "~": { turn: { "=": 2 }, hands: { "~": { "1": { "~": { size: { "=": 5 } } } }, size: 2 } } } } });
  expect(next).toEqual({ table: { turn: 2, hands: [{ size: 7 }, { size: 5 }], centre: [3, 4] } });
  expect(view.table.turn).toBe(1);
});

it("shortens and lengthens lists", () => {
  expect(fold([1, 2, 3], { "~": {}, size: 1 })).toEqual([1]);
  expect(fold([1], { "~": { "1": { "=": 9 } }, size: 2 })).toEqual([1, 9]);
  expect(fold([1], { "=": [] })).toEqual([]);
  expect(fold("same", null)).toBe("same");
});
