/*
 * What must be loaded before anything can be played here: `files.json` lists it with its sizes. Everything goes into a cache that
 * bears the version's name, from which the service worker answers later on, so a second visit needs no network.
 */
import { BASE } from "../net/door";

export interface Files {
  version: string;
  /** The files of the interpreter and the engine: what each is called, and where it lies. */
  names: Record<string, string>;
}

interface List extends Files {
  /** Every file of the site with its size in bytes; the heavy ones are those that only players need. */
  heavy: Record<string, number>;
}

/** The cache of a version; as in sw.js. */
export const cacheOf = (version: string): string => `spellhall-here-${version}`;

/** Load what is missing and say how far it is; on a page that cannot keep anything, the workers load by themselves. */
export async function download(told: (got: number, all: number) => void): Promise<Files> {
  const list = (await (await fetch(`${BASE}files.json`)).json()) as List;
  const keep = "caches" in window ? await caches.open(cacheOf(list.version)).catch(() => null) : null;
  if (keep) {
    const all = Object.values(list.heavy).reduce((sum, size) => sum + size, 0);
    let got = 0;
    const step = (bytes: number): void => told((got += bytes), all);
    await Promise.all(
      Object.entries(list.heavy).map(async ([name, size]) => {
        if (await keep.match(BASE + name)) return void (got += size);
        await load(keep, BASE + name, step);
      }),
    );
    void serve();
  }
  return list;
}

async function load(keep: Cache, address: string, step: (bytes: number) => void): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      step(part.byteLength);
      out.enqueue(part);
    },
  });
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  const whole = new Response(answer.body.pipeThrough(count), { headers: { "content-type": type } });
  await keep.put(address, whole).catch(() => {}); // no room to keep it: it is loaded again next time
}

/** The service worker, once somebody plays: from then on everything is there without a network. */
async function serve(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE, updateViaCache: "none" }).catch(() => {});
}
