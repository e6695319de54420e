/*
 * Python's memory after it has begun and read the rules, kept in the cache of this version: with it the next start is a copy and
 * not a beginning. It is made on this device, after the first game has begun, so nobody downloads it. Where it does not fit any
 * more, Python begins as it did the first time.
 */
import type { PyodideInterface } from "pyodide";

/** What both workers use and what needs no library: everything else is imported at the start. */
const READ = `
import asyncio, gc, importlib, json, random, sys
import spellhall.games
from spellhall.bots import advise, judging, roster
from spellhall.words import speech
for game in spellhall.games.all_games():
    roster.make_bot("adept", game, "")
importlib.invalidate_caches()
gc.collect()  # closes the archives that were looked into for packages: no open file may be copied
`;

/** A copied Python must not repeat another one's luck, and has to look at its files anew. */
const AGAIN = "import importlib, random; random.seed(); importlib.invalidate_caches()";

export class Memory {
  constructor(private readonly cache: string, private readonly base: string) {}

  /** Another browser, or the same one after an update, may lay out its functions in another way. */
  private get address(): string {
    return `${this.base}memory?${encodeURIComponent(navigator.userAgent)}`;
  }

  private async place(): Promise<Cache | null> {
    return "caches" in globalThis ? caches.open(this.cache).catch(() => null) : null;
  }

  private async found(): Promise<Response | undefined> {
    return (await this.place())?.match(this.address);
  }

  async kept(): Promise<Uint8Array | null> {
    const found = await this.found();
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  /** Whether there is something to keep, and a place for it. */
  async wanted(): Promise<boolean> {
    return (await this.place()) !== null && !(await this.found());
  }

  async forget(): Promise<void> {
    await (await this.place())?.delete(this.address);
  }

  /** Keep the memory of a Python that was begun for this. */
  async keep(python: PyodideInterface): Promise<void> {
    python.runPython(READ);
    const bytes = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
    await (await this.place())?.put(this.address, new Response(bytes)).catch(() => {}); // no room: it begins anew each time
  }

  static again(python: PyodideInterface): void {
    python.runPython(AGAIN);
  }
}
