"""Cards for a class: only what its facts need."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.errors import BadOption
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.practice.facts import facts_of
from spellhall.practice.games import on_paper, practises


def cards_for(game: GameDefinition[Any], plan: str) -> Any:
    """A card set in which these facts come up: `2,5,10` or `tables 6-9`, `sums 10`, `differences 10`, several with `;`.

    Raises BadOption, or BadFacts if the plan cannot be read.
    """
    if not practises(game):
        raise BadOption(say("print-no-sums", game=game.title))
    words = plan.strip()
    found = on_paper(game, facts_of(f"tables {words}" if words[:1].isdigit() else words))
    if found is None:
        raise BadOption(say("print-no-such-facts", game=game.title, facts=words[:40]))
    return game.cards_from(found)
