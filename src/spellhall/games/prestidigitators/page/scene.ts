import { t } from "spellhall/words";
import { kindOf, trickOf, type Cards, type Duel, type Sight } from "./model";

type Fact = { event: string; [name: string]: any };

/** One thing that came of an attack. */
export interface Note {
  fact: Fact;
  mark: "boom" | "down" | "up" | "fold" | "eye" | "shield" | "move";
}

/** Two energies side by side; null: only the outcome is known here. */
export interface Bars {
  seat: number;
  mine: number | null;
  other: number | null;
  margin: number;
  greater: boolean;
}

/** An attack as a short scene: who, with what, against what; the announced total; the comparison; what came of it. */
export interface Scene {
  attacker: number;
  row: number;
  card: string;
  under: string;
  announced: number | null;
  bars: Bars | null;
  notes: Note[];
}

const MARKS: Record<string, Note["mark"]> = {
  react: "shield", stay: "shield", decline: "shield", double: "up", show: "eye", destroy: "boom", collapse_stack: "fold",
  splay_stack: "fold", lift_stack: "up", sink_top: "down", move: "move", cross: "move", miss: "shield", over: "boom",
};

/** The clause by which a smashed Phylactery ends the game. */
const SMASHED = "DP-90";

/** Moves leave the last attack in sight; they are no part of it. */
export const MOVES = ["slide", "raise", "transfer", "found", "sink"];

const seatOf = (place: string): number => "AB".indexOf(place[0]!);
const rowOf = (place: string): number => Number(place.slice(1));

/** The energies that this seat can work out while an attack goes on. */
class Tally {
  readonly times: number[];
  readonly tokens: number[][];
  private duel: Duel;
  private sight: Sight;
  private row: number;

  constructor(duel: Duel, now: Duel, sight: Sight, row: number) {
    const frame = duel.stack.at(-1);
    this.times = frame?.["@"] === "Attack" && frame.times ? [...frame.times] : [1, 1];
    this.duel = { ...duel, names: now.names.length ? now.names : duel.names };
    this.sight = sight;
    this.row = row;
    this.tokens = [0, 1].map((seat) => (duel.rows[seat]?.[row - 1] ?? []).slice(-(duel.splay[seat]?.[row - 1] ?? 0)));
  }

  hear(fact: Fact): void {
    if (fact.event === "double") this.times[fact["seat"]]! *= 2;
    if (fact.event === "collapse_stack") this.tokens[seatOf(fact["place"])] = this.tokens[seatOf(fact["place"])]!.slice(-1);
    if (fact.event === "splay_stack") this.tokens[seatOf(fact["place"])] = [...this.duel.rows[seatOf(fact["place"])]![this.row - 1]!];
  }

  total(seat: number): number | null {
    const counted = this.tokens[seat]!;
    if (counted.length === 1 && this.sight.collapsedZero) return 0;
    let sum = 0;
    for (const token of counted) {
      const card = this.sight.cards.cards[this.duel.names[token] ?? -1];
      if (!card) return null;
      sum += card.energy;
    }
    return sum * this.times[seat]!;
  }
}

/** The scene after these facts. A new attack begins a new one; facts of an attack that goes on are added to it. */
export function sceneAfter(scene: Scene | null, told: Fact[], before: Duel | null, now: Duel, sight: Sight): Scene | null {
  const start = told.findLastIndex((fact) => fact.event === "reveal" && fact["attacking"]);
  const moved = told.find((fact) => MOVES.includes(fact.event));
  if (start < 0 && moved) return moved["seat"] === sight.seat || sight.seat < 0 ? null : scene; // until the viewer chooses again
  if (start < 0 && !scene) return null;
  if (start < 0 && !told.some((fact) => fact.event in MARKS || fact.event === "test")) return scene;
  const first = told[start];
  const made: Scene = first
    ? { attacker: seatOf(first["place"]), row: rowOf(first["place"]), card: first["card"], under: "", announced: null, bars: null, notes: [] }
    : { ...scene!, notes: [...scene!.notes] };
  const tally = before ? new Tally(before, now, sight, made.row) : null;
  for (const fact of told.slice(Math.max(0, start))) {
    tally?.hear(fact);
    if (fact.event === "reveal" && !fact["attacking"]) made.under = fact["card"];
    if (fact.event === "total") made.announced = fact["energy"];
    if (fact.event === "test") made.bars = barsOf(fact, made, tally);
    const mark = MARKS[fact.event];
    if (mark && (fact.event !== "over" || fact["clause"] === SMASHED)) made.notes.push({ fact, mark });
  }
  return made;
}

/** What can be seen of an attack that was on before this page was opened. */
export function sceneNow(duel: Duel, cards: Cards): Scene | null {
  const frame = duel.stack.at(-1);
  if (frame?.["@"] !== "Attack") return null;
  const name = (token = -1) => cards.cards[duel.names[token] ?? -1]?.name ?? "";
  return { attacker: frame.attacker ?? 0, row: (frame.row ?? 0) + 1, card: name(frame.card), under: name(frame.under), announced: null, bars: null, notes: [] };
}

function barsOf(fact: Fact, scene: Scene, tally: Tally | null): Bars {
  const seat = fact["seat"] as number;
  const defender = 1 - scene.attacker;
  const total = (who: number) => tally?.total(who) ?? (who === defender && scene.announced !== null ? scene.announced * (tally?.times[who] ?? 1) : null);
  return { seat, mine: total(seat), other: total(1 - seat), margin: fact["margin"], greater: fact["greater"] };
}

/** How much a side has, in words: the number, or what the outcome says of it. */
export function barText(bars: Bars, own: boolean): string {
  const [mine, other] = own ? [bars.mine, bars.other] : [bars.other, bars.mine];
  if (mine !== null) return String(mine);
  if (other === null) return "?";
  const needed = own ? other + bars.margin : other - bars.margin;
  const more = own === bars.greater;
  return more ? t("dp-page-at-least", { energy: own ? needed : needed + 1 }) : t("dp-page-at-most", { energy: Math.max(0, own ? needed - 1 : needed) });
}

/** What came of the attack, in words. */
export function noteText({ fact }: Note, cards: Cards, names: string[]): string {
  const title = titled(cards, String(fact["card"] ?? ""));
  const name = names["place" in fact ? seatOf(fact["place"]) : (fact["seat"] as number)] ?? "";
  switch (fact.event) {
    case "react":
      return t("dp-page-note-react", { title });
    case "stay":
      return t("dp-page-note-stay", { title });
    case "decline":
      return t("dp-page-note-decline", { title });
    case "double":
      return t("dp-page-note-double", { name });
    case "show":
      return t("dp-page-note-show", { cards: (fact["cards"] as string[]).map((card) => titled(cards, card)) });
    case "destroy":
      return t("dp-page-note-destroy", { title });
    case "collapse_stack":
      return t("dp-page-note-collapse", { name });
    case "splay_stack":
      return t("dp-page-note-splay", { name });
    case "lift_stack":
      return t("dp-page-note-lift", { name });
    case "sink_top":
      return t("dp-page-note-sink", { name });
    case "move":
      return t("dp-page-note-move", { title, row: rowOf(fact["onto"]) });
    case "cross":
      return t("dp-page-note-cross", { title });
    case "miss":
      return t("dp-page-note-miss");
    case "over":
      return t("dp-page-note-over");
    default:
      return "";
  }
}

export const titled = (cards: Cards, name: string): string => trickOf(cards, kindOf(cards, name))?.title ?? name;
