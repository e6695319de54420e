"""A glance and the features of choices: one row for each choice, and nothing that a seat may not know."""

import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from conformance.test_conformance import played
from encoding.test_encoding import encoding_of, every_table
from spellhall.conformance.setups import mixed
from spellhall.encoding.glance import Glance
from spellhall.encoding.many import Field
from spellhall.encoding.notes import Notes
from spellhall.encoding.registry import glance_version, make_encoding, make_glance, version_of
from spellhall.encoding.stepper import Stepper
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import Choice, digest_of

PINS = Path(__file__).with_name("glance_pins.toml")
PLAIN = Path(__file__).parents[2] / "src"


@cache
def glance_of(id: str, seats: int) -> Glance:
    return make_glance(encoding_of(id, seats))


def at_a_glance(glance: Glance, table: Any, seat: int, choices: list[Choice]) -> tuple[bytes, bytes]:
    """What a seat sees of a table, and a row for each choice."""
    seen, described = Notes(glance.tops), Notes(glance.choice_tops)
    glance.fill(seen, table, seat)
    glance.fill_choices(described, table, seat, choices) if seat >= 0 else None
    assert len(seen.text()) == glance.length
    assert len(described.text()) == glance.choice_length * (len(choices) if seat >= 0 else 0)
    return seen.text(), described.text()


@pytest.mark.parametrize(("id", "seats"), every_table())
def test_two_worlds_look_alike(id: str, seats: int) -> None:
    """The state, the view, and other worlds that a seat cannot tell apart give the same numbers."""
    one = played(id, seats, "", None, "conformance")
    glance = glance_of(id, seats)
    chance = Seeded("glances of two worlds")
    compared = 0
    for state, _, _, _ in one.some_steps(12):
        for seat in range(-1, seats):
            choices = one.game.legal(state, seat) if seat in one.game.waiting(state) else []
            view = one.game.view_for(state, seat)
            truth = at_a_glance(glance, state, seat, choices)
            assert truth == at_a_glance(glance, view.state, seat, choices)
            assert truth == at_a_glance(glance, one.game.imagine(view, chance), seat, choices)
            compared += 1
    assert compared >= 24


@pytest.mark.parametrize("id", game_ids())
def test_every_position_of_mixed_options_can_be_looked_at(id: str) -> None:
    for number in range(3):
        one = mixed(game(id), number)
        if one is None:
            continue
        glance = make_glance(make_encoding(one.game, one.setup))
        for state in one.states()[::5]:
            for seat in one.game.waiting(state):
                at_a_glance(glance, state, seat, one.game.legal(state, seat))
        for seat in range(-1, one.setup.seats):  # and the end
            at_a_glance(glance, one.states()[-1], seat, [])


@pytest.mark.parametrize(("id", "seats"), every_table())
def test_names_are_unique_and_numbers_within_their_tops(id: str, seats: int) -> None:
    glance = glance_of(id, seats)
    both = [(glance.names, glance.tops), (glance.choice_names, glance.choice_tops)]
    for names, tops in both:
        assert len(set(names)) == len(names) == len(tops)
        assert all(1 <= top <= 255 for top in tops)
    one = played(id, seats, "", None, "conformance")
    for state in one.states()[::7]:
        for seat in one.game.waiting(state):
            rows = at_a_glance(glance, state, seat, one.game.legal(state, seat))
            for row, (_, tops) in zip(rows, both, strict=True):
                assert all(value <= tops[place % len(tops)] for place, value in enumerate(row))


@pytest.mark.parametrize("id", game_ids())
def test_a_field_describes_every_legal_choice(id: str) -> None:
    seats = game(id).seat_counts[0]
    encoding, glance = encoding_of(id, seats), glance_of(id, seats)
    field = Field(encoding, [Stepper(encoding) for _ in range(2)], glance)
    field.start("described")
    for _ in range(20):
        legal, counts = list(field.legal()), list(field.counts())
        assert len(field.glances()) == 2 * glance.length
        assert len(field.described()) == sum(counts) * glance.choice_length
        alone = [
            at_a_glance(glance, match.state, match.asked()[0], encoding.game.legal(match.state, match.asked()[0]))
            for match in field.matches
        ]
        assert bytes(field.glances()) == b"".join(seen for seen, _ in alone)
        assert bytes(field.described()) == b"".join(described for _, described in alone)
        chosen = [legal[0], legal[-1]]
        field.step(b"".join(number.to_bytes(8, "little") for number in chosen))


@pytest.mark.parametrize("id", game_ids())
def test_the_version_rises_with_every_change(id: str) -> None:
    """Names, tops and the numbers along a game are pinned, with the version of the encoding."""
    pinned = tomllib.loads(PINS.read_text(encoding="utf-8"))[id]
    seats = game(id).seat_counts[0]
    glance = glance_of(id, seats)
    one = played(id, seats, "", None, "conformance")
    seen = []
    for state, *_ in one.some_steps(12):
        for seat in one.game.waiting(state):
            seen += [row.hex() for row in at_a_glance(glance, state, seat, one.game.legal(state, seat))]
    named = [glance.names, glance.tops, glance.choice_names, glance.choice_tops]
    found = digest_of([version_of(game(id)), named, seen])
    told = f'[{id}]\nversion = {glance_version(game(id))}\nfingerprint = "{found}"\n'
    assert pinned == {"version": glance_version(game(id)), "fingerprint": found}, f"raise VERSION and pin:\n{told}"


def test_a_look_without_librt_is_the_same() -> None:
    """In a browser lists stand in for its arrays; a process of its own, because modules are imported once.

    Only the plain sources can do without: compiled ones are bound to the arrays.
    """
    code = """
import hashlib, sys
if sys.argv[1] == "without":
    from spellhall.here import vecs
    vecs.find_spec = lambda name: None
    vecs.stand_in()
    assert type(sys.modules["librt.vecs"].vec[int]([1])) is list
from spellhall.encoding.looks import looks_at
from spellhall.games import all_games
from spellhall.kernel.chance import Seeded
told = hashlib.sha256()
for one in all_games():
    looks = looks_at(one, one.setup(2))
    state = one.start_quietly(one.setup(2), Seeded("look"))
    for step in range(40):
        if state.outcome is None:
            seat = one.waiting(state)[0]
            choices = one.legal(state, seat)
            told.update(looks.table(state, seat) + looks.choices(state, seat, choices))
            one.apply_owned(state, seat, choices[step % len(choices)])
print(told.hexdigest())
"""
    path = "import sys; sys.path[:0] = " + repr([str(PLAIN), *sys.path]) + "\n"
    said = [
        subprocess.run([sys.executable, "-c", path + code, how], capture_output=True, text=True, check=True).stdout
        for how in ("with", "without")
    ]
    assert said[0] == said[1]
