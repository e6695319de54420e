import { settings } from "../look/settings.svelte";
import { listed } from "./index";

/** What an event says, from its data; an empty answer leaves it to the hall's own sentence. */
export type Phrases = Record<string, (fact: Record<string, any>, who: (seat: number) => string) => string>;

const books: Record<string, Record<string, Phrases>> = {};

/** A board hands in its events in another language: `phrases("fr", "mathwiz", { ready: (fact, who) => … })`. */
export function phrases(language: string, game: string, book: Phrases): void {
  (books[language] ??= {})[game] = book;
}

/** The sentence of an event, in the language of this browser if somebody has written it, else as the hall says it. */
export function phrase(game: string, fact: { event: string; text?: string }, names: string[]): string {
  const book = books[settings.language];
  const written = book?.[game]?.[fact.event] ?? book?.["table"]?.[fact.event];
  const who = (seat: number) => names[seat] ?? "";
  return written?.(fact, who) || (fact.text ?? "");
}

phrases("fr", "table", {
  table_started: () => "La partie commence.",
  table_sat: (fact, who) => `${who(fact["seat"])} s'assied.`,
  table_freed: () => "Une place est libre.",
  table_configured: () => "Les options ont changé.",
  table_paused: (fact, who) => `${who(fact["seat"])} met la partie en pause.`,
  table_resumed: (fact, who) => `${who(fact["seat"])} reprend la partie.`,
  table_returned: (fact, who) => `${who(fact["seat"])} est de retour.`,
  table_undone: (fact, who) => `${who(fact["seat"])} reprend un coup.`,
  table_substituted: (fact, who) => `Un robot joue pour ${who(fact["seat"])}.`,
  table_answered: (fact, who) => `${who(fact["seat"])} ${fact["yes"] ? "est d'accord" : "n'est pas d'accord"}.`,
  table_ended: (fact) => (fact["how"] === "draw" ? "Les joueurs s'accordent sur la nulle." : "Un joueur abandonne ; la partie est finie."),
});

export { listed };
