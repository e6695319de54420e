/** Curves for the backs of cards, drawn from the deck's name: every deck has its own, and none is borrowed. */
function seed(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

const made = new Map<string, string[]>();

/** Three closed curves in a box of 100 × 140. */
export function guilloche(deck: string): string[] {
  const known = made.get(deck);
  if (known) return known;
  const hash = seed(deck);
  const petals = 9 + (hash % 8);
  const twist = 3 + ((hash >>> 4) % 5);
  const depth = 0.28 + ((hash >>> 8) % 24) / 100;
  const curves = [0, 1, 2].map((layer) => curve(petals + layer * 2, twist, depth, layer));
  made.set(deck, curves);
  return curves;
}

function curve(petals: number, twist: number, depth: number, layer: number): string {
  const points: string[] = [];
  const steps = 260;
  for (let step = 0; step < steps; step++) {
    const turn = (step / steps) * Math.PI * 2;
    const wave = 1 - depth * (0.5 + 0.5 * Math.cos(petals * twist * turn + layer * 2.1));
    const size = (wave * (1 - layer * 0.18)) as number;
    points.push(`${(50 + 38 * size * Math.cos(turn)).toFixed(1)} ${(70 + 57 * size * Math.sin(turn)).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}
