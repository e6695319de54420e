import type { Hint } from "../../generated/protocol";
import { api, reasonOf } from "../net/api";
import type { Session } from "../net/session.svelte";

/** The hall's advice for the open question: shown on the board, and with its reasons at the side. */
export class Advice {
  hints = $state.raw<Hint[] | null>(null);
  problem = $state("");
  /** Which of them the board shows. */
  place = $state(0);
  /** The question for which more than a nudge was asked for. */
  private moreAt = $state(-1);

  constructor(private session: Session) {}

  /** Whether it says only where to look, and not yet what to do. */
  readonly nudge = $derived(this.hints?.[0]?.choice === "" ? this.hints[0] : null);

  /** The hint that the board shows. */
  readonly shown = $derived(this.nudge ? null : (this.hints?.[this.place] ?? this.hints?.[0] ?? null));

  more(): void {
    this.moreAt = this.session.asked?.at ?? -1;
  }

  /** Ask for the question that is open now; to be called in an effect, whose end forgets the answer. */
  follow(): () => void {
    const at = this.session.asked?.at;
    const step = at === this.moreAt ? 2 : 1;
    this.hints = null;
    this.problem = "";
    this.place = 0;
    let gone = false;
    if (at !== undefined)
      api.hint(this.session.id, this.session.token, this.session.seat, step).then(
        (found) => { if (!gone) this.hints = found; },
        (error: unknown) => { if (!gone) this.problem = reasonOf(error); },
      );
    return () => (gone = true);
  }
}
