import { describe, expect, it } from "vitest";
import { toneOf } from "../src/look/tone";

const games = Object.keys(import.meta.glob("../../src/spellhall/games/*/page/look.ts")).map((path) => path.split("/").at(-3)!);
const invented = Array.from({ length: 200 }, (_, number) => `game${number}`);

/** The papers on which tones are written, theme by theme: the lightest by day, at night the least dark. */
const PAPERS = { day: ["#f6f1e4", "#e9e0ca"], night: ["#12141f", "#232839"], contrast: ["#ffffff"] };

type Rgb = [number, number, number];

/** A colour as linear light. */
function linear(colour: string): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  if (hex) return hex.slice(1).map((part) => { const value = parseInt(part, 16) / 255; return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; }) as Rgb;
  const [light, chroma, hue] = /^oklch\((.+) (.+) (.+)\)$/.exec(colour)!.slice(1).map(Number) as Rgb;
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const [l, m, s] = [light + 0.3963377774 * a + 0.2158037573 * b, light - 0.1055613458 * a - 0.0638541728 * b, light - 0.0894841775 * a - 1.291485548 * b].map((one) => one ** 3) as Rgb;
  return [4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s]
    .map((one) => Math.min(1, Math.max(0, one))) as Rgb;
}

const luminance = (colour: string): number => { const [red, green, blue] = linear(colour); return 0.2126 * red + 0.7152 * green + 0.0722 * blue; };

function contrast(one: string, two: string): number {
  const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each([...games, ...invented])("the colour of %s", (game) => {
  it("can be read in every theme", () => {
    const tone = toneOf(game);
    for (const theme of ["day", "night", "contrast"] as const)
      for (const paper of PAPERS[theme]) expect(contrast(tone[theme], paper), `${theme} on ${paper}`).toBeGreaterThanOrEqual(theme === "contrast" ? 7 : 4.5);
  });
});
