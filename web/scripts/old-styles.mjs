// Styles for tablets of schools (Chrome 100, Safari 15), made from the built ones.
//
// For every style sheet the build lays another one beside it that says the same without what those browsers lack: mixed colours
// become sums of their channels, parts of a container's size become variables, and what a style asks of its container or of what is
// inside (@container, :has) becomes an attribute. src/look/oldstyles.ts sets those variables and attributes there; what it needs
// to know stands in the first line of the sheet.

import postcss from "postcss";

/** The text between a bracket at `from` and the one that closes it. */
function inside(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && --depth === 0) return text.slice(from + 1, at);
  }
  throw new Error(`a bracket is not closed: ${text}`);
}

/** The parts of a text between signs that stand outside all brackets. */
export function parts(text, sign) {
  const out = [""];
  let depth = 0;
  for (const letter of text.trim()) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === sign && !depth) out.push("");
    else out[out.length - 1] += letter;
  }
  return out.map((one) => one.trim()).filter(Boolean);
}

/** Every `name(…)` in a text, innermost brackets and all, made into something else. */
function replaced(text, name, make) {
  let at = text.indexOf(`${name}(`);
  while (at >= 0) {
    const given = inside(text, at + name.length);
    const made = make(given);
    text = text.slice(0, at) + made + text.slice(at + name.length + given.length + 2);
    at = text.indexOf(`${name}(`, at + made.length);
  }
  return text;
}

// ------------------------------------------------------------ colours

const NAMED = { "#fff": "#ffffff", "#000": "#000000", white: "#ffffff", black: "#000000" };

/** Red, green and blue of a colour, as numbers or as variables; null for one that has none (transparent, or unknown). */
export function channels(colour) {
  const hex = NAMED[colour] ?? colour.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  if (/^#[\da-f]{6}$/i.test(hex)) return [1, 3, 5].map((at) => String(parseInt(hex.slice(at, at + 2), 16)));
  const name = /^var\(--([\w-]+)\)$/.exec(colour)?.[1];
  if (name) return ["r", "g", "b"].map((one) => `var(--${name}-${one},128)`);
  if (!colour.startsWith("color-mix(")) return null;
  const [first, share, second] = mixed(inside(colour, 9));
  const [one, two] = [channels(first), channels(second)];
  return one && two ? one.map((channel, at) => `(${channel}*${share} + ${two[at]}*${round(1 - share)})`) : null;
}

const round = (value) => Math.round(value * 1000) / 1000;

/** What a mixed colour is mixed from: the first one, its share, and the second one. */
function mixed(given) {
  const [space, first, second] = parts(given, ",");
  const [, colour, percent] = /^(.*) ([\d.]+)%$/.exec(first) ?? [];
  if (space !== "in srgb" || !colour || !second || / [\d.]+%$/.test(second)) throw new Error(`no such mixture is known: ${given}`);
  return [colour, round(Number(percent) / 100), second];
}

/** A mixed colour as older browsers read it. */
function mixture(given) {
  const [first, share, second] = mixed(given);
  const [one, two] = [channels(first), channels(second)];
  if (second === "transparent" && one) return `rgba(${one.map(sum).join(",")},${share})`;
  if (one && two) return `rgb(${one.map((channel, at) => sum(`${channel}*${share} + ${two[at]}*${round(1 - share)}`)).join(",")})`;
  return share > 0.5 ? first : second; // with a colour whose channels nobody knows here: the one there is more of
}

const sum = (channel) => (/^\d+$/.test(channel) || /^var\([^()]*\)$/.test(channel) ? channel : `calc(${channel})`);

/** The variables that colours are mixed from, and those that these are made of, in all sheets together. */
function colourNames(roots) {
  const names = new Set();
  const note = (text) => {
    for (const [, name] of text.matchAll(/var\(--([\w-]+)\)/g)) names.add(name);
  };
  for (const root of roots) root.walkDecls((one) => void replaced(one.value, "color-mix", (given) => (note(given), "")));
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const root of roots) root.walkDecls(/^--/, (one) => void (names.has(one.prop.slice(2)) && note(one.value)));
  }
  return names;
}

// ------------------------------------------------------------ containers

/** `(width<=639px) and (height<=600px)` as lists: ["and", ["<=", "width", 639], …]. */
export function condition(text) {
  const found = parts(text.replaceAll(/\)(and|or)\b/g, ") $1"), " ");
  for (const word of ["or", "and"]) {
    if (found.includes(word)) return [word, ...found.filter((one) => one !== word).map(condition)];
  }
  const bare = found[0].replace(/^\((.*)\)$/, "$1");
  if (bare.startsWith("(")) return condition(bare);
  const [, what, sign, number, under] = /^(width|height|aspect-ratio)\s*(<=|>=|<|>)\s*([\d.]+)(?:px)?(?:\s*\/\s*([\d.]+))?$/.exec(bare) ?? [];
  if (!what) throw new Error(`no such question to a container is known: ${text}`);
  return [sign, what, Number(number) / Number(under ?? 1)];
}

