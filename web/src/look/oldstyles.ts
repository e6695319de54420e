// For tablets that do not know the page's styles: takes the sheets that the build has laid beside them (scripts/old-styles.mjs), and does
// what browsers do by themselves today. It measures containers, answers what styles ask of them, and looks what is inside of things.

type Question = ["and" | "or", ...Question[]] | ["<=" | ">=" | "<" | ">", "width" | "height" | "aspect-ratio", number];

/** What stands in the first line of a sheet. */
interface Wishes {
  containers: { selector: string; name: string; type: string }[];
  queries: Record<string, { name: string; asked: Question }>;
  holds: Record<string, { of: string; wanted: string }>;
  colours: string[];
}

const all: Wishes = { containers: [], queries: {}, holds: {}, colours: [] };
let names = new WeakMap<Element, string>();
let sizes: ResizeObserver;

/** Whether something of this size is as asked. */
export function fits([sign, ...rest]: Question, width: number, height: number): boolean {
  if (sign === "and") return (rest as Question[]).every((one) => fits(one, width, height));
  if (sign === "or") return (rest as Question[]).some((one) => fits(one, width, height));
  const [what, limit] = rest as ["width" | "height" | "aspect-ratio", number];
  const value = what === "width" ? width : what === "height" ? height : width / height;
  return sign === "<=" ? value <= limit : sign === ">=" ? value >= limit : sign === "<" ? value < limit : value > limit;
}

/** Red, green and blue of a colour that a component has set: as numbers, or those of another variable. */
export function channelsOf(colour: string): string[] | null {
  const hex = colour.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  if (/^#[\da-f]{6}$/i.test(hex)) return [1, 3, 5].map((at) => String(parseInt(hex.slice(at, at + 2), 16)));
  const name = /^var\(--([\w-]+)\)$/.exec(colour)?.[1];
  return name ? ["r", "g", "b"].map((one) => `var(--${name}-${one})`) : null;
}

/** Sizes may be others now, though nothing else on the page has changed. */
function styled(): void {
  document.dispatchEvent(new Event("styled"));
}

function put(element: Element, attribute: string, value: string): void {
  if ((element.getAttribute(attribute) ?? "") === value) return;
  element.setAttribute(attribute, value);
  styled();
}

function set(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) === value) return;
  element.style.setProperty(name, value);
  styled();
}

/** Tell a container's inside how large it is, and what of the asked is so. */
function measure(element: HTMLElement, { width, height }: DOMRectReadOnly): void {
  const whole = all.containers.some((one) => one.type === "size" && element.matches(one.selector));
  set(element, "--cqw", `${width / 100}px`);
  if (whole) set(element, "--cqh", `${height / 100}px`);
  const mine = Object.entries(all.queries).filter(([, query]) => (!query.name || query.name === names.get(element)) && fits(query.asked, width, height));
  put(element, "data-meets", mine.map(([id]) => id).join(" "));
}

/** Whether there is what is asked for in, or right after, an element. */
function holds(element: Element, wanted: string): boolean {
  if (wanted.startsWith("+")) return element.nextElementSibling?.matches(wanted.slice(1)) ?? false;
  return element.querySelector(`:scope ${wanted}`) !== null;
}

/** Bring everything up to date with what is on the page. */
function look(): void {
  for (const { selector, name } of all.containers) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (names.has(element)) continue;
      names.set(element, name);
      sizes.observe(element); // measures it at once
    }
  }
  const held = new Map<Element, string[]>([...document.querySelectorAll("[data-holds]")].map((element) => [element, []]));
  for (const [id, { of, wanted }] of Object.entries(all.holds)) {
    for (const element of document.querySelectorAll(of)) {
      if (holds(element, wanted)) held.set(element, [...(held.get(element) ?? []), id]);
    }
  }
  for (const [element, ids] of held) put(element, "data-holds", ids.join(" "));
  for (const element of document.querySelectorAll<HTMLElement>('[style*="--"]')) {
    for (const name of all.colours) {
      const found = channelsOf(element.style.getPropertyValue(`--${name}`).trim());
      found?.forEach((channel, at) => set(element, `--${name}-${"rgb"[at]}`, channel));
    }
  }
}

let waiting = false;
function lookSoon(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    look();
  });
}

/** Take the other sheet, and learn from its first line what to look at. */
async function take(link: HTMLLinkElement): Promise<void> {
  const href = link.href.replace(/\.css$/, ".old.css");
  link.addEventListener("load", styled);
  link.href = href;
  const first = (await (await fetch(href)).text()).split("\n", 1)[0]!;
  const wishes = JSON.parse(first.slice(2, -2)) as Wishes;
  all.containers.push(...wishes.containers);
  Object.assign(all.queries, wishes.queries);
  Object.assign(all.holds, wishes.holds);
  all.colours = wishes.colours;
  sizes.disconnect(); // whatever was measured is asked the new questions, too
  names = new WeakMap();
  lookSoon();
}

function takeAll(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (!link.href.endsWith(".old.css")) void take(link);
}

export function begin(): void {
  sizes = new ResizeObserver((seen) => seen.forEach((one) => measure(one.target as HTMLElement, one.contentRect)));
  takeAll();
  new MutationObserver(takeAll).observe(document.head, { childList: true });
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "style", "open"] });
}
