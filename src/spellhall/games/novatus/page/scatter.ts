/** Where the cube may land: the plain scatter of the rules (MN-31), shown as information while somebody aims. */
export const SIDE = 5;

/** How likely the cube is to land `step` spaces off its target along one axis, thrown from a height. */
export function drift(height: number, step: number): number {
  if (Math.abs(step) > height) return 0;
  let ways = 1;
  for (let place = 1; place <= height + step; place++) ways = (ways * (2 * height - place + 1)) / place;
  return ways / 4 ** height;
}

/** The chance of every space in reading order, for a target given as its place from 0. */
export function odds(height: number, target: number): number[] {
  const [row, column] = [Math.floor(target / SIDE), target % SIDE];
  return Array.from({ length: SIDE * SIDE }, (_, space) => drift(height, Math.floor(space / SIDE) - row) * drift(height, (space % SIDE) - column));
}

/** The chance that the cube leaves the shelf. */
export function outside(height: number, target: number): number {
  return Math.max(0, 1 - odds(height, target).reduce((sum, one) => sum + one, 0));
}
