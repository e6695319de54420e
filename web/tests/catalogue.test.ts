import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FAMILIES } from "../src/words";
import { LANGUAGES } from "../src/words/languages";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
const games = Object.keys(import.meta.glob("../../src/spellhall/games/*/game.py", { query: "?raw" })).map((path) => path.split("/").at(-2)!);

/** Every sentence of a file with the names of its facts. */
function sentences(language: string): Map<string, string[]> {
  const facts = (part: unknown): string[] => {
    if (typeof part !== "object" || part === null) return [];
    const own = "type" in part && part.type === "var" ? [(part as unknown as { name: string }).name] : [];
    return [...own, ...Object.values(part).flatMap(facts)];
  };
  return new Map(new FluentResource(files[`../words/${language}.ftl`]!).body.map((entry) => [entry.id, [...new Set(facts(entry))].sort()]));
}

/** Every sentence that the sources say, with the facts that are given: `t("key", { a, b: … })`. */
const said = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/\bt\((["'])(page-[\w-]+)\1(?:, (\{(?:[^{}]|\{[^{}]*\})*\}))?/g)].map(([, , key, given]) => ({
    path, key: key!, facts: [...(given ?? "").replace(/^\{/, ",").matchAll(/,\s*(\w+)(?=\s*[:,}])/g)].map((found) => found[1]!).sort(),
  })),
);
const families = Object.entries(FAMILIES).flatMap(([start, ends]) => ends.map((end) => start + end));

describe.each(Object.keys(LANGUAGES))("the page's words in %s", (language) => {
  const found = sentences(language);
  it("has every sentence that is said, with the facts that are given", () => {
    for (const { path, key, facts } of said) expect([path, key, found.get(key)]).toEqual([path, key, facts]);
    for (const key of families) expect([...found.keys()]).toContain(key);
  });
  it("has no sentence that nobody says", () => {
    const spoken = new Set([...said.map((one) => one.key), ...families, "page-language-name"]);
    expect([...found.keys()].filter((key) => !spoken.has(key))).toEqual([]);
  });
});

it("knows no game by name", () => {
  expect(games.length).toBeGreaterThan(1);
  for (const [path, text] of Object.entries(sources)) for (const game of games) expect(text.toLowerCase().includes(game), `${path} names ${game}`).toBe(false);
});
