import type { ClientMessage, Done, Error as Refused, Hello, Pong, Reason, ServerMessage, Update, Welcome } from "../../generated/protocol";
import { connect, type Wire } from "./door";

export type Answer = Done | Reason | Pong | Refused;
export type Line = "connecting" | "open" | "lost" | "closed";

/** What a listener of the socket hears. */
export interface Listener {
  /** The greeting for each new connection; `since` is filled in by whoever keeps the count. */
  hello(): Hello;
  heard(message: Welcome | Update): void;
  refused(error: Refused): void;
  /** The seats whose players are connected. */
  here(seats: number[]): void;
  /** The hall has answered a greeting: everything that was missed has been told. */
  greeted(): void;
  line(now: Line): void;
}

const GREETING = "hello";
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 20000; // after so long without a word we ask for a sign of life
const PATIENCE = 6000; // and after so long without an answer we connect anew

/** One connection to a table that heals by itself: whatever happens, it says hello again until it is closed. */
export class TableSocket {
  private socket: Wire | null = null;
  private open = new Map<string, { done: (answer: Answer) => void; timer: number }>();
  private count = 0;
  private wait = FIRST_WAIT;
  private retry = 0;
  private pulse = 0;
  private finished = false;

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  /** Send a message and wait for its answer. A lost connection answers with the code `offline`. */
  ask(message: ClientMessage): Promise<Answer> {
    const id = `m${++this.count}`;
    return new Promise((done) => {
      const timer = window.setTimeout(() => this.settle(id, lost(id)), PATIENCE);
      this.open.set(id, { done, timer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id }));
      else this.settle(id, lost(id));
    });
  }

  /** Say hello anew on the same connection, for instance as another seat. */
  greet(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.listener.hello()));
  }

  close(): void {
    this.finished = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    this.socket?.close();
    this.listener.line("closed");
  }

  private connect(): void {
    this.listener.line(this.wait === FIRST_WAIT ? "connecting" : "lost");
    const socket = connect(this.listener.hello().table);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      socket.send(JSON.stringify({ ...this.listener.hello(), id: GREETING }));
      this.listener.line("open");
      this.beat();
    };
    socket.onmessage = (event) => {
      this.beat();
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => this.dropped(socket);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome" || message.type === "update") {
      this.listener.heard(message);
      if (message.type === "welcome") this.listener.greeted();
    } else if (message.type === "done" && message.id === GREETING) this.listener.greeted();
    else if (message.type === "here") this.listener.here(message.seats);
    else if (message.type === "error" && (!message.id || message.id === GREETING)) this.listener.refused(message);
    else if (message.type !== "class" && message.type !== "contest") this.settle(message.id, message);
  }

  private settle(id: string, answer: Answer): void {
    const waiting = this.open.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.open.delete(id);
    waiting.done(answer);
  }

  private dropped(socket: Wire): void {
    if (this.finished || socket !== this.socket) return;
    clearTimeout(this.pulse);
    for (const id of [...this.open.keys()]) this.settle(id, lost(id));
    this.listener.line("lost");
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => void this.check(), SILENCE);
  }

  private async check(): Promise<void> {
    const answer = await this.ask({ type: "ping" });
    if (answer.type === "error" && answer.code === "offline") this.again();
  }

  /** Connect anew, because the hall does not answer any more. */
  renew(): void {
    this.again();
  }

  private again = (): void => {
    if (this.finished) return;
    clearTimeout(this.retry);
    const old = this.socket;
    this.socket = null;
    old?.close();
    for (const id of [...this.open.keys()]) this.settle(id, lost(id));
    this.connect();
  };

  private seen = (): void => {
    if (document.visibilityState === "visible" && this.socket?.readyState !== WebSocket.OPEN) this.again();
  };
}

function lost(id: string): Refused {
  return { type: "error", id, code: "offline", text: "", clause: "" };
}
