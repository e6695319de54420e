import type { Asked } from "spellhall/protocol";
import type { Action } from "spellhall/play/desk.svelte";
import { listed, t } from "spellhall/words";
import type { BenchPicker } from "./bench.svelte";
import { LETTERS, placeOf, steps, type Kind, type Spell } from "./model";
import { shortName } from "./names";
import { odds, outside } from "./scatter";

/** All that the question line depends on. */
export interface Situation {
  asked: Asked;
  kind: Kind;
  picker: BenchPicker;
  now: any;
  names: string[];
  seat: number;
  options: Record<string, unknown>;
  spell(points: number): Spell | undefined;
  /** The potion on a space, as its code. */
  codeAt(space: string): string;
  /** The spell that is being cast, while its cards are laid down one by one. */
  mixing: Spell | undefined;
  /** Whether several choices are on their way, one after the other. */
  working: boolean;
  /** How many potions would become skulls if the picked mix were cast. */
  skulls: number;
}

const percent = (chance: number) => Math.round(chance * 100);
const picks = (at: Situation, start: string) => at.picker.picked.filter((thing) => thing.kind.startsWith(start)).map((thing) => thing.kind.slice(start.length));
const offers = (at: Situation, verb: string) => at.asked.choices.some(([notation]) => notation.split(" ")[0] === verb);
export const leftOf = (at: { seat: number; names: string[] }) => at.names[(at.seat + 1) % at.names.length] ?? "";

/** What is asked, in one sentence that follows what the player has picked. */
export function questionOf(at: Situation): string {
  if (at.working) return t("mn-page-working");
  const space = picks(at, "space:")[0];
  const [row, column] = [...(space ?? "")].map(Number) as [number, number];
  switch (at.kind) {
    case "aim": {
      if (space) {
        const off = percent(outside(at.now.height, placeOf(space)));
        const hit = percent(odds(at.now.height, placeOf(space))[placeOf(space)]!);
        return off ? t("mn-page-ask-aimed", { row, column, percent: hit, outside: off }) : t("mn-page-ask-aimed-sure", { row, column });
      }
      if (at.picker.isPicked("cube")) return t("mn-page-ask-cube");
      return at.now.cube.length ? t("mn-page-ask-aim-again") : t("mn-page-ask-aim");
    }
    case "place":
      return space ? t("mn-page-ask-placed", { row, column }) : t("mn-page-ask-place", { who: at.names[(at.seat + at.names.length - 1) % at.names.length] ?? "" });
    case "take": {
      if (space) return at.picker.ready.length ? t("mn-page-ask-take-more") : t("mn-page-ask-take-all");
      const [down, across] = at.now.cube as number[];
      return down === undefined ? t("mn-page-ask-take-any") : t("mn-page-ask-take", { row: down + 1, column: across! + 1 });
    }
    case "act":
      return actQuestion(at);
    case "lay":
      return t("mn-page-ask-lay", { spell: at.mixing?.name ?? "", count: at.now.mix.length + 1, size: at.mixing?.slots.length ?? 0 });
    case "pay":
      return t("mn-page-ask-pay");
    case "lose":
      return t("mn-page-ask-lose");
    case "pass":
      if (at.picker.picked.length) return t("mn-page-ask-pass-sure", { who: leftOf(at) });
      return skullsAsked(at.now) ? t("mn-page-ask-pass-skull", { who: leftOf(at) }) : t("mn-page-ask-pass-card", { who: leftOf(at) });
    default:
      return "";
  }
}

/** Ciao Devilus passes skulls; the frame names its effect by number. */
export const skullsAsked = (now: any): boolean => now.stack.at(-1)?.effect === 5;

function actQuestion(at: Situation): string {
  const spell = at.spell(Number(picks(at, "spell:")[0]));
  if (spell) return at.picker.ready.length ? t("mn-page-ask-mix", { spell: spell.name }) : t("mn-page-ask-mix-more", { spell: spell.name });
  const item = picks(at, "item:")[0];
  if (item === "HP") return t("mn-page-ask-heal");
  if (item === "MW") return t("mn-page-ask-wand");
  const paid = picks(at, "hand:").length;
  if (item === "CU" && paid > 1) return paid > 2 ? t("mn-page-ask-curse-three") : t("mn-page-ask-curse-two");
  if (item === "CU") return t("mn-page-ask-curse");
  if (at.picker.picked.length) return offers(at, "cast") ? t("mn-page-ask-card-first") : t("mn-page-ask-curse");
  if (at.now.spell_cast) return t("mn-page-ask-act-cast");
  if (at.now.items[at.seat]?.[3]) return offers(at, "lift") ? t("mn-page-ask-act-cursed") : t("mn-page-ask-act-cursed-poor");
  if (offers(at, "cast")) return t("mn-page-ask-act");
  return offers(at, "heal") || offers(at, "wand") ? t("mn-page-ask-act-items") : t("mn-page-ask-act-none");
}

/** The buttons of the question line: what is picked, ready to be done, and the end of the turn. */
export function actionsOf(at: Situation, choose: (notation: string) => void): Action[] {
  if (at.working) return [];
  const made = at.picker.ready.slice(0, 4).map((move, place): Action => ({ key: steps(move.choice)[0]!, label: labelOf(at, move.choice), primary: place === 0, run: () => at.picker.choose(move) }));
  const unique = made.filter((action, place) => made.findIndex((one) => one.key === action.key) === place);
  if (offers(at, "done") && at.picker.picked.length) return [...unique, { key: "back", label: t("mn-page-do-back"), run: () => at.picker.clear() }];
  const done: Action[] = offers(at, "done") ? [{ key: "done", label: t("mn-page-do-done"), primary: !offers(at, "cast"), run: () => choose("done") }] : [];
  return [...unique, ...done];
}

function labelOf(at: Situation, choice: string): string {
  const [verb, ...words] = steps(choice)[0]!.split(" ");
  switch (verb) {
    case "aim":
      return t("mn-page-do-throw");
    case "place":
      return t("mn-page-do-place");
    case "take":
      return words.length > 3 ? t("mn-page-do-take-many", { count: words.length }) : t("mn-page-do-take", { cards: listed(words.map((space) => shortName(at.codeAt(space)))) });
    case "cast": {
      const points = Number(words[0]);
      return at.skulls ? t("mn-page-do-cast-skulls", { points, skulls: at.skulls }) : t("mn-page-do-cast", { points });
    }
    case "lift":
      return t("mn-page-do-lift");
    case "give":
      return t("mn-page-do-give", { who: at.names[LETTERS.indexOf(words[0]!)] ?? "" });
    case "pass":
      return t("mn-page-do-pass", { who: leftOf(at) });
    default:
      return choice;
  }
}
