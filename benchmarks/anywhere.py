"""The site without a hall, measured in a real browser; and whole seeded games in its worker beside our own.

python -m benchmarks.anywhere                 # sizes, starts, choices, bots, hints, memory
python -m benchmarks.anywhere compare 2000    # the same games, step by step: digests must agree
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from spellhall.games import game, own_ids  # noqa: E402
from spellhall.here.same import digests  # noqa: E402
from web.site import ASKED, BUILT, Site, ready  # noqa: E402
from web.test_here import played, setups  # noqa: E402

LEVELS = ("apprentice", "adept", "magus")
CHOICES = 25
AT_ONCE = 100  # games that one worker compares before another one begins
CALL = """async ([method, path, body, token]) => {
  const files = performance.getEntriesByType("resource").map((one) => one.name);
  const { ask } = await import(files.find((name) => /assets\\/host\\.svelte-[^/]*\\.js$/.test(name)));
  const began = performance.now();
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await ask(path, { method, body: body ? JSON.stringify(body) : null, headers });
  return [performance.now() - began, await answer.text()];
}"""


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


def starts(browser: Browser, site: Site) -> Page:
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
    return page


def call(page: Page, method: str, path: str, body: Any = None, token: str = "") -> tuple[float, Any]:
    took, text = page.evaluate(CALL, [method, path, body, token])
    return float(took), json.loads(text)


def tables(page: Page) -> None:
    """Choices of one seat at a table for two on one screen: judged, carried out, stored and told."""
    print("\n| game | choice, median | choice, p95 | hint |\n|---|---:|---:|---:|")
    for id in own_ids():
        seats = game(id).seat_counts[0]
        _, made = call(page, "POST", "/api/tables", {"game": id, "seats": seats})
        token, table = made["token"], made["table"]
        for _ in range(seats - 1):
            call(page, "POST", f"/api/tables/{table}/seats", {"token": token})
        took: list[float] = []
        hint = 0.0
        for number in range(CHOICES):
            seat, now = next((at, seen) for at, seen in looks(page, table, token, seats) if seen["asked"])
            if not number:
                hint, _ = call(page, "GET", f"/api/tables/{table}/hint?seat={seat}&step=2", token=token)
            choices = now["asked"]["choices"]
            wish = {"do": "choose", "choice": choices[number * 7 % len(choices)][0], "at": now["asked"]["at"]}
            each, _ = call(page, "POST", f"/api/tables/{table}/do", {"seat": seat, "request": wish}, token)
            took.append(each)
        slow = quantiles(took, n=20)[-1]
        print(f"| {id} | {median(took):.0f} ms | {slow:.0f} ms | {hint / 1000:.1f} s |", flush=True)


def looks(page: Page, table: str, token: str, seats: int) -> Any:
    for seat in range(seats):
        yield seat, call(page, "GET", f"/api/tables/{table}?seat={seat}", token=token)[1]


def bots(page: Page) -> None:
    """How long a level thinks about the first decision of a game, as the second worker is asked."""
    print("\n| game | " + " | ".join(LEVELS) + " |\n|---|" + "---:|" * len(LEVELS))
    for id in own_ids():
        made = game(id)
        setup = made.setup(made.seat_counts[0], {}, None)
        from spellhall.kernel.chance import Seeded

        state = made.start(setup, Seeded("bots")).state
        seat = made.waiting(state)[0]
        view = made.view_for(state, seat).to_json()
        work = [("think", [made.setup_to_json(setup), view, seat, level, "luck", 3000]) for level in LEVELS]
        took = []
        for each in work:
            began = time.perf_counter()
            played(page, [each])
            alone = time.perf_counter() - began
            began = time.perf_counter()
            played(page, [each, each])
            took.append(time.perf_counter() - began - alone)
        print(f"| {id} | " + " | ".join(f"{max(0.0, one) * 1000:.0f} ms" for one in took) + " |", flush=True)


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
            page = starts(browser, site)
            tables(page)
            bots(page)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
