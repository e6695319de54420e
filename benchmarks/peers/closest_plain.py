"""Closest Product as a hand-written class: as plain Python, and in a second folder through mypyc."""

from __future__ import annotations

import rules
from measure import CHECK_GAMES, CHECK_SEED, microseconds, rate, report, seconds_given
from rules import Checksum, Closest, Dice


def play(game: Closest, dice: Dice, look: bool, check: Checksum | None = None) -> int:
    decisions = 0
    while not game.over:
        seat = game.seat()
        choices = game.legal(seat)
        if look:
            game.observation(seat)
        if check is not None:
            check.add(len(choices))
        game.apply(seat, choices[dice.below(len(choices))])
        decisions += 1
    if check is not None:
        for score in game.won:
            check.add(score)
    return decisions


def main() -> None:
    seconds = seconds_given()
    dice, check = Dice(CHECK_SEED), Checksum()
    for _ in range(CHECK_GAMES):
        play(Closest(dice), dice, False, check)
    compiled = not str(rules.__file__).endswith(".py")
    report(
        name=f"hand-written class, {'through mypyc' if compiled else 'plain Python'}",
        check=check.value,
        rate=rate(lambda _: play(Closest(dice), dice, False), seconds),
        look=rate(lambda _: play(Closest(dice), dice, True), seconds),
        clone_us=microseconds(Closest(dice).clone, seconds / 3),
    )


if __name__ == "__main__":
    main()
