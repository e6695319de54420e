import { expect, test } from "vitest";
import { qrRows } from "../src/net/qr";
import { OwnKey, unpacked } from "../src/tournaments/key";
import codes from "./qr.json";

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g)!.map((pair) => parseInt(pair, 16)));

test("the key of RFC 6979 has the public point that is published there", () => {
  const key = new OwnKey(0xc9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721n);
  expect(key.public).toBe("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299");
});

test("the interface for cryptography of browsers accepts what is signed", async () => {
  const ecdsa = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  for (const secret of [1n, 2n, 0xffffn, 2n ** 255n + 12345n]) {
    const key = new OwnKey(secret);
    const known = await crypto.subtle.importKey("raw", bytes(`04${key.public}`), ecdsa, false, ["verify"]);
    const signature = bytes(key.sign("spellhall tournament X 0"));
    expect(await crypto.subtle.verify(ecdsa, known, signature, new TextEncoder().encode("spellhall tournament X 0"))).toBe(true);
    expect(await crypto.subtle.verify(ecdsa, known, signature, new TextEncoder().encode("spellhall tournament X 1"))).toBe(false);
  }
});

test("a key comes back from its text, and nothing else does", () => {
  const key = new OwnKey(77n);
  expect(unpacked(key.packed())?.public).toBe(key.public);
  for (const text of ["", "0".repeat(64), "f".repeat(64), "x".repeat(64), key.packed().slice(1)]) expect(unpacked(text)).toBeNull();
});

test("full QR codes are those of another program (segno; it fills shorter ones differently)", () => {
  for (const [text, rows] of Object.entries(codes)) expect(qrRows(text)).toEqual(rows);
  expect(qrRows("x".repeat(107))).toEqual([]);
});
