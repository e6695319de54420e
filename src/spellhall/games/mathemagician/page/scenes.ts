import type { Told } from "spellhall/net/session.svelte";
import { cardsIn, spellNamed, type Card, type Cards, type Spell } from "./model";

/** A spell goes off: cast by the owner of the row, or by a misfire. */
export interface Scene {
  kind: "cast" | "misfire";
  /** Whose row. */
  owner: number;
  /** Who cast it or caused it. */
  by: number;
  row: Card[];
  spell: Spell | null;
  /** Who loses how much. */
  hit: number[];
  loss: number;
}

/** The spells that went off among told facts, in their order. */
export function scenesIn(told: Told[], cards: Cards): Scene[] {
  return told.flatMap((fact, place): Scene[] => {
    if (fact.event !== "cast" && fact.event !== "misfired") return [];
    const lost = told.slice(place).find((later) => later.event === "lost");
    const by = fact.seat ?? -1;
    return [{
      kind: fact.event === "cast" ? "cast" : "misfire",
      owner: fact.event === "cast" ? by : Number(fact["to"]),
      by,
      row: cardsIn(String(fact["row"])),
      spell: spellNamed(cards, String(fact["spell"])),
      hit: (lost?.["seats"] as number[] | undefined) ?? [],
      loss: Number(lost?.["loss"] ?? 0),
    }];
  });
}

/** Strength lost by each seat in these facts. */
export function lossesIn(told: Told[]): Map<number, number> {
  const out = new Map<number, number>();
  for (const fact of told) {
    if (fact.event !== "lost") continue;
    for (const seat of fact["seats"] as number[]) out.set(seat, (out.get(seat) ?? 0) + Number(fact["loss"]));
  }
  return out;
}

const ACTIONS = new Set(["played", "pulled", "exchanged"]);

/** Whether somebody has acted: then the last scene is over. */
export const actedIn = (told: Told[]): boolean => told.some((fact) => ACTIONS.has(fact.event));

/** Where the topmost card of a discard pile came from, as an anchor's name; empty if it was there before. */
export function discardedFrom(told: Told[]): string {
  const fact = told.findLast((one) => one.event === "removed" || one.event === "exchanged");
  if (!fact) return "";
  return fact.event === "removed" ? `row-${String(fact["to"])}` : `hand-${String(fact.seat)}`;
}
