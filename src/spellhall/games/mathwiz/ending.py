"""The end of the game and the final ranking."""

from __future__ import annotations

from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.frames import Play


def ending_clause(state: MathWizState) -> str:
    """The clause that ends the game after this round; empty if it goes on. Clauses: MW-62 to MW-64, MW-68."""
    rules = state.rules
    if state.spell_deck.size == 0:
        return "MW-62"
    if state.time_up:
        return "MW-63"
    if rules.end_mode == "rounds" and state.turn >= rules.round_limit:
        return "MW-64"
    return ""


def standing(state: MathWizState) -> list[list[int]]:
    """Ranking keys: the tally, and for the best the agreed tie-break. Clauses: MW-65, MW-66, MW-105, MW-106."""
    tallies = [state.tally(seat) for seat in range(state.setup.seats)]
    best = max(tallies)
    return [[tally, tie_break(state, seat) if tally == best else 0] for seat, tally in enumerate(tallies)]


def tie_break(state: MathWizState, seat: int) -> int:
    rule = state.rules.final_tie
    if rule == "unused":
        return len(state.unused[seat])
    if rule == "numbers":
        numbers = state.rules.set.numbers
        return sum(numbers[spell] for spell in state.unused[seat] + state.used[seat])
    return 0


def settle(play: Play[MathWizState], clause: str) -> None:
    """The highest tally wins; spells in the centre count for nobody. Clauses: MW-65 to MW-67."""
    state = play.state
    keys = standing(state)
    tallies = [key[0] for key in keys]
    play.end(Outcome(clause, ranked(keys), tallies))
    if play.telling:
        play.cite(clause)
        play.cite("MW-65")
        if state.centre:
            play.cite("MW-67")
        if tallies.count(max(tallies)) > 1:
            play.cite({"unused": "MW-105", "numbers": "MW-106"}.get(state.rules.final_tie, "MW-66"))
        play.tell("over", clause, {"tallies": tallies, "ranks": ranked(keys)})
