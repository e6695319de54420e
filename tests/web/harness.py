"""A player in a real browser, who notices everything that a user should never meet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from benchmarks.halls import HallProcess
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

ROOT = Path(__file__).resolve().parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
REST = """() => Promise.race([
  Promise.allSettled(document.getAnimations()
    .filter(each => each.effect?.getComputedTiming().iterations !== Infinity).map(each => each.finished)),
  new Promise(done => setTimeout(done, 3000)),
])"""
DESK = (1280, 800)
PHONE = (360, 740)
SETTINGS = "spellhall.settings"


class Player:
    """One browser window at a hall. Errors, foreign requests and failed ones are collected; `end` fails on any."""

    def __init__(
        self, browser: Browser, hall: HallProcess, size: tuple[int, int] = DESK, scheme: str = "light", **more: Any
    ) -> None:
        self.hall = hall
        self.problems: list[str] = []
        self.lost_line = False  # set while the hall is meant to be away
        likes = {"pace": more.pop("pace", "off"), "played": not more.pop("new", False), **more.pop("settings", {})}
        kept = json.dumps(likes)
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,  # type: ignore[arg-type]
            locale=more.pop("locale", "en-GB"),
            **more,
        )
        # moves of others follow each other at once, and this is no first game, unless a test is about that
        self.context.add_init_script(
            f"try {{ localStorage.getItem('{SETTINGS}') ?? localStorage.setItem('{SETTINGS}', '{kept}') }} catch {{}}"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(f"script error: {error}"))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.lost_line:
            self.problems.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        at_home = (self.hall.base, self.hall.base.replace("http", "ws"), "data:")
        if not request.url.startswith(at_home):
            self.problems.append(f"a request to elsewhere: {request.url}")

    # ------------------------------------------------------------ going and looking

    def open(self, path: str = "/") -> Player:
        self.page.goto(self.hall.base + path)
        return self

    def see(self, selector: str) -> Locator:
        found = self.page.locator(selector)
        found.first.wait_for()
        return found

    def text(self, selector: str) -> str:
        return self.see(selector).first.inner_text()

    def check(self, where: str) -> None:
        """No finding of axe, and nothing wider than the window, once everything has come to rest."""
        self.page.evaluate(REST)
        self.page.evaluate(AXE)
        found = self.page.evaluate(
            "tags => axe.run(document, { runOnly: tags }).then(all => all.violations.map(one => "
            "`${one.id}: ${one.nodes.map(node => node.target.join(' ')).slice(0, 3).join(' | ')}`))",
            STANDARDS,
        )
        self.problems += [f"{where}: {each}" for each in found]
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if wide > 1:
            self.problems.append(f"{where}: {wide} pixels wider than the window")

    def end(self) -> None:
        self.context.close()
        assert not self.problems, "\n".join(self.problems)

    # ------------------------------------------------------------ sitting down

    def sit_at(self, table: str) -> Player:
        """Open the link of a table and take a free seat there."""
        self.open(f"/t/{table}")
        self.see("button:has-text('Sit here')").first.click()
        return self

    def take(self, seated: dict[str, Any], game: str) -> Player:
        """Go to a table as somebody who has sat down there already, over the interface for programs."""
        kept = {"table": seated["table"], "game": game, "token": seated["token"], "seats": [seated["seat"]], "name": ""}
        self.open("/about")
        self.page.evaluate(
            "kept => localStorage.setItem('spellhall.tables', JSON.stringify([kept]))",
            {**kept, "code": "", "at": 0, "over": False},
        )
        return self.open(f"/t/{seated['table']}")

    def settled(self) -> str:
        """Wait until this player can answer a question, or the game is over; says which."""
        self.page.wait_for_selector(
            ".over, .curtain, #main:has(> :not(.lost)) ~ .question.mine:not([aria-busy=true]) .text"
        )
        if self.page.locator(".over").count():
            return "over"
        return "curtain" if self.page.locator(".curtain").count() else "asked"

    # ------------------------------------------------------------ keys alone

    def tab_to(self, selector: str, most: int = 60) -> None:
        """Press Tab until the focus is on such an element, as soon as there is one."""
        self.page.wait_for_selector(selector, state="attached")
        for _ in range(most):
            if self.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def table_for_guests(hall: HallProcess, game: str, seats: int = 2, **more: Any) -> str:
    """A table whose host does not play; whoever opens the link finds free seats."""
    return str(hall.table(seats, game=game, sit=False, **more)["table"])


def stored(player: Player) -> list[dict[str, Any]]:
    """What the browser remembers of its tables."""
    return list(json.loads(player.page.evaluate("localStorage.getItem('spellhall.tables') ?? '[]'")))
