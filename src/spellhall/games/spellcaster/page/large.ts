import { desk } from "spellhall/play/desk.svelte";
import { suitWord, t, tOf } from "./words";
import { cardText, suitOf, valueOf } from "./model";
import PokerFace from "./PokerFace.svelte";

/** A card's name for screen readers, and how to show it large. */
export function cardLook(card: number): { title: string; show: () => void } {
  const title = t("card", { card: cardText(card, t("joker")), suit: suitWord(suitOf(card)), value: valueOf(card) });
  return {
    title,
    show: () => {
      desk.large = { title, face: PokerFace, props: { card }, text: [tOf(`suit_about_${suitOf(card)}`)], clauses: ["SC-3", "SC-4"] };
    },
  };
}
