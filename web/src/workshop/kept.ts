/** The card set that is being edited, kept in this browser and nowhere else: the text of its file, one for each game. */
const KEY = "spellhall-set-";
const MOST = 200_000; // what a hall reads

export function keptSet(game: string): string | null {
  try {
    return localStorage.getItem(KEY + game);
  } catch {
    return null;
  }
}

/** Whether it could be kept; a browser may have no room or allow none. */
export function keepSet(game: string, toml: string | null): boolean {
  try {
    if (toml === null) localStorage.removeItem(KEY + game);
    else if (toml.length <= MOST) localStorage.setItem(KEY + game, toml);
    else return false;
    return true;
  } catch {
    return false;
  }
}

/** Gives a file to whoever uses the browser. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
