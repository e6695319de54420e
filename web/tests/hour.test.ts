import { expect, it } from "vitest";
import { dated, hallTime } from "../src/net/hour";

it("follows the hall's clock when the device's is wrong", () => {
  dated(new Date(Date.now() + 3_600_000).toUTCString());
  expect(Math.abs(hallTime() - Date.now() - 3_600_000)).toBeLessThan(1_600);
  dated(null);
  expect(hallTime() - Date.now()).toBeGreaterThan(3_500_000);
  dated(new Date().toUTCString());
  expect(Math.abs(hallTime() - Date.now())).toBeLessThan(50);
});
