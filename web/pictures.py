"""Pictures of the hall for the README: every board on a desk and on a phone, by day and by night. `make pictures`."""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from benchmarks.halls import HallProcess  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

IMAGES = ROOT / "docs" / "images"
STEPS = {"mathwiz": 9, "mathemagician": 16, "prestidigitators": 44, "spellcaster": 22, "novatus": 24}
SCREENS = [
    (f"{screen}-{light}", size, scheme)
    for screen, size in (("desk", (1440, 900)), ("phone", (390, 844)))
    for light, scheme in (("day", "light"), ("night", "dark"))
]


def ask(hall: HallProcess, table: str, token: str) -> dict[str, Any] | None:
    asked: dict[str, Any] | None = hall.call("GET", f"/api/tables/{table}", token=token)[1]["asked"]
    return asked


def played_on(hall: HallProcess, game: str, steps: int) -> tuple[str, str, int]:
    """A table in the thick of a sensible game: its id, and the token and seat of somebody who is asked."""
    made = hall.table(game=game)
    table, tokens = made["table"], [made["token"], hall.sit(made["table"])["token"]]
    dice = random.Random(7)
    while True:
        seat = next(at for at, token in enumerate(tokens) if ask(hall, table, token) is not None)
        asked = ask(hall, table, tokens[seat])
        if steps <= 0 or asked is None:
            return table, tokens[seat], seat
        _, hints = hall.call("GET", f"/api/tables/{table}/hint", token=tokens[seat])
        choice = hints[0]["choice"] if hints else dice.choice(asked["choices"])[0]
        request = {"do": "choose", "choice": choice, "at": asked["at"]}
        hall.call("POST", f"/api/tables/{table}/do", {"request": request}, tokens[seat])
        steps -= 1


def picture(
    browser: Browser, hall: HallProcess, path: str, name: str, size: tuple[int, int], scheme: str, kept: Any
) -> None:
    window = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,  # type: ignore[arg-type]
    )
    page = window.new_page()
    page.goto(f"{hall.base}/about")
    page.evaluate("kept => localStorage.setItem('spellhall.tables', JSON.stringify(kept))", kept)
    page.goto(hall.base + path)
    page.wait_for_selector(".door h2, main .board, main .velvet", timeout=60_000)
    page.wait_for_timeout(2500)
    page.screenshot(path=str(IMAGES / f"{name}.jpg"), type="jpeg", quality=82)
    window.close()


def main() -> None:
    hall = HallProcess(Path(tempfile.mkdtemp(prefix="spellhall-pictures-")))
    hall.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
            for name, size, scheme in SCREENS:
                picture(browser, hall, "/", f"hall-{name}", size, scheme, [])
            for game, steps in STEPS.items():
                table, token, seat = played_on(hall, game, steps)
                kept = [
                    {"table": table, "game": game, "token": token, "seats": [seat], "name": "", "code": "", "at": 0}
                ]
                for name, size, scheme in SCREENS:
                    picture(browser, hall, f"/t/{table}", f"{game}-{name}", size, scheme, kept)
    finally:
        hall.kill()


if __name__ == "__main__":
    main()
