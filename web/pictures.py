"""Pictures for the README: every board in the middle of play, on a desk and on a phone, by day and by night; and one
that moves. `make pictures`."""

from __future__ import annotations

import base64
import random
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from benchmarks.animation import animated  # noqa: E402
from benchmarks.halls import HallProcess  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

IMAGES = ROOT / "docs" / "images"
STEPS = {"mathwiz": 9, "mathemagician": 16, "prestidigitators": 44, "spellcaster": 22, "novatus": 24}
DESK, PHONE = (1280, 800), (390, 844)
SCREENS = [
    (f"{screen}-{light}", size, scheme)
    for screen, size in (("desk", DESK), ("phone", PHONE))
    for light, scheme in (("day", "light"), ("night", "dark"))
]
PEOPLE = (("Ada", "owl"), ("Benno", "fox"))
MOVING, MOVES, SMALL = "novatus", 7, (800, 500)
WEBP = """async ([png, width, height]) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height);
  const made = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.62 })).arrayBuffer());
  return btoa(Array.from(made, each => String.fromCharCode(each)).join(''));
}"""


@dataclass
class Played:
    """A table with two people, and the way to play on there."""

    hall: HallProcess
    game: str
    table: str
    tokens: list[str]

    def asked(self, seat: int) -> dict[str, Any] | None:
        _, shown = self.hall.call("GET", f"/api/tables/{self.table}", token=self.tokens[seat])
        found: dict[str, Any] | None = shown["asked"]
        return found

    def turn(self) -> int:
        """The seat that is asked; −1 after the end."""
        return next((seat for seat in range(len(self.tokens)) if self.asked(seat) is not None), -1)

    def step(self, dice: random.Random) -> None:
        """One sensible choice of whoever is asked."""
        seat = self.turn()
        asked = self.asked(seat) if seat >= 0 else None
        if asked is None:
            return
        _, hints = self.hall.call("GET", f"/api/tables/{self.table}/hint", token=self.tokens[seat])
        choice = hints[0]["choice"] if hints else dice.choice(asked["choices"])[0]
        request = {"do": "choose", "choice": choice, "at": asked["at"]}
        self.hall.call("POST", f"/api/tables/{self.table}/do", {"request": request}, self.tokens[seat])

    def kept(self, seat: int) -> dict[str, Any]:
        """What the browser of a seat remembers."""
        told = {"table": self.table, "game": self.game, "token": self.tokens[seat], "seats": [seat]}
        return {**told, "name": "", "code": "", "at": 0, "over": False}


def played(hall: HallProcess, game: str, steps: int) -> Played:
    """A table of two people in the thick of a sensible game."""
    (host, face), (guest, other) = PEOPLE
    made = hall.table(game=game, name=host, face=face)
    sat = hall.sit(made["table"], name=guest, face=other)
    one = Played(hall, game, made["table"], [made["token"], sat["token"]])
    dice = random.Random(7)
    for _ in range(steps):
        one.step(dice)
    return one


def window(browser: Browser, hall: HallProcess, path: str, size: tuple[int, int], scheme: str, kept: Any) -> Page:
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale="en-GB",
    )
    page = made.new_page()
    page.goto(f"{hall.base}/about")
    page.evaluate("kept => localStorage.setItem('spellhall.tables', JSON.stringify(kept))", kept)
    page.goto(hall.base + path)
    page.wait_for_selector(".door h2, main .board, main .velvet", timeout=60_000)
    page.evaluate("document.fonts.ready")
    return page


def picture(page: Page, name: str) -> None:
    page.wait_for_timeout(2500)
    page.screenshot(path=str(IMAGES / f"{name}.jpg"), type="jpeg", quality=76)
    page.context.close()


def board_pictures(browser: Browser, hall: HallProcess, game: str, steps: int) -> None:
    one = played(hall, game, steps)
    seat = max(0, one.turn())
    there = window(browser, hall, f"/t/{one.table}", DESK, "light", [one.kept(1 - seat)])  # nobody sits alone
    for name, size, scheme in SCREENS:
        picture(window(browser, hall, f"/t/{one.table}", size, scheme, [one.kept(seat)]), f"{game}-{name}")
    there.context.close()


def moving_picture(browser: Browser, hall: HallProcess) -> None:
    """Several turns as one of the players sees them."""
    one = played(hall, MOVING, STEPS[MOVING] - 4)
    there = window(browser, hall, f"/t/{one.table}", DESK, "light", [one.kept(1)])
    page = window(browser, hall, f"/t/{one.table}", DESK, "light", [one.kept(0)])
    if page.locator("aside [data-action=close], aside button[aria-label=Close]").count():
        page.locator("aside [data-action=close], aside button[aria-label=Close]").first.click()
    page.wait_for_timeout(1500)
    dice, frames = random.Random(7), [(still(page), 1200)]
    for _ in range(MOVES):
        one.step(dice)
        for wait, stays in ((250, 250), (350, 350), (900, 1100)):
            page.wait_for_timeout(wait)
            frames.append((still(page), stays))
    (IMAGES / "play.webp").write_bytes(animated(frames, *SMALL))
    page.context.close()
    there.context.close()


def still(page: Page) -> bytes:
    """What the page shows now, as a small WebP; the browser itself encodes it."""
    png = base64.b64encode(page.screenshot()).decode()
    encoder = page.context.new_page()
    made = str(encoder.evaluate(WEBP, [png, *SMALL]))
    encoder.close()
    return base64.b64decode(made)


def main() -> None:
    hall = HallProcess(Path(tempfile.mkdtemp(prefix="spellhall-pictures-")))
    hall.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
            for name, size, scheme in SCREENS:
                picture(window(browser, hall, "/", size, scheme, []), f"hall-{name}")
            for game, steps in STEPS.items():
                board_pictures(browser, hall, game, steps)
            moving_picture(browser, hall)
    finally:
        hall.kill()


if __name__ == "__main__":
    main()
