"""Choices and views as numbers: one to one, equally long, stable, and never telling what a seat may not know."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from conformance.test_conformance import ALL, played
from spellhall.conformance import checks
from spellhall.conformance.setups import mixed
from spellhall.encoding.base import Encoding
from spellhall.encoding.menu import Menu
from spellhall.encoding.registry import make_encoding, version_of
from spellhall.encoding.stepper import Stepper, payoffs_of
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Outcome
from spellhall.kernel.errors import Refusal, SpellhallError
from spellhall.kernel.state import Choice, digest_of

PINS = Path(__file__).with_name("pins.toml")


@cache
def encoding_of(id: str, seats: int) -> Encoding:
    return make_encoding(game(id), game(id).setup(seats))


def every_table() -> list[Any]:
    return [pytest.param(id, seats, id=f"{id}-{seats}") for id in game_ids() for seats in game(id).seat_counts]


def numbered(encoding: Encoding, state: Any) -> Iterator[None]:
    """Every legal list maps one to one into the vocabulary, and every view has the same number of features."""
    one = encoding.game
    for seat in one.waiting(state):
        view = one.view_for(state, seat)
        numbers = encoding.indices(view, one.legal(state, seat))
        assert len(set(numbers)) == len(numbers), "two choices have one number"
        assert 0 not in numbers, "a choice is numbered as waiting"
        listed = [encoding.listed(view.state, seat, choice) for choice in one.legal(state, seat)]
        assert numbers == [encoding.places[choice] for choice in listed], "a shortcut numbers differently"
        menu = Menu(encoding.size)
        menu.begin_row()
        encoding.offer(menu, state, seat)
        assert list(menu.legal()) == numbers, "a menu without the legal list differs from it"
        assert [number for number, allowed in enumerate(menu.masks) if allowed] == sorted(numbers)
        meant = [encoding.meant(state, seat, number) for number in numbers]
        assert meant == one.legal(state, seat), "a number means another choice"
        assert len(encoding.features(view)) == encoding.length
        yield


@pytest.mark.parametrize(("id", "seats", "option", "value"), ALL)
def test_every_option_is_numbered(id: str, seats: int, option: str, value: Any) -> None:
    one = played(id, seats, option, value, "conformance")
    encoding = make_encoding(one.game, one.setup)
    assert sum(1 for state in one.states()[::3] for _ in numbered(encoding, state)) >= len(one.steps) // 3


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("id", game_ids())
def test_mixed_options_and_rare_cards_are_numbered(id: str, number: int) -> None:
    one = mixed(game(id), number)
    if one is not None:
        encoding = make_encoding(one.game, one.setup)
        assert sum(1 for state in one.states()[::3] for _ in numbered(encoding, state)) >= len(one.steps) // 3


@pytest.mark.parametrize("id", game_ids())
def test_rare_positions_are_numbered(id: str) -> None:
    """The positions of the coverage run, where they exist, and some choices after them."""
    one = game(id)
    for number in range(12):
        made = one.coverage_position(number)
        if made is None:
            return
        setup, fields = made
        encoding = make_encoding(one, setup)
        chance = Seeded(f"rare {number}")
        state = one.place(setup, fields, chance).state
        for _ in range(30):
            if state.outcome is not None:
                break
            assert sum(1 for _ in numbered(encoding, state)) == len(one.waiting(state))
            state = one.apply(state, *checks.random_choice(one, state, chance)).state


@pytest.mark.parametrize(("id", "seats"), every_table())
def test_names_are_unique(id: str, seats: int) -> None:
    encoding = encoding_of(id, seats)
    assert len(set(encoding.feature_names)) == len(encoding.tops) == encoding.length
    assert len(set(encoding.words)) == len(encoding.choices) == len(encoding.places) == encoding.size
    assert all(1 <= top <= 255 for top in encoding.tops)


@pytest.mark.parametrize(("id", "seats"), every_table())
def test_features_stay_within_their_tops_and_most_are_used(id: str, seats: int) -> None:
    encoding = encoding_of(id, seats)
    most = [0] * encoding.length
    for seed in ("conformance", "fair0"):
        for state in played(id, seats, "", None, seed).states():
            for seat in range(seats):
                values = encoding.features(encoding.game.view_for(state, seat))
                most = [max(pair) for pair in zip(most, values, strict=True)]
    assert all(value <= top for value, top in zip(most, encoding.tops, strict=True))
    assert sum(value > 0 for value in most) > 0.25 * encoding.length  # the bottom of tall stacks is seldom seen


@pytest.mark.parametrize(("id", "seats"), every_table())
def test_two_worlds_give_the_same_numbers(id: str, seats: int) -> None:
    """Features and masks are the same in every world that a seat cannot tell apart."""
    one = played(id, seats, "", None, "conformance")
    encoding = encoding_of(id, seats)
    chance = Seeded("numbers of two worlds")
    compared = 0
    for state, _, _, _ in one.some_steps(12):
        for seat in range(-1, seats):
            truth = match_at(encoding, state)
            for _ in range(1 if seat < 0 else 2):
                other = match_at(encoding, one.game.imagine(one.game.view_for(state, seat), chance))
                assert truth.features(seat) == other.features(seat)
                assert bytes(truth.mask(seat)) == bytes(other.mask(seat))
                compared += 1
    assert compared >= 36


def match_at(encoding: Encoding, state: Any) -> Stepper:
    match = Stepper(encoding)
    match.put(state)
    return match


def match_started(encoding: Encoding) -> Stepper:
    match = Stepper(encoding)
    match.start("numbers")
    return match


def test_a_leak_would_be_found() -> None:
    """The comparison above can fail: an encoding that reads the state itself differs between worlds."""
    one = played("mathwiz", 2, "", None, "conformance")
    encoding = encoding_of("mathwiz", 2)
    chance = Seeded("leak")
    state = one.start.state
    views = [state, *[one.game.imagine(one.game.view_for(state, 0), chance) for _ in range(3)]]
    assert len({encoding.features(one.game.view_for(world, 1)) for world in views}) > 1


@pytest.mark.parametrize(("id", "seats", "option", "value"), ALL)
def test_the_state_gives_what_the_view_gives(id: str, seats: int, option: str, value: Any) -> None:
    """Features and numbers are read from the state without a view, but they are those of the view."""
    one = played(id, seats, option, value, "conformance")
    encoding = make_encoding(one.game, one.setup)
    for state in one.states()[::4] + one.states()[-1:]:
        match = match_at(encoding, state)
        for seat in range(-1, seats):
            view = one.game.view_for(state, seat)
            assert match.features(seat) == encoding.features(view)
            assert match.legal(seat) == encoding.indices(view, match.offered(seat))


def test_choices_remember_their_number_only_for_the_encoding_that_gave_it() -> None:
    """Position, choice, number: the same choice in the vocabularies of two tables, in turn."""
    small, large = encoding_of("mathwiz", 2), encoding_of("mathwiz", 4)
    choice = Choice("pair", (2, 3))
    states = [match_started(encoding).state for encoding in (small, large)]
    for _ in range(2):
        assert small.number(states[0], 0, choice) == small.places[choice]
        assert large.number(states[1], 0, choice) == large.places[choice] != small.places[choice]


@pytest.mark.parametrize(("id", "seats"), every_table())
def test_the_same_seed_and_numbers_give_the_same_match(id: str, seats: int) -> None:
    encoding = encoding_of(id, seats)
    ends = []
    for _ in range(2):
        match = Stepper(encoding)
        match.start("twice")
        chance = Seeded("chooser")
        while not match.over:
            seat = match.asked()[0]
            match.choose(seat, match.legal(seat)[chance.below(len(match.legal(seat)), "choice")])
        ends.append((match.decisions, match.payoffs(), match.features(0)))
    assert ends[0] == ends[1]
    assert sum(ends[0][1]) == pytest.approx(0)


def test_illegal_numbers_are_refused_with_a_sentence() -> None:
    match = Stepper(encoding_of("mathwiz", 2))
    match.start("refusals")
    before = match.game.digest(match.state)
    with pytest.raises(Refusal, match=r"Choice 1 \(pass\) is not legal for seat 0 now"):
        match.choose(0, 1)
    with pytest.raises(Refusal, match="wait"):
        match.choose(1, 0)
    with pytest.raises(SpellhallError, match="There is no choice 99999; they are numbered 0 to"):
        match.choose(0, 99_999)
    assert match.game.digest(match.state) == before
    with pytest.raises(SpellhallError, match="does not know"):
        match.number(0, Choice("fly"))


@pytest.mark.parametrize(
    ("id", "choice"),
    [
        ("mathwiz", Choice("third", (2, 3, 99, 1))),
        ("mathemagician", Choice("play", (99, 0))),
        ("spellcaster", Choice("strike", (99, 1, -1))),
    ],
)
def test_what_no_deck_holds_has_no_number(id: str, choice: Choice) -> None:
    with pytest.raises(SpellhallError, match="does not know"):
        match_started(encoding_of(id, 2)).number(0, choice)


def test_payoffs() -> None:
    """Position, result: a sole winner of three, a shared first place, a draw of all."""
    assert payoffs_of(None, 2) == [0.0, 0.0]
    assert payoffs_of(Outcome("", [1, 2, 3], [0, 0, 0]), 3) == [1.0, 0.0, -1.0]
    assert payoffs_of(Outcome("", [1, 1, 3], [0, 0, 0]), 3) == [0.5, 0.5, -1.0]
    assert payoffs_of(Outcome("", [1, 1], [0, 0]), 2) == [0.0, 0.0]


def fingerprint(id: str) -> str:
    """What learning depends on: rules, vocabulary, features, and their values in one game."""
    parts: list[Any] = [game(id).rules_version]
    for seats in game(id).seat_counts:
        encoding = encoding_of(id, seats)
        parts += [encoding.words, encoding.feature_names, encoding.tops]
        states = played(id, seats, "", None, "conformance").states()
        parts.append([encoding.features(game(id).view_for(state, 0)).hex() for state in states[::5]])
    return digest_of(parts)


@pytest.mark.parametrize("id", game_ids())
def test_the_version_rises_with_every_change(id: str) -> None:
    """After a wanted change raise VERSION in the game's encoding, add its envs/<game>_v<VERSION>.py, and pin anew."""
    pinned = tomllib.loads(PINS.read_text())[id]
    assert (pinned["version"], pinned["fingerprint"]) == (version_of(game(id)), fingerprint(id))


def write_pins() -> None:
    """`PYTHONPATH=tests python -m encoding.test_encoding` writes the pins."""
    lines = ["# The version of every encoding, and a fingerprint of what learning depends on.\n"]
    for id in game_ids():
        lines.append(f'\n[{id}]\nversion = {version_of(game(id))}\nfingerprint = "{fingerprint(id)}"\n')
    PINS.write_text("".join(lines))


if __name__ == "__main__":
    write_pins()
