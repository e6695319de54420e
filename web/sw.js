// The site without a network. This file is written by web/site.py with a version and a list; a browser that finds another one
// loads the new files behind the scenes and switches when the last tab of the old ones is closed: never in the middle of a game.
const VERSION = "@VERSION@";
const FILES = "@FILES@";
const PREFIX = "spellhall-here-";

const scope = new URL(registration.scope);
const docs = new URL("docs/", scope).href;
const kept = () => caches.open(PREFIX + VERSION);

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await kept();
    for (const name of FILES) {
      const address = new URL(name, scope).href;
      if (!(await cache.match(address))) await cache.add(new Request(address, { cache: "no-cache" }));
    }
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION).map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(scope.href)) return;
  const page = event.request.mode === "navigate" && address.pathname === scope.pathname;
  event.respondWith((async () => {
    const cache = await kept();
    const found = await cache.match(page ? scope.href : event.request, { ignoreSearch: true });
    if (found) return found;
    return address.href.startsWith(docs) ? documentation(cache, event.request) : fetch(event.request);
  })());
});

// The documentation is larger than the page and most players never open it: what somebody has opened is kept.
async function documentation(cache, request) {
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && !answer.redirected) await cache.put(request.url, answer.clone()).catch(() => {}); // no room: not kept
    return answer;
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    return Response.redirect(new URL("?/about#docs", scope).href);
  }
}
