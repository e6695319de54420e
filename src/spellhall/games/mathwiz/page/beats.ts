import type { Beat } from "spellhall/play/drama.svelte";
import type { Told } from "spellhall/net/session.svelte";
import { t } from "spellhall/words";

const TURN = 700;
const BREATH = 1300;
const VERDICT = 1500;

/** Sealed products turn over one after the other, with a breath before the last; then the closest is named. */
export function beatsOf(told: Told[]): Beat[] {
  const fact = told.find((one) => one.event === "revealed");
  if (!fact) return [];
  const count = (fact["seats"] as number[]).length;
  const says = t("mw-page-seals-break", { target: Number(fact["target"]) });
  const turns = Array.from({ length: count }, (_, place): Beat => ({ fact, ms: place === count - 2 ? BREATH : place === count - 1 ? VERDICT : TURN, before: true, step: place + 1, says, caption: false }));
  return [{ fact, ms: TURN, before: true, step: 0, says, caption: false }, ...turns];
}
