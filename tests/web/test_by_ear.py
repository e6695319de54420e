"""Games won through the accessibility tree alone: roles and names, as a screen reader tells them, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import Locator, Page, expect

from web.harness import Player, table_for_guests

Make = Callable[..., Player]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("mathwiz", {"end_mode": "rounds", "round_limit": 3}),
    ("mathemagician", {"turn_limit": 4, "starting_strength": 6}),
    ("novatus", {"end_position": 3, "first_player": "A"}),
    ("prestidigitators", {}),
    ("spellcaster", {}),
]
PATIENCE = 120_000  # milliseconds that others may take to think
MOST = 5  # games against somebody who plays at random


class Listener:
    """Somebody who hears the page. What they know of it is roles and names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.question = page.get_by_role("region", name="Your question")
        self.over = page.get_by_role("region", name="The game is over")
        self.others = page.get_by_role("region", name="Where the game stands")
        self.told = page.get_by_role("log")
        self.hint = self.button("Do this").first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def asked(self) -> bool:
        """Wait for a question or for the end; says whether it is a question."""
        expect(self.question.or_(self.over).first).to_be_visible(timeout=PATIENCE)
        return not self.over.is_visible()

    def ask_for_a_hint(self) -> None:
        """Hear a hint and do what it says, unless the turn has just passed to somebody else."""
        if not self.hint.is_visible():
            self.button("Hint").click()
        expect(self.hint.or_(self.over).or_(self.others).first).to_be_visible(timeout=PATIENCE)
        if not self.hint.is_visible():
            return
        before = self.told.inner_text()
        self.hint.click()
        expect(self.told).not_to_have_text(before, timeout=PATIENCE)

    def play(self, answer: Callable[[], None]) -> str:
        """One game to its end; the heading of the result."""
        while self.asked():
            answer()
        return self.over.get_by_role("heading").first.inner_text()

    def win(self, answer: Callable[[], None]) -> None:
        for _ in range(MOST):
            if self.play(answer) == "You win":
                return
            self.button("Play again").click()
            expect(self.over).to_be_hidden(timeout=PATIENCE)
        raise AssertionError(f"No game of {MOST} was won.")


def sit(hall: HallProcess, player: Make, game: str, options: dict[str, Any]) -> Listener:
    me = player(reduced_motion="reduce")
    me.open(f"/t/{table_for_guests(hall, game, bots=['random'], options=options)}")
    me.page.get_by_role("button", name="Sit here").first.click()
    return Listener(me.page)


def test_math_wiz_is_won_by_what_is_heard(hall: HallProcess, player: Make) -> None:
    """The question says the target, the buttons say the runes; whoever can multiply needs no picture."""
    ear = sit(hall, player, *GAMES[0])

    def answer() -> None:
        target = re.search(r"close to (\d+)", "".join(ear.question.all_inner_texts()))
        if target:
            seal_the_closest(int(target[1]))
        else:
            ear.ask_for_a_hint()

    def seal_the_closest(target: int) -> None:
        hand = ear.page.get_by_role("group", name="Your runes")
        runes = [int(number) for number in re.findall(r'button "Rune (\d+)', hand.aria_snapshot())]
        pairs = [(one, two) for one in range(len(runes)) for two in range(one)]
        best = min(pairs, key=lambda pair: abs(runes[pair[0]] * runes[pair[1]] - target))
        before = ear.told.inner_text()
        for place in best:
            hand.get_by_role("button").nth(place).click()
        ear.question.get_by_role("button", name=re.compile("^Seal")).click()
        expect(ear.told).not_to_have_text(before, timeout=PATIENCE)

    ear.win(answer)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_game_is_won_by_ear(game: str, options: dict[str, Any], hall: HallProcess, player: Make) -> None:
    """Hints are heard, and *Do this* is pressed: no place on the screen is needed."""
    ear = sit(hall, player, game, options)
    ear.win(ear.ask_for_a_hint)
