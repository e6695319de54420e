import { t, tell } from "spellhall/words";
import type { Asked } from "spellhall/protocol";
import type { Action } from "spellhall/play/desk.svelte";
import type { Move, Picker } from "spellhall/play/picker.svelte";
import { rest } from "spellhall/play/picker.svelte";
import { attackWord, spellRecipe, spellText, spellTitle } from "./naming";
import { cardNumber, cardText, frameOf, seatInLine, seatOf, SPELLS, sum, topFrame, valueOf, type Frame } from "./model";
import { preparing, readyText, THEN, type Scene } from "./paths";

/** What is planned in Spell Preparation, by card names. */
export interface Plan {
  charged: string[];
  dropped: string[];
}

/** All that the question line depends on. */
export interface Situation extends Scene {
  asked: Asked;
  picker: Picker;
  names: string[];
  plan: Plan;
  hand: string[];
}

export const shownCard = (name: string): string => cardText(cardNumber(name), t("sc-joker"));
const has = (asked: Asked, notation: string) => asked.choices.some(([choice]) => choice === notation);
const spellOf = (word: string) => SPELLS.indexOf(word as (typeof SPELLS)[number]);
const BUTTONS = ["end", "first", "last", "action", "done", "ward", "seal", "up", "down", "pass", "dispel", "wild", "rest", "stop", "hold", "fizzle", "stay", "keep", "change"];
const WITH_A_CARD = ["prepare", "charge", "discard", "use", "haste", "add", "block", "dodge", "shield", "teleport", "lose", "pay", "run"];
export const FAMILIES = { "sc-page-do-": [...BUTTONS, ...WITH_A_CARD] };

/** Whether a complete path is done by its last touch; what costs something by one touch alone waits for the button. */
export function doneAtOnce(move: Move | undefined): boolean {
  const verb = move?.choice.split(" ")[0] ?? "";
  return !["pay", "lose", "use", "haste", "cast"].includes(verb);
}

// ---------------------------------------------------------------- the question

/** What is asked now, or what to touch next. */
export function questionOf(at: Situation): string {
  const { asked, picker, now, seat, names } = at;
  const frame = topFrame(now);
  const name = (other: number) => names[other] ?? "";
  const first = picker.picked[0]?.kind ?? "";
  const card = first.startsWith("card:") ? shownCard(first.slice(5)) : "";
  if (preparing(asked)) return preparationQuestion(at);
  if (first.startsWith("spell:")) return t("sc-page-spell", { title: spellTitle(spellOf(first.slice(6))), text: spellText(spellOf(first.slice(6))) });
  switch (frame["@"]) {
    case "Opening":
      return has(asked, "first") ? t("sc-page-ask-order") : t("sc-page-ask-place");
    case "Turn":
      if (first === "me") return t("sc-page-ask-piece");
      if (card) return [...picker.open].some((kind) => kind.startsWith("seat:")) ? t("sc-page-ask-card-targets", { card }) : t("sc-page-ask-card", { card });
      if (frame["actions"]) return frame["moved"] ? t("sc-page-ask-turn-action") : t("sc-page-ask-turn-both", { value: now.values[seat] ?? 0 });
      return frame["moved"] ? t("sc-page-ask-turn-haste") : t("sc-page-ask-turn-move", { value: now.values[seat] ?? 0 });
    case "HasteUse":
      return frame["may_act"] ? t("sc-page-ask-haste", { value: frame["cv"] }) : t("sc-page-ask-haste-move", { value: frame["cv"] });
    case "DodgeMove":
      return t("sc-page-ask-dodged", { steps: frame["steps"] });
    case "MoveChange":
      return t("sc-page-ask-change");
    case "Build":
      return buildQuestion(frame, at);
    case "Cast":
      return t("sc-page-ask-counter", { name: name(frame.seat), title: spellTitle(frame["kind"]) });
    case "Counter":
      return t("sc-page-ask-cancel");
    case "Use":
      if (frame["kind"] === 4) return t("sc-page-ask-wild");
      return frame["may_hold"] ? t("sc-page-ask-teleport-hold", { value: valueOf(frame["card"]) }) : t("sc-page-ask-teleport", { value: valueOf(frame["card"]) });
    case "Volley":
      if (frame["kind"] === 9) return t("sc-page-ask-berserk");
      return frame["kind"] === 11 ? t("sc-page-ask-hame") : t("sc-page-ask-pentagram-next", { card: cardText(frame["cards"][0], t("sc-joker")) });
    case "Dispelling":
      return frame["target"] < 0 ? t("sc-page-ask-target", { title: spellTitle(10) }) : t("sc-page-ask-dispel", { name: name(frame["target"]) });
    case "Lose":
      return card ? t("sc-page-ask-lose-picked", { card }) : t("sc-page-ask-lose", { count: frame["to_go"] });
    case "Attack": {
      const [from, attack, value] = [name(frame.seat), attackWord(frame["kind"]), frame["cv"]];
      if (frame["weapon"]) return t("sc-page-ask-attack-weapon", { name: from, attack, value, weapon: frame["weapon"] });
      return t("sc-page-ask-attack", { name: from, attack, value });
    }
    case "Damage":
      return damageQuestion(frame, card, first);
    case "Curse":
      return t("sc-page-ask-curse");
    case "Regenerating":
      if (card) return t("sc-page-ask-card", { card });
      return has(asked, "done") ? t("sc-page-ask-regenerate") : t("sc-page-ask-trim");
  }
  return "";
}

function preparationQuestion({ asked, plan, hand }: Situation): string {
  if (!plan.charged.length && !plan.dropped.length) return t("sc-page-ask-prepare");
  const kept = hand.length - plan.charged.length - plan.dropped.length;
  if (!has(asked, readyText(plan.charged, plan.dropped)) && kept > 5) return t("sc-page-ask-prepare-short", { count: kept - 5 });
  return t("sc-page-ask-prepare-done", { charged: plan.charged.length, dropped: plan.dropped.length, kept });
}

