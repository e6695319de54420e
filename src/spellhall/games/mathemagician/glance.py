"""Mathemagician's Duel at a glance: how far every row is from its spell, and what each choice makes of the rows."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.notes import Notes, Titles
from spellhall.encoding.sheet import WHOSE
from spellhall.games.mathemagician.cards import HAND, KINDS
from spellhall.games.mathemagician.playing import leaves_sound
from spellhall.games.mathemagician.rows import MINUS, PLUS, last_card, numerals, sound, value, wants_numeral
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianSetup, MathemagicianState
from spellhall.kernel.state import Choice

VERSION: Final = 1
FAR: Final = 15  # differences up to this have a feature of their own
NEVER: Final = 6  # plays: more than a hand allows
OFF: Final = [f"{off:+d}" for off in range(-FAR, FAR + 1)]
PLAYS: Final = ["0", "1", "2", "3", "4", "5", "never"]
ENDS: Final = ["number", "plus", "minus"]


class RowPlaces:
    """Where the features of one row stand."""

    def __init__(self, titles: Titles, prefix: str) -> None:
        self.off: i64 = titles.each(f"{prefix}value off", OFF)
        self.lacking: i64 = titles.one(f"{prefix}numbers lacking", 6)
        self.ends: i64 = titles.each(f"{prefix}ends in", ENDS)
        self.plays: i64 = titles.each(f"{prefix}plays by the own hand", PLAYS)
        self.unseen: i64 = titles.one(f"{prefix}unseen cards that complete it", 12)
        self.held: i64 = titles.one(f"{prefix}completed by a card in hand")
        self.pulled: i64 = titles.one(f"{prefix}completed by a pull")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameGlance(Glance):
    """Every row by what its spell still needs; a choice by the row that it changes and the hand that it leaves."""

    def __init__(self, encoding: Encoding) -> None:
        setup = encoding.setup
        assert isinstance(setup, MathemagicianSetup)
        self.rules = setup
        highest = max([number for number, copies in enumerate(setup.set.energy) if copies])
        self.faces = ["minus", "plus", *[str(number) for number in range(1, highest + 1)]]
        self.unseen = [0] * KINDS  # scratch paper: copies of each numeral that the seat has not seen
        super().__init__(encoding)

    def name_table(self, titles: Titles) -> None:
        self.rows = [RowPlaces(titles, f"{WHOSE[place]} row ") for place in range(self.seats)]

    def name_choices(self, titles: Titles) -> None:
        self.owner_at: i64 = titles.each("row of", WHOSE[: self.seats])
        self.face_at: i64 = titles.each("card", self.faces)
        self.copies_at: i64 = titles.one("copies left", 5)
        self.casts_at: i64 = titles.one("completes the spell")
        self.misfires_at: i64 = titles.one("misfires")
        self.effect_at: i64 = titles.one("effect", 10)
        self.fells_rival_at: i64 = titles.one("fells a rival")
        self.fells_self_at: i64 = titles.one("fells the chooser")
        self.after = RowPlaces(titles, "then ")
        self.before_at: i64 = titles.each("value off before", OFF)
        self.own_plays_at: i64 = titles.each("then plays to the own spell", PLAYS)
        self.numbers_at: i64 = titles.one("then numbers in hand", 7)
        self.signs_at: i64 = titles.one("then signs in hand", 7)
        self.energy_at: i64 = titles.each("energy drawn", ["0", "1", "2", "3", "4", "5"])
        self.empties_at: i64 = titles.each("empties the deck of", ["energy", "symbols"])
        self.refills_at: i64 = titles.each("nothing to refill", ["energy", "symbols"])
        self.value_at: i64 = titles.one("casting value", 60)
        self.minimum_at: i64 = titles.one("minimum", 6)

    # ------------------------------------------------------------ the table

    def look(self, notes: Notes, table: Any, seat: int) -> None:
        state: MathemagicianState = table
        hand = state.hand(seat) if seat >= 0 else []
        self.count_unseen(state, hand)
        for place, other in enumerate(self.encoding.orders[seat + 1]):
            if state.spell[other] != NO_SPELL:
                self.write_row(notes, self.rows[place], state, other, state.rows[other], hand, True)

    def count_unseen(self, state: MathemagicianState, hand: list[int]) -> None:
        """Numerals that lie neither open nor in the own hand."""
        unseen = state.rules.energy.copy()
        gone = state.energy_discard.counts
        for number in range(len(gone)):
            unseen[number] = unseen[number] - gone[number]
        for row in state.rows:
            for card in row:
                if card > 0:
                    unseen[card] = unseen[card] - 1
        for card in hand:
            if card > 0:
                unseen[card] = unseen[card] - 1
        self.unseen = unseen

    def write_row(
        self,
        notes: Notes,
        places: RowPlaces,
        state: MathemagicianState,
        owner: int,
        row: list[int],
        hand: list[int],
        pulls: bool,
    ) -> None:
        """What a row lacks for its owner's spell."""
        cards = self.rules.set
        spell = state.spell[owner]
        goal, minimum = cards.values[spell], cards.minimums[spell]
        worth = value(row)
        lacking = max(0, minimum - numerals(row))
        end = end_of(row)
        notes.nearest_of(places.off, 2 * FAR + 1, worth - goal + FAR)
        notes.mark(places.lacking, lacking)
        notes.mark(places.ends + (0 if end > 0 else 1 - end), 1)
        notes.mark(places.plays + plays_needed(goal, worth, lacking, end, hand, NEVER), 1)
        wanted = worth - goal if end == MINUS else goal - worth
        if end <= 0 and lacking <= 1 and 0 < wanted < KINDS:
            notes.mark(places.unseen, self.unseen[wanted])
            if wanted in hand:
                notes.mark(places.held, 1)
        if pulls and may_pull(state, owner, row, minimum):
            for place in range(len(row) - 1):
                rest = row[:place] + row[place + 2 :]
                if state.completes(owner, rest) and (self.rules.below_zero == "allowed" or sound(rest)):
                    notes.mark(places.pulled, 1)
                    break

    # ------------------------------------------------------------ choices

    def prepare(self, table: Any, seat: int, choices: list[Choice]) -> None:
        state: MathemagicianState = table
        self.hand = state.hand(seat)
        self.count_unseen(state, self.hand)

    def describe(self, notes: Notes, table: Any, seat: int, choice: Choice) -> None:
        state: MathemagicianState = table
        verb = choice.verb
        hand = self.hand
        if verb == "play":
            card, to = choice.args
            hand = without(hand, card)
            notes.mark(self.face_at + card + 1, 1)
            notes.mark(self.copies_at, count_of(hand, card))
            sound_after = leaves_sound(state.rows[to], card)
            self.change(notes, state, seat, to, [*state.rows[to], card], hand, sound_after)
        elif verb == "pull":
            place = choice.args[0]
            row = state.rows[seat]
            hand = hand + row[place : place + 2]
            rest = row[:place] + row[place + 2 :]
            self.change(notes, state, seat, seat, rest, hand, sound(rest))
        elif verb == "remove":
            to = choice.args[0]
            if state.rows[to]:
                notes.mark(self.face_at + last_card(state.rows[to]) + 1, 1)
            self.change(notes, state, seat, to, state.rows[to][:-1], hand, True)
        elif verb == "draw":
            self.draw(notes, state, seat, choice)
        elif verb == "spell":
            self.spell(notes, state, seat, choice.args[0], hand)
        elif state.spell[seat] != NO_SPELL:
            rest = [] if verb == "exchange" else hand
            self.write_own(notes, state, seat, state.rows[seat], rest)
        if verb != "draw":
            self.write_hand(notes, [] if verb == "exchange" else hand)

    def change(
        self,
        notes: Notes,
        state: MathemagicianState,
        seat: int,
        owner: int,
        row: list[int],
        hand: list[int],
        sound_after: bool,
    ) -> None:
        """A row becomes another, and it may cast or misfire."""
        notes.mark(self.owner_at + self.encoding.away(seat, owner), 1)
        spell = state.spell[owner]
        casts = spell != NO_SPELL and state.completes(owner, row)
        misfires = self.rules.below_zero == "misfire" and not sound_after
        if spell != NO_SPELL:
            cards = self.rules.set
            effect = cards.effects[spell]
            if misfires:
                notes.mark(self.misfires_at, 1)
                notes.mark(self.effect_at, effect)
                if state.strength[seat] <= effect:
                    notes.mark(self.fells_self_at, 1)
            elif casts:
                notes.mark(self.casts_at, 1)
                notes.mark(self.effect_at, effect)
                for other in state.live_seats():
                    if other != owner and state.strength[other] <= effect:
                        notes.mark(self.fells_self_at if other == seat else self.fells_rival_at, 1)
            self.write_row(notes, self.after, state, owner, row, hand, owner != seat)
            notes.nearest_of(self.before_at, 2 * FAR + 1, value(state.rows[owner]) - cards.values[spell] + FAR)
        if state.spell[seat] != NO_SPELL and not ((misfires or casts) and owner == seat):
            self.write_own(notes, state, seat, row if owner == seat else state.rows[seat], hand)

    def write_own(self, notes: Notes, state: MathemagicianState, seat: int, row: list[int], hand: list[int]) -> None:
        """In how many plays the hand completes the own spell."""
        cards = self.rules.set
        spell = state.spell[seat]
        lacking = max(0, cards.minimums[spell] - numerals(row))
        needed = plays_needed(cards.values[spell], value(row), lacking, end_of(row), hand, NEVER)
        notes.mark(self.own_plays_at + needed, 1)

    def write_hand(self, notes: Notes, hand: list[int]) -> None:
        numbers = 0
        for card in hand:
            if card > 0:
                numbers += 1
        notes.mark(self.numbers_at, numbers)
        notes.mark(self.signs_at, len(hand) - numbers)

    def draw(self, notes: Notes, state: MathemagicianState, seat: int, choice: Choice) -> None:
        energy, symbols = choice.args
        notes.one_of(self.energy_at, 6, energy)
        notes.mark(self.numbers_at, state.energy_hands[seat].size + energy)
        notes.mark(self.signs_at, state.symbol_hands[seat].size + symbols)
        for deck, drawn in enumerate(choice.args):
            held = state.symbols_deck if deck else state.energy_deck
            if drawn and held.size <= drawn:
                notes.mark(self.empties_at + deck, 1)
                if (state.symbols_discard if deck else state.energy_discard).size == 0:
                    notes.mark(self.refills_at + deck, 1)
                if state.strength[seat] <= state.rules.run_out_loss:
                    notes.mark(self.fells_self_at, 1)

    def spell(self, notes: Notes, state: MathemagicianState, seat: int, spell: int, hand: list[int]) -> None:
        cards = self.rules.set
        effect = cards.effects[spell]
        notes.mark(self.value_at, cards.values[spell])
        notes.mark(self.minimum_at, cards.minimums[spell])
        notes.mark(self.effect_at, effect)
        needed = plays_needed(cards.values[spell], 0, cards.minimums[spell], PLUS, hand, NEVER)
        notes.mark(self.own_plays_at + needed, 1)
        for other in state.opponents(seat):
            if state.strength[other] <= effect:
                notes.mark(self.fells_rival_at, 1)


