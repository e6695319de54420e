type Options = Record<string, unknown>;

/** Sets of options that people ask for: `page/presets.ts` in a game's folder. "By the book" changes nothing. */
export interface Presets {
  first: Options;
  short: Options;
}

const found = import.meta.glob<{ presets: Presets }>("../../../src/spellhall/games/*/page/presets.ts");

export async function presetsOf(game: string): Promise<Presets | null> {
  const load = found[`../../../src/spellhall/games/${game}/page/presets.ts`];
  return load ? (await load()).presets : null;
}

/** Which preset these options are; empty: some of one's own. */
export function presetOf(options: Options, defaults: Options, presets: Presets | null): "first" | "book" | "short" | "" {
  const same = (wanted: Options): boolean => Object.keys(defaults).every((name) => (options[name] ?? defaults[name]) === (wanted[name] ?? defaults[name]));
  if (same({})) return "book";
  if (presets && same(presets.first)) return "first";
  return presets && same(presets.short) ? "short" : "";
}
