import { settings } from "../look/settings.svelte";

/**
 * Cards fly where they go. A board marks its elements, and this layer does the rest after every update:
 *   data-card="key"       a card; if the same key was elsewhere before, it travels from there
 *   data-from="name"      where a card comes from that was not there before: an element with data-anchor="name"
 *   data-to="name"        where a card goes that is not there any more
 *   data-flip             the card turns over on its way
 * Keys are unique on the board. Nothing here changes what is shown: without motion the end is the same.
 */
export interface Before {
  places: Map<string, { box: DOMRect; to: string; card: HTMLElement }>;
}

const TRAVEL = 220;
const STAGGER = 60;
const LONGEST = 1200;
const FADE = 80;
const easing = "cubic-bezier(.2,.7,.2,1)";

let root: HTMLElement | null = null;
let running: Animation[] = [];
let ghosts: HTMLElement[] = [];

function cards(): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>("[data-card]")] : [];
}

function anchor(name: string): DOMRect | null {
  const found = name && root ? root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`) : null;
  return found ? found.getBoundingClientRect() : null;
}

function keyframes(from: DOMRect, to: DOMRect, flip: boolean): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width ? Math.max(0.2, Math.min(3, from.width / to.width)) : 1;
  const lift = Math.min(36, Math.hypot(x, y) / 8);
  const turn = flip ? " rotateY(90deg)" : "";
  return [
    { transform: `translate(${x}px, ${y}px) scale(${size})` },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(size + 1) / 2})${turn}` },
    { transform: "none" },
  ];
}

function animate(card: HTMLElement, frames: Keyframe[], delay: number, duration = TRAVEL): Animation {
  const made = card.animate(frames, { duration, delay, easing, fill: "backwards" });
  running.push(made);
  return made;
}

export const motion = {
  /** The board's element; everything that moves is inside it. */
  attach(node: HTMLElement): () => void {
    root = node;
    return () => {
      if (root === node) root = null;
    };
  },

  /** Where all cards are now; call it before the view changes. */
  capture(): Before {
    motion.skip();
    const places: Before["places"] = new Map();
    for (const card of cards()) {
      places.set(card.dataset["card"]!, { box: card.getBoundingClientRect(), to: card.dataset["to"] ?? "", card });
    }
    return { places };
  },

  /** Move every card from where it was; call it when the new view is on the screen. */
  play(before: Before): void {
    if (!root || document.hidden) return;
    const left = new Map(before.places);
    const moving: (() => void)[] = [];
    let order = 0;
    for (const card of cards()) {
      const old = left.get(card.dataset["card"]!);
      left.delete(card.dataset["card"]!);
      const from = old?.box ?? anchor(card.dataset["from"] ?? "");
      const to = card.getBoundingClientRect();
      const fresh = !old;
      if (!from || !to.width || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) continue;
      const step = fresh ? order++ : 0;
      moving.push(() => {
        if (settings.still) animate(card, [{ opacity: 0 }, { opacity: 1 }], 0, FADE);
        else animate(card, keyframes(from, to, fresh && "flip" in card.dataset), Math.min(step * STAGGER, LONGEST - TRAVEL));
      });
    }
    for (const gone of left.values()) {
      const to = gone.card.isConnected || settings.still ? null : anchor(gone.to);
      if (to) moving.push(() => fly(gone.card.cloneNode(true) as HTMLElement, gone.box, to));
    }
    for (const move of moving) move();
  },

  /** Everything is at its place at once. */
  skip(): void {
    for (const one of running) one.cancel();
    for (const ghost of ghosts) ghost.remove();
    running = [];
    ghosts = [];
  },
};

/** A card that has left the board flies to where it went, as a picture that nobody can touch. */
function fly(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of Object.keys(part.dataset)) delete part.dataset[name]; // a picture is nothing to touch or to move
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  for (const [name, value] of Object.entries({
    position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`,
    margin: "0", pointerEvents: "none", zIndex: "50",
  })) copy.style.setProperty(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value);
  (root ?? document.body).append(copy);
  ghosts.push(copy);
  const [a, b, c] = keyframes(to, from, false);
  const made = animate(copy, [{ ...c, opacity: 1 }, { ...b, opacity: 1 }, { ...a, opacity: 0.2 }], 0, TRAVEL + 60);
  const remove = () => copy.remove();
  made.onfinish = remove;
  made.oncancel = remove;
}
