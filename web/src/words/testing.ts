/** For tests alone: everything that can be said in a language, from the files of the repository. */
import { FluentResource } from "@fluent/bundle";
import { house } from "./house.svelte";
import { Speech } from "./message";

const files = import.meta.glob<string>(
  ["../../words/*.ftl", "../../../src/spellhall/words/*.ftl", "../../../src/spellhall/games/*/words/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export function speechOf(language: string): Speech {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return new Speech(language, found.map(([, text]) => new FluentResource(text)));
}

/** From now on `t` speaks this language. */
export function speak(language: string): void {
  house.speech = speechOf(language);
}
