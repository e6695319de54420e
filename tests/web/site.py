"""The built site on a plain file server, under a sub-path, as any host would show it."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from web.harness import ROOT, Player

BUILT = ROOT / "build" / "site"
ASKED = ".question.mine:not([aria-busy=true]) .text"
PATIENCE = 90_000  # milliseconds in which Python begins, on the busiest machine

ENTRIES = """() => new Promise((done) => {
  const opening = indexedDB.open("spellhall");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("entries").objectStore("entries").getAll();
    reading.onsuccess = () => { opening.result.close(); done(reading.result); };
  };
})"""
"""Everything that the browser has stored of its games."""


MEMORY = """() => caches.keys().then((names) => caches.open(names[0])).then((one) => one.keys())
  .then((all) => all.some((request) => request.url.includes("/memory?")))"""
"""Whether Python's memory is kept for the next start."""

FILL = """async () => {
  const base = await new Promise((done) => {
    const opening = indexedDB.open("ballast");
    opening.onupgradeneeded = () => opening.result.createObjectStore("stones", { autoIncrement: true });
    opening.onsuccess = () => done(opening.result);
  });
  const fits = (size) => new Promise((done) => {
    const stone = new Uint8Array(size);
    for (let at = 0; at < size; at += 65536) crypto.getRandomValues(stone.subarray(at, Math.min(size, at + 65536)));
    const writing = base.transaction("stones", "readwrite");
    writing.objectStore("stones").add(stone);
    writing.oncomplete = () => done(true);
    writing.onabort = () => done(false);
  });
  for (const size of [1 << 20, 1 << 16, 1 << 12, 1 << 8, 1]) while (await fits(size));
  base.close();
}"""
"""Writes until the browser refuses a single byte. A lower limit alone would be noticed half a minute later."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class Site:
    """Serves a copy of the site, which a test may change; `base` is what a player's window takes for its hall."""

    def __init__(self, folder: Path) -> None:
        assert (BUILT / "sw.js").exists(), "The site is not built: run 'make site'."
        self.folder = folder / "some" / "where"
        shutil.copytree(BUILT, self.folder, ignore=shutil.ignore_patterns("*.br", "docs"))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.base = f"http://127.0.0.1:{self.server.server_port}/some/where"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Visitor(Player):
    """A player at a site. Its pages lie behind a question mark, and beginning takes a while."""

    def __init__(self, browser: Browser, site: Site, **more: Any) -> None:
        super().__init__(browser, site, **more)  # type: ignore[arg-type]
        self.page.set_default_timeout(PATIENCE)

    def open(self, path: str = "/") -> Visitor:
        super().open("/" if path == "/" else f"/?{path}")
        return self

    def play(self, game: str) -> None:
        """From the front page into a game, until it asks something."""
        self.open("/")
        self.see(f"[data-play={game}]").click()
        self.see(ASKED)

    def pick(self) -> None:
        """Two runes, sealed: a choice that nobody else sees yet."""
        self.see(ASKED)
        for place in (0, 1):
            self.page.locator("main [data-hand]").nth(place).click()
        self.see(".question [data-action].main").click()

    def kept(self) -> None:
        """Wait until the service worker has everything and answers for the network."""
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def until(self, check: str) -> None:
        """Wait for a promise of the page to say yes."""
        self.page.evaluate(
            f"async () => {{ for (let go = 0; go < 1800; go++) {{ if (await ({check})()) return; "
            "await new Promise((next) => setTimeout(next, 50)); } throw new Error('it never came'); }"
        )

    @contextmanager
    def offline(self) -> Iterator[None]:
        """No network, for the page, its workers and the service worker."""
        self.kept()
        self.context.set_offline(True)
        try:
            yield
        finally:
            self.context.set_offline(False)

    def room(self, bytes: int | None) -> None:
        """How much this browser may store of the site; None: as much as it likes."""
        origin = "/".join(self.hall.base.split("/")[:3])
        limit: dict[str, Any] = {} if bytes is None else {"quotaSize": bytes}
        self.context.new_cdp_session(self.page).send("Storage.overrideQuotaForOrigin", {"origin": origin, **limit})

    def entries(self) -> list[str]:
        return list(self.page.evaluate(ENTRIES))

    def chosen(self, seat: int) -> int:
        """How many choices of a seat are stored, over all games of this browser."""
        entries = [json.loads(text) for text in self.entries()]
        return len([one for one in entries if one["kind"] == "chose" and one["seat"] == seat])


def away(page: Page) -> None:
    """Let a bot play to the end of the game."""
    page.click("button:has-text('Menu')")
    page.click("button:has-text('Let a bot play')")
    page.wait_for_selector(".over", timeout=180_000)
