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

/** Two clear notes, for something won. */
function chime(at: AudioContext): void {
  [659.3, 987.8].forEach((frequency, place) => {
    const start = at.currentTime + place * 0.11;
    const gain = new GainNode(at, { gain: 0 });
    gain.gain.setValueAtTime(0.12, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    const note = new OscillatorNode(at, { type: "triangle", frequency });
    note.connect(gain).connect(at.destination);
    note.start(start);
    note.stop(start + 1);
  });
}

const BRIGHT = /^(learned|over|won|cast|complete|scored|table_started)/;

/** Sounds are drawn by code and off unless the player wants them. */
export const sound = {
  of(events: string[]): void {
    if (!settings.sound || !events.length || document.hidden) return;
    context ??= new AudioContext();
    if (events.some((event) => BRIGHT.test(event))) chime(context);
    else paper(context);
  },
};
