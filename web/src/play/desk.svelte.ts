import type { Component } from "svelte";

/** A button in the question line. */
export interface Action {
  key: string;
  label: string;
  run(): void;
  primary?: boolean;
  disabled?: boolean;
  /** A longer text for screen readers. */
  about?: string;
}

/** A card that somebody wants to see large: any component with its properties, and words about it. */
export interface Large {
  title: string;
  face: Component<any>;
  props: Record<string, unknown>;
  text: string[];
  clauses: string[];
}

/** An answer shown at the spot: why something is not possible. */
export interface Bubble {
  text: string;
  clause: string;
  x: number;
  y: number;
}

/**
 * What a board and the table page share beside the props: the question line, the large card, answers at the spot. One
 * table is open at a time, so there is one desk.
 */
class Desk {
  /** Replaces the hall's question while the player is in the middle of picking; empty: the question itself. */
  question = $state("");
  actions = $state.raw<Action[]>([]);
  /** What Esc does first: put picked things back; true if there were any. Set by the board. */
  putBack: (() => boolean) | null = null;
  large = $state.raw<Large | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** Something that its reader has to see before anything else happens on this screen. */
  notice = $state("");
  private timer = 0;

  clear(): void {
    this.question = "";
    this.actions = [];
    this.putBack = null;
    this.large = null;
    this.bubble = null;
    this.notice = "";
  }

  /** Show a sentence at an element (or at the question line), until something else is touched. */
  say(text: string, clause = "", at: Element | null = null): void {
    const box = at?.getBoundingClientRect();
    const x = box ? box.left + box.width / 2 : innerWidth / 2;
    const y = box ? box.top : innerHeight - 90;
    this.bubble = { text, clause, x: Math.max(150, Math.min(innerWidth - 150, x)), y: Math.max(110, y) };
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.bubble = null), 9000);
  }

  /** What was pressed last and is still there: a button of the question line, or a thing on the board. */
  pressed(): Element | null {
    return document.activeElement?.closest(".question [data-action], [data-thing], [data-hint]") ?? null;
  }

  /** Touch a thing by its element, as a click would. */
  touch(element: HTMLElement): void {
    element.click();
  }
}

export const desk = new Desk();
