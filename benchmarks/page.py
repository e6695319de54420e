"""How quick the page is in a real Chromium: the front page until its doors are there, clicks until they are confirmed.

`python -m benchmarks.page [--clicks N] [--games mathwiz novatus]`. A click is a choice on a game's own board, made by
the button of a hint. It counts as answered when the frame is painted that shows what the hall has confirmed. The parts
are the hall with the socket (from sending to hearing) and the page (from the click to sending, from hearing to the
changed page). Nothing is asserted: machines differ. Needs `make web` and Chromium.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.halls import HallProcess

GAMES = ["mathwiz", "mathemagician", "prestidigitators", "spellcaster", "novatus"]
BOT = "novice"
MOST_TABLES = 12

LISTEN = """
  const Plain = window.WebSocket;
  window.line = { sent: 0, heard: 0 };
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', each => {
        if (window.line.sent && !window.line.heard && String(each.data).includes('"type":"update"'))
          window.line.heard = performance.now();
      });
    }
    send(data) { if (window.line.armed) window.line.sent = performance.now(); super.send(data); }
  };
"""
CLICK = """() => new Promise(done => {
  const line = document.querySelector('.question');
  const before = line.dataset.number;
  const start = performance.now();
  window.line = { armed: true, sent: 0, heard: 0 };
  const late = setTimeout(() => { watch.disconnect(); done(null); }, 5000);
  const watch = new MutationObserver(() => {
    if (line.dataset.number === before) return;
    watch.disconnect();
    clearTimeout(late);
    const shown = performance.now();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        const { sent, heard } = window.line;
        window.line = { sent: 0, heard: 0 };
        done({ all: performance.now() - start, hall: heard - sent, page: shown - heard + sent - start });
      };
      painted.port2.postMessage(0);
    });
  });
  watch.observe(line, { attributes: true, attributeFilter: ['data-number'] });
  document.querySelector("[data-hint='0']").click();
})"""
TRANSFERRED = """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(each => each.transferSize).reduce((sum, size) => sum + size, 0)"""


FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"

SETTLED = """localStorage.setItem("spellhall.settings", '{"pace": "off", "played": true}')"""
"""What is measured is the page, not the time that moments are given on purpose; and whole games are played."""


def first_load(page: Page, hall: HallProcess) -> dict[str, Any]:
    page.goto(hall.base)
    page.locator(".door h2").first.wait_for()
    kib = page.evaluate(TRANSFERRED) / 1024
    times, paints = [], []
    for _ in range(7):
        page.reload()
        page.locator(".door h2").first.wait_for()
        times.append(page.evaluate("performance.now()"))
        paints.append(page.evaluate(FIRST_PAINT))
    middle = len(times) // 2
    first, whole = round(sorted(paints)[middle]), round(sorted(times)[middle])
    return {"front_page_kib": round(kib, 1), "first_paint_ms": first, "front_page_ms": whole}


def clicks(page: Page, hall: HallProcess, game: str, count: int) -> dict[str, Any]:
    """Choices of one game, each from the click to the painted frame that shows what the hall made of it."""
    made: list[dict[str, float]] = []
    for _ in range(MOST_TABLES):
        page.goto(hall.base)
        page.locator(f".door:has([data-play={game}]) select").select_option(BOT)
        page.locator(f"[data-play={game}]").click()
        page.wait_for_selector(".question.mine .text")
        page.keyboard.press("h")
        while len(made) < count:
            page.wait_for_selector("[data-hint='0'], .over, aside[data-open=hint] p:not(.muted)", timeout=60_000)
            if not page.locator("[data-hint='0']").count():
                break
            page.wait_for_timeout(150)
            taken = page.evaluate(CLICK)
            if taken is None:
                break
            made.append(taken)
        if len(made) >= count:
            break
    return {"game": game, "clicks": len(made), **{part: shares([each[part] for each in made]) for part in made[0]}}


def shares(times: list[float]) -> dict[str, float]:
    times.sort()
    return {"p50_ms": round(times[len(times) // 2], 1), "p95_ms": round(times[int(len(times) * 0.95)], 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--games", nargs="*", default=GAMES)
    given = parser.parse_args()
    hall = HallProcess(Path(tempfile.mkdtemp(prefix="spellhall-page-")))
    hall.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
            page = browser.new_page()
            page.add_init_script(SETTLED)
            print(json.dumps(first_load(page, hall)), flush=True)
            page.add_init_script(LISTEN)
            for game in given.games:
                print(json.dumps(clicks(page, hall, game, given.clicks)), flush=True)
    finally:
        hall.kill()


if __name__ == "__main__":
    main()
