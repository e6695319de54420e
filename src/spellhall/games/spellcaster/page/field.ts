/** The field as geometry: where spaces lie, which touch each other, which lie in line. No rule of the game is here. */
export interface Space {
  place: number;
  /** As notation names it: `4,1`. */
  name: string;
  /** The middle, in units of one space. */
  x: number;
  y: number;
}

export interface Field {
  hexagonal: boolean;
  width: number;
  height: number;
  spaces: Space[];
  /** Steps of the numbered directions. */
  steps: [number, number][];
  byName: Map<string, Space>;
}

const SQUARE: [number, number][] = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];
const HEX: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const ROW = Math.sqrt(3) / 2;

/** The field of a name such as `square-11` or `hex-5`, spaces in the order of the engine. */
export function fieldNamed(name: string): Field {
  const [shape, number] = name.split("-") as [string, string];
  const size = Number(number);
  const hexagonal = shape === "hex";
  const spaces: Space[] = [];
  const add = (a: number, b: number, x: number, y: number) => spaces.push({ place: spaces.length, name: `${a},${b}`, x, y });
  if (hexagonal) {
    for (let r = -size; r <= size; r++)
      for (let q = -size; q <= size; q++) if (Math.abs(q + r) <= size) add(q, r, size + 0.5 + q + r / 2, (size + r) * ROW + 1 / Math.sqrt(3));
  } else {
    for (let y = 0; y < (shape === "strip" ? 1 : size); y++) for (let x = 0; x < size; x++) add(x, y, x + 0.5, y + 0.5);
  }
  const rows = shape === "strip" ? 1 : size;
  return {
    hexagonal,
    width: hexagonal ? 2 * size + 1 : size,
    height: hexagonal ? 2 * size * ROW + 2 / Math.sqrt(3) : rows,
    spaces,
    steps: hexagonal ? HEX : SQUARE,
    byName: new Map(spaces.map((space) => [space.name, space])),
  };
}

/** The space so many steps on in a direction; undefined beyond the edge. */
export function stepFrom(field: Field, from: Space, direction: number, count = 1): Space | undefined {
  const [a, b] = from.name.split(",").map(Number) as [number, number];
  const [dx, dy] = field.steps[direction] ?? [0, 0];
  return field.byName.get(`${a + dx * count},${b + dy * count}`);
}

/** The first of these places that a line from a space meets; -1 if it meets none. */
export function firstInLine(field: Field, from: number, direction: number, places: number[]): number {
  let space = field.spaces[from];
  while (space) {
    space = stepFrom(field, space, direction);
    if (space && places.includes(space.place)) return space.place;
  }
  return -1;
}

/** The spaces that touch a space. */
export function around(field: Field, from: number, diagonals: boolean): number[] {
  const space = field.spaces[from];
  if (!space) return [];
  return field.steps.flatMap((_, direction) => (field.hexagonal || diagonals || direction % 2 === 0 ? (stepFrom(field, space, direction)?.place ?? []) : []));
}

/** The corners of a space as an SVG outline. */
export function outline(field: Field, space: Space, inset = 0): string {
  if (!field.hexagonal) {
    const half = 0.5 - inset;
    return `M${space.x - half} ${space.y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
  }
  const radius = 1 / Math.sqrt(3) - inset;
  return "M" + [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(space.x + radius * Math.cos(angle)).toFixed(3)} ${(space.y + radius * Math.sin(angle)).toFixed(3)}`;
  }).join("L") + "z";
}
