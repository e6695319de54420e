"""The built site on a plain file server, under a sub-path, as any host would show it."""

from __future__ import annotations

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.harness import ROOT

BUILT = ROOT / "build" / "site"
ASKED = ".question.mine:not([aria-busy=true]) .text"


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


def play(page: Page, game: str) -> None:
    """From the front page into a game, until it asks something."""
    page.click(f"[data-play={game}]")
    page.wait_for_selector(ASKED, timeout=60_000)


def ready(page: Page) -> None:
    """Until the service worker has everything and answers for the network."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=60_000)


def away(page: Page) -> None:
    """Let a bot play to the end of the game."""
    page.click("button:has-text('Menu')")
    page.click("button:has-text('Let a bot play')")
    page.wait_for_selector(".over", timeout=120_000)
