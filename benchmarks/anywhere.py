"""The site without a hall, measured in a real browser; and whole seeded games in its worker beside our own.

python -m benchmarks.anywhere                 # sizes, starts, choices, bots, hints and memory, as one table
python -m benchmarks.anywhere compare 2000    # the same games, step by step: digests must agree
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from spellhall.bots.levels import LEVELS, MILLISECONDS  # noqa: E402
from spellhall.bots.strengths import strengths_of  # noqa: E402
from spellhall.games import game as find_game  # noqa: E402
from spellhall.games import own_ids  # noqa: E402
from spellhall.here.same import digests, pace, picked  # noqa: E402
from spellhall.kernel.chance import Seeded  # noqa: E402
from web.same_games import played, script, setups, timed  # noqa: E402
from web.site import ASKED, BUILT, MEMORY, PATIENCE, Site, Visitor  # noqa: E402

AT_ONCE = 100  # games that one worker compares before another one begins
STARTS = 3  # of each kind; the middle one counts
CHOICES = 80  # of each game
POSITIONS = 12  # of each game that bots and hints think about
ITERATIONS = 24  # by which the pace of a search is taken

CHOOSING = """async ([script, game, seats, count]) => {
  const files = await (await fetch("files.json")).json();
  const cache = `spellhall-here-${files.version}`;
  const base = new URL(".", location.href).href;
  const { port1, port2 } = new MessageChannel();
  const begin = (role, port) => new Promise((done) => {
    const worker = new Worker(script, { type: "module" });
    worker.addEventListener("message", ({ data }) => { if (data.kind === "ready") done(worker); });
    worker.postMessage({ kind: "start", role, base, cache, files: files.names, port }, [port]);
  });
  const [hall, thinker] = await Promise.all([begin("hall", port1), begin("thinker", port2)]);
  let ids = 0;
  const call = (method, path, body, token = "") => new Promise((done) => {
    const id = ++ids;
    const hear = ({ data }) => {
      if (data.kind !== "answer" || data.id !== id) return;
      hall.removeEventListener("message", hear);
      const [status, text] = JSON.parse(data.text);
      if (status !== 200) throw new Error(text);
      done(JSON.parse(text));
    };
    hall.addEventListener("message", hear);
    hall.postMessage({ kind: "call", id, method, path: `/api${path}`, body: JSON.stringify(body), token });
  });
  const times = [];
  for (let lot = 1; times.length < count;) {
    const { table, token } = await call("POST", "/tables", { game, seats });
    for (let seat = 1; seat < seats; seat++) await call("POST", `/tables/${table}/seats`, { token });
    for (let over = false; !over && times.length < count;) {
      for (let seat = 0; seat < seats && !over; seat++) {
        const { asked, table: now } = await call("GET", `/tables/${table}?seat=${seat}`, null, token);
        over = now.phase === "over";
        if (!asked) continue;
        lot = (lot * 48271) % 2147483647;
        const choice = asked.choices[lot % asked.choices.length][0];
        const began = performance.now();
        await call("POST", `/tables/${table}/do`, { seat, request: { do: "choose", choice, at: asked.at } }, token);
        times.push(performance.now() - began);
      }
    }
  }
  hall.terminate();
  thinker.terminate();
  return times;
}"""
"""Everybody at one screen chooses by lot; what is timed is a choice until it is stored and told."""


class Report:
    """One table, printed line by line, so that a run that is stopped has said something."""

    def __init__(self) -> None:
        print("| what | goal | measured |\n|---|---:|---:|", flush=True)

    def add(self, what: str, goal: str, measured: str) -> None:
        print(f"| {what} | {goal} | {measured} |", flush=True)


def p95(times: list[float]) -> float:
    return sorted(times)[min(len(times) - 1, int(0.95 * len(times)))]


def middle(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def sizes(report: Report) -> None:
    """What a player downloads, as a host that compresses sends it."""
    heavy = next(BUILT.glob("python-*"))
    packed = {path.name.removesuffix(".br"): path.stat().st_size for path in heavy.glob("*.br")}
    for name, size in sorted(packed.items(), key=lambda each: -each[1])[:4]:
        report.add(f"download: {name}", "", f"{size / 1e6:.2f} MB")
    page = sum(path.stat().st_size for path in (BUILT / "assets").glob("*.br"))
    report.add("download: the page with all boards", "", f"{page / 1e6:.2f} MB")
    report.add("download, everything (brotli)", "8 MB", f"{(sum(packed.values()) + page) / 1e6:.2f} MB")


def starts(browser: Browser, site: Site, report: Report) -> None:
    """From the click to the first question, on first and on second visits."""
    times: dict[str, list[float]] = {"first": [], "second": []}
    for _ in range(STARTS):
        me = Visitor(browser, site)
        for visit, found in times.items():
            me.open("/")
            me.see("[data-play=mathwiz]")
            me.page.wait_for_load_state("networkidle")
            began = time.perf_counter()
            me.page.click("[data-play=mathwiz]")
            me.see(ASKED)
            found.append(time.perf_counter() - began)
            if visit == "first":
                me.kept()
                me.until(MEMORY)
        me.context.close()
    for visit, goal in (("first", "6 s"), ("second", "3 s")):
        report.add(f"first deal after the click, {visit} visit", goal, f"{middle(times[visit]):.1f} s")


def memory(browser: Browser, site: Site, report: Report) -> None:
    """What the page's process holds for itself when a game is played, with both workers."""
    me = Visitor(browser, site)
    me.play(own_ids()[0])
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [psutil.Process(one["id"]).memory_full_info().uss for one in found if one["type"] == "renderer"]
    report.add("memory of the page with both workers", "200 MB", f"{max(pages) / 1e6:.0f} MB")
    me.context.close()


