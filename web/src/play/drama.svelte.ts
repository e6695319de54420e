import { settings } from "../look/settings.svelte";
import type { Told } from "../net/session.svelte";
import { motion } from "./motion";
import { gone, named } from "./pointing";

/** One moment of what happened. It is looked at for a while before anything else happens on the screen. */
export interface Beat {
  fact: Told;
  /** How long, in milliseconds at the calm pace. */
  ms: number;
  /** Shown while the table still looks as it did before: the cause comes before its result. */
  before?: boolean;
  /** Which of several moments of the same fact it is, from 1. */
  step?: number;
  /** Where it happens, as names of things or anchors; otherwise at the seat of whoever did it. */
  at?: string[];
  /** Cards fly together: those of these names (or lying there) into that one; `keep`: they also stay where they are. */
  gather?: { from: string[]; into: string; keep?: boolean };
  /** What the question line says meanwhile; otherwise the fact's own sentence, if it has a caption. */
  says?: string;
  /** Told on the board in a caption; false where the board itself shows it. */
  caption?: boolean;
}

/** What a game knows of its great moments: `page/beats.ts` in its folder. */
export interface Beats {
  /** The moments of an update, in their order. Without an answer for any of them, `ordinary` says what is shown. */
  beatsOf(told: Told[], seat: number): Beat[];
  /** Events that are told nowhere but in the log. */
  quiet?: string[];
}

const found = import.meta.glob<Beats>("../../../src/spellhall/games/*/page/beats.ts", { eager: true });
const MOVE = 1100;
const QUIET = new Set(["ready", "turn", "round", "over", "table_started", "shuffled", "reshuffled"]);
const PACE = { calm: 1, brisk: 0.5, off: 0 };

/** Whom a fact concerns beside whoever did it. */
export function othersIn(fact: Told): number[] {
  const all = [fact["to"], fact["rival"], ...(Array.isArray(fact["seats"]) ? (fact["seats"] as unknown[]) : [])];
  return [...new Set(all.filter((one): one is number => typeof one === "number" && one >= 0 && one !== fact.seat))];
}

/** What somebody else did is shown at their place for a moment; what this player did, they know. */
export function ordinary(told: Told[], seat: number, quiet: string[] = []): Beat[] {
  const fact = told.find((one) => one.text && one.seat !== undefined && one.seat >= 0 && !QUIET.has(one.event) && !quiet.includes(one.event));
  return fact && fact.seat !== seat ? [{ fact, ms: MOVE }] : [];
}

/** Great moments and other people's moves, one after the other, at a pace that a person can follow. */
class Drama {
  /** What is shown now. */
  now = $state.raw<Beat | null>(null);
  /** How many updates wait behind it. */
  behind = 0;
  /** Facts that have had their moment; a board need not show them once more. */
  readonly seen = new WeakSet<Told>();
  private done: (() => void) | null = null;
  private timer = 0;
  private hurried = false;

  /** Whether everything is shown at once: by choice, without motion, or because nobody looks. */
  get off(): boolean {
    return settings.now.pace === "off" || settings.still || document.hidden;
  }

  /** The moments of an update of a game, as a seat sees it. */
  plan(game: string, told: Told[], seat: number): Beat[] {
    if (this.off || this.hurried || !told.length) return [];
    const own = found[`../../../src/spellhall/games/${game}/page/beats.ts`];
    const beats = own?.beatsOf(told, seat) ?? [];
    return beats.length ? beats : ordinary(told, seat, own?.quiet);
  }

  /** Show a moment until its time is over or somebody goes on; `swift` where a clock runs. */
  show(beat: Beat, swift = false): Promise<void> {
    if (this.off || this.hurried) return Promise.resolve();
    this.now = beat;
    this.seen.add(beat.fact);
    const ms = (beat.ms * (swift ? Math.min(0.5, PACE[settings.now.pace]) : PACE[settings.now.pace])) / (1 + this.behind / 4);
    if (beat.gather) motion.gather(beat.gather.from.flatMap(gone), named(beat.gather.into)[0] ?? null, ms, beat.gather.keep);
    return new Promise((done) => {
      this.done = done;
      this.timer = window.setTimeout(() => this.next(), ms);
    });
  }

  private next(): void {
    clearTimeout(this.timer);
    this.now = null;
    const done = this.done;
    this.done = null;
    done?.();
  }

  /** Everything that waits is shown at once: a tap, a key, or a choice. */
  skip(): void {
    if (!this.done) return;
    this.hurried = true;
    motion.skip();
    this.next();
  }

  /** The last of what waited is on the screen. */
  rest(): void {
    this.hurried = false;
  }

  clear(): void {
    this.behind = 0;
    this.skip();
    this.hurried = false;
    this.now = null;
  }
}

export const drama = new Drama();

/** A tap or a key anywhere goes on; the answer stops listening. */
export function impatient(): () => void {
  const go = (): void => drama.skip();
  addEventListener("pointerdown", go, true);
  addEventListener("keydown", go, true);
  return () => {
    removeEventListener("pointerdown", go, true);
    removeEventListener("keydown", go, true);
  };
}
