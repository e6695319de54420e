"""Every game, every seat count, every option value: the thirteen checks. A new game folder is found by itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from conformance.pins import pinned_order
from spellhall.conformance import checks
from spellhall.conformance.setups import Case, cases, mixed
from spellhall.conformance.setups import played as play_case
from spellhall.games import game, game_ids
from spellhall.kernel.options import said


def setups() -> Iterator[tuple[str, int, str, Any]]:
    """All seat counts with the defaults, and every option value once."""
    for id in game_ids():
        for case in cases(game(id)):
            yield id, *case


@cache
def played(id: str, seats: int, option: str, value: Any, seed: str) -> checks.Played:
    return play_case(game(id), Case(seats, option, value), seed)


ALL = [
    pytest.param(id, seats, option, value, id=f"{id}-{seats}" + (f"-{option}={said(value)}" if option else ""))
    for id, seats, option, value in setups()
]


@pytest.mark.parametrize("check", checks.ONE_GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("id", "seats", "option", "value"), ALL)
def test_check(id: str, seats: int, option: str, value: Any, check: Any) -> None:
    check(played(id, seats, option, value, "conformance"))


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("id", game_ids())
def test_options_go_together(id: str, number: int) -> None:
    """All checks again, over combinations of options."""
    one = mixed(game(id), number)
    for check in checks.ONE_GAME_CHECKS if one is not None else []:
        check(one)


@pytest.mark.parametrize("id", game_ids())
def test_imagined_worlds_are_fair(id: str) -> None:
    for seats in game(id).seat_counts:
        checks.imagined_worlds_are_fair([played(id, seats, "", None, f"fair{seed}") for seed in range(3)])


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in game_ids() for seats in game(id).seat_counts])
def test_the_order_of_legal_lists_is_pinned(id: str, seats: int) -> None:
    """12. After a wanted change: `python -m tests.conformance.pins` writes the new pins."""
    fingerprint = checks.order_fingerprint(played(id, seats, "", None, "conformance"))
    assert fingerprint == pinned_order(id, seats)
