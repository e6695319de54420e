/*
 * A worker with Python in it: the hall of this device, or the one that thinks for its bots. Both load the same files; a port
 * joins them, so the page has nothing to do with what they say to each other.
 */
import type { PyodideInterface } from "pyodide";
import { Memory } from "./memory";
import { add, entries, point } from "./shelf";
import type { FromWorker, ToWorker } from "./words";

interface Desk {
  call(method: string, path: string, body: string, token: string): Promise<string>;
  hear(line: number, text: string): void;
  close(line: number): void;
  forget(table: string): void;
}

type Start = Extract<ToWorker, { kind: "start" }>;

const UNPACK = `
import os, zipfile
with zipfile.ZipFile("/hall.zip") as archive:
    archive.extractall("/hall")
os.remove("/hall.zip")
`;

const tell = (message: FromWorker): void => (postMessage as (message: unknown) => void)(message);
let desk: Desk | null = null;
let think: ((text: string) => string) | null = null;
const waiting = new Map<number, (text: string) => void>();
let count = 0;

/** Python with our package in it. The folder holds nothing but what a build put there. */
async function python({ role, base, files }: Start, memory: Memory): Promise<PyodideInterface> {
  const at = (name: string): string => base + files[name]!;
  const [{ loadPyodide }, kept, ...archives] = await Promise.all([
    import(/* @vite-ignore */ at("pyodide.mjs")) as Promise<typeof import("pyodide")>,
    role === "memory" ? null : memory.kept(),
    ...["engine.zip", "libraries.zip"].map(async (name) => (await fetch(at(name))).arrayBuffer()),
  ]);
  const plain = { indexURL: at("pyodide.mjs").replace(/[^/]*$/, ""), checkAPIVersion: false };
  let copied = kept !== null;
  const begin = (): Promise<PyodideInterface> => loadPyodide({ ...plain, ...(role === "memory" ? { _makeSnapshot: true } : {}) });
  const made = !kept ? await begin() : await loadPyodide({ ...plain, _loadSnapshot: kept }).catch(async () => {
    copied = false;
    await memory.forget();
    return begin();
  });
  for (const archive of archives) {
    made.FS.writeFile("/hall.zip", new Uint8Array(archive));
    made.runPython(UNPACK);
  }
  if (copied) Memory.again(made);
  else made.runPython("import sys; sys.path.insert(0, '/hall'); sys.dont_write_bytecode = True");
  return made;
}

async function start(data: Start): Promise<void> {
  const { role, base, port } = data;
  const memory = new Memory(data.cache, base);
  if (role === "memory") {
    if (await memory.wanted()) await memory.keep(await python(data, memory));
    tell({ kind: "ready" });
    return close();
  }
  const made = await python(data, memory);
  const worker = made.pyimport("spellhall.here.worker");
  worker.begin();
  if (role === "hall") {
    port.onmessage = ({ data: [id, text] }: MessageEvent<[number, string]>) => {
      waiting.get(id)?.(text);
      waiting.delete(id);
    };
    desk = worker.Desk({
      add, entries, point,
      think: (text: string) => new Promise<string>((done) => {
        waiting.set(++count, done);
        port.postMessage([count, text]);
      }),
      say: (line: number, text: string) => tell({ kind: "say", line, text }),
    }) as Desk;
  } else {
    think = worker.thought as (text: string) => string;
    port.onmessage = ({ data: [id, text] }: MessageEvent<[number, string]>) => port.postMessage([id, think!(text)]);
  }
  tell({ kind: "ready" });
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === "start") await start(data);
    else if (data.kind === "call") tell({ kind: "answer", id: data.id, text: await desk!.call(data.method, data.path, data.body, data.token) });
    else if (data.kind === "hear") desk!.hear(data.line, data.text);
    else if (data.kind === "close") desk!.close(data.line);
    else if (data.kind === "forget") desk!.forget(data.table);
    else tell({ kind: "answer", id: data.id, text: think!(data.text) });
  } catch (error) {
    const spare = data.kind === "start" && data.role === "memory"; // the next start takes longer, and nothing else
    if (!spare) console.error(error); // a mistake of ours; the page says that something failed
    if (data.kind === "call" || data.kind === "thought") tell({ kind: "answer", id: data.id, text: '[500, "{}"]' });
    else if (data.kind === "start") tell({ kind: "failed", why: String(error) });
  }
};
