/**
 * Pick, see, do. A legal choice is a path of things to touch: first this card, then that place. The picker knows which
 * things can be touched next, and when the touched ones make up a choice. It knows no rules: the paths come from the
 * choices that the hall offers, and a thing that is on no path is answered with the hall's own reason.
 */
export interface Thing {
  /** Unique on the board: this very card. */
  key: string;
  /** What paths name: any card like it. */
  kind: string;
}

export interface Move {
  choice: string;
  parts: string[];
  /** Whether the parts can be touched in any order (two runes of a product). */
  loose?: boolean;
  /** The place where the parts end up: the name of a thing or an anchor. Hints point there; without it, at one part after the other. */
  goal?: string;
}

/** The paths that the board offers now, for whoever wants to show where a choice is made. */
class Offered {
  moves = $state.raw<Move[]>([]);
  /** Set by a board whose choices are made in other steps than they are written. */
  ways: ((choice: string) => Move[]) | null = null;

  of(choice: string): Move[] {
    const own = this.ways?.(choice) ?? [];
    return own.length ? own : this.moves.filter((move) => move.choice === choice);
  }
}

export const offered = new Offered();

export interface PickerHooks {
  /** A choice is made up, and nothing longer can follow. The answer says whether it counts; until then it lies as sent. */
  choose(choice: string): void | Promise<boolean>;
  /** These things cannot be touched together now; `at` is the last one's element. */
  refused?(things: Thing[], at: Element | null): void;
  /** Whether a complete choice is made at once (true), or waits for the main button. */
  atOnce?: boolean;
}

export class Picker {
  moves = $state.raw<Move[]>([]);
  picked = $state.raw<Thing[]>([]);
  /** Whether what is picked is on its way to the hall: it stays where it was put until the hall answers. */
  sent = $state(false);
  private hooks: PickerHooks;
  private count = 0;

  constructor(hooks: PickerHooks) {
    this.hooks = hooks;
  }

  /** The paths of the question that is open now. What was picked stays if it still fits. */
  offer(moves: Move[]): void {
    this.moves = moves;
    offered.moves = moves;
    if (this.sent) {
      this.sent = false;
      this.picked = [];
    } else if (this.picked.length && !this.fitting(this.picked).length) this.picked = [];
  }

  /** Kinds that can be touched next. */
  open = $derived.by(() => this.nextOf(this.picked));

  /** Choices that the picked things make up. */
  ready = $derived.by(() => this.fitting(this.picked).filter((move) => move.parts.length === this.picked.length));

  isPicked(key: string): boolean {
    return this.picked.some((thing) => thing.key === key);
  }

  canTouch(thing: Thing): boolean {
    return !this.sent && this.open.has(thing.kind) && !this.isPicked(thing.key);
  }

  touch(thing: Thing, at: Element | null = null): void {
    if (this.sent) return;
    if (this.isPicked(thing.key)) {
      this.putBack(thing.key);
      return;
    }
    const more = [...this.picked, thing];
    if (this.open.has(thing.kind)) this.picked = more;
    else if (this.picked.length && this.nextOf([]).has(thing.kind)) this.picked = [thing];
    else {
      this.hooks.refused?.(more, at);
      return;
    }
    const made = this.ready[0];
    if (made && this.hooks.atOnce !== false && this.open.size === 0 && this.ready.length === 1) this.choose(made);
  }

  /** Make a complete choice. What was picked stays until the hall has answered, and the table shows it. */
  choose(move: Move): void {
    if (this.sent) return;
    const answer = this.hooks.choose(move.choice);
    if (!answer) {
      this.picked = [];
      return;
    }
    this.sent = true;
    const mine = ++this.count;
    void answer.then(() => {
      if (!this.sent || this.count !== mine) return; // the next question has come, and maybe something is picked for it
      this.sent = false;
      this.picked = [];
    });
  }

  putBack(key: string): void {
    if (this.sent) return;
    const place = this.picked.findIndex((thing) => thing.key === key);
    const left = this.picked.filter((thing) => thing.key !== key);
    this.picked = this.fitting(left).length ? left : this.picked.slice(0, Math.max(0, place));
  }

  clear(): void {
    if (!this.sent) this.picked = [];
  }

  private fitting(things: Thing[]): Move[] {
    const kinds = things.map((thing) => thing.kind);
    return this.moves.filter((move) => rest(move, kinds) !== null);
  }

  private nextOf(things: Thing[]): Set<string> {
    const kinds = things.map((thing) => thing.kind);
    const out = new Set<string>();
    for (const move of this.moves) {
      const left = rest(move, kinds);
      if (!left?.length) continue;
      if (move.loose) left.forEach((kind) => out.add(kind));
      else out.add(left[0]!);
    }
    return out;
  }
}

/** What is left of a path after these touches; null if they are not on it. */
export function rest(move: Move, kinds: string[]): string[] | null {
  if (!move.loose) return kinds.every((kind, place) => move.parts[place] === kind) ? move.parts.slice(kinds.length) : null;
  const left = [...move.parts];
  for (const kind of kinds) {
    const place = left.indexOf(kind);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
