"""Looking back at a game: the moments at which a stronger choice existed, and what it would have changed.

Each choice is judged from what its seat saw then, never from what came to light later. The adviser is handed in; it
gets views only, so a review cannot know more than a player could have known.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from spellhall.games import game as find_game
from spellhall.kernel.decisions import OUTSIDE, Decision
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.records import GameRecord, parse_record, replay, seat_text, setup_of
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

WORTH_SAYING = 0.05  # a difference of the win estimate below this is noise


class Adviser(Protocol):
    """Advice as `bots/advise.py` gives it, the best first: each with `choice`, `estimate` (0 to 1) and `why`."""

    def __call__(
        self, game: GameDefinition[Any], view: View[Any], decision: Decision, *, milliseconds: int, seed: str
    ) -> list[Any]: ...


class Moment(NamedTuple):
    """One choice with a better one beside it. Estimates are chances of winning, from 0 to 1."""

    step: int  # counted from 1, as `replay` counts
    seat: int
    question: Message
    clause: str
    played: str  # in notation
    played_words: Message
    after: float  # the estimate with the choice that was made
    at_most: bool  # the adviser left that choice out: it is worth no more than this
    slip: bool  # the adviser saw only one choice worth a thought, and this was another
    better: str
    better_words: Message
    before: float  # the estimate with the best choice
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


def the_adviser() -> Adviser:
    """Spellhall's own adviser; raises SpellhallError where it is not installed."""
    try:
        found: Adviser = import_module("spellhall.bots.advise").advise
    except ModuleNotFoundError:
        raise SpellhallError("This Spellhall has no adviser, so it cannot review games.") from None
    return found


def review(
    record: GameRecord,
    adviser: Adviser,
    seats: list[int] | None = None,
    milliseconds: int = 1000,
    least: float = WORTH_SAYING,
    on_step: Callable[[], None] | None = None,
) -> Review:
    """Go through a record and ask the adviser at every choice of these seats (None: of all). Raises BadRecord."""
    game = find_game(record.game)
    setup = setup_of(game, record)
    asked = list(range(setup.seats)) if seats is None else seats
    moments: list[Moment] = []
    looked_at = 0
    before: Any = None
    for number, (step, made) in enumerate(replay(game, record)):
        if step is not None and step.seat in asked and step.seat != OUTSIDE:
            decision = game.decision_for(before, step.seat)
            view = game.view_for(before, step.seat)
            if len(game.computer_choices(view, decision.choices)) > 1:
                looked_at += 1
                advice = adviser(game, view, decision, milliseconds=milliseconds, seed=f"review/{number}")
                moment = compared(game, view, decision, number, step.choice, advice)
                if moment is not None and (moment.slip or moment.cost >= least):
                    moments.append(moment)
        if step is not None and on_step is not None:
            on_step()
        before = made.state
    return Review(record, looked_at, moments)


def review_json(lines: list[str], seats: list[int] | None = None, milliseconds: int = 200) -> dict[str, Any]:
    """A review as data, from the lines of a record: a piece of work that any process can do. Raises SpellhallError."""
    return review(parse_record("the record", lines), the_adviser(), seats, milliseconds).to_json()


def compared(
    game: GameDefinition[Any], view: View[Any], decision: Decision, number: int, text: str, advice: list[Any]
) -> Moment | None:
    """The choice that was made beside the best one; None if it was the best, or if there is no advice."""
    if not advice:
        return None
    setup = view.state.setup
    played = game.find_choice(setup, text, decision.choices)
    advised = [each.choice if isinstance(each.choice, Choice) else chosen(game, view, each.choice) for each in advice]
    best = advised[0]
    if best == played:
        return None
    left_out = played not in advised
    after = min(each.estimate for each in advice) if left_out else advice[advised.index(played)].estimate
    return Moment(
        number,
        view.seat,
        decision.question,
        decision.clause,
        game.write_choice(setup, played),
        game.tell_choice(view, played),
        after,
        left_out,
        left_out and len(advice) == 1,
        game.write_choice(setup, best),
        game.tell_choice(view, best),
        advice[0].estimate,
        advice[0].why,
    )


def chosen(game: GameDefinition[Any], view: View[Any], text: str) -> Choice:
    """A choice from its full notation."""
    return game.read_choice(view.state.setup, text)[0]
