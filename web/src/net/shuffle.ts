import type { TableShown } from "../../generated/protocol";

/*
 * This device's part in the shuffle: a random number whose hash is promised when somebody sits down, and which is told when
 * every seat is taken. See "Everybody shuffles" in docs/protocol.md.
 */

const KEY = "spellhall.shuffle";
const MOST = 40;

/** A number that was promised, and is still to be told. */
export interface Owed {
  seat: number;
  nonce: string;
}

/** The promises of this browser: hash and number, the newest last. */
function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** A new promise: the hash of a number that only this browser knows. */
export function promise(): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  const share = sha256(nonce);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), [share, nonce]].slice(-MOST)));
  } catch {
    return share; // a browser that keeps nothing promises, and then adds nothing: the table does not wait long
  }
  return share;
}

/** What this browser must tell now: its own promises, once nobody can promise anything by them any more. */
export function owed(table: TableShown, numbers: Map<string, string> = new Map(kept())): Owed[] {
  const people = table.seats.filter((seat) => seat.kind === "person");
  const full = table.seats.every((seat) => seat.kind !== "empty");
  const again = Boolean(table.question?.["agreed"]) || people.every((seat) => seat.share);
  if (!full || table.phase === "playing" || (table.phase === "over" && !again)) return [];
  return table.seats.flatMap((seat, at) => {
    const nonce = seat.nonce ? undefined : numbers.get(seat.share ?? "");
    return nonce === undefined ? [] : [{ seat: at, nonce }];
  });
}

/** The seats of this browser: friends at one screen have several, and they move on by one with every rematch. */
export function ownSeats(table: TableShown, kept: number[], shown: number): number[] {
  const now = kept.map((seat) => (seat + Math.max(0, table.match - 1)) % table.seats.length);
  return shown < 0 || now.includes(shown) ? now : [...now, shown];
}

/** Whether a seat can promise something for the next game. */
export function mayPromise(table: TableShown, seat: number): boolean {
  return table.phase === "over" && !table.contest && !table.seats.some((one) => one.nonce) && table.seats[seat]?.share === "";
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The first 32 bits of the fractional parts of roots of the first primes, as SHA-256 wants them. */
function roots(count: number, power: number): number[] {
  const out: number[] = [];
  for (let candidate = 2; out.length < count; candidate++) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
    if (prime) out.push(((candidate ** power % 1) * 2 ** 32) | 0);
  }
  return out;
}

const ROUNDS = roots(64, 1 / 3);
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of a text in hex. The browser's own works on secure pages only, and a hall in the living room is none. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const data = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(blocks * 64 - 4, bytes.length * 8);
  const state = roots(8, 1 / 2);
  const words = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 64; at++) words[at] = at < 16 ? data.getInt32(block * 64 + at * 4) : mixed(words, at);
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mixed(words: Int32Array, at: number): number {
  const early = words[at - 15]!;
  const late = words[at - 2]!;
  const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  return (words[at - 16]! + small + words[at - 7]! + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) | 0;
}
