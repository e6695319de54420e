"""A real Chromium and a real hall for the tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import Browser, sync_playwright

from web.harness import ROOT, Player


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Fails, and does not skip, where there is no Chromium."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "There is no Chromium: run 'make chromium', or install it as your system does."
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=program)
        yield made
        made.close()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    page = ROOT / "src" / "spellhall" / "hall" / "web" / "index.html"
    assert page.exists(), "The page is not built: run 'make web'."
    made = HallProcess(tmp_path_factory.mktemp("hall"))
    made.start()
    yield made
    made.kill()


@pytest.fixture
def player(browser: Browser, hall: HallProcess) -> Iterator[Callable[..., Player]]:
    """Makes players; at the end each of them must have met nothing bad."""
    made: list[Player] = []

    def make(**more: Any) -> Player:
        made.append(Player(browser, hall, **more))
        return made[-1]

    yield make
    for each in made:
        each.end()
