import type { Asked } from "spellhall/protocol";
import type { Move } from "spellhall/play/picker.svelte";

/**
 * Choices as things to touch. Rows are written as the notation writes them, from 1:
 *   pick:Name     a card of the spread            tray      my place in the draft
 *   top:1         the top card of my row          splayed:1:2   the card two places left of it
 *   hidden:1      what lies beneath it            lane:2    another of my rows
 *   foe:1         the stack across                slide:1 sink:1 raise:1   the signs beneath my stack
 */
export function pathsOf(choice: string): Move[] {
  const [verb = "", row = "", more = ""] = choice.split(" ");
  switch (verb) {
    case "pick": {
      const card = `pick:${choice.slice(5)}`;
      return [{ choice, parts: [card] }, { choice, parts: [card, "tray"] }];
    }
    case "slide":
      return [{ choice, parts: [`top:${row}`, `slide:${row}`] }, { choice, parts: [`hidden:${row}`, `slide:${row}`] }];
    case "raise":
      return [{ choice, parts: [`splayed:${row}:${more}`, `raise:${row}`] }, { choice, parts: [`splayed:${row}:${more}`, `top:${row}`] }];
    case "transfer":
    case "found":
      return [{ choice, parts: [`top:${row}`, `lane:${more}`] }];
    case "sink":
      return [{ choice, parts: [`top:${row}`, `sink:${row}`] }];
    case "attack":
      return [{ choice, parts: [`top:${row}`, `foe:${row}`], loose: true }];
    case "row":
      return [{ choice, parts: [`lane:${row}`] }];
    default:
      return [];
  }
}

export function movesOf(asked: Asked | null): Move[] {
  return (asked?.choices ?? []).flatMap(([notation]) => pathsOf(notation));
}

export const offers = (asked: Asked | null, choice: string): boolean => asked?.choices.some(([notation]) => notation === choice) ?? false;

/** The names that can be taken or placed now. */
export function namesAsked(asked: Asked | null, verb: "pick" | "place"): string[] {
  return (asked?.choices ?? []).flatMap(([notation]) => (notation.startsWith(`${verb} `) ? [notation.slice(verb.length + 1)] : []));
}

/** What somebody has tried to touch, in notation, so that the hall can say why it is not possible; empty: nothing clear. */
export function attempt(kinds: string[], asked: Asked | null): string {
  const [what, row = "", more = ""] = (kinds.at(-1) ?? "").split(":") as [string, string?, string?];
  const first = kinds.length > 1 ? (kinds[0]!.split(":")[1] ?? "") : "";
  switch (what) {
    case "pick":
      return `pick ${row}`;
    case "foe":
    case "top":
      return `attack ${row}`;
    case "slide":
    case "sink":
      return `${what} ${row}`;
    case "hidden":
      return `slide ${row}`;
    case "splayed":
      return `raise ${row} ${more}`;
    case "lane":
      if (asked && !offers(asked, `row ${row}`) && asked.choices.some(([notation]) => /^(row|yes|no)/.test(notation))) return `row ${row}`;
      return first ? `transfer ${first} ${row}` : "";
    default:
      return "";
  }
}
