/** The hall's time. A device whose clock is wrong still counts down rightly: every answer of the hall is dated. */
let ahead = 0;
const COARSE = 1500; // a date has whole seconds only, and an answer has been on its way

/** Learn from the date of an answer how far this device's clock is off. */
export function dated(date: string | null): void {
  const apart = date ? Date.parse(date) + 500 - Date.now() : NaN;
  if (!Number.isNaN(apart)) ahead = Math.abs(apart) > COARSE ? apart : 0;
}

/** Milliseconds since 1970, as the hall counts them. */
export const hallTime = (): number => Date.now() + ahead;
