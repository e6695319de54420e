// Runs in the page. Says what can be touched but not reached, what is cut, and what must be seen but is not.
() => {
  const LEAST = 23.4; // pixels of anything that can be touched: 24 (WCAG 2.2), less what the board's zoom rounds off
  const SPARE = 17.5; // the spaces of a field while no question is about them: a touch only says why not
  const found = [];
  const gone = new Set(); // said once is enough
  const [wide, high] = [innerWidth, innerHeight];
  const main = document.querySelector("#main");
  if (!main) return ["there is no board"];

  const name = (node) => {
    const words = (node.getAttribute("aria-label") || node.textContent || "").trim().replace(/\s+/g, " ").slice(0, 34);
    const kind = node.dataset?.thing ?? node.dataset?.must ?? [...node.classList].filter((each) => !each.startsWith("svelte")).join(".");
    return `${kind || node.tagName.toLowerCase()} "${words}"`;
  };
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !node.closest(".hidden, [inert]");
  const clips = (style) => /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY);
  /** Panels, the end and dialogs lie over the board and scroll as a whole. */
  const scrolls = (node) => node.closest("aside, .end, dialog");
  const box = (node) => node.getBoundingClientRect();
  const small = (rect) => rect.width < 3 || rect.height < 3;

  /**
   * How far a box sticks out of the window or of whatever cuts it; 0 if it is all there. What lies in a list that scrolls
   * by intent (`data-scrolls`) may be scrolled into view along the list; across it, it must be there, and one whole thing
   * of the list must be seen at once.
   */
  function outside(node, given) {
    let rect = { left: given.left, right: given.right, top: given.top, bottom: given.bottom };
    let out = 0;
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!clips(style)) continue;
      const edge = box(up);
      const [across, along] = [Math.max(edge.left - rect.left, rect.right - edge.right), Math.max(edge.top - rect.top, rect.bottom - edge.bottom)];
      if ("scrolls" in up.dataset) {
        const slides = [up.scrollWidth > up.clientWidth + 1 && /auto|scroll/.test(style.overflowX), up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(style.overflowY)];
        if (slides[0]) { out = Math.max(out, rect.right - rect.left - up.clientWidth - 2); rect.left = edge.left; rect.right = edge.right; } else out = Math.max(out, across);
        if (slides[1]) { out = Math.max(out, rect.bottom - rect.top - up.clientHeight - 2); rect.top = edge.top; rect.bottom = edge.bottom; } else out = Math.max(out, along);
      } else out = Math.max(out, across, along);
    }
    return Math.round(Math.max(out, -rect.left, rect.right - wide, -rect.top, rect.bottom - high));
  }
  /** Whether something is scrolled away in a list that scrolls: nothing can be said about what lies on it. */
  function away(node) {
    const list = node.closest("[data-scrolls]");
    if (!list || list === node) return false;
    const [edge, rect] = [box(list), box(node)];
    return rect.left < edge.left - 1 || rect.right > edge.right + 1 || rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1;
  }
  /** The box of written words: of a line's height, what letters do not reach is left out. */
  const inked = (rect) => ({ left: rect.left + 0.5, right: rect.right - 0.5, top: rect.top + rect.height * 0.16, bottom: rect.bottom - rect.height * 0.16 });

  const at = (x, y) => document.elementFromPoint(Math.min(wide - 1, Math.max(0, x)), Math.min(high - 1, Math.max(0, y)));
  const same = (node, hit) => hit && (node.contains(hit) || hit.contains(node) && hit.matches("label, button, a"));

  /** Whether something is a neighbour in the same fan or pile, or lies in the place that the node marks. */
  function beside(node, hit) {
    const other = hit?.closest(".touch, li, button");
    if (!other) return node.parentElement.contains(hit);
    return node.parentElement.contains(other) || other.parentElement.parentElement === node.parentElement.parentElement;
  }

  /** The longest free run of pixels on a line, and its middle. */
  function run(node, from, to, point) {
    let [best, now, middle] = [0, 0, from];
    for (let place = from + 0.5; place < to; place += 1) {
      now = same(node, at(...point(place))) ? now + 1 : 0;
      if (now > best) [best, middle] = [now, place - (now - 1) / 2];
    }
    return [best, middle];
  }
  /** How large a free spot is on this height: its width, or less if it is lower; cards lie beside or above each other. */
  function spot(node, rect, y) {
    const [wide, x] = run(node, rect.left, rect.right, (place) => [place, y]);
    return wide && Math.min(wide, run(node, rect.top, rect.bottom, (place) => [x, place])[0]);
  }

  // 1. Everything that can be touched: in the window, and under nothing. In a fan, cards may lie on their neighbours.
  const touchable = [...document.querySelectorAll(".table :is(button, a[href], input, select, summary):not(:disabled)")].filter(shown);
  for (const node of touchable) {
    if (scrolls(node) || getComputedStyle(node).pointerEvents === "none") continue;
    const rect = box(node);
    if (small(rect)) continue;
    const out = outside(node, rect);
    if (out > 2) {
      found.push(`${name(node)} is ${out} px outside`);
      gone.add(node);
      continue;
    }
    if (away(node)) continue;
    const [inX, inY] = [Math.min(10, rect.width * 0.2), Math.min(10, rect.height * 0.2)];
    const points = [
      [rect.left + rect.width / 2, rect.top + rect.height / 2],
      [rect.left + inX, rect.top + inY], [rect.right - inX, rect.top + inY], [rect.left + inX, rect.bottom - inY], [rect.right - inX, rect.bottom - inY],
    ];
    const hidden = points.map(([x, y]) => at(x, y)).filter((hit) => !same(node, hit));
    const filled = hidden.length === points.length && !node.querySelector("svg, .card") && hidden.every((hit) => beside(node, hit));
    if (filled) continue; // a place with a card in it: the card is touched instead
    const over = hidden.find((hit) => !beside(node, hit));
    if (over) {
      found.push(`${name(node)} lies under ${name(over.closest("button, section, [class]") ?? over)}`);
    } else if (hidden.length) {
      const free = Math.max(...[0.15, 0.5, 0.85].map((share) => spot(node, rect, rect.top + rect.height * share)), spot(node, rect, rect.top + LEAST / 2), spot(node, rect, rect.bottom - LEAST / 2));
      if (free < Math.min(LEAST, rect.width, rect.height)) found.push(`${name(node)} shows only ${free} px`);
    }
    const least = node.matches("[data-must=goal] .touch:not(.open, .picked)") ? SPARE : LEAST;
    if (node.matches(".touch, .actions *") && Math.min(rect.width, rect.height) < least) found.push(`${name(node)} is only ${Math.round(rect.width)} x ${Math.round(rect.height)} px`);
  }

  // 2. What must always be seen: hand, own score, goal, progress, the question.
  const musts = [...document.querySelectorAll("[data-must], .question .text, .question .actions")].filter((node) => shown(node) && !small(box(node)));
  for (const node of musts) {
    const out = outside(node, box(node));
    if (out > 2) found.push(`${name(node)} must be seen and is ${out} px outside`);
  }
  const marked = musts.filter((node) => node.dataset.must);
  marked.forEach((one, place) => {
    for (const two of marked.slice(place + 1)) {
      if (one.contains(two) || two.contains(one)) continue;
      const [a, b] = [box(one), box(two)];
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x > 3 && y > 3) found.push(`${name(one)} and ${name(two)} overlap by ${Math.round(x)} x ${Math.round(y)} px`);
    }
  });

  // 3. Name plates lie beside each other, and nothing lies on them.
  const plates = [...main.querySelectorAll(".badge")].filter((node) => shown(node) && !scrolls(node));
  plates.forEach((one, place) => {
    const a = box(one);
    for (const two of plates.slice(place + 1)) {
      const b = box(two);
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push(`${name(one)} and ${name(two)} overlap`);
    }
    const out = outside(one, a);
    if (out > 2) found.push(`plate ${name(one)} is ${out} px outside`);
    const hit = at(a.left + a.width / 2, a.top + a.height / 2);
    if (out <= 2 && !same(one, hit)) found.push(`plate ${name(one)} lies under ${hit ? name(hit) : "nothing"}`);
  });

  // 4. No text is cut: neither by the window, nor by a box that clips, nor by its own plate or card.
  const walk = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT, (text) => (text.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
  const range = document.createRange();
  const told = new Set();
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const holder = text.parentElement;
    if (!shown(holder) || Math.min(holder.offsetWidth, holder.offsetHeight) === 1 || holder.closest("svg, option") || scrolls(holder) || gone.has(holder.closest("button"))) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const frame = holder.closest(".badge, .card, .button, .chip");
      const edge = frame && box(frame);
      const turned = frame?.matches(".card"); // cards lean in a fan, and their boxes with them
      const ink = inked(rect);
      const cut = edge && !turned ? Math.max(edge.left - ink.left, ink.right - edge.right, edge.top - ink.top, ink.bottom - edge.bottom) : 0;
      const out = Math.max(cut, outside(text, ink) - (turned ? 3 : 0));
      if (out > 1.5 && !told.has(holder)) {
        told.add(holder);
        found.push(`text "${text.data.trim().slice(0, 30)}" in ${name(frame ?? holder)} is cut by ${Math.round(out)} px`);
      }
    }
    const passing = getComputedStyle(holder).pointerEvents === "none"; // a scene that lies over everything for a moment
    if (!told.has(holder) && !away(holder) && !passing && !holder.closest(".card, .touch")) {
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      const hit = at(rect.left + rect.width / 2, rect.top + rect.height / 2);
      const veil = hit?.closest(".touch")?.parentElement.contains(holder); // a clear place to touch lies over a whole lane
      if (hit && !holder.contains(hit) && !hit.contains(holder) && !veil) {
        told.add(holder);
        found.push(`text "${text.data.trim().slice(0, 30)}" lies under ${name(hit)}`);
      }
    }
    if (holder.scrollWidth > holder.clientWidth + 2 && clips(getComputedStyle(holder)) && !told.has(holder)) {
      told.add(holder);
      found.push(`text "${text.data.trim().slice(0, 30)}" does not fit its box`);
    }
  }

  for (const text of main.querySelectorAll("svg.face text")) {
    if (!shown(text) || scrolls(text)) continue;
    const [edge, rect] = [box(text.ownerSVGElement), box(text)];
    const cut = Math.max(edge.left - rect.left, rect.right - edge.right);
    if (cut > 1 && edge.width > 8) found.push(`text "${text.textContent.slice(0, 30)}" sticks ${Math.round(cut)} px out of its card`);
  }

  // 5. Scenes that touches pass through hide nothing that can be chosen now, and neither the question nor what must be seen.
  const solid = (node) => /^rgb\(|, (0\.[6-9]\d*|1)\)$| \/ (0\.[6-9]\d*|1)\)$/.test(getComputedStyle(node).backgroundColor);
  const scenes = [...document.querySelectorAll(".table :not(svg, svg *, .touch, .touch *, .badge *)")].filter((node) => getComputedStyle(node).pointerEvents === "none" && solid(node) && shown(node) && !small(box(node)));
  for (const scene of scenes) scene.style.setProperty("pointer-events", "auto");
  const wanted = [...touchable.filter((node) => node.matches(".open, .actions *")), ...document.querySelectorAll(".question .text")];
  for (const node of scenes.length ? wanted : []) {
    if (gone.has(node) || scrolls(node) || away(node)) continue;
    const rect = box(node);
    const scene = at(rect.left + rect.width / 2, rect.top + rect.height / 2)?.closest(".table *");
    const over = scenes.find((each) => each.contains(scene) && !each.contains(node) && !node.contains(each));
    if (over) found.push(`${name(node)} lies under the scene ${name(over)}`);
  }
  for (const scene of scenes) scene.style.removeProperty("pointer-events");

  // 6. Nothing is wider than the window, and a decision needs no scrolling.
  if (document.documentElement.scrollWidth > wide + 1) found.push(`the page is ${document.documentElement.scrollWidth - wide} px too wide`);
  if (main.scrollHeight > main.clientHeight + 2) found.push(`the board scrolls by ${main.scrollHeight - main.clientHeight} px`);
  return found;
}
