import { settings } from "../look/settings.svelte";
import { chime, HOUSE, mixer, strike, type Palette } from "./instruments";

let context: AudioContext | null = null;
let out: { node: AudioNode; loud: number } | null = null;

/** Events of a game that are more than a touch, and its instruments: `page/sounds.ts` in its folder. */
interface Sounds {
  bright: string[];
  dull: string[];
  palette?: Palette;
}
const found = import.meta.glob<Sounds>("../../../src/spellhall/games/*/page/sounds.ts", { eager: true });
const soundsOf = (game: string): Sounds => found[`../../../src/spellhall/games/${game}/page/sounds.ts`] ?? { bright: [], dull: [] };
const BRIGHT = ["over", "table_started"];
const SPOKEN = "table_said";

/** Plays only where the player wants sounds and the browser lets us: never a heap of late ones after a silence. */
function play(sounds: (at: AudioContext, to: AudioNode) => void): void {
  if (!settings.sound || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  const at = (context ??= new AudioContext());
  const loud = settings.now.volume / 100;
  if (out?.loud !== loud) out = { node: mixer(at, loud), loud };
  const to = out.node;
  if (at.state === "running") sounds(at, to);
  else void at.resume().then(() => sounds(at, to), () => {});
}

/** Sounds are drawn by code and off unless the player wants them. */
export const sound = {
  /** What happened in a game, by its events: the brightest thing is heard. */
  of(game: string, events: string[]): void {
    if (!events.length) return;
    const { bright, dull, palette = HOUSE } = soundsOf(game);
    if (events.every((event) => event === SPOKEN)) play((at, to) => strike(at, to, "pluck", 880, at.currentTime));
    else if (events.some((event) => BRIGHT.includes(event) || bright.includes(event))) play((at, to) => chime(at, to, palette));
    else if (events.some((event) => dull.includes(event))) play((at, to) => strike(at, to, palette.dull, palette.root / 4, at.currentTime));
    else play((at, to) => strike(at, to, palette.touch, palette.root, at.currentTime));
  },

  /** How bright things sound, in a game or in the house. */
  sample(game = ""): void {
    play((at, to) => chime(at, to, soundsOf(game).palette ?? HOUSE));
  },

  /** The game is over: its chord, broad, with the octave above. */
  feast(game: string): void {
    const palette = soundsOf(game).palette ?? HOUSE;
    play((at, to) => chime(at, to, { ...palette, steps: [...palette.steps, 12, 16, 19, 24] }, 0.14));
  },

  /** Little time is left. */
  hurry(): void {
    play((at, to) => [0, 0.3].forEach((wait) => strike(at, to, "stone", 880, at.currentTime + wait)));
  },
};
