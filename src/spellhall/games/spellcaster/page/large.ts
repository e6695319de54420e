import { desk } from "spellhall/play/desk.svelte";
import { t } from "spellhall/words";
import { aboutSuit, suitWord } from "./naming";
import { cardText, suitOf, valueOf } from "./model";
import PokerFace from "./PokerFace.svelte";

/** A card's name for screen readers, and how to show it large. */
export function cardLook(card: number): { title: string; show: () => void } {
  const title = t("sc-page-card", { card: cardText(card, t("sc-joker")), suit: suitWord(suitOf(card)), value: valueOf(card) });
  return {
    title,
    show: () => {
      desk.large = { title, face: PokerFace, props: { card }, text: [aboutSuit(suitOf(card))], clauses: ["SC-3", "SC-4"] };
    },
  };
}
