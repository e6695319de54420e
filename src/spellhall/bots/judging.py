"""Judging a choice that was made: by the judge that gives the hints, with more time, and only where it is sure."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.advise import MILLISECONDS, PLAYOUTS, SEED, deep, look, worded
from spellhall.bots.blunders import sensible
from spellhall.bots.levels import judging_knowledge
from spellhall.bots.reasons import reasons_of
from spellhall.bots.searching.paired import Difference, compare_deeply, compare_playouts
from spellhall.bots.searching.playouts import Timer
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

AT_A_GLANCE: Final = 60  # playouts that tell which choices deserve a closer look
WORLDS: Final = 400  # playouts after each of two choices; of deep looks a quarter


class Verdict:
    """The better choice, what both promise from 0 (lost) to 1 (won), and how far off the difference may be.

    In a slip, everything but the better choice was silly; there are no estimates then.
    """

    def __init__(
        self, better: Choice, before: float, after: float, uncertainty: float, slip: bool, why: Message
    ) -> None:
        self.better = better
        self.before = before
        self.after = after
        self.uncertainty = uncertainty
        self.slip = slip
        self.why = why


class Judge:
    """It gets views only, so it cannot know more than the player could have known."""

    def __init__(self, playouts: int = PLAYOUTS, worlds: int = WORLDS) -> None:
        self.playouts = playouts  # of a hint
        self.worlds = worlds  # in which a choice is compared with the one of the hint

    def glance(
        self, game: GameDefinition[Any], view: View[Any], decision: Decision, played: Choice, milliseconds: int
    ) -> float:
        """What the choice seems to lose after a quick look; 0: it seems to be the best."""
        choices = judged(game, view, decision)
        if not choices:
            return 0.0
        if len(choices) == 1:
            return 0.0 if choices[0] == played else 1.0
        found = look(
            game, judging_knowledge(game), view, choices, "glance", min(AT_A_GLANCE, self.playouts), milliseconds
        )
        best = found.ranking()[0]
        if choices[best] == played:
            return 0.0
        own = choices.index(played) if played in choices else -1
        if own < 0 or not found.visits[own]:  # not even looked at: no better than the worst that was
            seen = [found.estimate(place) for place, visits in enumerate(found.visits) if visits]
            return max(1e-3, found.estimate(best) - min(seen)) if len(seen) > 1 else 0.5
        return found.estimate(best) - found.estimate(own)

    def verdict(
        self,
        game: GameDefinition[Any],
        view: View[Any],
        decision: Decision,
        played: Choice,
        least: float,
        milliseconds: int,
    ) -> Verdict | None:
        """The choice that a hint would have named, if it was clearly better; None if it was played, or is not."""
        choices = judged(game, view, decision)
        if not choices or choices == [played]:
            return None
        knows = judging_knowledge(game)
        words = reasons_of(game)
        slip = len(choices) == 1
        a_third = max(1, milliseconds // 3) if milliseconds else 0
        found = look(game, knows, view, choices, SEED, self.playouts, min(MILLISECONDS, a_third))
        first = found.ranking()[0]
        better = choices[first]
        if better == played:
            return None
        difference = Difference()
        if not slip:
            timer = Timer(2 * a_third)
            seed = f"review/{game.write_choice(view.state.setup, better)}"
            if deep(game, knows, view):
                difference = compare_deeply(
                    game, knows, view, better, played, seed, max(1, self.worlds // 4), least, max(1, found.plies), timer
                )
            else:
                difference = compare_playouts(game, knows, view, better, played, seed, self.worlds, least, timer)
            if not difference.is_loss(least):
                return None
        why = worded(game, view, decision, found, [first], words)[0].why
        return Verdict(better, difference.before, difference.after, difference.uncertainty, slip, why)


def judged(game: GameDefinition[Any], view: View[Any], decision: Decision) -> list[Choice]:
    """The choices that are compared; none where the answer is the player's own to find."""
    if len(game.computer_choices(view, decision.choices)) < len(decision.choices):
        return []
    return sensible(game, view, decision.choices)
