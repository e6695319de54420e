"""What is said at the table, as messages; the sentences are in words/."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice
from spellhall_leduc.betting import Street
from spellhall_leduc.cards import card_text, card_words
from spellhall_leduc.state import CALL, FOLD, RAISES, LeducState


def describe(view: View[LeducState]) -> list[Message]:
    state = view.state
    out = []
    if view.seat >= 0 and state.hands[view.seat] != UNKNOWN:
        out.append(say("le-you-hold", card=card_words(card_text(state.hands[view.seat]))))
    if state.board == UNKNOWN:
        out.append(say("le-no-board"))
    else:
        out.append(say("le-board", card=card_words(card_text(state.board))))
    for seat, paid in enumerate(state.paid):
        out.append(say("le-paid-folded" if state.folded[seat] else "le-paid", who=who(seat), chips=paid))
        if state.revealed[seat] != UNKNOWN:
            out.append(say("le-holds", who=who(seat), card=card_words(card_text(state.revealed[seat]))))
    return out


def tell(facts: dict[str, Any]) -> Message:
    kind = facts["event"]
    if kind == "turned_up":
        return say("le-turned-up", card=card_words(facts["card"]))
    if kind == "won":
        winners = [who(seat) for seat in facts["seats"]]
        return say("le-won", who=winners, count=len(winners), pot=facts["pot"])
    name = who(facts["seat"])
    if kind == "dealt":
        return (
            say("le-dealt-card", who=name, card=card_words(facts["card"]))
            if "card" in facts
            else say("le-dealt", who=name)
        )
    if kind == "folded":
        return say("le-folded", who=name)
    if kind == "showed":
        return say("le-showed", who=name, card=card_words(facts["card"]))
    if kind == "raised":
        return say("le-raised", who=name, chips=facts["chips"])
    return say("le-called", who=name, chips=facts["chips"]) if facts["chips"] else say("le-checked", who=name)


def tell_choice(view: View[LeducState], choice: Choice) -> Message:
    state = view.state
    if choice == FOLD:
        return say("le-do-fold")
    to_call = state.highest - state.paid[view.seat] if view.seat >= 0 else 0
    if choice == CALL:
        return say("le-do-call", chips=to_call) if to_call else say("le-do-check")
    street = state.stack[-1].street if state.stack and isinstance(state.stack[-1], Street) else 0
    return say("le-do-raise", chips=RAISES[street])
