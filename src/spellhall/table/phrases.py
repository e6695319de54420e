"""What players can say to each other: a list of phrases, so that nobody can be insulted and all can be translated."""

from __future__ import annotations

PHRASES: dict[str, str] = {
    "hello": "Hello!",
    "good_luck": "Good luck and have fun.",
    "my_first": "This is my first game.",
    "thinking": "I need a moment to think.",
    "back_soon": "I will be back soon.",
    "here_again": "Here I am again.",
    "nice": "That was a nice one.",
    "wow": "Wow!",
    "oops": "Oops.",
    "sorry": "Sorry about that.",
    "thanks": "Thank you.",
    "close": "That was close.",
    "well_played": "Well played.",
    "again": "Shall we play again?",
    "goodbye": "Goodbye.",
}
