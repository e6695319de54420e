"""Replays show the cards of the table they come from."""

from __future__ import annotations

from spellhall.games import game
from spellhall.table.match import Match
from spellhall.table.replays import read_text, replay_of


def test_a_replay_shows_the_custom_card() -> None:
    """DP-6: the card that an option adds is drawn in the replay as it was at the table."""
    found = game("prestidigitators")
    name = next(option for option in found.options if option.name == "custom_card").values[1]
    setup = found.setup(2, {"custom_card": name})
    match = Match(found, setup, "replay", ["Ann", "Bob"])
    lines = [match.header]
    for _ in range(4):
        seat = match.waiting()[0]
        lines.append(match.choose(seat, match.decision(seat).choices[0]))
    lines.append(match.last_line())
    shown = replay_of(read_text("game", "\n".join(lines) + "\n"), -1).cards
    assert shown == found.cards_in(setup)
    assert name in str(shown)