function buildQuestion(frame: Frame, { asked, seat }: Situation): string {
  const kind = frame["kinds"][seat] as number;
  const title = spellTitle(kind);
  const stage = frame["stages"][seat] as number;
  if (stage === 1) return t("sc-page-ask-joker", { title });
  if (stage === 2) return kind === 3 ? t("sc-page-ask-direction") : kind === 7 ? t("sc-page-ask-target", { title }) : kind === 12 ? t("sc-page-ask-circle") : t("sc-page-ask-pentagram");
  if (has(asked, "done")) return t("sc-page-ask-build-enough", { title });
  return frame["chosen"][seat].length ? t("sc-page-ask-build-more", { title }) : t("sc-page-ask-build", { title, recipe: spellRecipe(kind) });
}

function damageQuestion(frame: Frame, card: string, first: string): string {
  if (frame["step"] === 1) return card ? t("sc-page-ask-lose-picked", { card }) : t("sc-page-ask-lose-charged");
  const paid = sum(frame["paid"]);
  if (card) return t("sc-page-ask-pay-picked", { card, sum: paid + valueOf(cardNumber(first.slice(5))), damage: frame["damage"] });
  return t("sc-page-ask-pay", { damage: frame["damage"], left: frame["damage"] - paid });
}

// ---------------------------------------------------------------- the buttons

const MOST_BUTTONS = 6;

/** What buttons do. */
export interface Hooks {
  choose(notation: string): void;
  why(notation: string): void;
  planned(zone: string): void;
}

/** The buttons of the question line: what is picked and ready, what one more touch would do, what needs no touch. */
export function actionsOf(at: Situation, hooks: Hooks): Action[] {
  const { asked, picker } = at;
  if (preparing(asked)) return preparationActions(at, hooks);
  const kinds = picker.picked.map((thing) => thing.kind);
  const made: Action[] = [];
  const seen = new Set<string>();
  const near = picker.moves.filter((move) => {
    const left = rest(move, kinds);
    const [part] = left ?? [];
    return left !== null && (left.length === 0 || (left.length === 1 && !part!.startsWith("space:") && (kinds.length > 0 || /^(do|seat):/.test(part!))));
  });
  if (near.length > 3 * MOST_BUTTONS) return made;
  for (const move of near) {
    if (seen.has(move.choice)) continue;
    seen.add(move.choice);
    made.push({ key: move.choice, label: labelOf(move.choice, at), run: () => (picker.clear(), hooks.choose(move.choice)) });
  }
  const order = (action: Action) => (/^(strike|wave|hadou|cast|pay|lose|add|done|use|haste|d\d|dispel|wild)/.test(action.key) ? 0 : /^(prepare|charge)/.test(action.key) ? 1 : 2);
  made.sort((one, two) => order(one) - order(two));
  const quiet = topFrame(at.now)["@"] === "Turn" && !picker.picked.length;
  return made.slice(0, MOST_BUTTONS).map((action, place) => ({ ...action, primary: quiet ? false : place === 0 && kinds.length > 0 }));
}

function preparationActions({ asked, plan, hand }: Situation, { choose, why, planned }: Hooks): Action[] {
  const text = readyText(plan.charged, plan.dropped);
  const all = readyText(hand, []);
  const none = !plan.charged.length && !plan.dropped.length;
  return [
    ...(none && has(asked, all) ? [{ key: "all", label: t("sc-page-do-charge-all"), run: () => planned("all") }] : []),
    { key: "ready", label: t("sc-page-do-ready"), primary: has(asked, text), run: () => (has(asked, text) ? choose : why)(text) },
  ];
}

/** A choice on a button. */
export function labelOf(whole: string, { now, seat, field, names, asked }: Situation): string {
  const notation = whole.split(THEN)[0]!;
  const [verb = "", ...words] = notation.split(" ");
  const name = (letter: string | undefined) => names[seatOf(letter ?? "")] ?? "";
  const card = words[0] && /^(JK|.[SCDH])$/.test(words[0]) ? shownCard(words[0]) : "";
  const aimed = (direction: string) => t("sc-page-do-aim", { name: names[seatInLine(field, now, seat, Number(direction.slice(1)))] ?? "" });
  if (/^d\d$/.test(verb)) return aimed(verb);
  if (verb === "wave" || verb === "hadou") return aimed(words[1]!);
  if (verb === "strike") return words[3] ? t("sc-page-do-strike-with", { name: name(words[1]), weapon: shownCard(words[3]) }) : t("sc-page-do-strike", { name: name(words[1]) });
  if (verb === "desperate") return t("sc-page-do-desperate", { name: name(words[1]) });
  if (verb === "target") return name(words[0]);
  if (verb === "cast") return t("sc-page-do-cast", { title: spellTitle(spellOf(words[0]!)) });
  if (verb === "joker") return t("sc-page-do-joker", { value: words[0]! });
  if (verb === "cancel") return t("sc-page-do-cancel", { card, other: shownCard(words[1]!) });
  if (verb === "pass") {
    const attack = frameOf(now, "Attack");
    return topFrame(now) === attack && attack ? t("sc-page-do-pass-hit", { damage: attack["weapon"] || attack["cv"] }) : t("sc-page-do-pass");
  }
  if (verb === "done" && topFrame(now)["@"] === "Build") return t("sc-page-do-cast-it");
  if (BUTTONS.includes(verb) || card) return t(`sc-page-do-${verb}`, { card });
  return tell(asked.choices.find(([choice]) => choice === notation)?.[1] ?? notation);
}
