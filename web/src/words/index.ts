import { settings } from "../look/settings.svelte";
import { en, type WordKey } from "./en";
import { fr } from "./fr";
import { house } from "./house.svelte";
import type { Facts, Message, Text } from "./message";

export type { Fact, Facts, Message, Text } from "./message";

/** A sentence in the language of this browser, by its key and its facts. `names` are needed only for facts about players. */
export function t(key: string, facts: Facts = {}, names: readonly string[] = []): string {
  return house.speech.say({ key, facts }, names);
}

/** What the hall sent, in the language of this browser. `names`: those of the seats. */
export function tell(text: Text, names: readonly string[] = []): string {
  return typeof text === "string" ? text : house.speech.say(text, names);
}

/** A sentence as a fact of another one: `t("mw-page-cast", { spell: message("mw-spell-haste") })`. */
export function message(key: string, facts: Facts = {}): Message {
  return { key, facts };
}

/** Whether there is such a sentence. */
export function known(key: string): boolean {
  return house.speech.has(key);
}

export type Filling = Record<string, string | number>;

function filled(text: string, filling: Filling): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in filling ? String(filling[name]) : whole));
}

/** A text of the catalogue in the language of this browser. */
export function say(key: WordKey, filling: Filling = {}): string {
  return filled((settings.language === "fr" ? fr : en)[key], filling);
}

/** The words of one board, in both languages: `const t = catalogue({ en: {…}, fr: {…} })`, then `t("key")`. */
export function catalogue<Key extends string>(words: { en: Record<Key, string>; fr: Record<NoInfer<Key>, string> }) {
  return (key: Key, filling: Filling = {}): string => filled((settings.language === "fr" ? words.fr : words.en)[key], filling);
}

/** Names as people list them: A, B and C. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** A bot's level by its id; bots that came after this client keep their own name. */
export function level(bot: string): string {
  const key = `level_${bot}`;
  return key in en ? say(key as WordKey) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** The levels that are offered to people; bots that came after this client are offered, too. */
export function levels(bots: string[]): string[] {
  const offered = bots.filter((bot) => bot !== "random" && bot !== "greedy");
  return offered.length ? offered : bots;
}

/** A moment before now in a few words. */
export function ago(time: number): string {
  const minutes = Math.round((time - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -1440) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
