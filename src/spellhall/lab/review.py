"""Looking back at a game: the moments at which a clearly better choice existed, and what it would have changed.

Each choice is judged from what its seat saw then, never from what came to light later. The judge is the one that gives
the hints; it gets views only, so a review cannot know more than a player could have known. It glances at every choice,
and then looks closely at those that seem to have cost most, as far as the time goes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from spellhall.bots.judging import Judge, Verdict
from spellhall.games import game as find_game
from spellhall.kernel.decisions import OUTSIDE, Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.records import GameRecord, parse_record, replay, seat_text, setup_of
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

WORTH_SAYING = 0.05  # a smaller loss of the winning chances is not worth a word
CLOSELY = 1800  # milliseconds for a close look: those of a hint, and twice as many to make sure


class Judging(Protocol):
    """How choices are judged: see `bots/judging.py`."""

    def glance(
        self, game: GameDefinition[Any], view: View[Any], decision: Decision, played: Choice, milliseconds: int
    ) -> float: ...

    def verdict(
        self,
        game: GameDefinition[Any],
        view: View[Any],
        decision: Decision,
        played: Choice,
        least: float,
        milliseconds: int,
    ) -> Verdict | None: ...


class Doubt(NamedTuple):
    """A choice that deserves a closer look."""

    loss: float  # at a glance
    step: int
    view: View[Any]
    decision: Decision
    played: Choice


class Moment(NamedTuple):
    """One choice with a better one beside it. Estimates are chances of winning, from 0 to 1."""

    step: int  # counted from 1, as `replay` counts
    seat: int
    question: Message
    clause: str
    played: str  # in notation
    played_words: Message
    after: float  # the estimate with the choice that was made
    slip: bool  # only one choice was worth a thought, and this was another; there are no estimates
    better: str
    better_words: Message
    before: float  # the estimate with the best choice
    uncertainty: float  # by how much the difference may be off
    why: Message

    @property
    def cost(self) -> float:
        return self.before - self.after

    def to_json(self, spoken: Callable[[Message], Any] = str) -> dict[str, Any]:
        """As data; `spoken` says what becomes of messages (English, if nothing else is wanted)."""
        words = {name: spoken(value) for name, value in self._asdict().items() if isinstance(value, Message)}
        return {
            **self._asdict(),
            **words,
            "seat": seat_text(self.seat),
            "before": round(self.before, 4),
            "after": round(self.after, 4),
            "uncertainty": round(self.uncertainty, 4),
            "cost": round(self.cost, 4),
        }


class Review(NamedTuple):
    """All moments of a game, in the order of play, and how many choices were looked at."""

    record: GameRecord
    looked_at: int
    moments: list[Moment]

    def to_json(self, spoken: Callable[[Message], Any] = str) -> dict[str, Any]:
        return {
            "game": self.record.game,
            "names": self.record.header.get("names", []),
            "steps": len(self.record.steps),
            "looked_at": self.looked_at,
            "moments": [moment.to_json(spoken) for moment in self.moments],
        }


def review(
    record: GameRecord,
    judge: Judging,
    seats: list[int] | None = None,
    milliseconds: int = 1000,
    least: float = WORTH_SAYING,
    on_step: Callable[[], None] | None = None,
) -> Review:
    """Go through a record and judge every choice of these seats (None: of all). Raises BadRecord.

    The milliseconds are those for a choice on average; with 0 only numbers count, and the same review comes every time.
    """
    game = find_game(record.game)
    setup = setup_of(game, record)
    asked = list(range(setup.seats)) if seats is None else seats
    quickly = max(1, milliseconds // 4) if milliseconds else 0
    doubts: list[Doubt] = []
    looked_at = 0
    before: Any = None
    for number, (step, made) in enumerate(replay(game, record)):
        doubtful = False
        if step is not None and step.seat in asked and step.seat != OUTSIDE:
            decision = game.decision_for(before, step.seat)
            view = game.view_for(before, step.seat)
            if len(game.computer_choices(view, decision.choices)) > 1:
                looked_at += 1
                played = game.find_choice(setup, step.choice, decision.choices)
                loss = judge.glance(game, view, decision, played, quickly)
                doubtful = loss >= least / 2
                if doubtful:
                    doubts.append(Doubt(loss, number, view, decision, played))
        if step is not None and on_step is not None and not doubtful:
            on_step()
        before = made.state
    doubts.sort(key=lambda doubt: (-doubt.loss, doubt.step))
    moments = closer_looks(game, judge, doubts, least, looked_at * (milliseconds - quickly), on_step)
    return Review(record, looked_at, sorted(moments, key=lambda moment: moment.step))


def closer_looks(
    game: GameDefinition[Any],
    judge: Judging,
    doubts: list[Doubt],
    least: float,
    milliseconds: int,
    on_step: Callable[[], None] | None,
) -> list[Moment]:
    """What a close look finds, the likeliest first, until the time is up; 0: there is time for all."""
    moments: list[Moment] = []
    end = time.perf_counter() + milliseconds / 1000
    for doubt in doubts:
        left = round(1000 * (end - time.perf_counter()))
        if not milliseconds or left > 0:
            limit = min(CLOSELY, left) if milliseconds else 0
            found = judge.verdict(game, doubt.view, doubt.decision, doubt.played, least, limit)
            if found is not None:
                moments.append(moment_of(game, doubt, found))
        if on_step is not None:
            on_step()
    return moments


def moment_of(game: GameDefinition[Any], doubt: Doubt, found: Verdict) -> Moment:
    view, decision = doubt.view, doubt.decision
    setup = view.state.setup
    return Moment(
        doubt.step,
        view.seat,
        decision.question,
        decision.clause,
        game.write_choice(setup, doubt.played),
        game.tell_choice(view, doubt.played),
        found.after,
        found.slip,
        game.write_choice(setup, found.better),
        game.tell_choice(view, found.better),
        found.before,
        found.uncertainty,
        found.why,
    )


def review_json(lines: list[str], seats: list[int] | None = None, milliseconds: int = 200) -> dict[str, Any]:
    """A review as data, from the lines of a record: a piece of work that any process can do. Raises SpellhallError."""
    return review(parse_record("the record", lines), Judge(), seats, milliseconds).to_json()
