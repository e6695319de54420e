"""Setup: shuffling, Spell Preparation, initiative, and placing the pieces."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.cards import CV, NAMES, NO_CARD, names_of
from spellhall.games.spellcaster.casters import NOBODY
from spellhall.games.spellcaster.choices import FIRST, LAST, PLACES, READY, charged_of, discarded_of
from spellhall.games.spellcaster.drawing import BURN, MOVE, charge, discard, draw_cards, draw_up_to, from_hand, take_top
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step
from spellhall.games.spellcaster.turns import Rounds
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, OWN, Choice

DEALING: Final = 0
PREPARING: Final = 1
INITIATIVE: Final = 2
ORDERING: Final = 3
PLACING: Final = 4
EXTRA_CARDS: Final = 5  # the most initiative cards a player draws after the first (SC-37)


class Preparation:
    """One way to prepare, by places of the hand: how many cards are charged, then their places and the discarded."""

    def __init__(self, charged: list[int], dropped: list[int]) -> None:
        self.number = len(charged)
        self.places = charged + dropped

    def of(self, hand: list[int]) -> Choice:
        args = [self.number]
        for place in self.places:
            args.append(hand[place])
        return Choice("ready", tuple(args))


_WAYS: Final[dict[tuple[int, int], list[Preparation]]] = {}


def ways_to_prepare(size: int, keep: int) -> list[Preparation]:
    """Charge any cards, then discard exactly the excess. Clauses: SC-28 to SC-30."""
    ways = _WAYS.get((size, keep))
    if ways is None:
        ways = []
        for number in range(size + 1):
            for charged in combinations(range(size), number):
                rest = [place for place in range(size) if place not in charged]
                for dropped in combinations(rest, max(0, size - keep - number)):
                    ways.append(Preparation(list(charged), list(dropped)))
        _WAYS[(size, keep)] = ways
    return ways


def preparations(hand: list[int], keep: int) -> list[Choice]:
    """Every way to prepare these cards."""
    return [way.of(hand) for way in ways_to_prepare(len(hand), keep)]


def preparation_of(hand: list[int], keep: int, place: int) -> Choice:
    """The way to prepare at a place of that list."""
    return ways_to_prepare(len(hand), keep)[place].of(hand)


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Step):
    """Everything before the first turn. Clauses: SC-25 to SC-44."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "step": OPEN, "sealed": OWN, "to_place": OPEN}

    def __init__(self, seats: int) -> None:
        super().__init__(NOBODY)
        self.step = DEALING
        self.sealed: list[Choice | None] = [None] * seats
        self.to_place: list[int] = []

    def prepares(self, seat: int) -> bool:
        """Whether a seat has yet to hand in its Spell Preparation."""
        return self.step == PREPARING and self.sealed[seat] is None

    def waiting(self, state: SpellState) -> list[int]:
        if self.step == PREPARING:
            return [seat for seat, choice in enumerate(self.sealed) if choice is None]
        return ONE_SEAT[self.asked] if self.asked >= 0 else NO_SEAT

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        if self.step == DEALING:
            self.deal(play)
            self.step = PREPARING
        elif self.step == PREPARING:
            self.prepare(play)
            self.step = INITIATIVE
        elif self.step == INITIATIVE:
            self.initiative(play)
            self.step = ORDERING
        elif self.step == ORDERING:
            self.asked = state.order[0]
        elif self.to_place:
            self.asked = self.to_place[0]
        else:
            play.cite("SC-44")
            play.finish()
            state.turn = 1
            play.push(Rounds())

    def deal(self, play: Play[SpellState]) -> None:
        """Clauses: SC-25 to SC-27."""
        state = play.state
        play.cite("SC-25")
        for seat in range(state.setup.seats):
            burnt = take_top(play, seat, BURN)
            discard(play, seat, [burnt])
            play.tell("burnt", "SC-26", {"seat": seat, "card": NAMES[burnt]})
        for seat in range(state.setup.seats):
            draw_cards(play, seat, state.rules.kit.deal, "SC-27")

    def prepare(self, play: Play[SpellState]) -> None:
        """All have chosen: cards are laid down, discarded ones become public. Clauses: SC-28 to SC-32."""
        state = play.state
        for seat, choice in enumerate(self.sealed):
            assert choice is not None
            charged, dropped = charged_of(choice), discarded_of(choice)
            for card in charged:
                charge(state, seat, card)
            for card in dropped:
                from_hand(state, seat, card)
            discard(play, seat, dropped)
            if play.telling:
                public = {"seat": seat, "charged": len(charged), "discarded": names_of(dropped)}
                play.tell_apart("prepared", "SC-28", public, {seat: {**public, "cards": names_of(charged)}})
                for clause in ("SC-29", "SC-30", "SC-31", "SC-32"):
                    play.cite(clause)
        self.sealed = [None] * state.setup.seats

    def initiative(self, play: Play[SpellState]) -> None:
        """MOVE cards, more of them to break ties, the turn order, and hands of five. Clauses: SC-34 to SC-40."""
        state = play.state
        seats = list(range(state.setup.seats))
        drawn: list[list[int]] = [[] for _ in seats]  # CVs in the order of drawing
        again = seats
        for extra in range(EXTRA_CARDS + 1):
            for seat in again:
                self.turn_up(play, seat, drawn[seat], "SC-35" if extra else "SC-34")
            again = [seat for seat in seats if drawn.count(drawn[seat]) > 1]
            if not again:
                break
        state.order = sorted(seats, key=lambda seat: ([-value for value in drawn[seat]], seat))
        play.tell("order", "SC-38", {"seats": state.order})
        play.cite("SC-37")
        if state.setup.seats > 2:
            play.cite("SC-245")
        for seat in seats:
            state.casters[seat].value = CV[state.casters[seat].move_card]
            draw_up_to(play, seat, state.rules.kit.keep, "SC-40")

    def turn_up(self, play: Play[SpellState], seat: int, drawn: list[int], clause: str) -> None:
        state = play.state
        card = take_top(play, seat, MOVE)
        if card == NO_CARD:
            return
        caster = state.casters[seat]
        old = caster.move_card
        if old != NO_CARD:
            discard(play, seat, [old])
            play.cite("SC-36")
        caster.move_card = card
        drawn.append(CV[card])
        play.tell("move_card", clause, {"seat": seat, "card": NAMES[card]})

    # ------------------------------------------------------------ choices

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.step == PREPARING:
            return say("sc-ask-prepare"), "SC-28"
        if self.step == ORDERING:
            return say("sc-ask-order"), "SC-41"
        return say("sc-ask-place"), "SC-43"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        if self.step == PREPARING:
            return preparations(state.casters[seat].hand.cards(), state.rules.kit.keep)
        if self.step == ORDERING:
            return [FIRST, LAST]
        return [PLACES[space] for space in starting_spaces(state)]

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if self.step == PREPARING:
            return why_not_prepared(state, seat, choice)
        if self.step == ORDERING:
            return Refusal("SC-41", say("sc-no-order-yet"))
        if choice.verb == "place":
            space = choice.args[0]
            if not 0 <= space < len(state.board.spaces):
                return Refusal("SC-43", say("sc-no-space-there"))
            if space in state.at:
                return Refusal("SC-20", say("sc-no-room"))
            if space not in state.board.border:
                return Refusal("SC-43", say("sc-no-start-inside"))
            return Refusal("SC-43", say("sc-no-start-near", steps=state.board.apart))
        return Refusal("SC-43", say("sc-no-place-yet"))

    def publicly(self, choice: Choice) -> Choice:
        return READY if choice.verb == "ready" else choice

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        state = play.state
        if choice.verb == "ready":
            self.sealed[seat] = choice
            play.tell("ready", "SC-32", {"seat": seat})
        elif choice.verb == "place":
            state.at[seat] = choice.args[0]
            self.to_place.pop(0)
            play.tell("placed", "SC-43", {"seat": seat, "space": state.board.text(choice.args[0])})
        else:
            others = state.order[1:]
            first = state.order[:1]
            self.to_place = first + others if choice.verb == "first" else others + first
            self.step = PLACING
            play.tell("placing", "SC-41", {"seat": seat, "when": choice.verb})
            play.cite("SC-42")


def starting_spaces(state: SpellState) -> list[int]:
    """Clauses: SC-43."""
    board = state.board
    pieces = state.pieces()
    if state.rules.free_start:
        return [space for space in range(len(board.spaces)) if space not in pieces]
    out: list[int] = []
    for space in board.border:
        if space not in pieces and all(board.apart_by[space][other] >= board.apart for other in pieces):
            out.append(space)
    return out


def why_not_prepared(state: SpellState, seat: int, choice: Choice) -> Refusal:
    """Clauses: SC-28 to SC-30."""
    if choice.verb != "ready" or not choice.args:
        return Refusal("SC-28", say("sc-no-preparation"))
    hand = state.casters[seat].hand.cards()
    cards = list(choice.args[1:])
    if any(card not in hand for card in cards) or len(set(cards)) != len(cards) or choice.args[0] > len(cards):
        return Refusal("SC-28", say("sc-no-prepared-twice"))
    keep = state.rules.kit.keep
    need = max(0, len(hand) - keep - choice.args[0])
    if len(discarded_of(choice)) < need:
        return Refusal("SC-29", say("sc-no-keep-so-many", keep=keep))
    return Refusal("SC-30", say("sc-no-discard-so-many", keep=keep, count=need))
