import type { Asked } from "spellhall/protocol";
import type { Action } from "spellhall/play/desk.svelte";
import { t } from "./words";
import type { BenchPicker } from "./bench.svelte";
import { LETTERS, placeOf, steps, type Kind, type Spell } from "./model";
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
const where = (space: string) => ({ row: space[0]!, column: space[1]! });
const offers = (at: Situation, verb: string) => at.asked.choices.some(([notation]) => notation.split(" ")[0] === verb);
export const leftOf = (at: { seat: number; names: string[] }) => at.names[(at.seat + 1) % at.names.length] ?? "";

/** What is asked, in one sentence that follows what the player has picked. */
export function questionOf(at: Situation): string {
  if (at.working) return t("working");
  const space = picks(at, "space:")[0];
  switch (at.kind) {
    case "aim": {
      if (space) {
        const off = percent(outside(at.now.height, placeOf(space)));
        const hit = percent(odds(at.now.height, placeOf(space))[placeOf(space)]!);
        return off ? t("ask_aimed", { ...where(space), percent: hit, outside: off }) : t("ask_aimed_sure", where(space));
      }
      if (at.picker.isPicked("cube")) return t("ask_cube");
      return t(at.now.cube.length ? "ask_aim_again" : "ask_aim");
    }
    case "place":
      return space ? t("ask_placed", where(space)) : t("ask_place", { name: at.names[(at.seat + at.names.length - 1) % at.names.length] ?? "" });
    case "take": {
      if (space) return t(at.picker.ready.length ? "ask_take_more" : "ask_take_all");
      const [row, column] = at.now.cube as number[];
      return row === undefined ? t("ask_take_any") : t("ask_take", { row: row + 1, column: column! + 1 });
    }
    case "act":
      return actQuestion(at);
    case "lay":
      return t("ask_lay", { name: at.mixing?.name ?? "", count: at.now.mix.length + 1, size: at.mixing?.slots.length ?? 0 });
    case "pay":
      return t("ask_pay");
    case "lose":
      return t("ask_lose");
    case "pass":
      if (at.picker.picked.length) return t("ask_pass_sure", { name: leftOf(at) });
      return t(skullsAsked(at.now) ? "ask_pass_skull" : "ask_pass_card", { name: leftOf(at) });
    default:
      return "";
  }
}

/** Ciao Devilus passes skulls; the frame names its effect by number. */
export const skullsAsked = (now: any): boolean => now.stack.at(-1)?.effect === 5;

function actQuestion(at: Situation): string {
  const spell = at.spell(Number(picks(at, "spell:")[0]));
  if (spell) return t(at.picker.ready.length ? "ask_mix" : "ask_mix_more", { name: spell.name });
  const item = picks(at, "item:")[0];
  if (item === "HP") return t("ask_heal");
  if (item === "MW") return t("ask_wand");
  if (item === "CU") return t((["ask_curse", "ask_curse", "ask_curse_two", "ask_curse_three"] as const)[Math.min(3, picks(at, "hand:").length)]!);
  if (at.picker.picked.length) return t(offers(at, "cast") ? "ask_card_first" : "ask_curse");
  if (at.now.spell_cast) return t("ask_act_cast");
  if (at.now.items[at.seat]?.[3]) return t(offers(at, "lift") ? "ask_act_cursed" : "ask_act_cursed_poor");
  if (offers(at, "cast")) return t("ask_act");
  return t(offers(at, "heal") || offers(at, "wand") ? "ask_act_items" : "ask_act_none");
}

/** The buttons of the question line: what is picked, ready to be done, and the end of the turn. */
export function actionsOf(at: Situation, choose: (notation: string) => void): Action[] {
  if (at.working) return [];
  const made = at.picker.ready.slice(0, 4).map((move, place): Action => ({ key: steps(move.choice)[0]!, label: labelOf(at, move.choice), primary: place === 0, run: () => at.picker.choose(move) }));
  const unique = made.filter((action, place) => made.findIndex((one) => one.key === action.key) === place);
  if (offers(at, "done") && at.picker.picked.length) return [...unique, { key: "back", label: t("do_back"), run: () => at.picker.clear() }];
  const done: Action[] = offers(at, "done") ? [{ key: "done", label: t("do_done"), primary: !offers(at, "cast"), run: () => choose("done") }] : [];
  return [...unique, ...done];
}

function labelOf(at: Situation, choice: string): string {
  const [verb, ...words] = steps(choice)[0]!.split(" ");
  switch (verb) {
    case "aim":
      return t("do_throw");
    case "place":
      return t("do_place");
    case "take":
      return t("do_take", { cards: words.map((space) => at.codeAt(space)).join(" ") });
    case "cast": {
      const points = Number(words[0]);
      return t(at.skulls ? (at.skulls === 1 ? "do_cast_skull" : "do_cast_skulls") : "do_cast", { points, skulls: at.skulls });
    }
    case "lift":
      return t("do_lift");
    case "give":
      return t("do_give", { name: at.names[LETTERS.indexOf(words[0]!)] ?? "" });
    case "pass":
      return t("do_pass", { name: leftOf(at) });
    default:
      return choice;
  }
}
