/**
 * Pictures of cards, drawn from what a card is: the same card always gets the same picture. A drawing is data, lines in a box of
 * 100 × 100 in two inks; `Picture.svelte` shows it on the screen, and `asSvg` gives it to whatever prints.
 */
import { hashOf } from "../look/tone";
import { MOTIFS } from "./motifs";

/** The field that a picture stands in: every game has its own. */
export type Shape = "round" | "six" | "arch" | "lozenge" | "shield";

export interface Drawing {
  /** The outline of the field. */
  field: string;
  /** Fine lines behind the motif. */
  ground: string;
  /** The motif in a box of its own, and the transformation that puts it into the middle. */
  motif: string;
  at: string;
}

const MIDDLE = 54; // the room of the motif

const FIELDS: Record<Shape, string> = {
  round: "M50 4a46 46 0 1 1-.01 0z",
  six: "M50 3l41 23.500v47L50 97 9 73.500v-47z",
  arch: "M8 96V46a42 42 0 0 1 84 0v50z",
  lozenge: "M50 2l46 48-46 48L4 50z",
  shield: "M8 8c15 4 27 4 42-4 15 8 27 8 42 4v40c0 26-17 40-42 49C25 88 8 74 8 48z",
};

const REACH = 40; // how far the ground goes from the middle: inside every field but the lozenge
const REACHES: Partial<Record<Shape, number>> = { lozenge: 31 };

const turned = (turn: number, far: number): string => `${(50 + far * Math.cos(turn)).toFixed(1)} ${(50 + far * Math.sin(turn)).toFixed(1)}`;
const around = (count: number, from = -Math.PI / 2): number[] => Array.from({ length: count }, (_, place) => from + (place / count) * Math.PI * 2);

/** Fine lines that surround a motif; each takes a number from the card and how far it may reach. */
const GROUNDS: ((seed: number, reach: number) => string)[] = [
  // rays, long and short
  (seed, reach) => around(18 + (seed % 4) * 6).map((turn, place) => `M${turned(turn, reach * (place % 2 ? 0.86 : 0.74))}L${turned(turn, reach)}`).join(""),
  // broken rings
  (seed, reach) =>
    [0.8, 0.9, 1].flatMap((ring, layer) => {
      const count = 10 + (seed % 5) + layer * 2;
      return around(count, layer * 0.4).map((turn) => `M${turned(turn, reach * ring)}A${reach * ring} ${reach * ring} 0 0 1 ${turned(turn + 3.6 / count, reach * ring)}`);
    }).join(""),
  // petals
  (seed, reach) => around(8 + (seed % 5)).map((turn) => `M${turned(turn - 0.22, reach * 0.74)}Q${turned(turn, reach * 1.2)} ${turned(turn + 0.22, reach * 0.74)}`).join(""),
  // a garland of small stars
  (seed, reach) => around(9 + (seed % 6)).map((turn) => `M${turned(turn, reach * 0.8)}L${turned(turn, reach)}M${turned(turn - 0.09, reach * 0.9)}L${turned(turn + 0.09, reach * 0.9)}`).join(""),
  // a wreath of short strokes
  (seed, reach) => around(22 + (seed % 4) * 2).map((turn, place) => `M${turned(turn, reach * 0.84)}L${turned(turn + (place % 2 ? 0.14 : -0.14), reach)}`).join(""),
];

/** A sign for a card without a motif of its own: a star in a ring, whose points, skips and dots follow from its name. */
export function sigil(card: string): string {
  const seed = hashOf(card);
  const points = 5 + (seed % 5);
  const skip = 2 + ((seed >>> 4) % Math.max(1, Math.floor((points - 1) / 2) - 1));
  const spot = (step: number, far: number): string => {
    const turn = (step / points) * Math.PI * 2 - Math.PI / 2;
    return `${(16 + far * Math.cos(turn)).toFixed(1)} ${(16 + far * Math.sin(turn)).toFixed(1)}`;
  };
  const lines = Array.from({ length: points }, (_, step) => `M${spot(step, 11)}L${spot(step + skip, 11)}`).join("");
  const dots = Array.from({ length: points }, (_, step) => ((seed >>> (8 + step)) & 1 ? `M${spot(step + 0.5, 12.5)}h.01` : "")).join("");
  const heart = (seed >>> 20) & 1 ? "M16 13a3 3 0 1 0 .01 0z" : "M16 12.500l3.500 3.500-3.500 3.500-3.500-3.500z";
  return `M16 1.500a14.500 14.500 0 1 0 .01 0z${lines}${heart}${dots}`;
}

/**
 * The picture of a card: `card` is what makes it itself (its id or name), `motif` a key of MOTIFS or lines of the game's own, in
 * a box as wide as `box`.
 */
export function drawingOf(card: string, shape: Shape, motif?: string, box = 32): Drawing {
  const seed = hashOf(card);
  const ground = GROUNDS[seed % GROUNDS.length]!(seed >>> 5, REACHES[shape] ?? REACH);
  const lines = motif === undefined ? sigil(card) : ((MOTIFS as Record<string, string>)[motif] ?? motif);
  const corner = 50 - MIDDLE / 2;
  return { field: FIELDS[shape], ground, motif: lines, at: `translate(${corner} ${corner}) scale(${(MIDDLE / box).toFixed(3)})` };
}

/** A drawing as a picture of its own, for paper or a file; `label` describes it. */
export function asSvg(drawing: Drawing, label: string, inks = { ink: "#1f1b16", tone: "#7a5212", paper: "#fffdf8" }): string {
  const said = label.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${said}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${drawing.field}" fill="${inks.paper}" stroke="${inks.tone}" stroke-width="1.500"/><path d="${drawing.ground}" stroke="${inks.tone}" stroke-width="1"/>` +
    `<g transform="${drawing.at}"><path d="${drawing.motif}" fill="${inks.tone}" fill-opacity=".25" transform="translate(.8 .8)"/><path d="${drawing.motif}" stroke="${inks.ink}" stroke-width="1.400"/></g></svg>`
  );
}
