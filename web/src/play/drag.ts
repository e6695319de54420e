import { zoomOf } from "./fitted";

/** Dragging by pointer events, for mouse, pen and finger: lift a thing, let it go over another. */
export interface DragHooks {
  can(): boolean;
  lifted(): void;
  dropped(over: HTMLElement | null): void;
}

const SLOP = 7;
const HOLD = 480;

/** Makes a node draggable; a press without movement stays a click, and a long press asks for the large card. */
export function draggable(node: HTMLElement, hooks: DragHooks, held?: () => void): () => void {
  let start: { x: number; y: number; id: number } | null = null;
  let lifted = false;
  let hold = 0;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    lifted = false;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
    if (held && event.pointerType !== "mouse") hold = window.setTimeout(() => { stop(); swallow(); held(); }, HOLD);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!lifted) {
      if (Math.hypot(x, y) < SLOP) return;
      clearTimeout(hold);
      // a finger that moves sideways scrolls a hand; only a finger that moves up or down lifts a card
      if (!hooks.can() || (event.pointerType === "touch" && Math.abs(x) > Math.abs(y))) { stop(); return; }
      lifted = true;
      node.dataset["lifted"] = ""; // no class: those of a thing are written anew when it is picked
      hooks.lifted();
    }
    event.preventDefault();
    const zoom = zoomOf(node);
    node.style.setProperty("translate", `${x / zoom}px ${y / zoom}px`);
  }

  function up(event: PointerEvent): void {
    clearTimeout(hold);
    if (!lifted) { stop(); return; }
    node.style.setProperty("pointer-events", "none");
    const over = document.elementFromPoint(event.clientX, event.clientY);
    stop();
    swallow();
    hooks.dropped(over?.closest<HTMLElement>("[data-thing]") ?? null);
  }

  /** The click that the browser makes of a drag is none. */
  function swallow(): void {
    const eat = (event: Event) => {
      if (!event.isTrusted) return;
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("click", eat, { capture: true });
    setTimeout(() => removeEventListener("click", eat, { capture: true }), 60);
  }

  function stop(): void {
    clearTimeout(hold);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    start = null;
    lifted = false;
    delete node.dataset["lifted"];
    node.style.removeProperty("translate");
    node.style.removeProperty("pointer-events");
  }

  node.addEventListener("pointerdown", down);
  return () => {
    stop();
    node.removeEventListener("pointerdown", down);
  };
}
