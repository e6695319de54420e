import { hallTime } from "../net/hour";

/** The time of the hall, once a second, for clocks that count. */
export class Ticking {
  now = $state(hallTime());
  private readonly timer = window.setInterval(() => (this.now = hallTime()), 1000);

  stop(): void {
    clearInterval(this.timer);
  }

  /** Minutes and seconds until a moment; empty if it has none. */
  until(moment: number): string {
    return moment ? minutes(Math.max(0, moment - this.now)) : "";
  }

  since(moment: number): string {
    return moment ? minutes(Math.max(0, this.now - moment)) : "";
  }
}

function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
