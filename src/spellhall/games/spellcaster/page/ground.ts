import { hashOf } from "spellhall/look/tone";
import type { Field } from "./field";

/** What grows and lies on the field, as lines in spaces; it follows from the space alone, so a field always looks the same. */
export interface Ground {
  /** Spaces a little darker than the others, so that the ground lives. */
  shaded: number[];
  grass: string;
  pebbles: string;
  cracks: string;
}

const at = (number: number): string => number.toFixed(2);

export function groundOf(field: Field): Ground {
  const ground: Ground = { shaded: [], grass: "", pebbles: "", cracks: "" };
  for (const { place, name, x, y } of field.spaces) {
    const seed = hashOf(`${name}/${field.spaces.length}`);
    const dx = ((seed >>> 3) % 9) / 18 - 0.25;
    const dy = ((seed >>> 7) % 9) / 18 - 0.2;
    if (seed % 3 === 0) ground.shaded.push(place);
    if (seed % 5 < 2) ground.grass += `M${at(x + dx)} ${at(y + dy)}q-.02-.1-.09-.14m.09.14v-.19m0 .19q.02-.1.1-.13`;
    else if (seed % 5 === 2) ground.pebbles += `M${at(x + dx)} ${at(y + dy)}a.06.045 0 1 0 .01 0zm.14.06a.035.03 0 1 0 .01 0z`;
    else if (seed % 5 === 3) ground.cracks += `M${at(x + dx - 0.1)} ${at(y + dy)}l.1.06.02.1.11.04`;
  }
  return ground;
}
