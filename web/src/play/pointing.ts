import type { Move } from "./picker.svelte";
import type { Box } from "./spotlight";

/** What a choice is about, on the screen: its things in order, and whether they are touched one after the other. */
export interface Pointed {
  things: HTMLElement[];
  /** Where they end up, if that is another place. */
  goal: HTMLElement | null;
  loose: boolean;
}

/** Everything on the board, or among the buttons below it, that goes by a name. */
export function named(name: string): HTMLElement[] {
  const word = CSS.escape(name);
  const all = document.querySelectorAll<HTMLElement>(`main :is([data-thing="${word}"], [data-kind="${word}"], [data-anchor="${word}"], [data-card="${word}"]), .question [data-action="${word}"]`);
  return [...all].filter((one) => one.offsetParent !== null);
}

/** The cards of a name, or those that lie there; picked cards that are on their way go with them under the name "sent". */
export function gone(name: string): HTMLElement[] {
  if (name === "sent") return [...document.querySelectorAll<HTMLElement>("main .touch.sent[data-card]")];
  return named(name).flatMap((one) => {
    const inside = one.dataset["card"] ? [] : [...one.querySelectorAll<HTMLElement>("[data-card], [data-piece]")];
    return inside.length ? inside : [one];
  });
}

export const boxOf = (one: Element): Box => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** The elements of a path; like things are taken one after the other. */
function elements(parts: string[]): HTMLElement[] {
  const taken = new Set<HTMLElement>();
  return parts.flatMap((part) => {
    const one = named(part).find((each) => !taken.has(each));
    if (one) taken.add(one);
    return one ?? [];
  });
}

/** Where a choice is to be made: along the way of which most is on the screen, or else at its button. */
export function pointed(choice: string, ways: Move[]): Pointed {
  let best: Pointed = { things: elements([choice]), goal: null, loose: true };
  let most = best.things.length ? 0.5 : 0;
  for (const way of ways) {
    const things = elements(way.parts);
    if (things.length <= most) continue;
    best = { things, goal: way.goal ? (named(way.goal)[0] ?? null) : null, loose: way.loose ?? false };
    most = things.length;
  }
  return best;
}

/** An arrow from one box to another: from edge to edge, along the line of their middles, bent a little. */
export function arrow(from: Box, to: Box): string {
  const [ax, ay] = [(from.left + from.right) / 2, (from.top + from.bottom) / 2];
  const [bx, by] = [(to.left + to.right) / 2, (to.top + to.bottom) / 2];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const edge = (box: Box): number => {
    const across = Math.abs(bx - ax) / far;
    const down = Math.abs(by - ay) / far;
    return Math.min(across ? (box.right - box.left) / 2 / across : Infinity, down ? (box.bottom - box.top) / 2 / down : Infinity);
  };
  const [near, end] = [edge(from) + 3, Math.max(edge(from) + 8, far - edge(to) - 5)];
  const at = (way: number): [number, number] => [ax + ((bx - ax) / far) * way, ay + ((by - ay) / far) * way];
  const [[x1, y1], [x2, y2], [mx, my]] = [at(near), at(end), at((near + end) / 2)];
  const bend = Math.min(40, far / 8);
  const round = (value: number): string => value.toFixed(1);
  return `M${round(x1)} ${round(y1)}Q${round(mx - ((by - ay) / far) * bend)} ${round(my + ((bx - ax) / far) * bend)} ${round(x2)} ${round(y2)}`;
}
