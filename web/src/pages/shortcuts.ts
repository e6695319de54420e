import { desk } from "../play/desk.svelte";
import { keys, type Shortcut } from "../play/keys.svelte";
import { say } from "../words";
import type { PanelName } from "./SidePanel.svelte";

/** The keys of the table; the answer stops listening. */
export function listen(at: { toggle: (name: PanelName) => void; close: () => void }): () => void {
  const panel = (key: string, name: PanelName, label: string): Shortcut => ({ key, label, run: () => at.toggle(name) });
  const hand = Array.from({ length: 9 }, (_, place): Shortcut => ({
    key: String(place + 1),
    label: say("key_hand"),
    shown: "1–9",
    quiet: place > 0,
    run: () => {
      const card = document.querySelector<HTMLElement>(`[data-hand="${place}"]`);
      card?.focus();
      card?.click();
    },
  }));
  return keys.add([
    ...hand,
    { key: "m", label: say("key_main"), run: () => desk.actions.find((action) => action.primary && !action.disabled)?.run() },
    { key: "u", label: say("undo"), run: () => document.querySelector<HTMLElement>("[data-action=undo]")?.click() },
    panel("l", "log", say("log")),
    panel("r", "rules", say("rules")),
    panel("t", "text", say("text_view")),
    panel("?", "keys", say("keys")),
    { key: "Escape", label: say("key_escape"), shown: "Esc", run: () => escape(at.close) },
  ]);
}

function escape(close: () => void): void {
  if (desk.putBack?.()) return;
  close();
}
