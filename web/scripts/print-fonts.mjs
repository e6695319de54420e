/** Makes the faces that paper needs: the page's own two, at fixed weights, as TrueType files that a PDF can carry.

They are kept in the repository (src/spellhall/printing/fonts), because printing needs no built page. Run it after the fonts' packages
have changed: `node scripts/print-fonts.mjs`. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const PACKAGES = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const MADE = new URL("../../src/spellhall/printing/fonts/", import.meta.url);
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
const CHARACTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸẞ‐‑–—‘’‚“”„•…‹›€\u202f\u2009−≤≥→";

const FACES = [
  ["display", "alegreya", 700],
  ["text", "atkinson-hyperlegible-next", 400],
  ["strong", "atkinson-hyperlegible-next", 700],
];
let licences = "";
for (const [file, from, wght] of FACES) {
  const plain = readFileSync(new URL(`${from}/files/${from}-latin-wght-normal.woff2`, PACKAGES));
  const made = await subsetFont(plain, CHARACTERS, { targetFormat: "truetype", keepFeatures: ["lnum"], noHinting: true, variationAxes: { wght } });
  writeFileSync(new URL(`${file}.ttf`, MADE), made);
  const licence = readFileSync(new URL(`${from}/LICENSE`, PACKAGES), "utf8").trim();
  if (!licences.includes(licence)) licences += `${licence}\n\n\n`;
}
writeFileSync(new URL("licence.txt", MADE), licences.trimEnd() + "\n");
