/** Keys that do something wherever the focus is, except where somebody types. */
export interface Shortcut {
  key: string;
  /** Asked for when it is shown, so that it follows a change of language. */
  label(): string;
  run(event: KeyboardEvent): void;
  /** Listed under another name, as "1–9" or "↑ ↓". */
  shown?: string;
  /** Where several do the same (1 to 9), only one is listed. */
  quiet?: boolean;
}

class Keys {
  list = $state.raw<Shortcut[]>([]);

  /** Listen to these until the answer is called. */
  add(more: Shortcut[]): () => void {
    this.list = [...this.list, ...more];
    return () => {
      this.list = this.list.filter((one) => !more.includes(one));
    };
  }

  hear = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (target.closest("input, textarea, select, [contenteditable]") && event.key !== "Escape") return;
    if (document.querySelector("dialog[open]")) return; // whatever lies on top has the keys
    const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const found = this.list.findLast((one) => one.key === wanted);
    if (!found) return;
    event.preventDefault();
    found.run(event);
  };
}

export const keys = new Keys();
