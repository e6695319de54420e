import { t } from "spellhall/words";
import { SPELLS } from "./model";

const SUITS = ["spades", "clubs", "diamonds", "hearts", "joker"];
const MODES = ["", "waves", "strikes", "blocks", "all", "ward", "seal"];

export const FAMILIES = {
  "sc-spell-": SPELLS.flatMap((word) => [word, `${word}-recipe`, `${word}-text`]),
  "sc-page-suit-": SUITS,
  "sc-page-about-": SUITS,
  "sc-page-mode-": MODES.slice(1),
  "sc-page-answer-": ["block", "dodge", "shield", "teleport"],
  "sc-page-from-": ["hand", "charged", "active"],
};

export const spellTitle = (kind: number): string => t(`sc-spell-${SPELLS[kind]}`);
/** Which cards make it, in a few words. */
export const spellRecipe = (kind: number): string => t(`sc-spell-${SPELLS[kind]}-recipe`);
export const spellText = (kind: number): string => t(`sc-spell-${SPELLS[kind]}-text`);
/** A Strike or a Hadou Ken, by the kind of an attack. */
export const attackWord = (kind: number): string => (kind ? t("sc-spell-hadou") : t("sc-strike"));
/** What cards of a suit do, in a word and in a sentence. */
export const suitWord = (suit: number): string => t(`sc-page-suit-${SUITS[suit]}`);
export const aboutSuit = (suit: number): string => t(`sc-page-about-${SUITS[suit]}`);
/** What was declared for an Active spell. */
export const modeWord = (mode: number, value: number): string => t(`sc-page-mode-${MODES[mode]}`, { value });
export const answerWord = (how: string): string => t(`sc-page-answer-${how}`);
/** Where an answer comes from. */
export const zoneWord = (zone: string): string => t(`sc-page-from-${zone}`);
