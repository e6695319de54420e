import { expect, test, vi } from "vitest";
import { HallError, patiently } from "../src/net/api";

const full = (after: number): HallError => new HallError("limit", "", "", after);

test("asks again when the hall has said when", async () => {
  vi.useFakeTimers();
  const ask = vi.fn().mockRejectedValueOnce(full(3)).mockRejectedValueOnce(full(3)).mockResolvedValue("moments");
  const answer = patiently(ask);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toBe("moments");
  vi.useRealTimers();
});

test("does not wait longer than it has patience, nor for what will not come", async () => {
  await expect(patiently(() => Promise.reject(full(180)))).rejects.toThrow("limit");
  await expect(patiently(() => Promise.reject(new HallError("refused", "")))).rejects.toThrow("refused");
});
