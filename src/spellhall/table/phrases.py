"""What players can say to each other: a list of phrases, so that nobody can be insulted and all can be translated."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good_luck",
    "my_first",
    "thinking",
    "back_soon",
    "here_again",
    "nice",
    "wow",
    "oops",
    "sorry",
    "thanks",
    "close",
    "well_played",
    "again",
    "goodbye",
)
