import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { advances } from "../scripts/advances.mjs";

const { convert } = createRequire(createRequire(import.meta.url).resolve("subset-font"))("fontverter");
/** Signs of formulas in the rules that no text font has: a font of the system shows them. */
const FORMULAS = "⌊⌋ᵢκσφ";
const root = join(import.meta.dirname, "..", "..");

const files = ["web/words", "src/spellhall/words", "src/spellhall/games"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl")).map((name) => join(root, folder, name)),
);

test.each(["display", "text"])("the %s face has every letter, figure and mark that the sentences use", async (face) => {
  const font = advances(await convert(readFileSync(join(root, `web/generated/fonts/${face}.woff2`)), "truetype"));
  const signs = new Set(files.flatMap((file) => [...readFileSync(file, "utf8")]).filter((sign) => /[\p{L}\p{Nd}\p{P}×÷−=+]/u.test(sign) && !FORMULAS.includes(sign)));
  expect(signs.size).toBeGreaterThan(80);
  expect([...signs].filter((sign) => !font.has(sign))).toEqual([]);
});
