/*
 * A QR code made in the browser, for what no hall may see. One size is enough: version 6 with error correction M, 106 bytes, mask 0.
 * Fields are named as in ISO/IEC 18004.
 */

const SIZE = 41;
const BLOCKS = 4;
const DATA = 27; // codewords of a block
const CHECK = 16; // and its error correction codewords
export const MOST_BYTES = BLOCKS * DATA - 2;
const FORMAT = "101010000010010"; // M and mask 0, with its own error correction

const EXP: number[] = [];
for (let value = 1, at = 0; at < 255; at++) {
  EXP.push(value);
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? EXP[(EXP.indexOf(a) + EXP.indexOf(b)) % 255]! : 0);

/** The generator polynomial of the error correction, highest power first, without the leading 1. */
function generator(): number[] {
  let out = [1];
  for (let root = 0; root < CHECK; root++) {
    const next = [...out, 0];
    out.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[root]!)));
    out = next;
  }
  return out.slice(1);
}

function checkwords(data: number[], by: number[]): number[] {
  const rest = [...data, ...Array<number>(CHECK).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at]!;
    by.forEach((factor, more) => (rest[at + 1 + more]! ^= times(factor, lead)));
  });
  return rest.slice(data.length);
}

/** All codewords in the order in which they are drawn. */
function codewords(bytes: number[]): number[] {
  const bits = `0100${bytes.length.toString(2).padStart(8, "0")}${bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("")}0000`;
  const data = Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8), 2));
  for (let pad = 0xec; data.length < BLOCKS * DATA; pad ^= 0xec ^ 0x11) data.push(pad);
  const by = generator();
  const blocks = Array.from({ length: BLOCKS }, (_, at) => data.slice(at * DATA, (at + 1) * DATA));
  const checks = blocks.map((block) => checkwords(block, by));
  const woven = (parts: number[][], length: number): number[] => Array.from({ length }, (_, at) => parts.map((part) => part[at]!)).flat();
  return [...woven(blocks, DATA), ...woven(checks, CHECK)];
}

/** The code as rows of 0 and 1; empty if the text is too long. */
export function qrRows(text: string): string[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > MOST_BYTES) return [];
  const grid: (number | null)[][] = Array.from({ length: SIZE }, () => Array<number | null>(SIZE).fill(null));
  const put = (y: number, x: number, dark: boolean): void => {
    if (grid[y]?.[x] !== undefined) grid[y]![x] = Number(dark);
  };
  for (const [top, left] of [[0, 0], [0, SIZE - 7], [SIZE - 7, 0]] as const) {
    for (let y = -1; y <= 7; y++) for (let x = -1; x <= 7; x++) {
      const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
      put(top + y, left + x, ring !== 2 && ring !== 4);
    }
  }
  for (let at = 8; at < SIZE - 8; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) put(SIZE - 7 + y, SIZE - 7 + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
  put(SIZE - 8, 8, true);
  [...FORMAT].forEach((bit, at) => {
    const dark = bit === "1";
    if (at < 6) put(8, at, dark);
    else if (at < 8) put(8, at + 1, dark);
    else if (at === 8) put(7, 8, dark);
    else put(14 - at, 8, dark);
    if (at < 7) put(SIZE - 1 - at, 8, dark);
    else put(8, SIZE - 15 + at, dark);
  });
  const bits = codewords(bytes).map((word) => word.toString(2).padStart(8, "0")).join("");
  let next = 0;
  for (let right = SIZE - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step++) {
      const y = up ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const bit = bits[next++] === "1"; // beyond the last codeword: the remainder bits, which are 0
        grid[y]![x] = Number(bit !== ((y + x) % 2 === 0));
      }
    }
  }
  return grid.map((row) => row.join(""));
}
