/**
 * What lies in a box shrinks until all of it is seen. Boards share out their room by their styles; this is for what styles cannot
 * foresee: twenty learned spells, large text, a small window. Below `LEAST` things would be too small, and the box scrolls.
 */
const LEAST = 0.62;
const TRIES = 8;
const BACK = 3;

/** How much too high or too wide the contents are: 1 if they fit. */
function excess(node: HTMLElement): number {
  if (node.clientHeight < 40 || getComputedStyle(node).overflowY === "visible") return 1;
  return Math.max((node.scrollHeight - 1) / node.clientHeight, (node.scrollWidth - 1) / node.clientWidth);
}

/** What can be touched stays at least this large on the screen: styles ask for `var(--tap)`, which grows as the box shrinks. */
const TAP = 24;

/** How many such boxes lie around this one, itself among them. */
function depthOf(node: Element): number {
  const outer = node.parentElement?.closest("[data-fits]");
  return outer ? depthOf(outer) + 1 : 1;
}

/** Attach it to the box, never to what lies in it: a container whose size is asked for must not change with the zoom. */
export function fitted(node: HTMLElement): () => void {
  node.dataset["fits"] = "";

  function show(zoom: number): number {
    node.style.setProperty("--fit", zoom.toFixed(3));
    const depth = depthOf(node); // boxes in boxes make each other's contents smaller: each goes on from the one around it
    node.style.setProperty(`--tap-${depth}`, `calc(var(--tap-${depth - 1}, ${TAP}px) / ${zoom.toFixed(3)})`);
    node.style.setProperty("--tap", `var(--tap-${depth})`);
    return excess(node);
  }

  function fit(): void {
    if (show(1) <= 1) return; // said and not left out, or an inner box would take over the zoom of the outer one
    // smaller until it fits; then larger again, half-way by half-way, because smaller things wrap into fewer lines
    let [small, large] = [1, 1];
    for (let tries = 0, over = show(small); tries < TRIES && over > 1 && small > LEAST; tries++) {
      large = small;
      small = Math.max(LEAST, (small / over) * 0.995);
      over = show(small);
    }
    for (let tries = 0; tries < BACK; tries++) {
      const half = (small + large) / 2;
      if (show(half) <= 1) small = half;
      else large = half;
    }
    show(small);
  }

  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      fit();
      if (node.querySelector("[data-fits]")) frame = requestAnimationFrame(fit); // once more, when the boxes in it have found their sizes
    });
  };
  const size = new ResizeObserver(soon);
  const contents = new MutationObserver((changes) => {
    if (changes.some((change) => change.target !== node)) soon();
    else if (changes.some((change) => change.type === "childList")) soon();
  });
  size.observe(node);
  contents.observe(node, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["class"] });
  void document.fonts?.ready.then(soon);
  document.addEventListener("styled", soon); // by look/oldstyles.ts, where styles come late
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("styled", soon);
    size.disconnect();
    contents.disconnect();
  };
}

/** By how much an element is drawn smaller; lengths that are measured on the screen are divided by it. */
export const zoomOf = (node: Element): number => (node as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
