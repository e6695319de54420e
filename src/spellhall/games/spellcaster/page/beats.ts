import type { Beat } from "spellhall/play/drama.svelte";
import type { Told } from "spellhall/net/session.svelte";

const seatLetter = (seat: number): string => "ABCD"[seat] ?? "?"; // not from the model: this file is loaded with every table

/** A spell's cards fly together into its name; attacks and hits are seen at the piece they meet. */
export function beatsOf(told: Told[], seat: number): Beat[] {
  const beats: Beat[] = [];
  for (const fact of told) {
    const mine = fact.seat === seat;
    if (fact.event === "cast") {
      const cards = (fact["cards"] as string[] | undefined) ?? [];
      if (mine) beats.push({ fact, ms: 1000, before: true, gather: { from: cards.map((card) => `card:${card}`), into: "spell-name" }, caption: false });
      else beats.push({ fact, ms: 1500, gather: { from: cards.map((card) => `${seatLetter(fact.seat ?? 0)}-${card}`), into: "spell-name", keep: true } });
    } else if (fact.event === "attack") beats.push({ fact, ms: mine ? 600 : 1300, at: [`seat:${seatLetter(Number(fact["to"]))}`], caption: !mine });
    else if (fact.event === "hit" || fact.event === "defended") beats.push({ fact, ms: 1100, at: [`piece-${String(fact.seat)}`], caption: !mine });
    else if (fact.event === "moved" && !mine) beats.push({ fact, ms: 900, at: [`piece-${String(fact.seat)}`] });
  }
  return beats;
}

/** Cards that go their way: the log tells of them. */
export const quiet = ["spent", "left_active", "burnt", "shuffled", "drew", "discarded", "paid", "kept_move", "move_card", "new_move"];
