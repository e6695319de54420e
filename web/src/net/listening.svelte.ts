import { settings } from "../look/settings.svelte";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 25000;

/** One connection to a class or a tournament that heals by itself; `view` is what this device may know, always the whole of it. */
export class Listening<View> {
  view = $state.raw<View | null>(null);
  /** Why this device is not let in; a text of the hall. */
  refused = $state("");
  lost = $state(false);
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private pulse = 0;
  private finished = false;

  constructor(
    private readonly greeting: Record<string, string>,
    private readonly heard: string,
    private readonly query: string,
  ) {
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  close(): void {
    this.finished = true;
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // browsers complain about less
    else socket?.close();
  }

  /** A tablet that was put away may have lost its line without noticing. */
  private readonly seen = (): void => {
    if (document.visibilityState === "visible" && this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
  };

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?${this.query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.lost = false;
      socket.send(JSON.stringify({ ...this.greeting, lang: settings.language }));
      this.beat();
    };
    socket.onmessage = (event) => {
      this.beat();
      const message = JSON.parse(String(event.data)) as { type: string; text?: string; code?: string };
      if (message.type === this.heard) this.view = message as unknown as View;
      else if (message.type === "error" && (message.code === "missing" || message.code === "not_yours")) {
        this.refused = message.text ?? "";
        this.close();
      }
    };
    socket.onclose = () => {
      if (this.finished || this.socket !== socket) return;
      this.lost = true;
      this.retry = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, 2 * this.wait);
    };
  }

  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
    }, SILENCE);
  }
}
