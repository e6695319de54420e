/*
 * The page's side of the hall that runs here: two workers, what they load, and which tab plays which table. Nothing is loaded
 * before somebody plays; what is the same for everybody (games, rules, words) lies beside the page as plain files.
 */
import { settings } from "../look/settings.svelte";
import { BASE } from "../net/door";
import { cacheOf, download, type Files } from "./files";
import { hold } from "./holding";
import type { FromWorker, Role, ToWorker } from "./words";

const SETTLED = 5000; // milliseconds after both workers have begun

export interface HereLine {
  send(text: string): void;
  end(): void;
}

/** What is true before anything has run: fixed answers, made by the build from the hall's own. */
function fixed(path: string): string | null {
  const [, , ...words] = decodeURIComponent(path).split("/");
  const language = settings.language;
  if (words[0] === "words" && words.length > 1) return `answers/words/${words.slice(1).join("/")}.ftl`;
  if (words[0] === "phrases" || (words[0] === "games" && (words.length === 1 || words[2] === "clauses"))) return `answers/${language}/${words.join("/")}.json`;
  if (words[0] === "games" && (words[2] === "fields" || words[2] === "cards")) return `answers/${words.join("/")}.json`;
  return null;
}

/** An answer to what the page would ask a hall. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  if (path === "/reach") return Response.json({ base: "" });
  const file = (init.method ?? "GET") === "GET" ? fixed(path) : null;
  if (file) return fetch(BASE + file);
  const headers = new Headers(init.headers);
  const token = headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  const [status, text] = JSON.parse(await host.call(init.method ?? "GET", path, String(init.body ?? ""), token)) as [number, string];
  return new Response(text, { status, headers: { date: new Date().toUTCString() } });
}

class Host {
  /** How far the download is, in bytes; null while there is none. */
  progress = $state.raw<{ got: number; all: number } | null>(null);
  /** Whether everything is there and Python begins. */
  beginning = $state(false);
  failed = $state(false);
  /** The browser's offer to install the page, while there is one. */
  install = $state.raw<(Event & { prompt(): Promise<unknown> }) | null>(null);

  private hall: Promise<Worker> | null = null;
  private answers = new Map<number, (text: string) => void>();
  private lines = new Map<number, (text: string) => void>();
  private count = 0;

  /** The worker with the hall, started when it is first needed; both begin at once, on two processors. */
  private start(): Promise<Worker> {
    this.hall ??= this.begin().catch((error: unknown) => {
      this.hall = null;
      this.failed = true;
      throw error;
    });
    return this.hall;
  }

  /** Somebody is about to play. */
  warm(): void {
    void this.start().catch(() => {}); // whoever plays is told
  }

  private async begin(): Promise<Worker> {
    this.failed = false;
    let files: Files;
    try {
      files = await download((got, all) => (this.progress = { got, all }));
    } finally {
      this.progress = null;
    }
    this.beginning = true;
    const { port1, port2 } = new MessageChannel();
    try {
      const hall = await this.worker("hall", files, port1);
      void this.worker("thinker", files, port2).then(() => this.remember(files), () => (this.failed = true));
      return hall;
    } finally {
      this.beginning = false;
    }
  }

  /** When the game is well on its way, Python's memory is kept for the next start; it is no loss if that fails. */
  private remember(files: Files): void {
    setTimeout(() => void this.worker("memory", files, new MessageChannel().port1).catch(() => {}), SETTLED);
  }

  private worker(role: Role, files: Files, port: MessagePort): Promise<Worker> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    return new Promise((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "ready") done(worker);
        else if (data.kind === "failed") failed(new Error(data.why));
        else if (data.kind === "say") this.lines.get(data.line)?.(data.text);
        else {
          this.answers.get(data.id)?.(data.text);
          this.answers.delete(data.id);
        }
      };
      worker.onerror = () => failed(new Error("the worker did not start"));
      const start: ToWorker = { kind: "start", role, base: new URL(BASE, location.href).href, cache: cacheOf(files.version), files: files.names, port };
      worker.postMessage(start, [port]);
    });
  }

  async call(method: string, path: string, body: string, token: string): Promise<string> {
    const worker = await this.start();
    const id = ++this.count;
    return new Promise((done) => {
      this.answers.set(id, done);
      worker.postMessage({ kind: "call", id, method, path, body, token } satisfies ToWorker);
    });
  }

  /** A connection to a table. One tab at a time has it: another one is told so, and may take it over. */
  async line(table: string, heard: (text: string) => void): Promise<HereLine> {
    const worker = await this.start();
    const line = ++this.count;
    const post = (message: ToWorker): void => worker.postMessage(message);
    const elsewhere = (): void => {
      this.lines.delete(line);
      post({ kind: "close", line });
      post({ kind: "forget", table });
      heard(JSON.stringify({ type: "error", id: "", code: "elsewhere", text: { key: "page-here-elsewhere" }, clause: "" }));
    };
    const release = await hold(table, elsewhere);
    if (!release) return { send: elsewhere, end: () => {} }; // the greeting is answered by it
    this.lines.set(line, heard);
    return {
      send: (text) => post({ kind: "hear", line, text }),
      end: () => {
        this.lines.delete(line);
        post({ kind: "close", line });
        release();
      },
    };
  }
}

export const host = new Host();