def end_of(row: list[int]) -> int:
    """1 for a row that ends in a numeral, otherwise the sign; an empty row counts as one that ends in a plus."""
    return last_card(row) if wants_numeral(row) else 1


def may_pull(state: MathemagicianState, seat: int, row: list[int], minimum: int) -> bool:
    return state.rules.pulling and state.hand_size(seat) <= HAND and numerals(row) >= 2 * minimum


def without(hand: list[int], card: int) -> list[int]:
    rest = hand.copy()
    rest.remove(card)
    return rest


def count_of(hand: list[int], card: int) -> int:
    found = 0
    for one in hand:
        if one == card:
            found += 1
    return found


def plays_needed(goal: int, total: int, lacking: int, end: int, hand: list[int], most: int) -> int:
    """In how few plays the cards of a hand complete a row, nobody else touching it; `most` if not in fewer."""
    if end > 0 and total == goal and lacking == 0:
        return 0
    best = most
    for place, card in enumerate(hand):
        if best <= 1:
            break
        if (card > 0) == (end > 0) or card in hand[:place]:
            continue
        if card > 0:
            after = total - card if end == MINUS else total + card
            if after < 0:
                continue
            left = max(0, lacking - 1)
            found = plays_needed(goal, after, left, 1, hand[:place] + hand[place + 1 :], best - 1)
        else:
            if card == MINUS and total == 0:
                continue
            found = plays_needed(goal, total, lacking, card, hand[:place] + hand[place + 1 :], best - 1)
        if found + 1 < best:
            best = found + 1
    return best
