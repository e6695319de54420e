"""Advice for a player: the best choices in order, an estimate for each, and a plain sentence why."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.blunders import blunders_of, sensible
from spellhall.bots.comparing import compared_with, leading
from spellhall.bots.knowledge import TO_THE_END, Knowledge
from spellhall.bots.levels import DECISIONS, judging_knowledge
from spellhall.bots.reasons import Reasons, has_reasons, reasons_of
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
SEED: Final = "advice"
NUDGE: Final = 1  # the first step of a hint, where there is something to find out; the next names the choices


class Advice:
    """One choice, recommended or not: in notation and in words, an estimate from 0 (lost) to 1 (won), and a reason.

    A nudge has no choice and no notation; `more` says that another step of the hint tells more.
    """

    def __init__(
        self, choice: Choice | None, text: str, words: Message, estimate: float, why: Message, more: bool = False
    ) -> None:
        self.choice = choice
        self.text = text
        self.words = words
        self.estimate = estimate
        self.why = why
        self.more = more

    def to_json(self) -> dict[str, Any]:
        """As it travels between processes; `words` and `why` are messages."""
        return {
            "choice": self.text,
            "words": self.words.to_json(),
            "estimate": round(self.estimate, 3),
            "why": self.why.to_json(),
            "more": self.more,
        }


def measured(found: Findings, place: int, stakes: Stakes | None) -> Message:
    """All that can be said for a choice without knowing the game: what came of the games that were imagined."""
    games = found.visits[place]
    if stakes is None:
        return say("why-measured", wins=found.wins[place], games=games)
    won = stakes.low + found.estimate(place) * (stakes.high - stakes.low)
    return say("why-measured-stakes", wins=found.wins[place], games=games, won=f"{won:+.1f}")


def look(
    game: GameDefinition[Any],
    knows: Knowledge,
    view: View[Any],
    choices: list[Choice],
    seed: str,
    playouts: int,
    milliseconds: int,
) -> Findings:
    """What the judge of hints and reviews thinks of these choices."""
    timer = Timer(milliseconds) if knows.turns < TO_THE_END else Effort(milliseconds, playouts * DECISIONS)
    chance = Seeded(f"{seed}/{digest_of(view.to_json())}")
    knows.start(chance)
    worlds = Worlds(game, view, chance, knows)
    weights = knows.weigh(view, choices) if len(choices) > 1 else [0.0]
    if deep(game, knows, view):
        found = look_deeper(game, knows, worlds, choices, weights, POSITIONS * playouts, timer)
    else:
        found = sample(game, knows, worlds, choices, weights, playouts, timer)
    if not found.playouts:  # too few to tell choices apart: what the position promises holds for the best
        found.totals[found.ranking()[0]] = knows.foretell(worlds.draw())[view.seat]
        found.visits[found.ranking()[0]] = 1
    return found


def deep(game: GameDefinition[Any], knows: Knowledge, view: View[Any]) -> bool:
    """Whether the judge looks several turns deep here, and does not play on."""
    return strengths_of(game)[-1].method == "deepening" and knows.worlds_wanted(view, 1) > 0


def advise(
    game: GameDefinition[Any],
    view: View[Any],
    decision: Decision,
    seed: str = SEED,
    playouts: int = PLAYOUTS,
    milliseconds: int = MILLISECONDS,
    shown: int = SHOWN,
    step: int = NUDGE + 1,
) -> list[Advice]:
    """The best choices first. Where the player has something to work out, the first step is a nudge; and what is
    nobody's to say is never said: there is help with the task then, or nothing."""
    words = reasons_of(game)
    if len(game.computer_choices(view, decision.choices)) < len(decision.choices):
        help = words.task(view)
        return [] if help is None else [nudged(help, False)]
    choices = sensible(game, view, decision.choices)
    if len(choices) == 1:
        playouts //= 4  # there is nothing to compare
    found = look(game, judging_knowledge(game), view, choices, seed, playouts, milliseconds)
    ranking = [place for place in found.ranking() if found.visits[place]][:shown]
    if step <= NUDGE and len(decision.choices) > 1:
        nudge = words.nudge(view, choices[ranking[0]])
        if nudge is not None:
            return [nudged(nudge, True)]
    return worded(game, view, decision, found, ranking, words)


def worded(
    game: GameDefinition[Any],
    view: View[Any],
    decision: Decision,
    found: Findings,
    ranking: list[int],
    words: Reasons,
) -> list[Advice]:
    """Ranked choices with their reasons: why the first one leads, and how the others differ from it."""
    choices = found.choices
    setup = view.state.setup
    stakes = game.stakes(setup)
    reasoned = has_reasons(game)
    told: list[Message] = []
    out: list[Advice] = []
    for place in ranking:
        choice = choices[place]
        if len(choices) == 1:
            why = why_only(game, view, choice, decision.choices, words.why(view, choice))
        elif not reasoned:
            why = measured(found, place, stakes)
        elif not out:
            why = words.why(view, choice) or leading(found, place)
            if words.against(why):
                why = together([why, leading(found, place)])
        else:
            said = words.why(view, choice)
            if said is None or said in told:
                said = words.beside(view, choice, choices[ranking[0]])
            why = said if said is not None and said not in told else compared_with(found, place, ranking, out, told)
        told.append(why)
        text = game.write_choice(setup, choice)
        out.append(Advice(choice, text, game.tell_choice(view, choice), found.estimate(place), why))
    return out


def nudged(what: Message, more: bool) -> Advice:
    """Something to think about: the first step of a hint, or help with a task."""
    return Advice(None, "", say("hint-nudge") if more else say("hint-task"), 0.0, what, more)


def why_only(
    game: GameDefinition[Any], view: View[Any], choice: Choice, choices: list[Choice], why: Message | None
) -> Message:
    """The reason for the only choice that makes sense."""
    if len(choices) == 1:
        return say("why-nothing-else")
    blunders = blunders_of(game)
    silly: list[Message] = []
    for other in choices:
        name = None if other == choice else blunders.name(view, other, choices)
        if name is not None and name not in silly:
            silly.append(name)
    else_what = say("why-anything-else", silly=silly[0] if len(silly) == 1 else Message("list-or", {"items": silly}))
    return else_what if why is None else together([why, else_what])
