"""Hints: the best choices for somebody, from what their seat sees, where hints are allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spellhall.hall.limits import TOO_MANY_HINTS
from spellhall.hall.thinking import hint
from spellhall.hall.turns import HINT
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.messages import Message, say
from spellhall.table.judge import TableError
from spellhall.table.table import TableData

if TYPE_CHECKING:
    from spellhall.hall.service import Hall


async def why_none(hall: Hall, data: TableData) -> Message | None:
    """Why there are no hints at a table; none where there are."""
    if data.classroom and not await hall.classes.helps(data.classroom):
        return say("class-no-help")
    if data.deal:
        return say("deal-no-hints")
    return say("contest-no-hints") if data.contest else None


async def give_hint(
    hall: Hall, id: str, token: str, seat: int | None, caller: str = "", step: int = 1
) -> list[dict[str, Any]]:
    """The best choices of whoever holds this (hashed) token, from what that seat sees; raises TableError."""
    hall.limits.take("hints", caller, TOO_MANY_HINTS)
    room = await hall.room(id, caller)
    async with room.lock:
        asked = await hall.audience_of(room, token, seat)
        table = room.table
        if asked == OUTSIDE or asked not in table.decisions:
            raise TableError("not_now", say("no-question"))
        refused = await why_none(hall, table.data)
        if refused is not None:
            raise TableError("not_now", refused)
        hall.presence.noticed(room, asked)
        setup = table.game.setup_to_json(table.setup)
        view = table.game.view_for(table.state, asked).to_json()
    job = (caller or id, id, HINT, 0.0)
    made: list[dict[str, Any]] = await hall.advisers.run(job, hint, setup, view, asked, step)
    return made
