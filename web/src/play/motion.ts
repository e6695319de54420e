import { settings } from "../look/settings.svelte";
import { zoomOf } from "./fitted";

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

/** Boxes are measured on the screen; lengths of what is drawn smaller (`zoom`) are larger by that much. */
export function keyframes(from: DOMRect, to: DOMRect, flip: boolean, zoom: number): Keyframe[] {
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / zoom;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / zoom;
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
        else animate(card, keyframes(from, to, fresh && "flip" in card.dataset, zoomOf(card)), Math.min(step * STAGGER, LONGEST - TRAVEL));
      });
    }
    for (const gone of left.values()) {
      const to = gone.card.isConnected || settings.still ? null : anchor(gone.to);
      if (to) moving.push(() => fly(gone.card, gone.box, to));
    }
    for (const move of moving) move();
  },

  /** A ghost of a card goes where the card could go, and lies there, beside others like it, until it is called back. */
  ghost(card: HTMLElement, goal: DOMRect, aside = 0): () => void {
    const from = card.getBoundingClientRect();
    const copy = pictured(card, from);
    copy.classList.add("hint-ghost");
    const size = Math.max(0.45, Math.min(1, goal.width / from.width, goal.height / from.height));
    const zoom = zoomOf(copy);
    const x = (goal.left + goal.width / 2 - (from.left + from.width / 2) + aside * from.width * size * 0.7) / zoom;
    const y = (goal.top + goal.height / 2 - (from.top + from.height / 2)) / zoom;
    const there = `translate(${x}px, ${y}px) scale(${size})`;
    const frames = settings.still ? [{ transform: there, opacity: 0.6 }] : [{ transform: "none", opacity: 0.2 }, { transform: there, opacity: 0.6, offset: 0.6 }, { transform: there, opacity: 0.6 }];
    copy.animate(frames, { duration: settings.still ? 1 : 1300, iterations: settings.still ? 1 : 3, easing, fill: "forwards" });
    return () => copy.remove();
  },

  /** Cards fly together into one place, and are not seen where they were. */
  gather(from: HTMLElement[], into: HTMLElement | null, ms: number, keep = false): void {
    const goal = into?.getBoundingClientRect();
    if (!goal || !from.length || settings.still) return;
    const travel = ms * 0.6;
    from.forEach((card, place) => {
      const box = card.getBoundingClientRect();
      const copy = pictured(card, box);
      ghosts.push(copy);
      const zoom = zoomOf(copy);
      const x = (goal.left + goal.width / 2 - (box.left + box.width / 2)) / zoom;
      const y = (goal.top + goal.height / 2 - (box.top + box.height / 2)) / zoom;
      const wait = (place * ms * 0.25) / from.length;
      if (!keep) running.push(card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms, fill: "forwards" }));
      const made = copy.animate(
        [{ transform: "none", easing: "ease-out" }, { transform: "translateY(-14px) scale(1.08)", offset: 0.25, easing: "ease-in" }, { transform: `translate(${x}px, ${y}px) scale(.3) rotate(${place % 2 ? 40 : -40}deg)`, opacity: 0.3 }],
        { duration: travel, delay: wait, fill: "forwards" },
      );
      running.push(made);
      made.onfinish = () => copy.remove();
    });
    running.push(into!.animate([{ filter: "none", scale: "1" }, { filter: "brightness(1.25) drop-shadow(0 0 12px var(--glow))", scale: "1.12" }, { filter: "none", scale: "1" }], { duration: ms * 0.4, delay: ms * 0.55 }));
  },

  /** Everything is at its place at once. */
  skip(): void {
    for (const one of running) one.cancel();
    for (const ghost of ghosts) ghost.remove();
    running = [];
    ghosts = [];
  },
};

/** A copy of a card that nobody can touch, lying over the board where the card is. */
function pictured(card: HTMLElement, at: DOMRect): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of Object.keys(part.dataset)) delete part.dataset[name]; // a picture is nothing to touch or to move
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  (root ?? document.body).append(copy);
  const zoom = zoomOf(copy);
  for (const [name, value] of Object.entries({
    position: "fixed", left: `${at.left / zoom}px`, top: `${at.top / zoom}px`, width: `${at.width / zoom}px`, height: `${at.height / zoom}px`,
    margin: "0", pointerEvents: "none", zIndex: "50",
  })) copy.style.setProperty(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value);
  return copy;
}

/** A card that has left the board flies to where it went, as a picture that nobody can touch. */
function fly(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = pictured(card, from);
  ghosts.push(copy);
  const [a, b, c] = keyframes(to, from, false, zoomOf(copy));
  const made = animate(copy, [{ ...c, opacity: 1 }, { ...b, opacity: 1 }, { ...a, opacity: 0.2 }], 0, TRAVEL + 60);
  const remove = () => copy.remove();
  made.onfinish = remove;
  made.oncancel = remove;
}
