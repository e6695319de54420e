/** The star of a rune, as lines in a box of 60 × 66: as many points as its number, each joined to the one furthest away. */
export function starOf(number: number): string {
  const count = Math.max(2, number);
  const skip = Math.max(1, Math.floor((count - 1) / 2));
  const spot = (step: number): string => {
    const turn = (step / count) * Math.PI * 2 - Math.PI / 2;
    return `${(30 + 23 * Math.cos(turn)).toFixed(1)} ${(33 + 23 * Math.sin(turn)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, step) => `M${spot(step)}L${spot(step + skip)}`).join("");
}
