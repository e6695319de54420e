"""The field: many games in arrays, the same as the desk's, game after game."""

import numpy as np
import pytest

from conformance.test_conformance import played
from envs.tables import EVERY_GAME, EVERY_TABLE
from spellhall.envs.core import Desk
from spellhall.envs.field import FieldEnv
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import Refusal, SpellhallError

NUMBER = 4


@pytest.mark.parametrize("id", EVERY_GAME)
def test_the_arrays_are_those_of_a_desk(id: str) -> None:
    """Observations, masks, legal choices and rewards, until games have ended and were begun anew."""
    field, raw = FieldEnv(id, NUMBER), FieldEnv(id, NUMBER, scaled=False)
    now, plain = field.reset(seed=3), raw.reset(seed=3)
    desks = [Desk(id) for _ in range(NUMBER)]
    for place, desk in enumerate(desks):
        desk.start(f"3/{place}/0")
    begun = [1] * NUMBER
    rng = np.random.default_rng(3)
    while max(begun) < 3:
        for place, desk in enumerate(desks):
            seat = desk.asked()[0]
            assert now.seats[place] == seat
            assert np.array_equal(now.observations[place], desk.array(seat))
            assert np.array_equal(now.masks[place], desk.mask_array(seat))
            assert now.counts[place] == len(desk.legal(seat)) == now.masks[place].sum()
        assert now.observations.dtype == np.float32
        assert np.allclose(now.observations, plain.observations / np.array(field.encoding.tops))
        chosen = now.some(rng)
        assert all(now.masks[place, number] for place, number in enumerate(chosen))
        now, plain = field.step(chosen), raw.step(chosen)
        for place, desk in enumerate(desks):
            desk.act(desk.asked()[0], chosen[place])
            assert now.ended[place] == desk.over
            assert list(now.rewards[place]) == pytest.approx(desk.results())
            if desk.over:
                desk.start(f"3/{place}/{begun[place]}")
                begun[place] += 1


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_two_worlds_show_the_same_rows(id: str, seats: int) -> None:
    """What a seat cannot know changes nothing in its row."""
    one = played(id, seats, "", None, "conformance")
    field = FieldEnv(id, 2, seats)
    chance = Seeded("rows of two worlds")
    for state, *_ in one.some_steps(8):
        for seat in range(seats):
            field.field.matches[0].put(state)
            field.field.matches[1].put(one.game.imagine(one.game.view_for(state, seat), chance))
            field.field.look([seat, seat])
            now = field.now()
            assert np.array_equal(now.observations[0], now.observations[1])
            assert np.array_equal(now.masks[0], now.masks[1])
            assert np.array_equal(now.legal[: now.counts[0]], now.legal[now.counts[0] :])


@pytest.mark.parametrize("id", EVERY_GAME)
def test_masks_that_somebody_has_never_change(id: str) -> None:
    """Masks that nobody has any more are used again: every step's are right, and those that were kept stay."""
    field = FieldEnv(id, 5)
    rng = np.random.default_rng(3)
    now = field.reset(seed=3)
    kept = []  # what was kept, and how it was then
    places = set()
    for step in range(120):
        for row, (first, count) in enumerate(zip(now.firsts, now.counts, strict=True)):
            assert sorted(now.legal[first : first + count]) == np.flatnonzero(now.masks[row]).tolist()
        assert not now.masks.flags.writeable
        places.add(now.masks.ctypes.data)
        if step % 7 == 0:
            held = [now, now.masks[2], memoryview(now.masks)][step % 3]  # the whole, a row of it, or just its memory
            kept.append((held, np.array(held.masks if step % 3 == 0 else held)))
        if step == 60:
            now = field.reset(seed=4)
        now = field.step(now.some(rng))
    assert len(places) < 60  # they were used again
    for held, was in kept:
        assert np.array_equal(held.masks if hasattr(held, "masks") else np.asarray(held), was)


def test_bad_input_is_refused_and_changes_nothing() -> None:
    with pytest.raises(SpellhallError, match="A field needs at least one game, not 0"):
        FieldEnv("mathwiz", 0)
    field = FieldEnv("prestidigitators", 2)
    before = field.reset(seed=1)
    good = before.legal[[0, before.counts[0]]]
    with pytest.raises(Refusal, match=r"Choice 1 .* is not legal for seat"):
        field.step([good[0], 1])
    with pytest.raises(SpellhallError, match="There is no choice 88 in game 1"):
        field.step([good[0], 88])
    with pytest.raises(SpellhallError, match=r"2 games need 2 whole numbers, not int64 of shape \(3,\)"):
        field.step([1, 2, 3])
    after = field.step(good)
    assert not np.array_equal(before.observations, after.observations)
    assert [match.decisions for match in field.field.matches] == [1, 1]


@pytest.mark.parametrize("scaled", [True, False])
def test_arrays_are_handed_on_without_a_copy(scaled: bool) -> None:
    """By DLPack, which PyTorch and JAX read."""
    now = FieldEnv("mathwiz", 4, scaled=scaled).reset(seed=1)
    for array in (now.observations, now.masks, now.legal, now.rewards):
        assert np.shares_memory(np.from_dlpack(array), array)
