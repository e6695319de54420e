import type { GameInfo } from "../../generated/protocol";
import { settings } from "../look/settings.svelte";
import { api } from "./api";

/** The games of the hall, asked for once in each language. */
class Games {
  all = $state.raw<GameInfo[]>([]);
  failed = $state(false);
  private language = "";

  async load(): Promise<void> {
    const language = settings.language;
    if (this.all.length && language === this.language) return;
    try {
      this.all = await api.games();
      this.language = language;
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
