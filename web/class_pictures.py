"""Pictures of a lesson for docs/teachers.md: opening, joining, overview, projector, report. `make pictures`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from benchmarks.halls import HallProcess  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402

from hall.pupils import Pupil, play  # noqa: E402

IMAGES = ROOT / "docs" / "images"
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PUPILS = 11


def picture(page: Page, name: str, folder: Path, whole: bool = False) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"class-{name}.jpg", type="jpeg", quality=72, full_page=whole)


def lesson(hall: HallProcess, folder: Path, language: str = "en-GB") -> None:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        teacher = browser.new_page(viewport=DESK, locale=language)  # type: ignore[arg-type]
        tablet = browser.new_page(viewport=PHONE, locale=language)  # type: ignore[arg-type]
        teacher.goto(f"{hall.base}/class")
        teacher.locator(".plan").nth(0).click()
        picture(teacher, "open", folder)
        teacher.locator("form .button.main").click()
        code = teacher.locator(".code").inner_text()
        id = teacher.url.rpartition("/")[2].partition("#")[0]
        screen = browser.new_page(viewport=DESK, locale=language)  # type: ignore[arg-type]
        screen.goto(f"{hall.base}/screen/{id}")
        tablet.goto(f"{hall.base}/c/{code}")
        tablet.locator(".huge").click()
        tablet.locator("li .display").wait_for()
        pupils = [Pupil(hall, id, seed, 0.2 if seed == 4 else 0.75) for seed in range(PUPILS)]
        for pupil in pupils[:-1]:
            pupil.attend()
        picture(screen, "join", folder)
        picture(tablet, "waiting", folder)
        teacher.get_by_role("button").nth(2).wait_for()
        teacher.locator("[aria-expanded]").click()
        picture(teacher, "seating", folder, whole=True)
        teacher.locator("[data-action=seat]").click()
        tablet.wait_for_url("**/t/**")
        play(pupils, 14)
        picture(teacher, "overview", folder, whole=True)
        picture(screen, "screen", folder)
        picture(tablet, "playing", folder)
        teacher.locator("[data-action=hold]").click()
        tablet.locator(".pause").wait_for()
        picture(tablet, "pause", folder)
        teacher.locator("[data-action=hold]").click()
        teacher.locator("[data-action=ending]").click()
        teacher.locator("[data-action=end]").click()
        teacher.locator("tbody").first.wait_for()
        picture(teacher, "report", folder, whole=True)
        tablet.wait_for_url("**/c/**")
        picture(tablet, "end", folder)
        for pupil in pupils:
            pupil.leave()
        browser.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        hall = HallProcess(Path(data))
        hall.start()
        try:
            lesson(hall, folder, sys.argv[2] if len(sys.argv) > 2 else "en-GB")
        finally:
            hall.kill()


if __name__ == "__main__":
    main()
