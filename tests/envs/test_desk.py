"""A match hands out arrays uncopied: they say what the encoding says, and do not change while anybody has them."""

import random

import numpy as np
import pytest

from envs.tables import EVERY_GAME
from spellhall.envs.core import Desk, scale_of
from spellhall.kernel.errors import SpellhallError


def played(desk: Desk, steps: int, rng: random.Random) -> list[int]:
    """The seats that were asked, one after another."""
    seats = []
    for _ in range(steps):
        if desk.over:
            desk.reset(None)
        seats.append(desk.asked()[0])
        desk.array(seats[-1])
        desk.mask_array(seats[-1])
        desk.choose(seats[-1], desk.pick(seats[-1], rng.random()))
    return seats


@pytest.mark.parametrize("id", EVERY_GAME)
def test_arrays_say_what_the_encoding_says(id: str) -> None:
    """Bit for bit, at every seat, although only what differs from an earlier look is written."""
    desk, rng = Desk(id), random.Random(1)
    scale = scale_of(desk.encoding)
    desk.reset(1)
    for _ in range(30):
        played(desk, 1, rng)
        for seat in range(-1, desk.seats):
            plain = np.frombuffer(desk.features(seat), np.uint8) * scale
            assert desk.array(seat).tobytes() == plain.tobytes()
            wanted = np.zeros(desk.encoding.size, np.int8)
            wanted[desk.legal(seat) or [0]] = 1
            assert np.array_equal(desk.mask_array(seat), wanted)


@pytest.mark.parametrize("id", EVERY_GAME)
def test_what_somebody_keeps_does_not_change(id: str) -> None:
    desk, rng = Desk(id), random.Random(2)
    desk.reset(2)
    kept = []
    for step in range(40):
        seat = played(desk, 1, rng)[0]
        seen, mask = desk.array(seat), desk.mask_array(seat)
        if step % 3 == 0:
            kept.append((seen[3:], seen[3:].copy()))  # a part of an array holds the array
            kept.append((mask.view(bool), mask.view(bool).copy()))
    assert all(np.array_equal(held, then) for held, then in kept)


def test_arrays_that_nobody_keeps_are_used_again() -> None:
    desk, rng = Desk(EVERY_GAME[0]), random.Random(3)
    desk.reset(3)
    played(desk, 5, rng)
    places = set()
    for _ in range(20):
        seat = played(desk, 1, rng)[0]
        places.add((desk.array(seat).ctypes.data, desk.mask_array(seat).ctypes.data))
    assert len({seen for seen, _ in places}) <= 2 * desk.seats  # a seat's next look differs little from its last
    assert len({mask for _, mask in places}) <= 2


def test_arrays_cannot_be_written_to() -> None:
    desk = Desk(EVERY_GAME[0])
    desk.reset(4)
    for array in (desk.array(0), desk.mask_array(0)):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_picking_goes_through_the_legal_list() -> None:
    desk = Desk(EVERY_GAME[0])
    desk.reset(5)
    seat = desk.asked()[0]
    legal = desk.legal(seat)
    assert [desk.pick(seat, (place + 0.5) / len(legal)) for place in range(len(legal))] == legal
    with pytest.raises(SpellhallError, match="Nothing is asked of seat -1 now"):
        desk.pick(-1, 0.5)


def test_a_look_that_is_kept_outlives_all_later_ones() -> None:
    """Whoever keeps every look of every seat keeps them all as they were."""
    desk, rng = Desk(EVERY_GAME[0]), random.Random(6)
    desk.reset(6)
    kept = []
    for _ in range(12):
        for seat in (0, 1, 0, -1, 1):
            seen = desk.array(seat)
            kept.append((seen, seen.copy()))
        played(desk, 1, rng)
    assert all(np.array_equal(held, then) for held, then in kept)