/** Names for what the page must look at: short, and the same in every build. */
function nameFor(text) {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + letter.charCodeAt(0)) % 4294967296;
  return `q${hash.toString(36)}`;
}

/** What is asked of a container, as an attribute that the page sets on it. */
function lowerContainers(root, table) {
  root.walkDecls(/^container(-type|-name)?$/, (one) => {
    const [name, type] = one.prop === "container" ? parts(one.value, "/") : ["", one.value];
    if (one.prop !== "container-name") table.containers.push({ selector: one.parent.selector, name, type });
    one.remove();
  });
  root.walkAtRules("container", (rule) => {
    const [, name, asked] = /^([\w-]*)\s*(\(.*)$/.exec(rule.params) ?? [];
    const id = nameFor(rule.params);
    table.queries[id] = { name, asked: condition(asked) };
    rule.walkRules((inner) => {
      inner.selectors = inner.selectors.map((one) => `:where([data-meets~="${id}"]) ${one}`);
    });
    rule.replaceWith(rule.nodes);
  });
}

/** What is asked of the inside of something, as an attribute that the page sets on it. */
function lowerInsides(root, table) {
  root.walkRules((rule) => {
    if (!rule.selector.includes(":has(")) return;
    rule.selectors = rule.selectors.map((selector) => {
      let at = selector.indexOf(":has(");
      while (at >= 0) {
        const wanted = inside(selector, at + 4);
        const before = /(?:[^\s>+~(]|\([^()]*\))*$/.exec(selector.slice(0, at).replace(/:not\($/, ""))[0];
        const of = before.replaceAll(/:not\(\[data-holds[^\]]*\]\)|\[data-holds[^\]]*\]/g, "") || "*";
        const id = nameFor(`${of} ${wanted}`);
        table.holds[id] = { of, wanted };
        selector = `${selector.slice(0, at)}[data-holds~="${id}"]${selector.slice(at + wanted.length + 6)}`;
        at = selector.indexOf(":has(");
      }
      return selector;
    });
  });
}

// ------------------------------------------------------------ everything else

const MOVES = {
  translate: (given) => `translate(${parts(given, " ").join(",")})`,
  rotate: (given) => {
    const [first, second] = parts(given, " ");
    return second ? `rotate${first.toUpperCase()}(${second})` : `rotate(${first})`;
  },
  scale: (given) => `scale(${parts(given, " ").join(",")})`,
};

/** translate, rotate and scale as one transform. */
function lowerMoves(root) {
  root.walkRules((rule) => {
    const own = rule.nodes.filter((one) => one.type === "decl" && one.prop in MOVES);
    if (!own.length) return;
    const words = Object.keys(MOVES).flatMap((prop) => own.filter((one) => one.prop === prop && one.value !== "none").map((one) => MOVES[prop](one.value)));
    const whole = rule.nodes.find((one) => one.prop === "transform");
    if (whole) whole.value = `${words.join(" ")} ${whole.value}`;
    else rule.append({ prop: "transform", value: words.join(" ") || "none" });
    for (const one of own) one.remove();
  });
  root.walkDecls(/^(transition|transition-property|will-change)$/, (one) => {
    one.value = one.value.replaceAll(/\b(translate|rotate|scale)\b/g, "transform");
  });
}

/** Where a selector is unknown, a browser leaves out the whole rule: what it knows stands by itself. */
function splitRules(root) {
  root.walkRules((rule) => {
    const [later, known] = [true, false].map((is) => rule.selectors.filter((one) => one.includes(":focus-visible") === is));
    if (!later.length || !known.length) return;
    rule.before(rule.clone({ selectors: known }));
    rule.selectors = later;
  });
}

function lowerValue(value) {
  return replaced(value, "color-mix", mixture)
    .replaceAll(/(-?[\d.]*\d)cq([wh])\b/g, "calc(var(--cq$2) * $1)")
    .replaceAll(/(-?[\d.]*\d)[dsl]v([wh])\b/g, "$1v$2");
}

/** One sheet for older browsers. */
function lowered(root, names) {
  const table = { containers: [], queries: {}, holds: {}, colours: [...names].sort() };
  root.walkAtRules("property", (rule) => void rule.remove());
  lowerContainers(root, table);
  lowerInsides(root, table);
  lowerMoves(root);
  splitRules(root);
  root.walkDecls((one) => {
    const found = one.prop.startsWith("--") && names.has(one.prop.slice(2)) ? channels(one.value.trim()) : null;
    found?.forEach((channel, at) => one.after({ prop: `${one.prop}-${"rgb"[at]}`, value: sum(channel) }));
    one.value = lowerValue(one.value);
  });
  return `/*${JSON.stringify(table).replaceAll("*/", "*\\u002f")}*/\n${root.toString()}`;
}

/** Every sheet, by its name, for older browsers. */
export function forOldBrowsers(sheets) {
  const roots = Object.fromEntries(Object.entries(sheets).map(([name, text]) => [name, postcss.parse(text)]));
  const names = colourNames(Object.values(roots));
  return Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, lowered(root, names)]));
}
