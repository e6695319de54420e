import type { Attachment } from "svelte/attachments";

/** A game's colour by day, at night and in high contrast: at least 4.5 : 1 to the paper of each theme. */
export interface Tone {
  day: string;
  night: string;
  contrast: string;
}

const found = import.meta.glob<{ tone: Tone }>("../../../src/spellhall/games/*/page/look.ts", { eager: true });

/** A number that follows from a word, spread evenly. */
export function hashOf(word: string): number {
  let hash = 2166136261;
  for (const sign of word) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The colour of a game: its own (page/look.ts), or a hue that follows from its id. */
export function toneOf(game: string): Tone {
  const own = found[`../../../src/spellhall/games/${game}/page/look.ts`]?.tone;
  if (own) return own;
  const hue = hashOf(game) % 360;
  return { day: `oklch(0.42 0.1 ${hue})`, night: `oklch(0.84 0.09 ${hue})`, contrast: `oklch(0.3 0.08 ${hue})` };
}

/** Everything inside an element is drawn in the colour of a game: `--tone`, and `--game` where `--tone` is another's. */
export const toned = (game: string): Attachment<HTMLElement> => (node) => {
  if (!game) return; // not known yet
  node.classList.add("toned");
  for (const [theme, colour] of Object.entries(toneOf(game))) node.style.setProperty(`--game-${theme}`, colour);
};
