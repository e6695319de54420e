/** Boxes of a window, in pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a bubble stands, and on which side of the thing. */
export interface Stand {
  left: number;
  top: number;
  side: "above" | "below" | "left" | "right";
}

const GAP = 16;
const EDGE = 6;
const STEPS = 12;

const overlap = (one: Box, two: Box): number =>
  Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * A place for a bubble beside a thing and inside a ground, where it hides the least: never what it speaks of if there is
 * another place, and things that can be touched rather less than anything else.
 */
export function placed(thing: Box, size: { width: number; height: number }, ground: Box, lit: Box[], open: Box[]): Stand {
  const { width, height } = size;
  const x = (thing.left + thing.right - width) / 2;
  const y = (thing.top + thing.bottom - height) / 2;
  const low = ground.left + EDGE;
  const high = ground.right - width - EDGE;
  const steps = Array.from({ length: STEPS + 1 }, (_, place) => place / STEPS);
  const rows = [x, ...steps.map((part) => low + (high - low) * part)];
  const columns = [y, ...steps.map((part) => ground.top + EDGE + (ground.bottom - height - 2 * EDGE - ground.top) * part)];
  const tries: Stand[] = [
    ...rows.map((left): Stand => ({ left, top: thing.top - height - GAP, side: "above" })),
    ...rows.map((left): Stand => ({ left, top: thing.bottom + GAP, side: "below" })),
    ...columns.map((top): Stand => ({ left: thing.right + GAP, top, side: "right" })),
    ...columns.map((top): Stand => ({ left: thing.left - width - GAP, top, side: "left" })),
  ];
  let best = tries[0]!;
  let least = Infinity;
  for (const wish of tries) {
    const left = within(low, wish.left, high);
    const top = within(ground.top + EDGE, wish.top, ground.bottom - height - EDGE);
    const box = { left, top, right: left + width, bottom: top + height };
    const away = Math.hypot(left - x, top - y);
    const hidden = lit.reduce((sum, each) => sum + overlap(box, each) * 30, 0) + open.reduce((sum, each) => sum + overlap(box, each) * 2, 0);
    const cost = hidden + away;
    if (cost < least) [best, least] = [{ left, top, side: wish.side }, cost];
  }
  return best;
}

/** The shortest line from one box to another, as the ends of a pointer. */
export function pointer(from: Box, to: Box): [number, number, number, number] {
  const near = (low: number, high: number, other: [number, number]): [number, number] => {
    if (other[1] < low) return [low, other[1]];
    if (other[0] > high) return [high, other[0]];
    const middle = (Math.max(low, other[0]) + Math.min(high, other[1])) / 2;
    return [middle, middle];
  };
  const [x1, x2] = near(from.left, from.right, [to.left, to.right]);
  const [y1, y2] = near(from.top, from.bottom, [to.top, to.bottom]);
  return [x1, y1, x2, y2];
}
