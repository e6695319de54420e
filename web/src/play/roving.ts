/**
 * The board is one stop for the Tab key; inside it arrows move from thing to thing. They visit what can be touched now;
 * with Shift, everything. When the focused thing leaves the board, the focus goes to the one nearest to its place.
 */
export function roving(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let box: DOMRect | null = null;

  const shown = (thing: HTMLElement): boolean => !thing.closest("[inert]") && thing.offsetParent !== null;
  const things = () => [...root.querySelectorAll<HTMLElement>("[data-thing]")].filter(shown);
  /** The first one of a kind that can be seen; looks at no more of them than it must. */
  const firstOf = (more: string): HTMLElement | null => [...root.querySelectorAll<HTMLElement>(`[data-thing]${more}`)].find(shown) ?? null;

  function enter(thing: HTMLElement | null): void {
    for (const other of root.querySelectorAll<HTMLElement>('[data-thing][tabindex="0"]')) if (other !== thing) other.tabIndex = -1;
    if (thing) {
      thing.tabIndex = 0;
      last = thing;
      box = thing.getBoundingClientRect();
    }
  }

  function tidy(): void {
    if (last && !root.contains(last) && box && (document.activeElement === document.body || !document.activeElement)) {
      const next = nearest(things(), box);
      if (next) {
        enter(next);
        next.focus({ preventScroll: true });
        return;
      }
    }
    // Tab leads to something that can be done now, unless the focus is here already
    const stop = firstOf('[tabindex="0"]');
    if (stop && (stop === document.activeElement || /\b(open|picked)\b/.test(stop.className))) return;
    const first = firstOf(".open");
    if (first || !stop) enter(first ?? firstOf(""));
  }

  function focus(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
    if (!thing) return;
    const cameIn = !root.contains(event.relatedTarget as Node | null) && thing.matches(":focus-visible");
    const legal = cameIn && !thing.classList.contains("open") ? things().find((one) => one.classList.contains("open")) : null;
    enter(legal ?? thing);
    legal?.focus(); // by keyboard one enters the board where something can be done
  }

  function key(event: KeyboardEvent): void {
    const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
    if (!step || !here || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const all = things();
    const legal = all.filter((thing) => thing.classList.contains("open") || thing.classList.contains("picked"));
    const ways = event.shiftKey || !legal.length ? all : legal;
    const next = neighbour(ways, here, step[0]!, step[1]!);
    if (next) {
      enter(next);
      next.focus();
    }
  }

  const watch = new MutationObserver(tidy);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  root.addEventListener("focusin", focus);
  root.addEventListener("keydown", key);
  tidy();
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", focus);
    root.removeEventListener("keydown", key);
  };
}

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;

function nearest(all: HTMLElement[], to: DOMRect): HTMLElement | null {
  const [x, y] = middle(to);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of all) {
    const [a, b] = middle(thing.getBoundingClientRect());
    const far = Math.hypot(a - x, b - y);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/** The next thing in a direction; at the end of a row, the beginning of the next one. */
export function neighbour(all: HTMLElement[], here: HTMLElement, dx: number, dy: number): HTMLElement | null {
  const [x, y] = middle(here.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of all) {
    if (thing === here) continue;
    const [a, b] = middle(thing.getBoundingClientRect());
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along < 4 || (dx && aside > 60)) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [thing, far];
  }
  if (best || !dx) return best;
  const order = all.includes(here) ? all : [...all, here].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
  const place = order.indexOf(here) + dx;
  return order[(place + order.length) % order.length] ?? null;
}
