import type { TableShown } from "../../generated/protocol";
import { memory } from "./memory.svelte";

/** Somebody with whom this browser has played at a private table, and where last. */
export interface Friend {
  name: string;
  face: string;
  game: string;
  table: string;
  at: number;
}

const KEY = "spellhall.friends";
const MOST = 12;

function read(): Friend[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Friend[]) : [];
  } catch {
    return [];
  }
}

/** Recent friends, newest first. They are names in this browser only; the hall keeps no list. */
class Friends {
  all = $state.raw<Friend[]>(read());

  /** Remembers the people at a private table, once their game has begun. */
  meet(id: string, table: TableShown, seat: number): void {
    if (table.public || table.phase === "open" || seat < 0) return;
    const own = memory.of(id)?.seats ?? [seat];
    const here = table.seats.filter((one, at) => one.kind === "person" && one.name && at !== seat && !own.includes(at));
    if (!here.length || here.every((one) => this.all.some((known) => known.name === one.name && known.table === id && known.face === (one.face ?? "")))) return;
    const fresh = here.map((one) => ({ name: one.name, face: one.face ?? "", game: table.game, table: id, at: Date.now() }));
    this.write([...fresh, ...this.all.filter((known) => !fresh.some((one) => one.name === known.name))].slice(0, MOST));
  }

  forget(name: string): void {
    this.write(this.all.filter((known) => known.name !== name));
  }

  private write(all: Friend[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // kept until the tab is closed
    }
  }
}

export const friends = new Friends();
