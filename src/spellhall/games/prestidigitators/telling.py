"""What the duel says: the table as sentences, every event as one, and every choice in words."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.prestidigitators.attack import Attack, said
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.facts import ENERGY, FAR, HEAD
from spellhall.games.prestidigitators.instructions import WHETHER_TO_FOLLOW
from spellhall.games.prestidigitators.opening import Arranging, Draft
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.games.prestidigitators.verdict import announcements, tell_over
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, say, together, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice

Title = Message | str
"""A card's name: a key for the cards of the house, a custom card's own name as it is."""

UNSEEN: Final = say("dp-seen-unknown", count=1)


def shown_title(view: View[DuelState], seat: int, token: int) -> Title:
    """A card's name as the table shows it; without the memory aid others' cards are not marked. (DP-R23)"""
    return view.state.card(token).title if marked(view, seat, token) else UNSEEN


def marked(view: View[DuelState], seat: int, token: int) -> bool:
    """Whether the table shows this name to the seat: its own cards, those remembered, and all at the end."""
    state = view.state
    if state.names[token] == UNKNOWN:
        return False
    return seat == view.seat or state.rules.memory_aid or state.outcome is not None


# ---------------------------------------------------------------- the table


def describe(view: View[DuelState]) -> list[Message]:
    """What the seat sees, most important things first."""
    state = view.state
    frame = state.stack[-1] if state.stack else None
    lines: list[Message] = []
    if isinstance(frame, Draft):
        lines.append(say("dp-seen-draft"))
        lines.append(say("dp-seen-pool", cards=bag_titles(state, state.pool.counts)))
        lines += explained(state)
    elif isinstance(frame, Arranging):
        lines.append(say("dp-seen-arranging"))
        lines += describe_arranging(view, frame)
    elif state.outcome is not None:
        lines.append(say("dp-seen-over"))
    else:
        lines.append(to_move(view, state.turn + (0 if isinstance(frame, Attack) else 1)))
        lines += announcements(state)
        if isinstance(frame, Attack):
            card = shown_title(view, view.seat, frame.card)
            lines.append(say("dp-seen-attack", card=card, row=frame.row + 1))
    return lines + (describe_duel(view) if state.names else describe_hands(view))


def describe_duel(view: View[DuelState]) -> list[Message]:
    """The stacks, and everything else that is known."""
    state = view.state
    lines: list[Message] = []
    for seat in [view.seat, 1 - view.seat] if view.seat >= 0 else [0, 1]:
        for row in range(ROWS):
            lines.append(describe_stack(view, seat, row))
    lines += conclusions(view)
    for seat in range(2):
        if seat != view.seat:
            lines.append(say("dp-seen-drafted", who=who(seat), cards=bag_titles(state, state.drafted[seat].counts)))
    lost = [state.card(token).title for token in state.destroyed]
    lines.append(say("dp-seen-destroyed", cards=lost) if lost else say("dp-seen-none-destroyed"))
    lines.append(say("dp-seen-quiet", quiet=state.quiet, limit=state.rules.stagnation_limit))
    return lines


def describe_hands(view: View[DuelState]) -> list[Message]:
    """What both have drafted so far."""
    lines: list[Message] = []
    for seat in range(2):
        cards = bag_titles(view.state, view.state.drafted[seat].counts)
        mine = seat == view.seat
        lines.append(say("dp-seen-hand-mine", cards=cards) if mine else say("dp-seen-hand", who=who(seat), cards=cards))
    return lines


def to_move(view: View[DuelState], turn: int) -> Message:
    mover = view.state.mover
    return say("dp-seen-turn-mine", turn=turn) if mover == view.seat else say("dp-seen-turn", turn=turn, who=who(mover))


def bag_titles(state: DuelState, counts: list[int]) -> list[Title]:
    cards = state.rules.set.cards
    return [
        cards[kind].title if copies == 1 else say("dp-seen-copies", copies=copies, card=cards[kind].title)
        for kind, copies in enumerate(counts)
        if copies
    ]


def explained(state: DuelState) -> list[Message]:
    """What the cards of the pool do."""
    cards = [state.rules.set.cards[kind] for kind, copies in enumerate(state.pool.counts) if copies]
    return [say("dp-seen-card", card=card.title, energy=card.energy, text=card.text) for card in cards]


def describe_arranging(view: View[DuelState], frame: Arranging) -> list[Message]:
    lines: list[Message] = []
    for seat in range(2):
        if frame.ready[seat]:
            lines.append(say("dp-seen-ready-mine") if seat == view.seat else say("dp-seen-ready", who=who(seat)))
    if view.seat >= 0 and frame.placed(view.seat):
        cards = view.state.rules.set.cards
        lines.append(say("dp-seen-placed", cards=[cards[kind].title for kind in frame.placed(view.seat)]))
    return lines


def describe_stack(view: View[DuelState], seat: int, row: int) -> Message:
    """One stack: how high, how far splayed, and the names that this seat knows."""
    state = view.state
    stack = state.rows[seat][row]
    mine = seat == view.seat
    if not stack:
        return say("dp-seen-empty-mine", row=row + 1) if mine else say("dp-seen-empty", who=who(seat), row=row + 1)
    cards, size = len(stack), state.splay[seat][row]
    if mine:
        parts = [say("dp-seen-row-mine", row=row + 1, cards=cards, splayed=size)]
    else:
        parts = [say("dp-seen-row", who=who(seat), row=row + 1, cards=cards, splayed=size)]
    parts.append(describe_cards([shown_title(view, seat, token) for token in stack], size))
    if mine:
        parts.append(say("dp-seen-energy", energy=state.energy(seat, row)))
    used = [shown_title(view, seat, token) for token in stack if state.spent[token]]
    if used:
        parts.append(say("dp-seen-used", cards=used))
    return together(parts)


def describe_cards(titles: list[Title], size: int) -> Message:
    """The cards of a stack, the top one first."""
    top, beside, beneath = titles[-1], counted(titles[-size:-1]), counted(titles[:-size])
    if beside and beneath:
        return say("dp-seen-top-beside-beneath", card=top, beside=beside, beneath=beneath)
    if beside:
        return say("dp-seen-top-beside", card=top, beside=beside)
    if beneath:
        return say("dp-seen-top-beneath", card=top, beneath=beneath)
    return say("dp-seen-top", card=top)


def counted(titles: list[Title]) -> list[Title]:
    """Unknown cards that lie beside each other are counted, not listed."""
    out: list[Title] = []
    unseen = 0
    for title in [*titles, ""]:
        if title is UNSEEN:
            unseen += 1
            continue
        if unseen:
            out.append(say("dp-seen-unknown", count=unseen))
        unseen = 0
        if title:
            out.append(title)
    return out


def conclusions(view: View[DuelState]) -> list[Message]:
    """What can be concluded about unknown cards of the other side, if the table helps to remember."""
    state = view.state
    if not state.rules.memory_aid:
        return []
    lines: list[Message] = []
    for fact in state.facts:
        tokens = [fact[place] for place in range(HEAD, len(fact), 2)]
        weights = [fact[place] for place in range(HEAD + 1, len(fact), 2)]
        if any(state.names[token] != UNKNOWN for token in tokens) or any(weight != 1 for weight in weights):
            continue
        spots = [spot_of(state, token) for token in tokens]
        if fact[0] != ENERGY:
            if fact[1] > 0:
                lines.append(say("dp-seen-phylactery-here", spots=spots, count=len(spots)))
            else:
                lines.append(say("dp-seen-phylactery-not-here", spots=spots))
        elif fact[1] == fact[2]:
            lines.append(say("dp-seen-worth", energy=fact[1], spots=spots, count=len(spots)))
        elif fact[1] > 0:
            lines.append(say("dp-seen-worth-at-least", energy=fact[1], spots=spots, count=len(spots)))
        elif fact[1] <= -FAR:
            lines.append(say("dp-seen-worth-at-most", energy=fact[2], spots=spots, count=len(spots)))
    return lines


def spot_of(state: DuelState, token: int) -> Message:
    for seat in range(2):
        for row in range(ROWS):
            stack = state.rows[seat][row]
            if token in stack:
                return say("dp-seen-spot", who=who(seat), row=row + 1, place=stack.index(token) + 1)
    return say("dp-seen-spot-gone")


# ---------------------------------------------------------------- choices


def tell_choice(view: View[DuelState], choice: Choice) -> Message:
    """A choice in words, for the seat that has it: it knows all of its own cards (DP-55)."""
    state, seat = view.state, view.seat
    verb, args = choice.verb, choice.args
    frame = state.stack[-1]
    if verb == "pick":
        card = state.rules.set.cards[args[0]]
        return say("dp-choose-pick", card=card.title, energy=card.energy)
    if isinstance(frame, Arranging):
        row, spot = frame.next_place(state, seat)
        return say("dp-choose-place", card=state.rules.set.cards[args[0]].title, row=row + 1, spot=spot)
    if isinstance(frame, Attack):
        return tell_answer(state, frame, choice)
    row = args[0]
    stack = state.rows[seat][row]
    if verb == "raise":
        return tell_raise(state, seat, row, args[1])
    if verb == "slide":
        return say("dp-choose-slide", row=row + 1, card=state.card(stack[-1 - state.splay[seat][row]]).title)
    card = state.card(stack[-1])
    if verb == "transfer":
        return say("dp-choose-transfer", card=card.title, row=row + 1, onto=args[1] + 1)
    if verb == "found":
        return say("dp-choose-found", card=card.title, row=row + 1, onto=args[1] + 1)
    if verb == "sink":
        return say("dp-choose-sink", card=card.title, row=row + 1)
    return say("dp-choose-attack", card=card.title, row=row + 1)


def tell_raise(state: DuelState, seat: int, row: int, places: int) -> Message:
    """A card of the cascade comes to its top; of two copies the words say which."""
    cascade = [state.names[token] for token in state.cascade(seat, row)]
    kind = cascade[-1 - places]
    card = state.rules.set.cards[kind].title
    if cascade[:-1].count(kind) > 1:
        return say("dp-choose-raise-copy", card=card, row=row + 1, places=places)
    return say("dp-choose-raise", card=card, row=row + 1)


def tell_answer(state: DuelState, frame: Attack, choice: Choice) -> Message:
    """An answer while an attack is on."""
    card = state.card(frame.acting()).title
    if choice.verb == "row":
        return say("dp-choose-row", card=card, row=choice.args[0] + 1)
    if frame.asking == WHETHER_TO_FOLLOW:
        if choice.verb == "no":
            return say("dp-choose-skip", card=card)
        return say("dp-choose-follow", card=card, step=said(frame.steps(state)[frame.at]))
    return say("dp-choose-stay" if choice.verb == "no" else "dp-choose-react", card=card)


# ---------------------------------------------------------------- events


def tell(setup: DuelSetup, facts: dict[str, Any]) -> Message | None:
    """One event as a sentence; None for those that say nothing by themselves."""
    kind = facts["event"]
    if kind in SETUP_EVENTS:
        return tell_setup(setup, kind, facts)
    if kind in MOVE_EVENTS:
        return tell_move(kind, facts)
    if "place" in facts:
        return tell_place(setup, kind, facts)
    if kind == "test":
        return say("dp-told-enough" if facts["greater"] else "dp-told-not-enough", who=who(facts["seat"]))
    if kind == "double":
        return say("dp-told-double", who=who(facts["seat"]))
    if kind == "miss":
        return say("dp-told-miss", who=who(facts["seat"]))
    if kind == "stay":
        return say("dp-told-stay", who=who(facts["seat"]), card=setup.set.titled(facts["card"]))
    if kind == "decline":
        return say("dp-told-decline", who=who(facts["seat"]), card=setup.set.titled(facts["card"]))
    return tell_over(setup, facts) if kind == "over" else None


SETUP_EVENTS: Final = ("toss", "pick", "left", "placed", "ready", "begin")
MOVE_EVENTS: Final = ("slide", "raise", "transfer", "found", "sink")


def tell_setup(setup: DuelSetup, kind: str, facts: dict[str, Any]) -> Message:
    if kind == "left":
        return say("dp-told-left", cards=[setup.set.titled(card) for card in facts["cards"]])
    if kind == "placed":
        return say("dp-told-placed", card=setup.set.titled(facts["card"]))
    seat = who(facts["seat"])
    if kind == "toss":
        return say("dp-told-toss", who=seat)
    if kind == "pick":
        return say("dp-told-pick", who=seat, card=setup.set.titled(facts["card"]))
    return say("dp-told-ready" if kind == "ready" else "dp-told-begin", who=seat)


def tell_move(kind: str, facts: dict[str, Any]) -> Message:
    seat, row = who(facts["seat"]), facts["row"]
    if kind == "slide":
        return say("dp-told-slide", who=seat, row=row)
    if kind == "raise":
        return say("dp-told-raise", who=seat, row=row, places=facts["places"])
    if kind == "transfer":
        return say("dp-told-transfer", who=seat, row=row, onto=facts["onto"])
    if kind == "found":
        return say("dp-told-found", who=seat, row=row, onto=facts["onto"])
    return say("dp-told-sink", who=seat, row=row)


def place_told(place: str) -> Message:
    """`A1` as people say it."""
    return say("dp-told-place", who=who(SEAT_LETTERS.index(place[0])), row=int(place[1:]))


def tell_place(setup: DuelSetup, kind: str, facts: dict[str, Any]) -> Message | None:
    place = place_told(facts["place"])
    if "card" in facts:
        return tell_card(kind, setup.set.titled(facts["card"]), place, facts)
    if kind == "total":
        return say("dp-told-total", place=place, energy=facts["energy"])
    if kind == "show":
        return say("dp-told-show", place=place, cards=[setup.set.titled(card) for card in facts["cards"]])
    if kind == "collapse_stack":
        return say("dp-told-collapse", place=place)
    if kind == "splay_stack":
        return say("dp-told-splay", place=place)
    if kind == "lift_stack":
        return say("dp-told-lift", place=place)
    return say("dp-told-sink-top", place=place) if kind == "sink_top" else None


def tell_card(kind: str, card: Title, place: Message, facts: dict[str, Any]) -> Message | None:
    """What happens to a card, or by it."""
    if kind == "reveal":
        return say("dp-told-attack" if facts["attacking"] else "dp-told-top", card=card, place=place)
    if kind == "react":
        return say("dp-told-react", card=card)
    if kind == "destroy":
        return say("dp-told-destroy", card=card, place=place)
    if kind == "move":
        return say("dp-told-move", card=card, place=place_told(facts["onto"]))
    return say("dp-told-cross", card=card, place=place) if kind == "cross" else None


# ---------------------------------------------------------------- looking things up


def card_lines(setup: DuelSetup) -> list[Message]:
    """What each card does."""
    return [say("dp-seen-card", card=card.title, energy=card.energy, text=card.text) for card in setup.set.cards]
