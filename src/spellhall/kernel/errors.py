"""Every way in which somebody's input can be wrong, each with a message for a person."""

from __future__ import annotations

from spellhall.kernel.messages import Message, as_message


class SpellhallError(Exception):
    """A mistake in what a person, a file or a program gave us. Its text is one clear sentence."""

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = as_message(message)

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return str(self.message)

    def __str__(self) -> str:
        return str(self.message)


class Unreadable(SpellhallError):
    """The text does not follow the notation at all."""


class Ambiguous(SpellhallError):
    """The text fits more than one choice."""


class Refusal(SpellhallError):
    """The choice is readable but not allowed now; carries the clause that says so."""

    def __init__(self, clause: str, message: Message | str) -> None:
        super().__init__(message)
        self.args = (clause, message)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.message} ({self.clause})"


class NoSuchGame(SpellhallError):
    """There is no game of that name here."""


class BadOption(SpellhallError):
    """An option is unknown or has a value that is not allowed."""


class BadCards(SpellhallError):
    """A card file is wrong; the text names the file, the card and the field. `table`, `index` and `field` say where.

    `in_form` is the same for whoever sees no file but its fields: without the file's name and lines.
    """

    def __init__(
        self,
        message: Message | str,
        table: str = "",
        index: int = -1,
        field: str = "",
        in_form: Message | None = None,
    ) -> None:
        super().__init__(message)
        self.table = table
        self.index = index
        self.field = field
        self.in_form = self.message if in_form is None else in_form


class BadPosition(SpellhallError):
    """A position text is wrong; the text names the line and the field."""


class BadRecord(SpellhallError):
    """A record or save file is wrong; the text names the line."""


class BadScenario(SpellhallError):
    """A scenario file is wrong or what it expects did not happen."""


class ChanceMissing(SpellhallError):
    """A scripted chance has no outcome left, or its next outcome does not fit."""
