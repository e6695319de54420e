import type { GameInfo } from "../../generated/protocol";
import { api } from "./api";

/** The games of the hall, asked for once. */
class Games {
  all = $state.raw<GameInfo[]>([]);
  failed = $state(false);

  async load(): Promise<void> {
    if (this.all.length) return;
    try {
      this.all = await api.games();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  of(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();
