import type { Beat } from "spellhall/play/drama.svelte";
import type { Told } from "spellhall/net/session.svelte";

/** An attack has a scene of its own in the middle, and time to be looked at; other moves are seen at their stacks. */
export function beatsOf(told: Told[], seat: number): Beat[] {
  const attack = told.find((one) => one.event === "reveal" && one["attacking"]);
  if (attack) return [{ fact: attack, ms: 2000, caption: false }];
  const move = told.find((one) => ["slide", "raise", "sink", "transfer", "found"].includes(one.event) && one.seat !== seat);
  return move?.text ? [{ fact: move, ms: 1200, ...(seat >= 0 && typeof move["row"] === "number" ? { at: [`foe:${String(move["row"])}`] } : {}) }] : [];
}
