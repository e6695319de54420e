"""What bots answered in a game that was played before, by what they saw: in the same deal they answer the same again.

At an ordinary table a bot's clock may cut its thinking short, so its answer cannot be worked out a second time.
"""

from __future__ import annotations

from spellhall.kernel.state import digest_of
from spellhall.table.table import Table, opening


def replies_of(table: Table) -> dict[str, str]:
    """The choices of all bots of a game that is over, in notation, by seat and digest of the view."""
    game = table.game
    made = opening(table)
    out: dict[str, str] = {}
    for seat, text in table.data.steps:
        if seat >= 0 and table.data.seats[seat].kind == "bot":
            out[f"{seat}/{digest_of(game.view_for(made.state, seat).to_json())}"] = text
        made = game.apply(made.state, seat, game.find_choice(table.setup, text, game.legal(made.state, seat)))
    return out
