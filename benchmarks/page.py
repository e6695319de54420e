"""How quick the page is in a real Chromium: the front page until its doors are there, clicks until they are confirmed.

`python -m benchmarks.page [--clicks N]`. Nothing is asserted: machines differ. Needs `make web` and Chromium.
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

CLICK = """async () => {
  const line = document.querySelector('.question');
  const before = line.dataset.number;
  const start = performance.now();
  document.querySelector('[data-action].main').click();
  while (line.dataset.number === before && performance.now() - start < 5000)
    await new Promise(done => setTimeout(done, 1));
  return performance.now() - start;
}"""
TRANSFERRED = """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(each => each.transferSize).reduce((sum, size) => sum + size, 0)"""


def first_load(page: Page, hall: HallProcess) -> dict[str, Any]:
    page.goto(hall.base)
    page.locator(".door h2").first.wait_for()
    kib = page.evaluate(TRANSFERRED) / 1024
    times = []
    for _ in range(7):
        page.reload()
        page.locator(".door h2").first.wait_for()
        times.append(page.evaluate("performance.now()"))
    return {"front_page_kib": round(kib, 1), "front_page_ms": round(sorted(times)[len(times) // 2])}


def clicks(page: Page, hall: HallProcess, count: int) -> dict[str, Any]:
    """Sealed choices of Math Wiz, from the click to the number of the update that tells of it."""
    times: list[float] = []
    while len(times) < count:
        page.goto(hall.base)
        page.locator("[data-play=mathwiz]").click()
        while len(times) < count:
            page.wait_for_selector(".question.mine .text, .over")
            if page.locator(".over").count():
                break
            if not page.locator("[data-action].main").count():
                page.locator("[data-hand].open").first.click()
                page.locator("[data-hand].open").last.click()
            times.append(page.evaluate(CLICK))
            page.wait_for_timeout(60)
    times.sort()
    return {"clicks": count, "p50_ms": round(times[count // 2], 1), "p95_ms": round(times[int(count * 0.95)], 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    given = parser.parse_args()
    hall = HallProcess(Path(tempfile.mkdtemp(prefix="spellhall-page-")))
    hall.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
            page = browser.new_page()
            print(json.dumps({**first_load(page, hall), **clicks(page, hall, given.clicks)}))
    finally:
        hall.kill()


if __name__ == "__main__":
    main()
