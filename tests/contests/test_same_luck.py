"""The same deal: equal choices give equal games to the last digest, and other choices meet the same luck.

SPELLHALL_DEALS sets how many pairs of games each game plays (`make deals`: 200).
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from contests.luck import Book, chosen, play
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.dealt import Dealt, source_of
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.records import parse_record, replay, resumed
from spellhall.table.match import Match
from spellhall.table.recording import verified

PAIRS = int(os.environ.get("SPELLHALL_DEALS", "6"))
LONGEST = 240


def setups(game: GameDefinition[Any]) -> list[Any]:
    return [game.setup(seats) for seats in game.seat_counts]


@pytest.mark.parametrize("id", game_ids())
def test_equal_choices_give_equal_games_to_the_last_digest(id: str) -> None:
    """One is played with events, the other in place and through JSON after every step."""
    game = find_game(id)
    for number in range(PAIRS):
        setup = setups(game)[number % len(game.seat_counts)]
        seed = f"deal:{id}/{number}"
        one = game.start(setup, source_of(seed)).state
        two = game.start_quietly(setup, source_of(seed))
        lot = Seeded(f"{seed}/choices")
        for _ in range(LONGEST):
            if one.outcome is not None:
                break
            seat, choice = chosen(game, one, lot)
            one = game.apply(one, seat, choice).state
            game.apply_owned(two, seat, choice)
            two = game.from_json(game.to_json(two), setup)
            assert game.digest(one) == game.digest(two)
            assert one.chance == two.chance


@pytest.mark.parametrize("id", game_ids())
def test_other_choices_meet_the_same_luck(id: str) -> None:
    """A question that both games ask with the same cards in the deck has one answer; with others, as far as it can."""
    game = find_game(id)
    compared = 0
    for number in range(PAIRS):
        setup = setups(game)[number % len(game.seat_counts)]
        seed = f"deal:{id}/{number}"
        one, two = (play(game, setup, seed, f"{seed}/{player}", LONGEST)[1] for player in "AB")
        compared += agree(one, two)
    assert compared >= PAIRS


def agree(one: Book, two: Book) -> int:
    """How many questions both books have with equal weights; raises if any of those has two answers."""
    alike = 0
    for asked in one.keys() & two.keys():
        (weights, found), (others, other) = one[asked], two[asked]
        if weights == others:
            assert found == other, asked
            alike += 1
        elif sum(weights) <= 256 and len(weights) == len(others) and found != other:  # not both could be the other
            more = others[found] < weights[found] or weights[other] < others[other]
            assert more, asked
    return alike


@pytest.mark.parametrize("id", game_ids())
def test_a_deck_keeps_its_order_until_it_is_shuffled_anew(id: str) -> None:
    """Whoever draws, and whenever: the first cards of every deck are the same in all games of a deal."""
    game = find_game(id)
    for number in range(PAIRS):
        setup = setups(game)[number % len(game.seat_counts)]
        seed = f"deal:{id}/{number}"
        one, two = (first_pass(play(game, setup, seed, f"{seed}/{player}", LONGEST)[1]) for player in "AB")
        for deck in one.keys() & two.keys():
            for mine, yours in zip(one[deck], two[deck], strict=False):
                assert mine == yours, deck


def first_pass(book: Book) -> dict[str, list[int]]:
    """The cards of each deck in the order in which they came, while it only grew smaller."""
    out: dict[str, list[int]] = {}
    sizes: dict[str, int] = {}
    for (deck, turn, place), (weights, found) in book.items():
        if turn < 0 and place == len(out.setdefault(deck, [])) and sum(weights) < sizes.get(deck, 1 << 30):
            sizes[deck] = sum(weights)
            out[deck].append(found)
    return out


@pytest.mark.parametrize("id", game_ids())
def test_a_deal_is_recorded_verified_and_gone_on_with(id: str) -> None:
    game = find_game(id)
    setup = setups(game)[0]
    match = Match(game, setup, f"deal:{id}")
    lines = [match.header]
    lot = Seeded(f"{id}/record")
    for _ in range(30):
        if match.over:
            break
        lines.append(match.choose(*chosen(game, match.state, lot)))
    record = parse_record("a deal", [*lines, match.last_line()])
    verified(record)
    *_, (_, made) = replay(game, record)
    assert game.digest(made.state) == game.digest(match.state)
    again = resumed(game, parse_record("a deal", lines, saved=True)).state
    assert isinstance(again.chance, Dealt)
    assert again.chance == match.state.chance
