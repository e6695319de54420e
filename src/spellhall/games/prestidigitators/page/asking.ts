import type { Asked } from "spellhall/protocol";
import type { Action } from "spellhall/play/desk.svelte";
import type { Picker } from "spellhall/play/picker.svelte";
import { t } from "spellhall/words";
import { trickOf, type Cards, type Duel, type Frame, type Step, type Trick } from "./model";
import { namesAsked, offers } from "./paths";

const FOLLOW = 2;
const WHERE = 3;

/** All that the question line depends on. */
export interface Situation {
  asked: Asked;
  picker: Picker;
  duel: Duel;
  cards: Cards;
  seat: number;
  frame: Frame;
  /** The card that the player has picked. */
  trick: Trick | null;
}

/** The card that acts while the hall asks in an attack: the one under attack, or the attacking one. */
function acting({ frame, duel, cards, seat }: Situation): Trick | null {
  const token = (frame.attacker === seat ? frame.card : frame.under) ?? -1;
  return trickOf(cards, duel.names[token] ?? -1);
}

/** The step that is asked about: what it does to which card. */
function stepAsked(at: Situation): Step | undefined {
  const card = at.cards.cards[acting(at)?.kind ?? -1];
  const steps = at.frame.attacker === at.seat ? card?.action : card?.reaction?.steps;
  return steps?.[at.frame.at ?? 0];
}

/** The question in one sentence; empty leaves the hall's own. */
export function questionOf(at: Situation): string {
  const { asked, picker, trick, frame } = at;
  const title = trick?.title ?? "";
  if (namesAsked(asked, "pick").length) {
    return trick ? t("dp-page-draft-sure", { title }) : t("dp-page-draft-pick", { left: at.cards.hand - at.duel.drafted[at.seat]!.size });
  }
  if (frame["@"] === "Attack") return reactionQuestion(at);
  const [what, row = ""] = (picker.picked[0]?.kind ?? "").split(":");
  if (what === "top") return t("dp-page-top-picked", { title });
  if (what === "splayed") return t("dp-page-splayed-picked", { title });
  if (what === "hidden") return t("dp-page-hidden-picked", { row });
  if (what === "foe") return t("dp-page-foe-picked", { row });
  return t("dp-page-turn");
}

function reactionQuestion(at: Situation): string {
  const title = acting(at)?.title ?? "";
  if (at.frame.asking === WHERE) return t("dp-page-ask-where", { title });
  const step = stepAsked(at);
  if (at.frame.asking === FOLLOW) return step?.do === "sink" && step.what === "self" ? t("dp-page-ask-sink", { title }) : t("dp-page-ask-follow", { title });
  return step?.to === "phylactery" ? t("dp-page-ask-react", { title }) : t("dp-page-ask-react-other", { title });
}

/** The buttons of the question line: what is picked and ready, and the answers that need no picking. */
export function actionsOf(at: Situation, choose: (notation: string) => Promise<boolean>): Action[] {
  const { asked, picker, trick, frame } = at;
  const out: Action[] = picker.ready.map((move) => ({ key: move.choice, label: t("dp-page-take", { title: trick?.title ?? "" }), primary: true, run: () => picker.choose(move) }));
  const plain = (notation: string, label: string, primary: boolean) => {
    if (offers(asked, notation)) out.push({ key: notation, label, primary, run: () => void choose(notation) });
  };
  const step = frame["@"] === "Attack" ? stepAsked(at) : undefined;
  const follow = () => (step?.do === "sink" ? t("dp-page-yes-sink") : t("dp-page-yes-follow"));
  const react = () => (step?.to === "phylactery" ? t("dp-page-yes-jump") : t("dp-page-yes-react"));
  plain("yes", frame.asking === FOLLOW ? follow() : react(), true);
  for (const row of [1, 2, 3]) plain(`row ${row}`, t("dp-page-to-row", { row }), false);
  plain("no", t("dp-page-no-stay"), false);
  return out;
}
