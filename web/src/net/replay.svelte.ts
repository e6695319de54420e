import { flushSync } from "svelte";
import type { Moment, Replay } from "../../generated/protocol";
import { motion } from "../play/motion";
import { house } from "../words/house.svelte";
import { api } from "./api";
import { fold, type Change } from "./fold";
import type { Told } from "./session.svelte";

export const EVERYTHING = -2;
export const SPECTATORS = -1;

const reviews = new Map<string, Promise<Moment[]>>();

/** The moments of a record; looked for once, because it takes the hall some seconds. */
export function reviewed(record: string, seat: number | null): Promise<Moment[]> {
  const key = `${seat} ${record}`;
  const found = reviews.get(key) ?? api.review(record, seat).then((review) => review.moments);
  reviews.set(key, found);
  found.catch(() => reviews.delete(key));
  return found;
}

/** A record that is watched step by step, as one of its seats, as a spectator, or with everything open. */
export class Reel {
  replay = $state.raw<Replay | null>(null);
  /** The step that is shown: 0 is the deal. */
  at = $state(0);
  moments = $state.raw<Moment[] | null>(null);
  /** What its audience saw after every step; the first is the deal. */
  views: unknown[] = [];

  constructor(readonly record: string) {}

  get length(): number {
    return this.replay?.steps.length ?? 0;
  }

  get view(): any {
    return this.views[this.at];
  }

  get told(): Told[] {
    const replay = this.replay!;
    return (this.at ? replay.steps[this.at - 1]!.told : replay.told) as unknown as Told[];
  }

  get waiting(): number[] {
    const replay = this.replay!;
    return this.at ? replay.steps[this.at - 1]!.waiting : replay.waiting;
  }

  /** Look with other eyes, at the same step. */
  async look(seat: number): Promise<void> {
    const found = await api.replay(this.record, seat);
    await house.learn(found.game);
    const views: unknown[] = [found.view];
    for (const step of found.steps) views.push(fold(views.at(-1), step.change as Change));
    this.views = views;
    this.replay = found;
    this.at = Math.min(this.at, found.steps.length);
  }

  /** Show another step; cards fly when it is the next one. */
  go(step: number): void {
    const wanted = Math.max(0, Math.min(this.length, step));
    const before = wanted === this.at + 1 ? motion.capture() : null;
    this.at = wanted;
    if (before) {
      flushSync();
      motion.play(before);
    }
  }

  async review(seat: number | null): Promise<void> {
    this.moments = await reviewed(this.record, seat);
  }
}
