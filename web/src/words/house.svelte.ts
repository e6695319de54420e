import { FluentResource } from "@fluent/bundle";
import { settings } from "../look/settings.svelte";
import { ask } from "../net/door";
import { SOURCE } from "./languages";
import { Speech } from "./message";

const pages = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });
const PAGE = "page";
const COMMON = "";

/** A catalogue of the hall: a game's, or what belongs to no game. Empty if the hall does not answer. */
async function fromHall(language: string, game: string): Promise<string> {
  const path = `/api/words/${encodeURIComponent(language)}${game && `/${encodeURIComponent(game)}`}`;
  const answer = await ask(path).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  return text.trim() || language === SOURCE ? text : fromHall(SOURCE, game); // a game need not speak every language
}

/** What the page can say now. Every text on the page asks for it, so all of them change when another language is there. */
class House {
  speech = $state.raw(new Speech(settings.language, []));
  private readonly parts = new Set([PAGE, COMMON]);
  private readonly kept = new Map<string, Promise<FluentResource>>();
  private catalogues: FluentResource[] = [];

  /** Speak the language of the settings; the old one is spoken until the new one is there. */
  async speak(): Promise<void> {
    for (;;) {
      const language = settings.language;
      const parts = [...this.parts];
      const catalogues = await Promise.all(parts.map((part) => this.catalogue(language, part)));
      if (language !== settings.language || parts.length < this.parts.size) continue; // another wish came meanwhile
      if (catalogues.length === this.catalogues.length && catalogues.every((one, place) => one === this.catalogues[place])) return;
      this.catalogues = catalogues;
      this.speech = new Speech(language, catalogues);
      document.documentElement.lang = language;
      return;
    }
  }

  /** The words of a game, from now on in every language. */
  async learn(game: string): Promise<void> {
    this.parts.add(game);
    await this.speak();
  }

  private catalogue(language: string, part: string): Promise<FluentResource> {
    const key = `${language}/${part}`;
    let found = this.kept.get(key);
    if (!found) {
      const text = part === PAGE ? pages[`../../words/${language}.ftl`]!() : fromHall(language, part);
      found = text.then((ftl) => {
        if (!ftl.trim()) this.kept.delete(key); // asked for again next time
        return new FluentResource(ftl);
      });
      this.kept.set(key, found);
    }
    return found;
  }
}

export const house = new House();
