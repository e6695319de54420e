"""Every way in which somebody's input can be wrong, each with a sentence for a person."""

from __future__ import annotations


class SpellhallError(Exception):
    """A mistake in what a person, a file or a program gave us. Its text is one clear sentence."""


class Unreadable(SpellhallError):
    """The text does not follow the notation at all."""


class Ambiguous(SpellhallError):
    """The text fits more than one choice."""


class Refusal(SpellhallError):
    """The choice is readable but not allowed now; carries the clause that says so."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence


class BadOption(SpellhallError):
    """An option is unknown or has a value that is not allowed."""


class BadCards(SpellhallError):
    """A card file is wrong; the text names the file, the card and the field."""


class BadPosition(SpellhallError):
    """A position text is wrong; the text names the line and the field."""


class BadRecord(SpellhallError):
    """A record or save file is wrong; the text names the line."""


class BadScenario(SpellhallError):
    """A scenario file is wrong or what it expects did not happen."""


class ChanceMissing(SpellhallError):
    """A scripted chance has no outcome left, or its next outcome does not fit."""
