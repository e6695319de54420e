import { desk } from "../play/desk.svelte";
import { keys, type Shortcut } from "../play/keys.svelte";
import { t } from "../words";
import type { PanelName } from "./SidePanel.svelte";

/** The keys of the table; the answer stops listening. */
export function listen(at: { toggle: (name: PanelName) => void; close: () => void }): () => void {
  const panel = (key: string, name: PanelName, label: () => string): Shortcut => ({ key, label, run: () => at.toggle(name) });
  const hand = Array.from({ length: 9 }, (_, place): Shortcut => ({
    key: String(place + 1),
    label: () => t("page-key-hand"),
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
    { key: "m", label: () => t("page-key-main"), run: () => desk.actions.find((action) => action.primary && !action.disabled)?.run() },
    { key: "u", label: () => t("page-undo"), run: () => document.querySelector<HTMLElement>("[data-action=undo]")?.click() },
    panel("h", "hint", () => t("page-hint")),
    panel("l", "log", () => t("page-log")),
    panel("r", "rules", () => t("page-rules")),
    panel("t", "text", () => t("page-text-view")),
    panel("?", "keys", () => t("page-keys")),
    { key: "Escape", label: () => t("page-key-escape"), shown: "Esc", run: () => escape(at.close) },
  ]);
}

function escape(close: () => void): void {
  if (desk.putBack?.()) return;
  close();
}
