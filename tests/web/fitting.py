"""What a window shows and what it hides: boxes are measured in a real browser, at every size that people use."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from benchmarks.halls import HallProcess
from playwright.sync_api import Page

import spellhall
from hall.lines import Line
from spellhall.games import game as find_game
from spellhall.games import game_ids
from web.harness import Player

SIZES = [(1280, 800), (1440, 900), (1024, 768), (800, 1280), (390, 844), (360, 640), (844, 390)]
TABLES = [(game, seats) for game in game_ids() for seats in find_game(game).seat_counts if seats <= 4]
MEASURE = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")
STILL = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().iterations !== Infinity) try { each.finish(); } catch { each.cancel(); }
  requestAnimationFrame(() => done(true));
})))"""
"""Two frames for the layout, then everything that still moves is at its end."""
MUSTS = """() => [...new Set([...document.querySelectorAll("main [data-must]")]
  .filter(node => node.checkVisibility() && node.getBoundingClientRect().width > 3).map(node => node.dataset.must))]"""
MANNERS: dict[str, dict[str, Any]] = {
    "plain": {},
    "french": {"locale": "fr-FR"},
    "large": {"settings": {"text": 150}},
}
"""How the page is set up: nearly all is measured as it comes, some in a wordy language and in large text."""


def misfits(page: Page, size: tuple[int, int]) -> list[str]:
    """What is cut, covered or outside at this size, in sentences."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STILL)
    found: list[str] = page.evaluate(MEASURE)
    return found


def look(page: Page, where: str, pictures: Path | None = None, sizes: Any = None) -> list[str]:
    """The misfits at every size, each with its place; a picture is kept of every size that has some."""
    problems: list[str] = []
    wanted: list[str] = []  # what must be seen is the same at every size
    for size in sizes or SIZES:
        found = misfits(page, size)
        shown: list[str] = page.evaluate(MUSTS)
        wanted = wanted or shown
        found += [f"{each} must be seen and is not there" for each in wanted if each not in shown]
        problems += [f"{size[0]}x{size[1]} {where}: {each}" for each in found]
        if found and pictures is not None:
            name = f"{where}-{size[0]}x{size[1]}".replace(" ", "-").replace(",", "")
            page.screenshot(path=str(pictures / f"{name}.png"))
    return problems


class Watched:
    """A table of people, all of whom are played here; a page looks on from the first seat and may be resized."""

    def __init__(
        self, hall: HallProcess, player: Player, game: str, seats: int, dice: random.Random, **more: object
    ) -> None:
        made = hall.table(seats, game=game, seat=0, **more)
        tokens = [made["token"], *(hall.sit(made["table"])["token"] for _ in range(seats - 1))]
        self.dice, self.player = dice, player
        self.lines = [Line(hall, made["table"], token) for token in tokens]
        for line in self.lines:
            line.until("welcome")
        player.take({"table": made["table"], "token": tokens[0], "seat": 0}, game)
        self.seen()

    def over(self) -> bool:
        return str(self.lines[0].table["phase"]) != "playing"

    def phase(self) -> str:
        """What is going on, and whether the one who looks on is asked: a board that looks different."""
        stack = self.lines[0].view["table"]["stack"]
        return f"{stack[-1]['@'] if stack else 'over'} {'asked' if self.lines[0].asked else 'waiting'}"

    def step(self) -> None:
        """Somebody who is asked makes a random choice, and everybody hears of it."""
        while not (asked := [line for line in self.lines if line.asked]):
            self.lines[0].hear()
        line = self.dice.choice(asked)
        assert line.asked is not None
        answer = line.choose(self.dice.randrange(len(line.asked["choices"])))
        assert answer["type"] == "done", answer
        for each in self.lines:
            each.do(do="why", choice="?")  # its answer comes after every update

    def seen(self) -> None:
        """Wait until the page has heard everything that its seat was told."""
        self.player.page.wait_for_function(
            "number => Number(document.querySelector('.question')?.dataset.number ?? -1) >= number && "
            "document.querySelector('#main > :not(.lost)')",
            arg=self.lines[0].number,
            timeout=60_000,
        )

    def close(self) -> None:
        for line in self.lines:
            line.close()


def late(game: str, seats: int, share: float) -> tuple[str, int]:
    """The record of a random game, and a step near this share of it."""
    dice = random.Random(f"{game}/{seats}")
    played = spellhall.new(game, seats=seats, seed=7)
    while not played.over:
        seat = dice.choice(played.waiting)
        played.play(dice.choice(played.legal(seat)), seat=seat)
    return played.record(), int(len(played.history) * share)


def fullest(game: str, seats: int, games: int) -> dict[str, tuple[str, int]]:
    """The record and the step of the fullest position of every phase that these random games came to.

    Full is what takes many words to tell: counted piles are short in words, and cards that lie open are long.
    """
    found: dict[str, tuple[int, int, int]] = {}
    records: list[str] = []
    for seed in range(games):
        dice = random.Random(f"{game}/{seats}/{seed}")
        played = spellhall.new(game, seats=seats, seed=seed)
        while not played.over:
            seat = dice.choice(played.waiting)
            played.play(dice.choice(played.legal(seat)), seat=seat)
            if played.over:
                break
            top = played.view(0).state.stack[-1]
            phase = f"{type(top).__name__} {'asked' if 0 in played.waiting else 'waiting'}"
            full = len(played.text(0))
            if full > found.get(phase, (0,))[0]:
                found[phase] = (full, seed, len(played.history))
        records.append(played.record())
    return {phase: (records[seed], step) for phase, (_, seed, step) in sorted(found.items())}
