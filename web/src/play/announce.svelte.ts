/** What the live region says. Screen readers read it when it changes. */
class Announcer {
  text = $state("");
}

export const announcer = new Announcer();

/** Let screen readers say something, without moving the focus. */
export function announce(text: string): void {
  announcer.text = announcer.text === text ? `${text} ` : text;
}
