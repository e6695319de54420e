import { flushSync } from "svelte";
import type { Asked, ClocksShown, Hello, TableShown, Update, Welcome, Error as Refused } from "../../generated/protocol";
import { announce } from "../play/announce.svelte";
import { drama, type Beat } from "../play/drama.svelte";
import { motion } from "../play/motion";
import { sound } from "../play/sound";
import { speech } from "../play/speech.svelte";
import { t, tell } from "../words";
import { api, KEYS } from "./api";
import { fold, type Change } from "./fold";
import { friends } from "./friends.svelte";
import { memory } from "./memory.svelte";
import { mayPromise, owed, ownSeats, promise } from "./shuffle";
import { TableSocket, type Answer, type Line } from "./socket";

/** A fact that the hall told: what happened, its clause, its sentence, and whatever else belongs to it. */
export interface Told {
  event: string;
  clause?: string;
  text?: string | object;
  seat?: number;
  [fact: string]: unknown;
}

/** A told fact in the log, numbered. */
export interface LogLine {
  id: number;
  /** The update that told it. */
  number: number;
  /** As the hall sent it: `tell` says it. */
  text: string | object;
  clause: string;
  event: string;
  seat: number;
}

type Request = Extract<import("../../generated/protocol").ClientMessage, { type: "do" }>["request"];
const LOG_LENGTH = 400;
const ABSENCE = 2000;

/** Somebody who waits for the hall's word. */
interface Wait {
  kind: "greeting" | "update";
  number: number;
  done(comes: boolean): void;
}

/** One table as one seat (or a spectator) sees it, kept current over a socket that heals by itself. */
export class Session {
  line = $state<Line>("connecting");
  table = $state.raw<TableShown | null>(null);
  view = $state.raw<any>(null);
  asked = $state.raw<Asked | null>(null);
  waiting = $state.raw<number[]>([]);
  clocks = $state.raw<ClocksShown | null>(null);
  seat = $state(-1);
  told = $state.raw<Told[]>([]);
  log = $state.raw<LogLine[]>([]);
  failure = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** Seats whose players are not connected, and have not been for a moment. */
  away = $state.raw<number[]>([]);
  /** The last update heard. */
  number = $state(-1);

  private lines = 0;
  private toldNonces = new Set<string>();
  private promised = new Set<string>();
  private waits: Wait[] = [];
  /** The question that is being answered, and how many have been. */
  private sending = -1;
  private sent = 0;
  private here: number[] = [];
  private absence = 0;
  private socket: TableSocket;
  /** Updates that are to be shown, in their order, and whether somebody is at it. */
  private coming: Update[] = [];
  private telling = false;

  constructor(
    readonly id: string,
    readonly token: string,
    private wanted: number | null,
  ) {
    this.socket = new TableSocket({
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      refused: (error) => this.refused(error),
      here: (seats) => this.present(seats),
      greeted: () => this.awake((one) => one.kind === "greeting"),
      line: (now) => (this.line = now),
    });
  }

  private refused(error: Refused): void {
    this.failure = error;
    if (error.code === "unseated") announce(tell(error.text, this.names));
  }

  /** This device's part in the shuffle of the next game: promise a number, and tell it when the time has come. */
  private shuffle(): void {
    const table = this.table;
    if (!table || !this.token) return;
    for (const { seat, nonce } of owed(table)) {
      if (this.toldNonces.has(nonce)) continue;
      this.toldNonces.add(nonce);
      void api.reveal(this.id, this.token, seat, nonce).catch(() => this.toldNonces.delete(nonce));
    }
    for (const seat of ownSeats(table, memory.of(this.id)?.seats ?? [], this.seat)) {
      const which = `${table.match}/${seat}`;
      if (this.promised.has(which) || !mayPromise(table, seat)) continue;
      this.promised.add(which);
      void api.share(this.id, this.token, seat, promise()).catch(() => this.promised.delete(which));
    }
  }

