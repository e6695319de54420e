"""Positions as text, in named fields."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS, settled
from spellhall.kernel.frames import Setup
from spellhall.kernel.positions import Fields
from spellhall.kernel.state import UNKNOWN
from spellhall_leduc.betting import Hand, Street
from spellhall_leduc.cards import card_text, read_card
from spellhall_leduc.state import ANTE, MOST_RAISES, RAISES, LeducState


def card_or_dash(card: int) -> str:
    return "-" if card == UNKNOWN else card_text(card)


def write(state: LeducState) -> dict[str, str]:
    """Everything but the deck, which is what is left."""
    out = {f"hand {SEAT_LETTERS[seat]}": card_or_dash(card) for seat, card in enumerate(state.hands)}
    out["board"] = card_or_dash(state.board)
    out["paid"] = " ".join(str(paid) for paid in state.paid)
    out["folded"] = " ".join(SEAT_LETTERS[seat] for seat, gone in enumerate(state.folded) if gone)
    out["revealed"] = " ".join(SEAT_LETTERS[seat] for seat, card in enumerate(state.revealed) if card != UNKNOWN)
    for frame in state.stack:
        if isinstance(frame, Street):
            out["street"] = str(frame.street + 1)
            out["to act"] = SEAT_LETTERS[frame.seat]
            out["raises"] = str(frame.raises)
            out["calls"] = str(frame.calls)
    if state.outcome is not None:
        out["over"] = f"{state.outcome.clause} {' '.join(f'{won:g}' for won in state.outcome.utilities or [])}"
    return out


def read(setup: Setup, given: dict[str, str], chance: Chance) -> LeducState:
    """A position; what is left out is as at the start of the first street."""
    seats = setup.seats
    fields = Fields(given, seats)
    state = LeducState(setup, chance)

    def take(name: str) -> int:
        text = fields.text(name)
        if text in ("", "-"):
            return UNKNOWN
        card = read_card(text, seats)
        fields.check(name, card >= 0 and state.deck.counts[card] > 0, text)
        state.deck.remove(card)
        return card

    state.hands = [take(f"hand {SEAT_LETTERS[seat]}") for seat in range(seats)]
    state.board = take("board")
    most = ANTE + MOST_RAISES * sum(RAISES)
    paid = fields.wholes("paid", ANTE, most)
    fields.check("paid", len(paid) in (0, seats), " ".join(str(each) for each in paid))
    state.paid = paid or [ANTE] * seats
    for seat in fields.seats_in("folded"):
        state.folded[seat] = 1
    for seat in fields.seats_in("revealed"):
        state.revealed[seat] = state.hands[seat]
    street = fields.within("street", 1, len(RAISES), 1)
    frame = Street(
        street - 1,
        fields.seat("to act", 0),
        fields.within("raises", 0, MOST_RAISES, 0),
        fields.within("calls", 0, seats, 0),
    )
    over = fields.words("over")
    fields.finished()
    state.turn = street
    if over:
        fields.check("over", len(over) == seats + 1 and all(is_number(word) for word in over[1:]), " ".join(over))
        state.outcome = settled(over[0], [float(word) for word in over[1:]])
        state.turn = 1 if state.board == UNKNOWN else 2
        return state
    fields.check("hand A", UNKNOWN not in state.hands, "-")
    fields.check("board", (state.board == UNKNOWN) == (street == 1), given.get("board", ""))
    state.stack = [Hand(street), frame]
    return state


def is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def imagined(state: LeducState, seat: int, chance: Chance) -> None:
    """Fill a copy of a view with cards that the seat may expect in the other hands and in the deck."""
    known: list[Any] = [state.board, *state.revealed]
    known += [state.hands[seat]] if seat >= 0 else []
    left = [0 if card in known else 1 for card in range(2 * (state.setup.seats + 1))]
    for other, card in enumerate(state.hands):
        if card == UNKNOWN:
            state.hands[other] = state.revealed[other]
        if state.hands[other] == UNKNOWN:
            drawn = chance.pick(left, sum(left), "imagined")
            left[drawn] = 0
            state.hands[other] = drawn
    state.deck.counts = left
    state.deck.size = sum(left)
    state.deck.wake()
