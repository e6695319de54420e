import type { Told } from "../net/session.svelte";

/** How long somebody's words stay at their seat. */
const STAYS = 6000;
const SAID = "table_said";

/** What was said at the table just now, by seat; the log keeps it. */
class Speech {
  private now = $state.raw<Record<number, string>>({});
  private timers: Record<number, number> = {};

  /** The phrase that stands at a seat; empty if nobody spoke there. */
  of(seat: number): string {
    return this.now[seat] ?? "";
  }

  hear(told: Told[]): void {
    for (const fact of told) {
      if (fact.event !== SAID || fact.seat === undefined) continue;
      const seat = fact.seat;
      clearTimeout(this.timers[seat]);
      this.now = { ...this.now, [seat]: String(fact["phrase"] ?? "") };
      this.timers[seat] = window.setTimeout(() => this.hush(seat), STAYS);
    }
  }

  /** Nothing was said, for example at another table. */
  clear(): void {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.now = {};
  }

  private hush(seat: number): void {
    const { [seat]: _, ...rest } = this.now;
    this.now = rest;
  }
}

export const speech = new Speech();
