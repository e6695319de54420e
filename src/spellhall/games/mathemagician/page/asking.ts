import type { Asked } from "spellhall/protocol";
import type { Action } from "spellhall/play/desk.svelte";
import type { Move, Picker } from "spellhall/play/picker.svelte";
import { message, t, type Message } from "spellhall/words";
import { askingOf, face, offers, outcomeOf, printed, valueOf, type Card, type Spell } from "./model";

/** All that the question line depends on. */
export interface Situation {
  asked: Asked;
  picker: Picker;
  rows: Card[][];
  seat: number;
  /** Choices that the hall warns of. */
  risky: Set<string>;
  /** Whether the table adds up the rows. */
  totals: boolean;
  /** Whether this is the first spell of the duel. */
  opening: boolean;
  /** The spell above a seat's row. */
  goal(seat: number): Spell | null;
  spell(id: string): Spell | null;
  /** "your row", "Bill's row". */
  whose(seat: number): Message;
}

/** The only choice that what is picked can still become; null if there are several or none. */
export function onlyMove(picker: Picker): Move | null {
  const kinds = picker.picked.map((thing) => thing.kind);
  if (!kinds.length) return null;
  const fits = picker.moves.filter((move) => kinds.every((kind, place) => (move.loose ? move.parts.includes(kind) : move.parts[place] === kind)));
  const choices = new Set(fits.map((move) => move.choice));
  return choices.size === 1 ? fits[0]! : null;
}

/** A choice that only waits for a word of the player: complete, or complete but for where it goes. */
export function pending(picker: Picker): Move | null {
  const ready = picker.ready[0];
  if (ready) return ready;
  const move = onlyMove(picker);
  return move && move.parts.length === picker.picked.length + 1 && move.parts.at(-1)!.startsWith("to:") ? move : null;
}

const cardIn = (picker: Picker, what: string): string => picker.picked.find((thing) => thing.kind.startsWith(what))?.kind.slice(what.length) ?? "";
const signed = (text: string): string => text.replaceAll("-", "−");

/** The two picked cards of a pull in their order on the row, as they are printed. */
function pairIn({ picker, rows, seat }: Situation): string {
  const places = picker.picked.filter((thing) => thing.kind.startsWith("tile:")).map((thing) => Number(thing.kind.split(":")[2]));
  return places.sort((one, two) => one - two).map((place) => face(rows[seat]![place]!)).join(" ");
}

/** What the game asks now, in one sentence. */
export function questionOf(at: Situation): string {
  const { asked, picker } = at;
  const kind = askingOf(asked);
  if (kind === "split") return splitQuestion(picker);
  if (kind === "refill") return t("md-page-ask-refill");
  if (kind === "spell") {
    const spell = at.spell(cardIn(picker, "spell:"));
    if (spell) return t("md-page-ask-take", { name: spell.name, value: spell.value, minimum: spell.minimum });
    return at.opening ? t("md-page-ask-first-spell") : t("md-page-ask-spell");
  }
  if (kind === "declare") {
    const { name, value, minimum } = at.goal(at.seat)!;
    return t("md-page-ask-declare", { name, value, minimum });
  }
  if (kind === "remove") return removeQuestion(at);
  return turnQuestion(at);
}

function splitQuestion(picker: Picker): string {
  const need = picker.moves[0]?.parts.length ?? 5;
  const have = picker.picked.length;
  return have === 0 ? t("md-page-ask-split") : have < need ? t("md-page-ask-split-more", { have, need }) : t("md-page-ask-split-done");
}

function removeQuestion({ picker, rows, seat, whose }: Situation): string {
  const move = pending(picker);
  const made = move && outcomeOf(move.choice, rows, seat);
  if (!made) return t("md-page-ask-remove");
  return t("md-page-ask-removing", { card: face(rows[made.to]!.at(-1)!), whose: whose(made.to), row: printed(made.row) || message("md-row-empty") });
}

function turnQuestion(at: Situation): string {
  const { asked, picker, rows, seat, risky, totals, goal, whose } = at;
  const move = pending(picker);
  const made = move && outcomeOf(move.choice, rows, seat);
  if (move && made) {
    const spell = goal(made.to);
    const row = printed(made.row);
    const warned = risky.has(move.choice);
    const name = spell?.name ?? "";
    const effect = spell?.effect ?? 0;
    if (move.choice.startsWith("pull ")) {
      const pair = pairIn(at);
      if (warned) return t("md-page-ask-pull-misfire", { pair, row, name, effect });
      return totals ? t("md-page-ask-pull-worth", { pair, row, value: signed(String(valueOf(made.row))) }) : t("md-page-ask-pull", { pair, row });
    }
    if (warned) return t("md-page-ask-misfire", { row, name, effect });
  }
  const tile = cardIn(picker, "tile:");
  if (tile) return t("md-page-ask-pull-second", { card: face(rows[seat]![Number(tile.split(":")[1])]!) });
  const card = cardIn(picker, "card:");
  if (card) return t("md-page-ask-where", { card: signed(card) });
  const end = cardIn(picker, "end:");
  if (end) return t("md-page-ask-which", { whose: whose("ABC".indexOf(end)) });
  const pulls = asked.choices.some(([choice]) => choice.startsWith("pull "));
  if (asked.choices.length === 1 && offers(asked, "exchange")) return t("md-page-ask-stuck-only");
  if (offers(asked, "exchange")) return pulls ? t("md-page-ask-stuck-pull") : t("md-page-ask-stuck");
  return pulls ? t("md-page-ask-play-pull") : t("md-page-ask-play");
}

/** The buttons of the question line: what is picked, ready to be done, and what needs no picking. */
export function actionsOf(at: Situation, choose: (notation: string) => Promise<boolean>): Action[] {
  const { asked, picker } = at;
  const move = pending(picker);
  const made: Action[] = move ? [{ key: "do", label: doing(move, at), primary: true, run: () => picker.choose(move) }] : [];
  const back: Action[] = move && !/^(draw|spell|remove) /.test(move.choice) ? [{ key: "back", label: t("md-page-put-back"), run: () => picker.clear() }] : [];
  const plain = (notation: string, label: string, about?: string): Action[] =>
    offers(asked, notation) ? [{ key: notation, label, primary: !made.length && notation !== "silent", run: () => void choose(notation), ...(about ? { about } : {}) }] : [];
  const spell = at.goal(at.seat);
  return [
    ...made,
    ...back,
    ...plain("exchange", t("md-page-do-exchange")),
    ...plain("leave", t("md-page-do-leave")),
    ...(spell ? plain("declare", t("md-page-do-declare"), t("md-page-do-declare-about", { name: spell.name, words: spell.invocation })) : []),
    ...plain("silent", t("md-page-do-silent")),
  ];
}

function doing(move: Move, at: Situation): string {
  const { risky, rows, seat, spell } = at;
  const { choice } = move;
  if (choice.startsWith("draw ")) {
    const count = (deck: string) => move.parts.filter((part) => part === `deck:${deck}`).length;
    return t("md-page-do-split", { energy: count("E"), symbols: count("S") });
  }
  if (choice.startsWith("spell ")) return t("md-page-do-spell", { name: spell(choice.slice(6))?.name ?? "" });
  if (risky.has(choice)) return t("md-page-do-misfire");
  if (choice.startsWith("pull ")) return t("md-page-do-pull", { pair: pairIn(at) });
  const made = outcomeOf(choice, rows, seat);
  return t("md-page-do-remove", { card: made ? face(rows[made.to]!.at(-1)!) : "" });
}
