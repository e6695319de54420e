"""Deals over HTTP: offer one, look at it, play it, and compare once one has played."""

from __future__ import annotations

from litestar import get, post

from spellhall.hall import messages as wire
from spellhall.hall.api import Auth, Call, Short, caller_of, hall_of, known, limited, problems, token_of
from spellhall.hall.deals.messages import DealGame, DealInfo, EnterDeal, MadeDeal, NewDeal
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError
from spellhall.table.seats import hashed


@post("/api/deals", responses=problems(400, 403, 404, 409, 422, 429, 503), tags=["deals"])
async def offer_deal(request: Call, data: NewDeal, auth: Auth = None) -> MadeDeal:
    """A deal that several people play, each at a table of their own, from one seat and against the same bots.

    With `table` it is the deal of that table's last game; whoever asks has played it, alone against bots, and is the
    first player of the deal, with the token of that game.
    """
    limited(request, "tables")
    deals, caller = hall_of(request).deals, caller_of(request)
    if data.table:
        kept = await deals.offer_again(data.table, token_of(auth), caller)
    else:
        known(data.game)
        try:
            kept = await deals.offer(data.game, data.seats, data.options, data.cards, data.seat, data.bots, caller)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            raise TableError("malformed", say("no-card-set")) from None
    return MadeDeal(kept.id, kept.code)


@get("/api/deals/{deal:str}", responses=problems(400, 404, 429), tags=["deals"])
async def look_at_deal(request: Call, deal: Short, auth: Auth = None) -> DealInfo:
    """What is played and who plays it. How it went is told to those who have played it themselves."""
    return await hall_of(request).deals.shown(deal, token_of(auth), caller_of(request))


@post("/api/deals/{deal:str}/players", responses=problems(400, 404, 409, 422, 429, 503), tags=["deals"])
async def enter_deal(request: Call, deal: Short, data: EnterDeal) -> wire.Seated:
    """Play a deal, once: the same token gets the same seat again."""
    limited(request, "joins")
    deals, token = hall_of(request).deals, hashed(data.token)
    kept = await deals.room(deal, caller_of(request))
    if not await deals.known(kept, token):
        limited(request, "tables")
    room, seat = await deals.enter(deal, token, data.name, data.face, caller_of(request))
    return wire.Seated(room.id, data.token, seat, room.table.names[seat])


@get("/api/deals/{deal:str}/games", responses=problems(400, 404, 409, 429), tags=["deals"])
async def deal_games(request: Call, deal: Short, auth: Auth = None) -> list[DealGame]:
    """The records of all who have played the deal, for those who have."""
    return await hall_of(request).deals.games(deal, token_of(auth), caller_of(request))


HANDLERS = [offer_deal, look_at_deal, enter_deal, deal_games]
