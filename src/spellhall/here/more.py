"""What is not needed to play: sums to practise, and card sets to edit. It is loaded when it is first asked for."""

from __future__ import annotations

import msgspec

from spellhall.hall import sums
from spellhall.hall.hours import now_ms
from spellhall.hall.set_check import looked_at
from spellhall.hall.sets import CheckedSet, WantedSet
from spellhall.kernel.messages import say
from spellhall.practice import read_fact
from spellhall.table.judge import TableError
from spellhall.words.speech import KEYS


def answered(words: list[str], body: str) -> sums.WayShown | sums.Practised | sums.Code | CheckedSet | None:
    """The answer to an address, if it is one of these; raises SpellhallError."""
    try:
        match words:
            case ["practice", "ways", fact]:
                return sums.shown(read_fact(fact), KEYS)
            case ["practice"]:
                return sums.practised(msgspec.json.decode(body, type=sums.Practise), now_ms() // sums.DAY, KEYS)
            case ["practice", "code"]:
                return sums.code_of(msgspec.json.decode(body, type=sums.CodeWish).text)
            case ["workshop", game]:
                return looked_at(game, msgspec.json.decode(body, type=WantedSet), KEYS, None)  # only a hall draws
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise TableError("malformed", say("hall-malformed")) from None
    return None
