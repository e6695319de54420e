import { house } from "./house.svelte";
import type { Facts, Message } from "./message";

export type { Fact, Facts, Message, Text } from "./message";

/** Keys that are made of parts: what each beginning can be followed by. */
export const FAMILIES = {
  "page-level-": ["random", "greedy", "novice", "apprentice", "adept", "magus", "archmage"],
  "page-face-": ["cat", "owl", "fox", "frog", "bear", "hare", "hat", "wand", "flame", "leaf", "snail", "ship"],
  "page-practise-plan-": ["first", "tables", "hard", "ten", "twenty"],
  "page-puzzle-state-": ["open", "good", "wrong"],
  "page-puzzle-mark-": ["open", "good", "wrong"],
  "page-cup-format-": ["swiss", "round-robin", "knockout", "arena"],
  "page-cup-clock-": ["quick", "usual", "long", "none"],
};

/** A sentence in the language of this browser, by its key and its facts. `names` are needed only for facts about players. */
export function t(key: string, facts: Facts = {}, names: readonly string[] = []): string {
  return house.speech.say({ key, facts }, names);
}

/** What the hall sent, as a message or already as a text, in the language of this browser. `names`: those of the seats. */
export function tell(text: string | object | undefined, names: readonly string[] = []): string {
  return typeof text === "object" ? house.speech.say(text as Message, names) : (text ?? "");
}

/** A sentence as a fact of another one: `t("xy-page-cast", { spell: message("xy-spell-haste") })`. */
export function message(key: string, facts: Facts = {}): Message {
  return { key, facts };
}

/** Whether there is such a sentence. */
export function known(key: string): boolean {
  return house.speech.has(key);
}

/** Names as people list them: A, B and C. */
export function listed(names: string[]): string {
  return house.speech.list(names);
}

/** A bot's level by its id; bots that came after this client keep their own name. */
export function level(bot: string): string {
  return known(`page-level-${bot}`) ? t(`page-level-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** The levels that are offered to people; bots that came after this client are offered, too. */
export function levels(bots: string[]): string[] {
  const offered = bots.filter((bot) => bot !== "random" && bot !== "greedy");
  return offered.length ? offered : bots;
}

/** A moment before now in a few words. */
export function ago(time: number): string {
  const minutes = Math.round((time - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(house.speech.language, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -1440) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
