"""The end of the game: hands are discarded, points counted, players ranked."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.cards import DECKS
from spellhall.games.novatus.knowledge import of_hands
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.frames import Frame, Play
from spellhall.kernel.state import OPEN

ENDINGS: Final = ["MN-123", "MN-125", "MN-132", "MN-137", "MN-140", "MN-141"]  # the clauses that can end a game


def ending_after_casting(state: NovatusState, arrived: bool) -> str:
    """The clause that ends the game when phase II is done; empty if it goes on. `arrived`: it has just reached the end.

    Clauses: MN-123 to MN-125, MN-132, MN-138.
    """
    rules = state.rules
    if not rules.infant and state.marker >= rules.end and (not rules.finish_round or state.last_of_round):
        return "MN-123" if arrived else "MN-125"
    if all(top == NONE for top in state.tops):
        return "MN-132"
    return ""


def ending_before_turn(state: NovatusState) -> str:
    """The clause that ends the game at the start of a turn. Clauses: MN-140, MN-141."""
    seats = state.setup.seats
    if state.turn >= state.rules.max_rounds * seats:
        return "MN-140"
    if state.idle >= seats:
        return "MN-141"
    return ""


def standing(state: NovatusState) -> list[list[int]]:
    """Ranking keys: points, then fewer skulls, then more spells of 4, 3 and 2 points. Clauses: MN-127 to MN-131."""
    points = state.rules.points
    out: list[list[int]] = []
    for seat in range(state.setup.seats):
        skulls = state.skulls[seat].size if state.rules.skulls_count else 0
        key = [state.score(seat), -skulls]
        for worth in range(DECKS + 1, 1, -1):
            key.append(sum([points[spell] == worth for spell in state.won[seat]]))
        out.append(key)
    return out


def judge(play: Play[NovatusState], clause: str) -> None:
    """Hands are discarded without penalty, and the most points win. Clauses: MN-126 to MN-131."""
    state = play.state
    if play.telling and any(hand.size for hand in state.hands):
        play.cite("MN-126")
    known = of_hands(state)
    for seat, hand in enumerate(state.hands):
        for card in hand.cards():
            known.left_openly(seat, card)
        hand.pour_into(state.discard)
    keys = standing(state)
    scores = [key[0] for key in keys]
    ranks = ranked(keys)
    play.end(Outcome(clause, ranks, scores))
    if play.telling:
        cite_ranking(play, keys, ranks)
        skulls = [bag.size for bag in state.skulls]
        play.tell("over", clause, {"scores": scores, "skulls": skulls, "ranks": ranks})


def cite_ranking(play: Play[NovatusState], keys: list[list[int]], ranks: list[int]) -> None:
    for clause in ("MN-127", "MN-128", "MN-131"):
        play.cite(clause)
    if any(key[1] for key in keys):
        play.cite("MN-74")
    scores = [key[0] for key in keys]
    if ranks.count(1) > 1:
        play.cite("MN-130")
    if len(set(scores)) < len(set(ranks)):
        play.cite("MN-129")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOver(Frame[NovatusState]):
    """A position that has ended is judged again. Clauses: MN-126 to MN-131."""

    FIELDS: ClassVar[dict[str, str]] = {"clause": OPEN}

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def run(self, play: Play[NovatusState]) -> None:
        judge(play, self.clause)
