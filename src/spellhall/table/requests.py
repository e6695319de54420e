"""What a seat, or the host, can ask of the table. The same words in the socket, over HTTP and in tests."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Face = Annotated[str, msgspec.Meta(pattern="^[a-z]{0,12}$")]
"""A picture by its name; which there are is the client's business."""
Word = Annotated[str, msgspec.Meta(max_length=40)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A number of 256 bits, in hex."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]


class Request(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all requests."""


class Choose(Request, tag="choose", frozen=True):
    """Make a choice, in notation. `at` is the number of the question that it answers."""

    choice: Annotated[str, msgspec.Meta(max_length=400)]
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Why(Request, tag="why", frozen=True):
    """Ask why a choice is not possible now (or whether it is); changes nothing."""

    choice: Annotated[str, msgspec.Meta(max_length=400)]


class Undo(Request, tag="undo", frozen=True):
    """Take back one's own last choice, if nothing was revealed by it and no chance decided."""


class Ask(Request, tag="ask", frozen=True):
    """Ask the others for a takeback, a draw or a rematch."""

    what: Word


class Answer(Request, tag="answer", frozen=True):
    """Agree to what is asked, or not."""

    yes: bool


class Concede(Request, tag="concede", frozen=True):
    """Give up."""


class Say(Request, tag="say", frozen=True):
    """Say a phrase from the list."""

    phrase: Word


class Pause(Request, tag="pause", frozen=True):
    """Stop the clocks."""


class Resume(Request, tag="resume", frozen=True):
    """Let the clocks run again."""


class Away(Request, tag="away", frozen=True):
    """Let a bot play for me for a while."""

    bot: Word = ""  # empty: the usual one


class Back(Request, tag="back", frozen=True):
    """I play again myself."""


class Leave(Request, tag="leave", frozen=True):
    """Give up one's seat before the start."""


class Share(Request, tag="share", frozen=True):
    """Promise something for the next shuffle: the SHA-256 of a number of one's own, in hex."""

    share: Hash


class Reveal(Request, tag="reveal", frozen=True):
    """Tell what one has promised for the shuffle, when every seat is taken."""

    nonce: Hash


class Start(Request, tag="start", frozen=True):
    """Host: begin."""


class Configure(Request, tag="configure", frozen=True):
    """Host: other options or another card file, before the start."""

    options: dict[str, Any]
    cards: Any = None


class Seatbot(Request, tag="bot", frozen=True):
    """Host: put a bot on an empty seat; or, during the game, let it play for somebody who is away."""

    seat: SeatNumber
    bot: Word = ""  # empty: the usual one


class Rename(Request, tag="rename", frozen=True):
    """Before the start: another name and picture for one's own seat."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    face: Face = ""


class Remove(Request, tag="remove", frozen=True):
    """Host: make a seat empty before the start."""

    seat: SeatNumber


AnyRequest = (
    Choose
    | Why
    | Undo
    | Ask
    | Answer
    | Concede
    | Say
    | Pause
    | Resume
    | Away
    | Back
    | Leave
    | Share
    | Reveal
    | Start
    | Configure
    | Seatbot
    | Rename
    | Remove
)
