/*
 * How the page reaches its hall: over the network, or in a worker of this very page ("here"). Which one it is, index.html says;
 * nothing behind this file knows the difference.
 */

/** Whether the rules run in this page. */
export const HERE = Boolean(globalThis.document?.querySelector?.('meta[name="spellhall-here"]'));

/** The folder of the page, with a slash at its end: a page that runs here may lie anywhere. */
export const BASE = HERE ? new URL(".", location.href).pathname : "/";

/** What the page needs of a socket. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** An answer to a request for something under /api. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return HERE ? (await import("../here/host.svelte")).ask(path, init) : fetch(path, init);
}

/** A connection to a table. */
export function connect(table: string): Wire {
  if (HERE) return new HereWire(table);
  const where = `${location.host}/ws?table=${encodeURIComponent(table)}`; // so that a balancer can send a table's players to one hall
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${where}`) as Wire;
}

/** A game of this device is to be forgotten for good. */
export async function forgotten(table: string): Promise<void> {
  if (HERE) await (await import("../here/shelf")).remove(table);
}

/** A connection to the worker, which speaks as a socket does. */
class HereWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  private post: ((text: string) => void) | null = null;
  private end: (() => void) | null = null;

  constructor(table: string) {
    void this.open(table);
  }

  private async open(table: string): Promise<void> {
    const { host } = await import("../here/host.svelte");
    const line = await host.line(table, (text) => this.onmessage?.({ data: text })).catch(() => null);
    if (this.readyState === 3) return line?.end();
    if (!line) return this.lost();
    this.post = line.send;
    this.end = line.end;
    this.readyState = 1;
    this.onopen?.();
  }

  private lost(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.post?.(text);
  }

  close(): void {
    this.readyState = 3;
    this.end?.();
  }
}
