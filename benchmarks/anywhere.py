"""The site without a hall, measured in a real browser; and whole seeded games in its worker beside our own.

python -m benchmarks.anywhere                 # sizes, and the time from the click to the first deal
python -m benchmarks.anywhere compare 2000    # the same games, step by step: digests must agree
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from spellhall.here.same import digests  # noqa: E402
from web.site import ASKED, BUILT, Site, ready  # noqa: E402
from web.test_here import played, setups  # noqa: E402

AT_ONCE = 100  # games that one worker compares before another one begins


def sizes() -> None:
    """What a player downloads, as a host that compresses sends it."""
    heavy = next(BUILT.glob("python-*"))
    small = {
        path.name: path.with_name(f"{path.name}.br").stat().st_size for path in heavy.iterdir() if path.suffix != ".br"
    }
    page = sum(path.stat().st_size for path in (BUILT / "assets").glob("*.br"))
    print("| file | MB (brotli) |\n|---|---:|")
    for name, size in sorted(small.items(), key=lambda each: -each[1]):
        print(f"| {name} | {size / 1e6:.2f} |")
    print(f"| all of these | {sum(small.values()) / 1e6:.2f} |")
    print(f"| scripts and styles of the page, all boards | {page / 1e6:.2f} |")


def starts(browser: Browser, site: Site) -> None:
    """From the click to the first question, on a first and on a second visit."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    for visit in ("first", "second"):
        page.goto(f"{site.base}/")
        page.wait_for_selector("[data-play]")
        began = time.perf_counter()
        page.click("[data-play=mathwiz]")
        page.wait_for_selector(ASKED, timeout=120_000)
        print(f"| first deal after the click, {visit} visit | {time.perf_counter() - began:.1f} s |")
        ready(page)


def compare(page: Page, count: int) -> None:
    wanted = setups(count)
    steps = 0
    for first in range(0, count, AT_ONCE):
        some = wanted[first : first + AT_ONCE]
        for each, found in zip(some, played(page, [("digests", list(each)) for each in some]), strict=True):
            if found != digests(*each):
                sys.exit(f"Another game than ours: {each}.")
            steps += len(found)
        print(f"{first + len(some)} games, {steps} positions: the same.", flush=True)


def main(words: list[str]) -> None:
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=program)
        if words:
            page = browser.new_page()
            page.goto(f"{site.base}/")
            compare(page, int(words[1]))
        else:
            sizes()
            print("\n| what | |\n|---|---:|")
            starts(browser, site)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
