import { Picker, type Move, type PickerHooks, type Thing } from "spellhall/play/picker.svelte";
import type { Kind } from "./model";

export interface BenchHooks extends PickerHooks {
  asked(): Kind;
  /** Every thing of a kind on the board, so that cards can be picked for the player. */
  things(kind: string): Thing[];
}

/**
 * The picker with the habits of this table: a spell gathers its potions by itself, a potion that goes in instead of another
 * changes places with it, the cauldron takes what lies ready, and a second touch of the target throws.
 */
export class BenchPicker extends Picker {
  private habits: BenchHooks;

  constructor(hooks: BenchHooks) {
    super(hooks);
    this.habits = hooks;
  }

  override canTouch(thing: Thing): boolean {
    if (thing.kind === "cauldron") return this.ready.length > 0;
    return super.canTouch(thing);
  }

  override touch(thing: Thing, at: Element | null = null): void {
    const ready = this.ready[0];
    if (thing.kind === "cauldron") {
      if (ready) this.choose(ready);
      return;
    }
    const asked = this.habits.asked();
    if (ready && this.isPicked(thing.key) && (asked === "aim" || asked === "place")) {
      this.choose(ready);
      return;
    }
    if (asked === "act" && this.gather(thing)) return;
    super.touch(thing, at);
  }

  /** Picks a whole mix around a spell, or swaps a potion into it; false if this touch is about something else. */
  private gather(thing: Thing): boolean {
    const spell = thing.kind.startsWith("spell:") ? thing.kind : this.picked.find((one) => one.kind.startsWith("spell:"))?.kind;
    if (!spell || this.isPicked(thing.key)) return false;
    if (thing.kind !== spell && !/^(hand|item):/.test(thing.kind)) return false;
    const keep = this.picked.filter((one) => !one.kind.startsWith("spell:")).map((one) => one.kind);
    const wanted = thing.kind === spell ? keep : [...keep, thing.kind];
    if (thing.kind !== spell && super.canTouch(thing)) return false;
    const best = closest(this.moves.filter((move) => move.parts.includes(spell) && move.parts.includes(thing.kind)), wanted);
    if (!best) return false;
    const taken = new Set<string>();
    this.picked = best.parts.flatMap((kind): Thing[] => {
      const all = [...(kind === thing.kind ? [thing] : []), ...this.picked, ...this.habits.things(kind)];
      const found = all.find((one) => one.kind === kind && !taken.has(one.key));
      if (found) taken.add(found.key);
      return found ? [found] : [];
    });
    if (best.parts.length === 1) this.choose(best);
    return true;
  }
}

/** The path that keeps most of what is wanted; of equal ones the first, which spends no Elixir. */
function closest(moves: Move[], wanted: string[]): Move | null {
  let best: Move | null = null;
  let most = -1;
  for (const move of moves) {
    const left = [...move.parts];
    let kept = 0;
    for (const kind of wanted) {
      const place = left.indexOf(kind);
      if (place < 0) continue;
      left.splice(place, 1);
      kept++;
    }
    if (kept > most) [best, most] = [move, kept];
  }
  return best;
}