  /** Whoever comes is here at once; whoever goes is away after a moment, because pages are loaded anew. */
  private present(seats: number[]): void {
    this.here = seats;
    this.away = this.away.filter((seat) => !seats.includes(seat));
    clearTimeout(this.absence);
    this.absence = window.setTimeout(() => {
      const people = this.table?.seats.flatMap((one, seat) => (one.kind === "person" ? [seat] : [])) ?? [];
      this.away = people.filter((seat) => !this.here.includes(seat));
    }, ABSENCE);
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /**
   * Answer the open question with a choice in notation; the answer says whether it counts. It comes when the table shows what
   * the choice led to. A line that is lost on the way changes nothing: if the hall has not heard the choice, it is sent again.
   */
  async choose(choice: string): Promise<Answer> {
    const at = this.asked?.at;
    if (at === undefined || this.busy) return { type: "error", id: "", code: "not_now", text: "", clause: "" };
    drama.skip();
    this.busy = true;
    this.sending = at;
    const mine = ++this.sent;
    const words = tell(this.asked?.choices.find(([notation]) => notation === choice)?.[1], this.names);
    try {
      let answer = await this.do({ do: "choose", choice, at });
      while (answer.type === "error" && answer.code === "offline") {
        if (!(await this.back())) return answer;
        if (this.asked?.at !== at) return { type: "done", id: "", number: this.number };
        answer = await this.do({ do: "choose", choice, at });
      }
      if (answer.type === "done") {
        if (words) announce(t("page-chosen", { choice: words }));
        await this.reached(answer.number);
      }
      return answer;
    } finally {
      if (this.sent === mine) this.busy = false;
    }
  }

  /** When the hall has told where the table stands, after a lost line; false if it never will. */
  private back(): Promise<boolean> {
    if (this.line === "open") this.socket.renew();
    return new Promise((done) => this.waits.push({ kind: "greeting", number: 0, done }));
  }

  /** When an update has come. */
  private reached(number: number): Promise<boolean> {
    if (this.number >= number || this.line !== "open") return Promise.resolve(true);
    return new Promise((done) => this.waits.push({ kind: "update", number, done }));
  }

  private awake(which: (one: Wait) => boolean, comes = true): void {
    const ready = this.waits.filter(which);
    this.waits = this.waits.filter((one) => !ready.includes(one));
    for (const one of ready) one.done(comes);
  }

  /** Any other request of the protocol. */
  do(request: Request): Promise<Answer> {
    return this.socket.ask({ type: "do", request });
  }

  /** Listen as another seat of the same token (two friends at one screen). */
  become(seat: number): void {
    this.forget();
    this.wanted = seat;
    this.number = -1;
    this.socket.greet();
  }

  close(): void {
    speech.clear();
    this.forget();
    this.socket.close();
    clearTimeout(this.absence);
    this.awake(() => true, false);
  }

  private hello(): Hello {
    const hello: Hello = { type: "hello", table: this.id, since: this.number, lang: KEYS, presence: true };
    if (this.token) hello.token = this.token;
    if (this.token && this.wanted !== null) hello.seat = this.wanted;
    return hello;
  }

  private heard(message: Welcome | Update): void {
    if (message.type === "welcome") {
      this.forget();
      this.welcome(message);
      this.awake((one) => one.kind === "update" && one.number <= this.number);
      return;
    }
    this.coming.push(message);
    if (!this.telling) void this.tell();
    else drama.behind = this.coming.length;
  }

  /** What waits to be shown is not shown any more: somebody else looks, or everything has been told anew. */
  private forget(): void {
    this.coming = [];
    drama.clear();
  }

  /** Show what comes, one update after the other; each takes the time of its moments. Without any it is shown at once. */
  private async tell(): Promise<void> {
    this.telling = true;
    try {
      for (let next = this.coming.shift(); next; next = this.coming.shift()) {
        drama.behind = this.coming.length;
        const time = next.number > this.number ? this.play(next) : null;
        if (time) await time; // without moments everything stays in step with the socket
      }
    } finally {
      drama.rest();
      this.telling = false;
    }
  }

  /** One update with its moments; the answer is a promise only where it takes time. */
  private play(message: Update): Promise<void> | void {
    const beats = drama.plan(this.table?.game ?? "", (message.told ?? []) as Told[], this.seat);
    const apply = (): void => {
      this.update(message);
      this.awake((one) => one.kind === "update" && one.number <= this.number);
    };
    return beats.length ? this.stage(beats, apply) : apply();
  }

  private async stage(beats: Beat[], apply: () => void): Promise<void> {
    const mine = this.coming; // another list is there once this one has been forgotten
    const show = async (before: boolean): Promise<void> => {
      for (const beat of beats) if (Boolean(beat.before) === before && this.coming === mine) await drama.show(beat, this.clocks !== null);
    };
    await show(true);
    if (this.coming !== mine) return;
    apply();
    await show(false);
  }

  /** The same question stays the same thing, so that boards keep what lies there for it. */
  private same(asked: Asked | null): Asked | null {
    return asked && asked.at === this.asked?.at ? this.asked : asked;
  }

  private welcome(message: Welcome): void {
    const same = this.view !== null && message.seat === this.seat;
    const before = same ? motion.capture() : null;
    this.number = message.number;
    this.seat = message.seat;
    this.wanted = this.token ? message.seat : null;
    this.table = message.table;
    this.view = message.view;
    this.asked = message.asked;
    this.waiting = message.waiting;
    this.clocks = message.clocks;
    this.told = [];
    this.failure = null;
    friends.meet(this.id, message.table, message.seat);
    flushSync();
    if (before) motion.play(before);
    this.shuffle();
    if (message.table.phase === "playing") void this.remember(message.seat, message.number);
  }

  /** The story up to now, for whoever comes late or comes back. */
  private async remember(seat: number, number: number): Promise<void> {
    const [header, ...lines] = await api.story(this.id, this.token).catch(() => []);
    if (header?.seat !== seat || seat !== this.seat) return;
    const past = lines.flatMap((line) => (line.number !== undefined && line.number <= number ? (line.told ?? []) : []));
    const since = this.log.filter((line) => line.number > number);
    this.log = [...this.lined(past, number), ...since].slice(-LOG_LENGTH);
  }

  /** The whole story of a game that is over, for whoever comes after its end. */
  recall(told: Told[]): void {
    if (!this.log.length) this.log = this.lined(told, this.number).slice(-LOG_LENGTH);
  }

  private update(message: Update): void {
    const before = motion.capture();
    const told = (message.told ?? []) as Told[];
    this.number = message.number;
    this.view = fold(this.view, (message.change ?? null) as Change);
    this.asked = this.same(message.asked ?? null);
    this.waiting = message.waiting;
    if (message.table) this.table = message.table;
    if (message.table) this.shuffle();
    if (message.table) friends.meet(this.id, message.table, this.seat);
    this.clocks = message.clocks ?? this.clocks;
    if (this.asked?.at !== this.sending) this.busy = false; // answered: the next question can be, too
    this.told = told;
    speech.hear(told);
    this.write(told);
    flushSync();
    motion.play(before);
  }

  private write(told: Told[]): void {
    const lines = this.lined(told, this.number);
    if (!lines.length) return;
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH);
    announce(lines.map((line) => tell(line.text, this.names)).join(" "));
    sound.of(this.table?.game ?? "", told.map((fact) => fact.event));
  }

  private lined(told: Told[], number: number): LogLine[] {
    return told
      .map((fact) => ({
        id: ++this.lines,
        number,
        text: fact.text ?? "",
        clause: fact.clause ?? "",
        event: fact.event,
        seat: fact.seat ?? -1,
      }))
      .filter((line) => line.text);
  }
}
