import type { Asked } from "spellhall/protocol";
import type { Action } from "spellhall/play/desk.svelte";
import type { Move, Picker } from "spellhall/play/picker.svelte";
import { t } from "spellhall/words";
import { claimAsked, printed, runesIn, valueOf } from "./model";

/** All that the question line depends on. */
export interface Situation {
  asked: Asked | null;
  picker: Picker;
  target: number;
  names: string[];
  tie: boolean;
  tossing: boolean;
  tossed: number;
  rival: number;
  /** Whether the players multiply themselves. */
  claims: boolean;
  title(spell: string): string;
}

const offers = (asked: Asked, notation: string) => asked.choices.some(([choice]) => choice === notation);

/** The question in the middle of picking: what to touch next. Empty leaves the hall's own sentence. */
export function questionOf({ asked, picker, target, tie, tossing, rival, names, claims, title }: Situation): string {
  if (!asked || claimAsked(asked)) return "";
  if (tossing) return t("mw-page-toss");
  if (offers(asked, "keep")) return t("mw-page-swap-pick", { name: names[rival] ?? "" });
  const first = picker.picked[0];
  if (offers(asked, "pass")) {
    return first && !picker.ready.length ? t("mw-page-cast-detail", { title: title(first.kind.slice(6)) }) : t("mw-page-cast-pick", { target });
  }
  if (picker.ready.length) return claims ? t("mw-page-pick-seal-claim") : t("mw-page-pick-seal", { target });
  if (first) return t("mw-page-pick-second", { first: first.kind.slice(5) });
  return tie ? t("mw-page-pick-again", { target }) : t("mw-page-pick-first", { target });
}

/** The buttons of the question line: what is picked, ready to be done, and what needs no picking. */
export function actionsOf(at: Situation, choose: (notation: string) => Promise<boolean>): Action[] {
  const { asked, picker, target } = at;
  if (!asked || claimAsked(asked)) return [];
  const ready = [...picker.ready].sort((one, two) => far(one, target) - far(two, target));
  const made = ready.map((move, place): Action => ({ key: move.choice, label: label(move, at, ready.length > 2 && place > 0), primary: place === 0, run: () => picker.choose(move) }));
  const plain = (notation: string, words: string): Action[] =>
    offers(asked, notation) ? [{ key: notation, label: words, primary: !picker.picked.length, run: () => void choose(notation) }] : [];
  return [...made, ...plain("pass", t("mw-page-pass")), ...plain("keep", t("mw-page-keep")), ...plain("done", t("mw-page-done", { count: at.tossed + 1 }))];
}

function far(move: Move, target: number): number {
  return runesIn(move.choice) ? Math.abs(valueOf(move.choice) - target) : 0;
}

function label(move: Move, { target, claims, title, names }: Situation, short: boolean): string {
  const text = printed(move.choice);
  if (runesIn(move.choice)) {
    if (short) return claims ? text : `${text} = ${valueOf(move.choice)}`;
    if (claims) return t("mw-page-seal-plain", { text });
    const distance = far(move, target);
    return `${t("mw-page-seal", { text, value: valueOf(move.choice) })} (${distance ? t("mw-page-away", { count: distance }) : t("mw-page-exact")})`;
  }
  const swap = /^swap (\d+) for (\d+)$/.exec(move.choice);
  if (swap) return t("mw-page-swap", { taken: swap[1]!, given: swap[2]! });
  const [, spell = "", detail = ""] = move.choice.split(" ");
  const shown = /^[A-D]$/.test(detail) ? (names["ABCD".indexOf(detail)] ?? detail) : detail.replace("-", "−");
  return detail ? t("mw-page-cast-with", { title: title(spell), detail: shown }) : t("mw-page-cast", { title: title(spell) });
}
