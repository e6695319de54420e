/** For tests alone: everything that can be said in a language, from the files of the repository. */
import { FluentResource } from "@fluent/bundle";
import { house } from "./house.svelte";
import { SOURCE } from "./languages";
import { Speech } from "./message";

const files = import.meta.glob<string>(
  ["../../words/*.ftl", "../../../src/spellhall/words/*.ftl", "../../../src/spellhall/games/*/words/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

/** As on the page, a game that does not speak the language speaks the source language. */
export function speechOf(language: string): Speech {
  const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/"))))];
  const found = folders.map((folder) => files[`${folder}/${language}.ftl`] ?? files[`${folder}/${SOURCE}.ftl`] ?? "");
  return new Speech(language, found.map((text) => new FluentResource(text)));
}

/** From now on `t` speaks this language. */
export function speak(language: string): void {
  house.speech = speechOf(language);
}
