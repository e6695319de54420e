/** A change of a view, as the hall sends it: see docs/protocol.md. */
export type Change = null | { "=": unknown } | { "~": Record<string, Change>; size?: number };

/** The view after a change; the old one stays as it was, and unchanged parts are shared. */
export function fold(view: unknown, change: Change): unknown {
  if (change === null) return view;
  if ("=" in change) return change["="];
  const parts = change["~"];
  if (Array.isArray(view)) {
    const size = change.size ?? view.length;
    return Array.from({ length: size }, (_, place) => {
      const part = parts[String(place)] ?? null;
      return place < view.length ? fold(view[place], part) : part && "=" in part ? part["="] : null;
    });
  }
  const out: Record<string, unknown> = { ...(view as Record<string, unknown>) };
  for (const [key, part] of Object.entries(parts)) out[key] = fold(out[key], part);
  return out;
}