Position = tuple[dict[str, Any], dict[str, Any], int]


def positions(id: str) -> list[Position]:
    """Views of seats that are asked something, spread over seeded games."""
    game, number = find_game(id), 0
    out: list[Position] = []
    while len(out) < POSITIONS:
        number += 1
        setup = game.setup(game.seat_counts[number % len(game.seat_counts)], {}, None)
        state = game.start(setup, Seeded(f"times/{number}")).state
        for step in range(40):
            if state.outcome is not None:
                break
            waiting = game.waiting(state)
            seat = waiting[picked(f"{number}/seat/{step}", len(waiting))]
            choices = game.legal(state, seat)
            if step % 13 == 12 and len(choices) > 1:
                out.append((game.setup_to_json(setup), game.view_for(state, seat).to_json(), seat))
            state = game.apply(state, seat, choices[picked(f"{number}/choice/{step}", len(choices))]).state
    return out[:POSITIONS]


def thoughts(page: Page, id: str, report: Report) -> None:
    """Bots and hints of one game in a worker, and how far its levels get in their time there."""
    title, some = find_game(id).title, positions(id)
    for bot in ("apprentice", "adept"):
        work = [("think", [*each, bot, "times", 3000]) for each in some]
        report.add(f"{title}: {bot} (p95)", "300 ms", f"{p95([taken for _, taken in timed(page, work)]):.0f} ms")
    work = [("hint", [*each, 2]) for each in some]
    report.add(f"{title}: hint (p95)", "2000 ms", f"{p95([taken for _, taken in timed(page, work)]):.0f} ms")
    for level in ("adept", "magus", "archmage"):
        here = sum(played(page, [("pace", [*each, level, ITERATIONS]) for each in some]))
        ours = sum(pace(*each, level, ITERATIONS) for each in some)
        per_second = 1000 * ITERATIONS * len(some) / max(here, 0.001)
        wanted = strengths_of(find_game(id))[LEVELS.index(level)].playouts
        share = min(1.0, per_second * MILLISECONDS[level] / 1000 / max(1, wanted))
        told = f"{per_second:.0f} iterations/s, {here / max(ours, 0.001):.1f} times as long as native"
        report.add(f"{title}: {level}", "", f"{told}; {100 * share:.0f} % of {wanted} within its clock")


def times(browser: Browser, site: Site) -> None:
    report = Report()
    sizes(report)
    starts(browser, site, report)
    memory(browser, site, report)
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site.base}/")
    for id in own_ids():
        found = page.evaluate(CHOOSING, [script(), id, find_game(id).seat_counts[0], CHOICES])
        report.add(f"{find_game(id).title}: a choice is answered (p95)", "100 ms", f"{p95(found):.0f} ms")
        thoughts(page, id, report)


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
            times(browser, site)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
