import { spokenOf } from "../words/languages";

export type Theme = "auto" | "day" | "night" | "contrast";

interface Stored {
  theme: Theme;
  /** "auto", or one of the languages that the page has. */
  language: string;
  text: number;
  motion: "auto" | "less" | "full";
  sound: boolean;
  /** How loud sounds are, of a hundred. */
  volume: number;
  /** Whether anything has been played here. */
  played: boolean;
  /** How fast other people's moves and great moments follow each other. */
  pace: "calm" | "brisk" | "off";
  marks: boolean;
  /** What friends call this browser's owner, and the picture beside it; empty: the hall draws a name. */
  name: string;
  face: string;
  /** Tables in sentences with lists of choices, instead of drawn boards. */
  lists: boolean;
  /** Sums and the help with them by the browser's voice. */
  aloud: boolean;
}

const KEY = "spellhall.settings";
const DEFAULTS: Stored = { theme: "auto", language: "auto", text: 100, motion: "auto", sound: false, volume: 70, pace: "calm", played: false, marks: false, lists: false, aloud: false, name: "", face: "" };

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** What this browser's owner likes. Everything is applied as attributes of the page; the styles do the rest. */
class Settings {
  now = $state<Stored>(read());

  /** Whether nothing shall travel across the screen. */
  get still(): boolean {
    if (this.now.motion !== "auto") return this.now.motion === "less";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get sound(): boolean {
    return this.now.sound;
  }

  /** Every word asks for it, so it is worked out once. */
  readonly language = $derived(spokenOf([this.now.language, ...(globalThis.navigator?.languages ?? [])]));

  change(more: Partial<Stored>): void {
    this.now = { ...this.now, ...more };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // kept until the tab is closed
    }
    this.apply();
  }

  apply(): void {
    const page = document.documentElement;
    page.dataset["theme"] = this.now.theme;
    page.dataset["marks"] = this.now.marks ? "more" : "";
    page.dataset["motion"] = this.now.motion;
    page.style.setProperty("font-size", `${this.now.text}%`);
  }
}

export const settings = new Settings();
