import languages, { source } from "virtual:languages";

/** The languages of the page, each with its own name: one for every file in `web/words`. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;

/** The language of whoever wishes for none that we have: that of `index.html`. */
export const SOURCE = source;

/** The first of the wished languages that we have. */
export function spokenOf(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split("-")[0]!;
    if (language in LANGUAGES) return language;
  }
  return SOURCE;
}
