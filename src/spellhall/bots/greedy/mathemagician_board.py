"""The table as the greedy duellist weighs it: every row in short, and how far each player is ahead."""

from __future__ import annotations

from spellhall.bots.greedy.mathemagician_turns import NUMERAL, Turns, turns_for
from spellhall.games.mathemagician.rows import MINUS, PLUS, numerals, stays_sound, value
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState

PER_TURN = 0.42  # Strength that one turn is worth
KNOCKED_OUT = 40.0  # how bad it is to be out


class Board:
    """The rows in short: value, numerals and end of each, and what each player's spell needs."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.misfires = True
        self.bounded = True  # rows do not go below zero: such plays misfire or are not allowed
        self.strength: list[float] = []
        self.values: list[int] = []
        self.counts: list[int] = []
        self.ends: list[int] = []
        self.goals: list[int] = []
        self.minimums: list[int] = []
        self.effects: list[int] = []
        self.tables: list[Turns] = []
        self.waits: list[bool] = []  # whose spell is gone: a new one takes its time
        self.casts_by_pull: list[bool] = []
        self.usual = 8.0

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
        for seat in self.seats:
            if seat != owner:
                self.strength[seat] -= self.effects[owner]
        self.gone_off(owner)

    def safe(self, card: int, seat: int) -> bool:
        """Whether a card fits and does not misfire: nobody must play another one. Clauses: MD-116."""
        if (card > 0) != (self.ends[seat] != NUMERAL):
            return False
        return not self.bounded or stays_sound(self.values[seat], self.ends[seat], card)

    def put(self, card: int, owner: int, by: int) -> None:
        """A card is played: a misfire, a cast, or just a longer row."""
        end = self.ends[owner]
        if card > 0:
            total = self.values[owner] - card if end == MINUS else self.values[owner] + card
            if total < 0 and self.misfires:
                self.strength[by] -= self.effects[owner]
                self.gone_off(owner)
                return
            self.values[owner] = total
            self.counts[owner] += 1
            self.ends[owner] = NUMERAL
            if total == self.goals[owner] and self.counts[owner] >= self.minimums[owner] and not self.waits[owner]:
                self.cast(owner)
        elif card == MINUS and self.values[owner] == 0 and self.misfires:
            self.strength[by] -= self.effects[owner]
            self.gone_off(owner)
        else:
            self.ends[owner] = card

    def worth(self, seat: int) -> float:
        """Strength, less what the turns still needed are worth."""
        strength = self.strength[seat]
        if strength <= 0:
            return -KNOCKED_OUT
        if self.waits[seat]:
            return strength - PER_TURN * self.usual
        return strength - PER_TURN * self.tables[seat].left(self.values[seat], self.counts[seat], self.ends[seat])

    def lead(self, seat: int) -> float:
        """How much better off a seat is than the others on average."""
        others = 0.0
        for other in self.seats:
            if other != seat:
                others += self.worth(other)
        return self.worth(seat) - others / max(1, len(self.seats) - 1)

    def copy(self) -> Board:
        twin = Board()
        twin.seats = self.seats
        twin.misfires = self.misfires
        twin.bounded = self.bounded
        twin.strength = self.strength.copy()
        twin.values = self.values.copy()
        twin.counts = self.counts.copy()
        twin.ends = self.ends.copy()
        twin.goals = self.goals
        twin.minimums = self.minimums
        twin.effects = self.effects
        twin.tables = self.tables
        twin.waits = self.waits.copy()
        twin.casts_by_pull = self.casts_by_pull.copy()
        twin.usual = self.usual
        return twin


def end_of(row: list[int]) -> int:
    if not row:
        return PLUS
    return NUMERAL if row[-1] > 0 else row[-1]


def board_of(state: MathemagicianState) -> Board:
    """The board that a view shows."""
    rules = state.rules
    cards = rules.set
    board = Board()
    board.seats = state.live_seats()
    board.misfires = rules.below_zero == "misfire"
    board.bounded = rules.below_zero != "allowed"
    for seat, row in enumerate(state.rows):
        spell = state.spell[seat]
        goal, minimum, effect = 1, 1, 0  # without a spell, as after a knock-out
        if spell != NO_SPELL:
            goal, minimum, effect = cards.values[spell], cards.minimums[spell], cards.effects[spell]
        board.strength.append(float(state.strength[seat]))
        board.values.append(value(row))
        board.counts.append(numerals(row))
        board.ends.append(end_of(row))
        board.goals.append(goal)
        board.minimums.append(minimum)
        board.effects.append(effect)
        board.tables.append(turns_for(goal, minimum, rules.energy))
        board.waits.append(spell == NO_SPELL)
        board.casts_by_pull.append(False)
    board.usual = turns_for(9, 3, rules.energy).left(0, 0, PLUS)  # a middling spell
    return board


def best_play(board: Board, by: int, faces: list[int]) -> Board:
    """The board after a player's best safe play with these faces; as it was if there is none."""
    best = board
    best_score = -1e9
    for card in faces:
        for seat in board.seats:
            if board.safe(card, seat):
                after = board.copy()
                after.put(card, seat, by)
                score = after.lead(by)
                if score > best_score:
                    best, best_score = after, score
    return best
