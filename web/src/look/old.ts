// What tablets of schools lack (Chrome 100, Safari 15) and this page calls. Where a browser has it, nothing is touched.

function add(target: object, name: string, made: (...given: never[]) => unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value: made, writable: true, configurable: true });
}

const whole = (value: unknown): number => Math.trunc(Number(value)) || 0;

for (const kind of [Array.prototype, String.prototype]) {
  add(kind, "at", function (this: ArrayLike<unknown>, place: number) {
    const at = whole(place);
    return this[at < 0 ? this.length + at : at];
  });
}
add(Array.prototype, "findLastIndex", function (this: unknown[], fits: (one: unknown, at: number, all: unknown[]) => boolean) {
  let at = this.length - 1;
  while (at >= 0 && !fits(this[at], at, this)) at -= 1;
  return at;
});
add(Array.prototype, "findLast", function (this: unknown[], fits: (one: unknown, at: number, all: unknown[]) => boolean) {
  return this[this.findLastIndex(fits)];
});
add(Array.prototype, "toReversed", function (this: unknown[]) {
  return [...this].reverse();
});
add(Array.prototype, "toSorted", function (this: unknown[], order?: (one: unknown, two: unknown) => number) {
  return [...this].sort(order);
});
add(Object, "hasOwn", (of: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(of, name));
add(globalThis, "structuredClone", (value: unknown): unknown => JSON.parse(JSON.stringify(value)));
add(AbortSignal, "timeout", (ms: number) => {
  const control = new AbortController();
  setTimeout(() => control.abort(), ms);
  return control.signal;
});

if (!("HTMLDialogElement" in globalThis)) {
  add(HTMLElement.prototype, "showModal", function (this: HTMLElement) {
    this.setAttribute("open", "");
  });
  add(HTMLElement.prototype, "close", function (this: HTMLElement) {
    this.removeAttribute("open");
    this.dispatchEvent(new Event("close"));
  });
}

/** Mixed colours are the newest thing that our styles use: where they are missing, the page takes its other styles. */
if (!CSS.supports("color", "color-mix(in srgb, red 50%, blue)")) void import("./oldstyles").then((styles) => styles.begin());

export {};
