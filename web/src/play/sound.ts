import { settings } from "../look/settings.svelte";

let context: AudioContext | null = null;

/** A short burst of soft noise: paper on wood. */
function paper(at: AudioContext): void {
  const length = at.sampleRate * 0.09;
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < length; place++) data[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 3;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: 1900, Q: 0.7 });
  source.connect(filter).connect(new GainNode(at, { gain: 0.16 })).connect(at.destination);
  source.start();
}

/** One note that fades: its pitch, when it begins (seconds from now), how loud and how long. */
function note(at: AudioContext, type: OscillatorType, frequency: number, wait: number, loud: number, long: number): void {
  const start = at.currentTime + wait;
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  const voice = new OscillatorNode(at, { type, frequency });
  voice.connect(gain).connect(at.destination);
  voice.start(start);
  voice.stop(start + long + 0.1);
}

/** Two clear notes, for something won. */
const chime = (at: AudioContext): void => [659.3, 987.8].forEach((pitch, place) => note(at, "triangle", pitch, place * 0.11, 0.12, 0.9));

/** A low knock, for something lost or hit. */
const wood = (at: AudioContext): void => [196, 147].forEach((pitch, place) => note(at, "sine", pitch, place * 0.05, 0.2, 0.16));

/** Events of a game that are more than paper: `page/sounds.ts` in its folder. */
interface Sounds {
  bright: string[];
  dull: string[];
}
const found = import.meta.glob<Sounds>("../../../src/spellhall/games/*/page/sounds.ts", { eager: true });
const BRIGHT = ["over", "table_started"];

/** Plays only where the player wants sounds and the browser lets us: never a heap of late ones after a silence. */
function play(sounds: (at: AudioContext) => void): void {
  if (!settings.sound || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "running") sounds(context);
  else void context.resume().then(() => context && sounds(context), () => {});
}

/** Sounds are drawn by code and off unless the player wants them. */
export const sound = {
  /** What happened in a game, by its events: the brightest thing is heard. */
  of(game: string, events: string[]): void {
    if (!events.length) return;
    const { bright, dull } = found[`../../../src/spellhall/games/${game}/page/sounds.ts`] ?? { bright: [], dull: [] };
    play(events.some((event) => BRIGHT.includes(event) || bright.includes(event)) ? chime : events.some((event) => dull.includes(event)) ? wood : paper);
  },

  /** How bright things sound. */
  sample(): void {
    play(chime);
  },

  /** Little time is left. */
  hurry(): void {
    play((at) => [0, 0.3].forEach((wait) => note(at, "square", 880, wait, 0.05, 0.12)));
  },
};
