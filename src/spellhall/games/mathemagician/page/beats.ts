import type { Beat } from "spellhall/play/drama.svelte";
import type { Told } from "spellhall/net/session.svelte";

/** The last card is seen to be played, then the row flies together into the spell's name, and the loss is counted. */
export function beatsOf(told: Told[], seat: number): Beat[] {
  const fact = told.find((one) => one.event === "cast" || one.event === "misfired");
  const played = told.find((one) => one.event === "played");
  if (!fact) return played && played.seat !== seat && played.text ? [{ fact: played, ms: 1100, at: [`row-${String(played["to"] ?? played.seat)}`] }] : [];
  const cast = fact.event === "cast";
  const owner = cast ? fact.seat : Number(fact["to"]);
  const lost = told.find((one) => one.event === "lost");
  return [
    ...(played && played.seat !== seat ? [{ fact: played, ms: 800, before: true, at: [`row-${String(owner)}`] }] : []),
    { fact, ms: 1500, before: true, at: [`row-${String(owner)}`], ...(cast ? { gather: { from: [`row-${String(owner)}`, "sent"], into: `spell-${String(fact["spell"])}` } } : {}) },
    ...(lost ? [{ fact: lost, ms: 1200 }] : []),
  ];
}
