import { sha256 } from "../net/shuffle";

/*
 * This browser's own key: a number that never leaves it, and the point of the curve P-256 that belongs to it. What is signed is ECDSA with
 * SHA-256. The browser's own functions for that work on secure pages only, and a hall in a club room is none.
 */

const KEY = "spellhall.key";
const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const G: Point = [0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n, 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n, 1n];

/** x / z² and y / z³; z is 0 at infinity. */
type Point = [bigint, bigint, bigint];

const mod = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

/** 1 / value, by Euclid. */
function inverse(value: bigint, by: bigint): bigint {
  let [a, b, x, y] = [mod(value, by), by, 1n, 0n];
  while (a > 1n) {
    const times = a / b;
    [a, b] = [b, a - times * b];
    [x, y] = [y, x - times * y];
  }
  return mod(x, by);
}

function doubled([x, y, z]: Point): Point {
  if (!z) return [1n, 1n, 0n];
  const yy = (y * y) % P;
  const s = (4n * x * yy) % P;
  const m = (3n * (x - z * z) * (x + z * z)) % P;
  const out = mod(m * m - 2n * s, P);
  return [out, mod(m * (s - out) - 8n * yy * yy, P), mod(2n * y * z, P)];
}

function added(one: Point, other: Point): Point {
  if (!one[2]) return other;
  if (!other[2]) return one;
  const [x1, y1, z1] = one;
  const [x2, y2, z2] = other;
  const [u1, u2] = [(x1 * z2 * z2) % P, (x2 * z1 * z1) % P];
  const [s1, s2] = [(y1 * z2 * z2 * z2) % P, (y2 * z1 * z1 * z1) % P];
  if (u1 === u2) return s1 === s2 ? doubled(one) : [1n, 1n, 0n];
  const [h, r] = [mod(u2 - u1, P), mod(s2 - s1, P)];
  const hh = (h * h) % P;
  const [hhh, v] = [(h * hh) % P, (u1 * hh) % P];
  const x = mod(r * r - hhh - 2n * v, P);
  return [x, mod(r * (v - x) - s1 * hhh, P), mod(h * z1 * z2, P)];
}

/** So many times the generator. Both ways are gone for every digit, so that the time tells little about them. */
function timesGenerator(number: bigint): [bigint, bigint] {
  let out: Point = [1n, 1n, 0n];
  for (let bit = 255n; bit >= 0n; bit--) {
    out = doubled(out);
    const more = added(out, G);
    if ((number >> bit) & 1n) out = more;
  }
  const part = inverse(out[2], P);
  return [mod(out[0] * part * part, P), mod(out[1] * part * part * part, P)];
}

const hex = (value: bigint): string => value.toString(16).padStart(64, "0");

/** A random number between 1 and N - 1. */
function drawn(): bigint {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const found = BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
    if (found > 0n && found < N) return found;
  }
}

export class OwnKey {
  readonly public: string;

  constructor(readonly secret: bigint) {
    this.public = timesGenerator(secret).map(hex).join("");
  }

  sign(message: string): string {
    const digest = BigInt(`0x${sha256(message)}`);
    for (;;) {
      const k = drawn();
      const r = timesGenerator(k)[0] % N;
      const s = mod(inverse(k, N) * (digest + r * this.secret), N);
      if (r && s) return hex(r) + hex(s);
    }
  }

  /** The key as text, for another device of the same person. */
  packed(): string {
    return hex(this.secret);
  }
}

/** The key that a text names; null if it names none. */
export function unpacked(text: string): OwnKey | null {
  if (!/^[0-9a-f]{64}$/.test(text)) return null;
  const secret = BigInt(`0x${text}`);
  return secret > 0n && secret < N ? new OwnKey(secret) : null;
}

let here: OwnKey | null = null;

/** The key of this browser, made when it is first needed. */
export function ownKey(): OwnKey {
  here ??= unpacked(stored());
  if (!here) keepKey(new OwnKey(drawn()));
  return here!;
}

export const hasKey = (): boolean => Boolean(here) || unpacked(stored()) !== null;

export function keepKey(key: OwnKey): void {
  here = key;
  try {
    localStorage.setItem(KEY, key.packed());
  } catch {
    // a browser that keeps nothing has this key until its tab is closed
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** A number for the deals of a tournament, which nobody could know before. */
export const nonce = (): string => hex(drawn());
