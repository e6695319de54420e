/** Makes the page's two faces: what it needs of each font, a stand-in of the same measure, and the licences.

The hall serves the fonts itself, and keeps them small: only the characters that the languages and the games use, and only
the weights that the page asks for. The stand-in is a font of the reader's system, stretched to the same width and height, so
that nothing jumps when the real one arrives. Everything is written to generated/fonts/. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { advances } from "./advances.mjs";

const { convert } = createRequire(createRequire(import.meta.url).resolve("subset-font"))("fontverter");
const MADE = new URL("../generated/fonts/", import.meta.url);
const PACKAGES = new URL("../node_modules/@fontsource-variable/", import.meta.url);

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
/** ASCII, Latin-1 and what French and German add to it, quotation marks and dashes, and the signs that games write. */
const CHARACTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸẞ‐‑–—‘’‚“”„•…‹›€™\u202f\u2009−√∞≈≠≤≥←↑→↓"; // those that a font lacks come from the reader's system;
/** Kerning, ligatures, marks, and figures that stand on the line and under each other. */
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum", "rvrn"];
/** How often letters come in running text, roughly: the width of a line of it is what has to agree. */
const USUAL = "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ";

/** The stand-ins, with the width of the usual letters in thousandths of an em (Liberation has the same measures). */
const ARIAL = [["Arial", "Liberation Sans", "Helvetica", "Arimo"], 456];
const ARIAL_BOLD = [["Arial Bold", "Liberation Sans Bold", "Helvetica Bold", "Arimo Bold"], 494];
const TIMES_BOLD = [["Times New Roman Bold", "Liberation Serif Bold", "Times Bold", "Tinos Bold"], 443];

const FACES = [
  { name: "Hall Display", file: "display", from: "alegreya", least: 500, most: 700, standIns: { 600: TIMES_BOLD } },
  { name: "Hall Text", file: "text", from: "atkinson-hyperlegible-next", least: 400, most: 700, standIns: { 400: ARIAL, 700: ARIAL_BOLD } },
];

const percent = (share) => `${(100 * share).toFixed(2)}%`;

/** The rule for a stand-in: stretched so that the usual letters are as wide as in the real face at this weight. */
async function standIn(face, plain, weight, weights, [fonts, width]) {
  const real = advances(await convert(await subsetFont(plain, CHARACTERS, { variationAxes: { wght: weight } }), "truetype"));
  const wide = [...USUAL].reduce((sum, sign) => sum + real.advance(sign), 0) / USUAL.length;
  const stretch = wide / (width / 1000);
  const heights = [["ascent", real.ascent], ["descent", real.descent], ["line-gap", real.gap]];
  const measures = heights.map(([side, height]) => `${side}-override: ${percent(height / stretch)};`).join(" ");
  const sources = fonts.map((font) => `local("${font}")`).join(", ");
  return `@font-face { font-family: "${face.name} stand-in"; font-weight: ${weights}; src: ${sources}; size-adjust: ${percent(stretch)}; ${measures} }\n`;
}

// once for each state of this file and of the packages
const state = createHash("sha256").update(readFileSync(new URL(import.meta.url)));
const made = state.update(readFileSync(new URL("../package-lock.json", import.meta.url))).digest("hex");
const stamp = new URL(".made", MADE);
if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) process.exit();

mkdirSync(MADE, { recursive: true });
let rules = "/* made by scripts/fonts.mjs */\n";
let licences = "";
for (const face of FACES) {
  const plain = readFileSync(new URL(`${face.from}/files/${face.from}-latin-wght-normal.woff2`, PACKAGES));
  const wght = { min: face.least, max: face.most, default: face.least };
  const small = await subsetFont(plain, CHARACTERS, { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true, variationAxes: { wght } });
  writeFileSync(new URL(`${face.file}.woff2`, MADE), small);
  rules += `@font-face { font-family: "${face.name}"; font-weight: ${face.least} ${face.most}; font-display: swap; src: url("./${face.file}.woff2") format("woff2"); }\n`;
  const standIns = Object.entries(face.standIns);
  for (const [weight, font] of standIns) {
    const weights = standIns.length < 2 ? "100 900" : weight === "400" ? "100 500" : "600 900";
    rules += await standIn(face, plain, Number(weight), weights, font);
  }
  licences += `${readFileSync(new URL(`${face.from}/LICENSE`, PACKAGES), "utf8").trim()}\n\n\n`;
}
writeFileSync(new URL("fonts.css", MADE), rules);
writeFileSync(new URL("licence.txt", MADE), licences);
writeFileSync(stamp, made);
