"""Advice for a player: the best choices in order, an estimate for each, and a plain sentence why."""

from __future__ import annotations

from typing import Any

from spellhall.bots.blunders import blunders_of, sensible
from spellhall.bots.knowledge import TO_THE_END
from spellhall.bots.levels import DECISIONS, knowledge_of
from spellhall.bots.reasons import has_reasons, reasons_of
from spellhall.bots.searching.deepening import look_deeper
from spellhall.bots.searching.playouts import Effort, Timer, Worlds
from spellhall.bots.searching.sampling import Findings, sample
from spellhall.bots.strengths import strengths_of
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Decision, Stakes
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say, together
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice, digest_of

PLAYOUTS = 400
POSITIONS = 50  # that a deeper look may see for the work of one playout
MILLISECONDS = 600  # an answer within a second, even on a slow machine
SHOWN = 5


class Advice:
    """One choice, recommended or not: in notation and in words, an estimate from 0 (lost) to 1 (won), and a reason."""

    def __init__(self, choice: Choice, text: str, words: Message, estimate: float, why: Message) -> None:
        self.choice = choice
        self.text = text
        self.words = words
        self.estimate = estimate
        self.why = why

    def to_json(self) -> dict[str, Any]:
        """As it travels between processes; `words` and `why` are messages."""
        return {
            "choice": self.text,
            "words": self.words.to_json(),
            "estimate": round(self.estimate, 3),
            "why": self.why.to_json(),
        }


def measured(found: Findings, place: int, stakes: Stakes | None) -> Message:
    """All that can be said for a choice without knowing the game: what came of the games that were imagined."""
    games = found.visits[place]
    if stakes is None:
        return say("why-measured", wins=found.wins[place], games=games)
    won = stakes.low + found.estimate(place) * (stakes.high - stakes.low)
    return say("why-measured-stakes", wins=found.wins[place], games=games, won=f"{won:+.1f}")


def advise(
    game: GameDefinition[Any],
    view: View[Any],
    decision: Decision,
    seed: str = "advice",
    playouts: int = PLAYOUTS,
    milliseconds: int = MILLISECONDS,
    shown: int = SHOWN,
) -> list[Advice]:
    """The best choices first. Empty where advice would give away what the player is meant to work out."""
    if len(game.computer_choices(view, decision.choices)) < len(decision.choices):
        return []
    knows = knowledge_of(game)
    timer = Timer(milliseconds) if knows.turns < TO_THE_END else Effort(milliseconds, playouts * DECISIONS)
    chance = Seeded(f"{seed}/{digest_of(view.to_json())}")
    knows.start(chance)
    words = reasons_of(game)
    choices = sensible(game, view, decision.choices)
    setup = view.state.setup
    if len(choices) == 1:
        blunders = blunders_of(game)
        others = [blunders.name(view, other, decision.choices) for other in decision.choices if other != choices[0]]
        why = words.why(view, choices[0])
        if not decision.choices[1:]:
            why = say("why-nothing-else")
        elif any(others):
            silly = next(other for other in others if other)
            why = together([why, say("why-anything-else", silly=silly)])
        text = game.write_choice(setup, choices[0])
        return [Advice(choices[0], text, game.tell_choice(view, choices[0]), 0.5, why)]
    reasoned = has_reasons(game)
    stakes = game.stakes(setup)
    worlds = Worlds(game, view, chance, knows)
    weights = knows.weigh(view, choices)
    if strengths_of(game)[-1].method == "deepening" and knows.worlds_wanted(view, 1):
        found = look_deeper(game, knows, worlds, choices, weights, POSITIONS * playouts, timer)
    else:
        found = sample(game, knows, worlds, choices, weights, playouts, timer)
    if not found.playouts:  # too few to tell choices apart: what the position promises holds for the best
        found.totals[found.ranking()[0]] = knows.promises(worlds.draw())[view.seat]
        found.visits[found.ranking()[0]] = 1
    out: list[Advice] = []
    for place in found.ranking()[:shown]:
        choice = choices[place]
        if found.visits[place]:
            text = game.write_choice(setup, choice)
            why = words.why(view, choice) if reasoned else measured(found, place, stakes)
            out.append(Advice(choice, text, game.tell_choice(view, choice), found.estimate(place), why))
    return out
