"""Tables whose results are compared with others': what would be unfair there is not possible."""

from __future__ import annotations

from spellhall.kernel.messages import Message, say
from spellhall.table import requests as wish
from spellhall.table.table import TableData


def forbidden(data: TableData, request: wish.AnyRequest) -> Message | None:
    """Why a request is not carried out at this table; none where it is like any other."""
    if data.contest and not fits_contest(request):
        return say("no-in-contest")
    return against_deal(request) if data.deal else None


def against_deal(request: wish.AnyRequest) -> Message | None:
    """A deal that others play, too, is played once and by oneself."""
    if isinstance(request, wish.Away):
        return say("deal-no-stand-in")
    if isinstance(request, wish.Ask) and request.what in ("takeback", "rematch"):
        return say("deal-no-takeback") if request.what == "takeback" else say("deal-no-rematch")
    return None


def fits_contest(request: wish.AnyRequest) -> bool:
    """At a table of a tournament players choose, give up, speak, or agree on a draw; the hall does everything else.

    Nobody stops the clocks, lets a bot play, adds to a shuffle that others play, too, or takes back what was seen.
    """
    if isinstance(request, wish.Ask):
        return request.what == "draw"
    return isinstance(request, (wish.Choose, wish.Why, wish.Undo, wish.Answer, wish.Concede, wish.Say))
