import { forgotten, HERE } from "./door";

/** A table at which this browser has sat or watched. */
export interface Kept {
  table: string;
  game: string;
  token: string;
  seats: number[];
  name: string;
  code: string;
  at: number;
  over: boolean;
  /** A short first game with help, until it was said. */
  first?: boolean;
}

const KEY = HERE ? "spellhall.here.tables" : "spellhall.tables"; // the hall's own page may lie beside this one
const MOST = 30;

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** The tables of this browser, newest first. Tokens never leave it but to the hall. */
class Memory {
  tables = $state.raw<Kept[]>(read());

  of(table: string): Kept | undefined {
    return this.tables.find((kept) => kept.table === table);
  }

  /** Remember a seat; further seats of the same table are added to it. */
  keep(one: Partial<Kept> & { table: string }): void {
    const old = this.of(one.table);
    const fresh: Kept = { game: "", token: "", seats: [], name: "", code: "", at: Date.now(), over: false, ...old, ...one };
    if (old && one.seats) fresh.seats = [...new Set([...old.seats, ...one.seats])].sort();
    this.write([fresh, ...this.tables.filter((kept) => kept.table !== one.table)].slice(0, MOST));
  }

  forget(table: string): void {
    void forgotten(table).catch(() => {});
    this.write(this.tables.filter((kept) => kept.table !== table));
  }

  private write(tables: Kept[]): void {
    this.tables = tables;
    try {
      localStorage.setItem(KEY, JSON.stringify(tables));
    } catch {
      // a browser that keeps nothing can still play until its tab is closed
    }
  }
}

export const memory = new Memory();
