/** What the live region says. Screen readers read it when it changes. */
class Announcer {
  text = $state("");
}

export const announcer = new Announcer();
let last = "";

/** Let screen readers say something, without moving the focus. */
export function announce(text: string): void {
  last = last === text ? `${text} ` : text; // the same words again are read again
  announcer.text = last;
}
