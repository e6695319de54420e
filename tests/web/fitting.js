// Runs in the page. Says what can be touched but not reached, what is cut, and what must be seen but is not.
() => {
  const EDGE = 28; // pixels of a card in a fan that are enough for a finger
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
  /** What may be scrolled by intent: long lists inside a box of their own. */
  const scrolls = (node) => node.closest("[data-scrolls], aside, .end, dialog");
  const box = (node) => node.getBoundingClientRect();
  const small = (rect) => rect.width < 3 || rect.height < 3;

  /** How far a box sticks out of the window or of whatever cuts it; 0 if it is all there. */
  function outside(node, rect) {
    let out = Math.max(-rect.left, rect.right - wide, -rect.top, rect.bottom - high);
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!clips(style)) continue;
      const edge = box(up);
      out = Math.max(out, edge.left - rect.left, rect.right - edge.right, edge.top - rect.top, rect.bottom - edge.bottom);
    }
    return Math.round(out);
  }

  const at = (x, y) => document.elementFromPoint(Math.min(wide - 1, Math.max(0, x)), Math.min(high - 1, Math.max(0, y)));
  const same = (node, hit) => hit && (node.contains(hit) || hit.contains(node) && hit.matches("label, button, a"));

  /** Whether something is a neighbour in the same fan or pile, or lies in the place that the node marks. */
  function beside(node, hit) {
    const other = hit?.closest(".touch, li, button");
    if (!other) return node.parentElement.contains(hit);
    return node.parentElement.contains(other) || other.parentElement.parentElement === node.parentElement.parentElement;
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
      // the widest run that is free, in the middle and near top and bottom
      const runs = [0.15, 0.5, 0.85].map((share) => {
        let best = 0, run = 0;
        for (let x = rect.left + 0.5; x < rect.right; x += 1) {
          run = same(node, at(x, rect.top + rect.height * share)) ? run + 1 : 0;
          best = Math.max(best, run);
        }
        return best;
      });
      const free = Math.max(...runs);
      if (free < Math.min(EDGE, rect.width / 2) - 1.5) found.push(`${name(node)} shows only ${free} px`);
    }
    const least = node.closest("[data-must='hand'], .actions") ? 23.5 : node.matches("[data-thing^='their:']") ? 16 : 19.5; // the own things are for fingers, whatever the window
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
      const cut = edge && !turned ? Math.max(edge.left - rect.left, rect.right - edge.right, edge.top - rect.top - 3, rect.bottom - edge.bottom - 3) : 0;
      const out = Math.max(cut, outside(text, rect) - (holder.closest(".card") ? 5 : 3));
      if (out > 2 && !told.has(holder)) {
        told.add(holder);
        found.push(`text "${text.data.trim().slice(0, 30)}" in ${name(frame ?? holder)} is cut by ${Math.round(out)} px`);
      }
    }
    if (!told.has(holder) && !holder.closest(".card, .touch")) {
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

  // 5. Nothing is wider than the window, and a decision needs no scrolling.
  if (document.documentElement.scrollWidth > wide + 1) found.push(`the page is ${document.documentElement.scrollWidth - wide} px too wide`);
  if (main.scrollHeight > main.clientHeight + 2) found.push(`the board scrolls by ${main.scrollHeight - main.clientHeight} px`);
  return found;
}
