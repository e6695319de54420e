"""The table as the greedy duellist weighs it: a summary of every row, and how far each player is ahead."""

from __future__ import annotations

from typing import Final

from spellhall.games.mathemagician.mind.greedy_turns import NUMERAL, Turns, turns_for
from spellhall.games.mathemagician.rows import MINUS, PLUS, numerals, stays_sound, value
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState

PER_TURN: Final = 0.42  # Strength that one turn is worth
KNOCKED_OUT: Final = 40.0  # how bad it is to be out


class Aims:
    """The rules and what each player's spell needs: the same for all boards of a decision."""

    def __init__(self, state: MathemagicianState) -> None:
        rules = state.rules
        cards = rules.set
        self.seats = state.live_seats()
        self.misfires = rules.below_zero == "misfire"
        self.bounded = rules.below_zero != "allowed"  # plays below zero misfire or are forbidden
        self.goals: list[int] = []
        self.minimums: list[int] = []
        self.effects: list[int] = []
        self.tables: list[Turns] = []
        for spell in state.spell:
            goal, minimum, effect = 1, 1, 0  # without a spell, as after a knock-out
            if spell != NO_SPELL:
                goal, minimum, effect = cards.values[spell], cards.minimums[spell], cards.effects[spell]
            self.goals.append(goal)
            self.minimums.append(minimum)
            self.effects.append(effect)
            self.tables.append(turns_for(goal, minimum, rules.energy))
        self.usual = turns_for(9, 3, rules.energy).left(0, 0, PLUS)  # a middling spell


class Board:
    """A summary of the rows: value, numerals and end of each, and every player's Strength."""

    def __init__(
        self,
        aims: Aims,
        strength: list[float],
        values: list[int],
        counts: list[int],
        ends: list[int],
        waits: list[bool],
        casts_by_pull: list[bool],
    ) -> None:
        self.aims = aims
        self.strength = strength
        self.values = values
        self.counts = counts
        self.ends = ends
        self.waits = waits  # whose spell is gone; a new one takes time
        self.casts_by_pull = casts_by_pull

    @property
    def tables(self) -> list[Turns]:
        """How many turns each player's spell still takes."""
        return self.aims.tables

    def set_row(self, seat: int, row: list[int]) -> None:
        self.values[seat] = value(row)
        self.counts[seat] = numerals(row)
        self.ends[seat] = end_of(row)

    def gone_off(self, owner: int) -> None:
        """The spell and the row are discarded."""
        self.values[owner] = 0
        self.counts[owner] = 0
        self.ends[owner] = PLUS
        self.waits[owner] = True
        self.casts_by_pull[owner] = False

    def cast(self, owner: int) -> None:
        for seat in self.aims.seats:
            if seat != owner:
                self.strength[seat] = self.strength[seat] - self.aims.effects[owner]
        self.gone_off(owner)

    def misfire(self, owner: int, by: int) -> None:
        self.strength[by] = self.strength[by] - self.aims.effects[owner]
        self.gone_off(owner)

    def safe(self, card: int, seat: int) -> bool:
        """Whether a card fits and does not misfire: nobody must play another one. Clauses: MD-116."""
        if (card > 0) != (self.ends[seat] != NUMERAL):
            return False
        return not self.aims.bounded or stays_sound(self.values[seat], self.ends[seat], card)

    def put(self, card: int, owner: int, by: int) -> None:
        """A card is played: a misfire, a cast, or just a longer row."""
        end = self.ends[owner]
        if card > 0:
            total = self.values[owner] - card if end == MINUS else self.values[owner] + card
            aims = self.aims
            if total < 0 and aims.misfires:
                self.misfire(owner, by)
                return
            self.values[owner] = total
            self.counts[owner] = self.counts[owner] + 1
            self.ends[owner] = NUMERAL
            if total == aims.goals[owner] and self.counts[owner] >= aims.minimums[owner] and not self.waits[owner]:
                self.cast(owner)
        elif card == MINUS and self.values[owner] == 0 and self.aims.misfires:
            self.misfire(owner, by)
        else:
            self.ends[owner] = card

    def worth(self, seat: int) -> float:
        """Strength, less what the turns still needed are worth."""
        strength = self.strength[seat]
        if strength <= 0:
            return -KNOCKED_OUT
        if self.waits[seat]:
            return strength - PER_TURN * self.aims.usual
        return strength - PER_TURN * self.tables[seat].left(self.values[seat], self.counts[seat], self.ends[seat])

    def lead(self, seat: int) -> float:
        """How much better off a seat is than the others on average."""
        others = 0.0
        seats = self.aims.seats
        for other in seats:
            if other != seat:
                others += self.worth(other)
        return self.worth(seat) - others / max(1, len(seats) - 1)

    def lead_after(self, card: int, owner: int, by: int) -> float:
        """The lead of a player who plays a card; the board stays as it is."""
        strength, value, count, end = self.strength, self.values[owner], self.counts[owner], self.ends[owner]
        waits, pull = self.waits[owner], self.casts_by_pull[owner]
        self.strength = strength.copy()
        self.put(card, owner, by)
        lead = self.lead(by)
        self.strength = strength
        self.values[owner], self.counts[owner], self.ends[owner] = value, count, end
        self.waits[owner], self.casts_by_pull[owner] = waits, pull
        return lead

    def copy(self) -> Board:
        return Board(
            self.aims,
            self.strength.copy(),
            self.values.copy(),
            self.counts.copy(),
            self.ends.copy(),
            self.waits.copy(),
            self.casts_by_pull.copy(),
        )


def end_of(row: list[int]) -> int:
    if not row:
        return PLUS
    return NUMERAL if row[-1] > 0 else row[-1]


def board_of(state: MathemagicianState) -> Board:
    """The board that a view shows."""
    return Board(
        Aims(state),
        [float(strength) for strength in state.strength],
        [value(row) for row in state.rows],
        [numerals(row) for row in state.rows],
        [end_of(row) for row in state.rows],
        [spell == NO_SPELL for spell in state.spell],
        [False] * len(state.rows),
    )


def best_play(board: Board, by: int, faces: list[int]) -> Board:
    """The board after a player's best safe play with these faces; as it was if there is none."""
    best_card, best_seat = 0, -1
    best_lead = -1e9
    for card in faces:
        for seat in board.aims.seats:
            if board.safe(card, seat):
                lead = board.lead_after(card, seat, by)
                if lead > best_lead:
                    best_card, best_seat, best_lead = card, seat, lead
    if best_seat < 0:
        return board
    after = board.copy()
    after.put(best_card, best_seat, by)
    return after
