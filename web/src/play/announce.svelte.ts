/** What the live region holds. Screen readers read each line that is added, in order. */
class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
}

export const announcer = new Announcer();
const KEPT = 6;
let last: { id: number; text: string }[] = [];
let count = 0;

/** Let screen readers say something, without moving the focus. */
export function announce(text: string): void {
  last = [...last, { id: ++count, text }].slice(-KEPT);
  announcer.lines = last;
}
