"""A check that cannot fail is a defect: the sound toy passes all of them, every broken toy fails its own."""

from __future__ import annotations

from typing import Any

import pytest

from kernel import toys
from spellhall.conformance import checks
from spellhall.kernel.errors import SpellhallError


def play(toy: toys.Toy, seed: str = "toy", seats: int = 2) -> checks.Played:
    return checks.Played(toy, toy.setup(seats), seed)


@pytest.mark.parametrize("check", checks.ONE_GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_sound_toy_passes(check: Any, seats: int) -> None:
    for seed in range(5):
        check(play(toys.Toy(), str(seed), seats))


def test_what_a_clone_shares_is_found() -> None:
    state = play(toys.Toy()).start.state
    twin = state.clone()
    assert checks.shared(twin, state) == ""
    twin.stack = state.stack
    assert checks.shared(twin, state) == "state.stack"


def test_the_sound_toy_imagines_fairly() -> None:
    checks.imagined_worlds_are_fair([play(toys.Toy(), str(seed), 3) for seed in range(10)])


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (toys.TakesAFieldName, "GreedyNamesState of toy may not use the name 'offered'"),
        (toys.TakesAMethodName, "OfferingState of toy may not use the name 'offer'"),
        (toys.TakesARecordName, "ShownPlaying of toy may not use the name 'shown'"),
    ],
)
def test_names_of_the_kernel_are_refused(broken: type[toys.Toy], said: str) -> None:
    with pytest.raises(SpellhallError, match=said):
        broken().setup(2)


def test_a_game_for_stakes_passes() -> None:
    for check in (checks.ends_by_a_clause, checks.json_twin_stays_equal, checks.record_replays):
        check(play(toys.Stakeholders()))


def test_imagined_worlds_are_whole_even_when_something_is_sealed() -> None:
    """With a stride of two, two seats would never be looked at while one of them has sealed a choice."""
    one = play(toys.LazyImagining())
    assert len(one.steps) // 12 == 2
    with pytest.raises(AssertionError, match=r"8: an imagined world does not say what state.stack\[0\].sealed"):
        checks.imagined_worlds_are_fair([one])


BROKEN = [
    (toys.ForStakes, checks.ends_by_a_clause, "must say how it is ranked"),
    (toys.WrongSum, checks.ends_by_a_clause, "11: .* add up wrongly"),
    (toys.OutsideTheStakes, checks.ends_by_a_clause, "11: .* outside the stakes"),
    (toys.AlikeNotation, checks.every_choice_applies, "2:"),
    (toys.WrongReading, checks.every_choice_applies, "2:"),
    (toys.RefusalWithoutClause, checks.other_choices_are_refused, "3: refused by ''"),
    (toys.RefusalThatChanges, checks.other_choices_are_refused, "3: a refusal changed"),
    (toys.Shallow, checks.nothing_is_shared, "4:"),
    (toys.Undeclared, checks.json_twin_stays_equal, "5:"),
    (toys.LosesCards, checks.cards_are_conserved, "6:"),
    (toys.LeakingView, checks.worlds_look_alike, "7:"),
    (toys.LeakingEvent, checks.worlds_look_alike, "7: seat"),
    (toys.LeakingLegalList, checks.worlds_look_alike, "7: the legal"),
    (toys.LeakingRefusal, checks.worlds_look_alike, "7: the refusals"),
    (toys.OutsideChance, checks.record_replays, "line|10:"),
    (toys.WrongRanking, checks.ends_by_a_clause, "11:"),
    (toys.MysteriousEnd, checks.ends_by_a_clause, "11:"),
    (toys.Unsorted, checks.order_is_stable, "12:"),
]


@pytest.mark.parametrize(("broken", "check", "said"), BROKEN, ids=lambda value: getattr(value, "__name__", ""))
def test_broken_toys_are_caught(broken: type[toys.Toy], check: Any, said: str) -> None:
    with pytest.raises((AssertionError, SpellhallError, NotImplementedError), match=said):
        several(check, broken)


def several(check: Any, broken: type[toys.Toy]) -> None:
    for seed in range(12):
        check(play(broken(), str(seed), 3))


def test_an_endless_game_is_caught() -> None:
    with pytest.raises(AssertionError, match="1: more than"):
        play(toys.Endless())


def test_an_imagine_that_knows_the_truth_is_caught() -> None:
    with pytest.raises(AssertionError, match="all worlds are the same"):
        checks.imagined_worlds_are_fair([play(toys.Peeking(), str(seed), 3) for seed in range(10)])


def test_an_imagine_that_is_drawn_to_the_truth_is_caught() -> None:
    with pytest.raises(AssertionError, match="8: worlds agree with the truth"):
        checks.imagined_worlds_are_fair([play(toys.Leaning(), str(seed), 3) for seed in range(10)])


def test_a_pinned_order_notices_a_change() -> None:
    class Reversed(toys.Playing):
        def legal(self, state: toys.ToyState, seat: int) -> list[Any]:
            return super().legal(state, seat)[::-1]

    class Turned(toys.Toy):
        frame_kind = Reversed

    assert checks.order_fingerprint(play(toys.Toy())) == checks.order_fingerprint(play(toys.Toy()))
    assert checks.order_fingerprint(play(toys.Toy())) != checks.order_fingerprint(play(Turned()))


def test_a_wrong_fold_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """9: the check compares with the true view, so a fold that loses something fails."""
    monkeypatch.setattr(checks, "fold", lambda view, _: view)
    with pytest.raises(AssertionError, match="9:"):
        checks.events_keep_views_current(play(toys.Toy()))
