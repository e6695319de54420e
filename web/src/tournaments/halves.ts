/** 2.5 as 2½. */
export function halves(value: number): string {
  const whole = Math.floor(value);
  return value === whole ? String(whole) : `${whole || ""}½`;
}
