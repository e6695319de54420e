import { t } from "spellhall/words";

const COLOURS = ["red", "yellow", "green", "blue"];
const ITEMS = ["healing-plants", "elixir", "magic-wand", "curse"];
const BACKS = ["closed", "thieves", "shakum", "unleashus", "gous_backus", "ciao_devilus", "presentis"];

/** Keys that are made of parts: what each beginning can be followed by. */
export const FAMILIES = {
  "mn-potion-": COLOURS,
  "mn-page-potion-": COLOURS,
  "mn-page-more-": COLOURS,
  "mn-page-numbered-": COLOURS,
  "mn-item-": ITEMS,
  "mn-page-item-": ITEMS,
  "mn-effect-": BACKS,
  "mn-page-back-": BACKS,
};

export const colourOf = (code: string): string => COLOURS["RYGB".indexOf(code[0]!)]!;
const isPotion = (code: string): boolean => /^[RYGB]\d$/.test(code);
const itemOf = (code: string): string => ITEMS[["HP", "EL", "MW", "CU"].indexOf(code)]!;

/** A card by its code, in as few words as possible: red 1. */
export function shortName(code: string): string {
  return isPotion(code) ? t(`mn-potion-${colourOf(code)}`, { number: Number(code[1]) }) : itemName(code);
}

/** A card by its code, with its sign: red 1, flame. */
export function cardName(code: string): string {
  return isPotion(code) ? t(`mn-page-potion-${colourOf(code)}`, { number: Number(code[1]) }) : itemName(code);
}

export const itemName = (code: string): string => t(`mn-item-${itemOf(code)}`);
export const itemText = (code: string): string => t(`mn-page-item-${itemOf(code)}`);

/** What the back of a spell is called, and what it does. */
export const backName = (effect: string): string => t(`mn-effect-${effect}`);
export const backText = (effect: string): string => t(`mn-page-back-${effect}`);
