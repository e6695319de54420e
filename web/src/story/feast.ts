/** The celebration of a game: what flies, drawn as lines in a box of 24 × 24, and how. `page/feast.ts` in its folder. */
export interface Feast {
  motion: "orbit" | "burst" | "fall" | "ray" | "rise";
  shapes: string[];
}

const found = import.meta.glob<{ feast: Feast }>("../../../src/spellhall/games/*/page/feast.ts");
const PLAIN: Feast = { motion: "burst", shapes: ["M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"] };

export async function feastOf(game: string): Promise<Feast> {
  const load = found[`../../../src/spellhall/games/${game}/page/feast.ts`];
  return load ? await load().then((made) => made.feast, () => PLAIN) : PLAIN; // the hall may be away at this very moment
}
