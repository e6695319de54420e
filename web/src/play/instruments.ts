/** Instruments, drawn by code: soft beginnings, and nothing that rings longer than two seconds. They play on any audio context, also on one that only writes. */
export type Instrument = "bell" | "pluck" | "horn" | "steel" | "bubble" | "paper" | "stone" | "drum" | "fizz" | "blade" | "gulp";

/** How a game sounds: its instruments, the tone that everything starts from (hertz), and the steps (semitones) of something bright. */
export interface Palette {
  root: number;
  steps: number[];
  bright: Instrument;
  dull: Instrument;
  touch: Instrument;
}

/** What every game without a palette of its own has. */
export const HOUSE: Palette = { root: 659.3, steps: [0, 7], bright: "bell", dull: "drum", touch: "paper" };

const ATTACK = 0.008;
const QUIET = 0.0001;

/** A volume that rises softly and fades. */
function envelope(at: BaseAudioContext, start: number, loud: number, long: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(QUIET, start);
  gain.gain.linearRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(QUIET, start + long);
  return gain;
}

interface Voice {
  type?: OscillatorType;
  from: number;
  to?: number;
  loud: number;
  long: number;
}

function voice(at: BaseAudioContext, out: AudioNode, start: number, { type = "sine", from, to = from, loud, long }: Voice): void {
  const tone = at.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(from, start);
  if (to !== from) tone.frequency.exponentialRampToValueAtTime(to, start + long * 0.7);
  tone.connect(envelope(at, start, loud, long)).connect(out);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

/** Noise through a band that may travel: paper, sparks, a blade. */
function breath(at: BaseAudioContext, out: AudioNode, start: number, { from, to = from, loud, long, narrow = 0.8 }: Voice & { narrow?: number }): void {
  const size = Math.ceil(at.sampleRate * long);
  const buffer = at.createBuffer(1, size, at.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 1234567;
  for (let place = 0; place < size; place++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    data[place] = seed / 2147483648 - 1;
  }
  const source = at.createBufferSource();
  source.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, start);
  if (to !== from) band.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(band).connect(envelope(at, start, loud, long)).connect(out);
  source.start(start);
}

/** One note of an instrument: its pitch in hertz (noises have none) and when it begins. */
export function strike(at: BaseAudioContext, out: AudioNode, kind: Instrument, pitch: number, start: number): void {
  const tone = (more: Voice): void => voice(at, out, start, more);
  const noise = (more: Voice & { narrow?: number }): void => breath(at, out, start, more);
  switch (kind) {
    case "bell": // a celesta: the tone, its octave, and a high partial that goes first
      tone({ from: pitch, loud: 0.22, long: 1.3 });
      tone({ from: pitch * 2, loud: 0.08, long: 0.8 });
      return tone({ from: pitch * 4.07, loud: 0.04, long: 0.25 });
    case "pluck": // a harp
      tone({ type: "triangle", from: pitch, loud: 0.24, long: 0.8 });
      return tone({ from: pitch * 3, loud: 0.04, long: 0.2 });
    case "horn": // a far trumpet: few overtones, slower to fade
      tone({ type: "triangle", from: pitch, loud: 0.2, long: 0.55 });
      tone({ from: pitch * 2, loud: 0.1, long: 0.5 });
      return tone({ from: pitch * 3, loud: 0.05, long: 0.4 });
    case "steel": // two partials that do not agree
      tone({ from: pitch, loud: 0.16, long: 1 });
      tone({ from: pitch * 2.76, loud: 0.06, long: 0.7 });
      return tone({ from: pitch * 5.4, loud: 0.025, long: 0.3 });
    case "bubble": // a drop that rises
      return tone({ from: pitch * 0.7, to: pitch * 1.5, loud: 0.24, long: 0.22 });
    case "paper":
      return noise({ from: 1900, loud: 0.2, long: 0.09 });
    case "stone":
      tone({ from: 420, to: 250, loud: 0.16, long: 0.08 });
      return noise({ from: 2600, loud: 0.08, long: 0.04 });
    case "drum":
      tone({ from: 170, to: 70, loud: 0.4, long: 0.32 });
      return noise({ from: 500, loud: 0.1, long: 0.07 });
    case "fizz": // something misfires
      noise({ from: 4200, to: 500, loud: 0.24, long: 0.5 });
      return tone({ from: 240, to: 110, loud: 0.16, long: 0.4 });
    case "blade":
      noise({ from: 1200, to: 5200, loud: 0.22, long: 0.22, narrow: 2 });
      return tone({ from: 150, to: 80, loud: 0.28, long: 0.25 });
    case "gulp":
      tone({ from: 320, to: 120, loud: 0.3, long: 0.24 });
      return voice(at, out, start + 0.16, { from: 180, to: 90, loud: 0.22, long: 0.2 });
  }
}

/** Something bright: the steps of the game's chord, one after the other. */
export function chime(at: BaseAudioContext, out: AudioNode, palette: Palette, gap = 0.1): void {
  palette.steps.forEach((step, place) => strike(at, out, palette.bright, palette.root * 2 ** (step / 12), at.currentTime + place * gap));
}

/** The way to the ears: how loud somebody wants it, and a limiter, so that many sounds at once stay gentle. */
export function mixer(at: BaseAudioContext, loud: number): AudioNode {
  const volume = at.createGain();
  volume.gain.value = loud;
  const limiter = at.createDynamicsCompressor();
  limiter.threshold.value = -14;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.15;
  volume.connect(limiter).connect(at.destination);
  return volume;
}
