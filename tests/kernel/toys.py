"""A toy game that passes every check, and broken versions of it that each fail one.

Highest Card: a bag of cards from 1 to 4, three of each; every seat holds two. For three rounds everybody plays one
card in secret; the highest takes a point; then all refill to two.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.clauses import Clause, ClauseBook
from spellhall.kernel.decisions import SEAT_LETTERS, Outcome, Stakes, ranked, settled
from spellhall.kernel.errors import Refusal, Unreadable
from spellhall.kernel.frames import CLOCKWORK, Frame, GameState, Play, Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, plain
from spellhall.kernel.positions import Fields
from spellhall.kernel.sight import View, deal, unseen_cards
from spellhall.kernel.state import OPEN, OWN, SEALED, SIZE, Choice
from spellhall.kernel.zones import Bag, bag_of

KINDS = 5
ROUNDS = 3


class ToyState(GameState):
    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "hands": OWN,
        "deck": SIZE,
        "gone": OPEN,
        "points": OPEN,
        "last": OPEN,
    }

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hands = [Bag([0] * KINDS) for _ in range(setup.seats)]
        self.deck = Bag([0, 3, 3, 3, 3])
        self.gone = Bag([0] * KINDS)
        self.points = [0] * setup.seats
        self.last = [0] * setup.seats


class Playing(Frame[ToyState]):
    """Everybody plays a card in secret."""

    FIELDS: ClassVar[dict[str, str]] = {"ready": OPEN, "sealed": OWN}

    def __init__(self, seats: int) -> None:
        self.ready = False
        self.sealed: list[Choice | None] = [None] * seats

    def waiting(self, state: ToyState) -> list[int]:
        return [seat for seat, choice in enumerate(self.sealed) if choice is None] if self.ready else []

    def asks(self, state: ToyState, seat: int) -> tuple[Message, str]:
        return plain("Play a card."), "TOY-1"

    def legal(self, state: ToyState, seat: int) -> list[Choice]:
        return [Choice("play", (kind,)) for kind in range(KINDS) if state.hands[seat].counts[kind]]

    def take(self, play: Play[ToyState], seat: int, choice: Choice) -> None:
        self.sealed[seat] = choice
        play.tell("ready", "TOY-1", {"seat": seat})

    def run(self, play: Play[ToyState]) -> None:
        state = play.state
        if not self.ready:
            self.ready = True
            state.turn += 1
            self.refill(play)
            return
        cards = [choice.args[0] for choice in self.sealed if choice is not None]
        for seat, card in enumerate(cards):
            state.hands[seat].remove(card)
            state.gone.add(card)
            state.points[seat] += card == max(cards)
        state.last = cards
        play.tell("played", "TOY-2", {"cards": cards})
        self.sealed = [None] * len(cards)
        self.ready = False
        if state.turn == ROUNDS:
            play.end(Outcome("TOY-3", ranked([[points] for points in state.points]), state.points.copy()))

    def refill(self, play: Play[ToyState]) -> None:
        state = play.state
        for seat in range(state.seats):
            while state.hands[seat].size < 2 and state.deck.size:
                card = play.draw(state.deck, "card")
                state.hands[seat].add(card)
                play.tell_apart("drew", "TOY-1", {"seat": seat}, {seat: {"seat": seat, "card": card}})


class Toy(GameDefinition[ToyState]):
    """The sound version."""

    state_kind: type[ToyState] = ToyState
    frame_kind: type[Playing] = Playing

    def __init__(self) -> None:
        super().__init__()
        self.id, self.prefix, self.title = "toy", "TOY", "Highest Card"
        self.seat_counts = [2, 3]
        self.parts = [self.state_kind, self.frame_kind]

    def read_book(self) -> ClauseBook:
        return ClauseBook("toy", [Clause(f"TOY-{n}", "Toy", "house", "") for n in (1, 2, 3)])

    def opening(self, setup: Setup, chance: Chance) -> ToyState:
        state = self.state_kind(setup, chance)
        state.stack.append(self.frame_kind(setup.seats))
        return state

    def bound(self, setup: Setup) -> int:
        return ROUNDS * setup.seats

    def imagine(self, view: View[ToyState], chance: Chance) -> ToyState:
        state = view.state.clone()
        mine = [state.hands[view.seat]] if view.seat >= 0 else []
        pool = unseen_cards([0, 3, 3, 3, 3], [*mine, state.gone])
        for seat in range(state.seats):
            if seat != view.seat:
                hand = [0] * KINDS
                deal(pool, state.hands[seat].size, chance, hand)
                state.hands[seat] = Bag(hand)
        state.deck = Bag(pool)
        state.chance = fresh(chance)
        for frame in state.stack:
            for seat, choice in enumerate(frame.sealed):
                if choice == SEALED:
                    choices = [Choice("play", (card,)) for card in state.hands[seat].cards()]
                    frame.sealed[seat] = choices[chance.below(len(choices), "imagined")]
        return state

    def inventory(self, state: ToyState) -> list[int]:
        bags = [*state.hands, state.deck, state.gone]
        return [sum(bag.counts[kind] for bag in bags) for kind in range(KINDS)]

    def standing(self, state: ToyState) -> list[list[int]]:
        return [[points] for points in state.points]

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return f"play {choice.args[0]}"

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        verb, _, card = text.partition(" ")
        if verb != "play" or not card.isdigit():
            raise Unreadable(f"'{text}' cannot be read. Write play 3.")
        return [Choice("play", (int(card),))]

    def write_position(self, state: ToyState) -> dict[str, str]:
        out = {"turn": str(state.turn), "over": "yes" if state.outcome else ""}
        out["deck"] = cards(state.deck)
        out["gone"] = cards(state.gone)
        for seat in range(state.seats):
            letter = SEAT_LETTERS[seat]
            choice = state.stack[0].sealed[seat] if state.stack else None
            out[f"hand {letter}"] = cards(state.hands[seat])
            out[f"points {letter}"] = str(state.points[seat])
            out[f"last {letter}"] = str(state.last[seat])
            out[f"sealed {letter}"] = "" if choice is None else str(choice.args[0])
        return out

    def read_position(self, setup: Setup, given: dict[str, str], chance: Chance) -> ToyState:
        fields = Fields(given, setup.seats)
        state = self.opening(setup, chance)
        frame = state.stack[0]
        assert isinstance(frame, Playing)
        state.turn = fields.whole("turn", 1)
        frame.ready = True
        state.deck = bag_of(KINDS, fields.wholes("deck", 1, 4))
        state.gone = bag_of(KINDS, fields.wholes("gone", 1, 4))
        for seat in range(setup.seats):
            letter = SEAT_LETTERS[seat]
            state.hands[seat] = bag_of(KINDS, fields.wholes(f"hand {letter}", 1, 4))
            state.points[seat] = fields.whole(f"points {letter}", 0)
            state.last[seat] = fields.whole(f"last {letter}", 0)
            sealed = fields.whole(f"sealed {letter}", 0)
            frame.sealed[seat] = Choice("play", (sealed,)) if sealed else None
        if fields.text("over"):
            state.stack = []
            state.outcome = Outcome("TOY-3", ranked(self.standing(state)), state.points.copy())
        fields.finished()
        return state

    def describe(self, view: View[ToyState]) -> list[str]:
        return [plain(f"{view.state.deck.size} cards are left.")]


def cards(bag: Bag) -> str:
    return " ".join(str(card) for card in bag.cards())


# ---------------------------------------------------------------- broken on purpose


class EndlessPlaying(Playing):
    def run(self, play: Play[ToyState]) -> None:
        super().run(play)
        if play.state.outcome is not None:
            play.state.outcome = None
            play.push(self)
            play.state.gone.pour_into(play.state.deck)
            play.state.turn = 0


class Endless(Toy):
    """1: never ends."""

    frame_kind = EndlessPlaying


class AlikeNotation(Toy):
    """2: two choices are written alike."""

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return f"play {min(choice.args[0], 3)}"


class WrongReading(Toy):
    """2: reads another choice than it writes."""

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        return [Choice("play", (int(text[-1]) % 4 + 1,))]


class NoClausePlaying(Playing):
    def why_not(self, state: ToyState, seat: int, choice: Choice) -> Refusal:
        return Refusal("", "No.")


class RefusalWithoutClause(Toy):
    """3: a refusal names no clause."""

    frame_kind = NoClausePlaying


class SpitefulPlaying(Playing):
    def why_not(self, state: ToyState, seat: int, choice: Choice) -> Refusal:
        state.points[seat] -= 1
        return Refusal("TOY-1", "That costs you a point.")


class RefusalThatChanges(Toy):
    """3: a refusal changes the state."""

    frame_kind = SpitefulPlaying


class ShallowState(ToyState):
    def clone(self) -> ShallowState:
        twin = super().clone()
        twin.points = self.points
        return twin


class Shallow(Toy):
    """4: a clone shares a list with its original."""

    state_kind = ShallowState


class ForgetfulState(ToyState):
    """`bonus` is kept, but not declared."""

    def wake(self) -> None:
        super().wake()
        self.bonus = 0

    def clone(self) -> ForgetfulState:
        twin = super().clone()
        twin.bonus = self.bonus
        return twin


class BonusPlaying(Playing):
    def take(self, play: Play[ToyState], seat: int, choice: Choice) -> None:
        super().take(play, seat, choice)
        assert isinstance(play.state, ForgetfulState)
        play.state.bonus += 1
        if play.state.bonus == 3:
            play.state.points[seat] += 1


class Undeclared(Toy):
    """5: something that matters is not declared, so it is lost on the way through JSON."""

    state_kind = ForgetfulState
    frame_kind = BonusPlaying


class LosingPlaying(Playing):
    def run(self, play: Play[ToyState]) -> None:
        super().run(play)
        if play.state.gone.counts[1] > 1:
            play.state.gone.remove(1)


class LosesCards(Toy):
    """6: a card vanishes."""

    frame_kind = LosingPlaying


class OpenHandsState(ToyState):
    FIELDS: ClassVar[dict[str, str]] = {**ToyState.FIELDS, "hands": OPEN}


class LeakingView(Toy):
    """7: the view shows everybody's hand."""

    state_kind = OpenHandsState


class BlabbingPlaying(Playing):
    def take(self, play: Play[ToyState], seat: int, choice: Choice) -> None:
        self.sealed[seat] = choice
        play.tell("ready", "TOY-1", {"seat": seat, "card": choice.args[0]})


class LeakingEvent(Toy):
    """7: the event of a sealed choice tells the card."""

    frame_kind = BlabbingPlaying


class NosyPlaying(Playing):
    def legal(self, state: ToyState, seat: int) -> list[Choice]:
        choices = super().legal(state, seat)
        other = state.hands[(seat + 1) % state.seats]
        strong = other.known and other.counts[4] > 0
        return choices[:1] if strong else choices


class LeakingLegalList(Toy):
    """7: what a seat may choose depends on another hand."""

    frame_kind = NosyPlaying


class TauntingPlaying(Playing):
    def why_not(self, state: ToyState, seat: int, choice: Choice) -> Refusal:
        rival = state.hands[(seat + 1) % state.seats]
        return Refusal("TOY-1", f"Your rival holds {cards(rival)}.")


class LeakingRefusal(Toy):
    """7: a refusal tells another hand."""

    frame_kind = TauntingPlaying


class Peeking(Toy):
    """8: imagine returns the true world, which it remembers behind everybody's back."""

    truth: ClassVar[dict[str, Any]] = {}

    def view_for(self, state: ToyState, seat: int) -> View[ToyState]:
        view = super().view_for(state, seat)
        self.truth[str(view.to_json())] = state.clone()
        return view

    def imagine(self, view: View[ToyState], chance: Chance) -> ToyState:
        true: ToyState = self.truth[str(view.to_json())].clone()
        return true


class Leaning(Peeking):
    """8: every second imagined world is the true one."""

    def imagine(self, view: View[ToyState], chance: Chance) -> ToyState:
        return Toy.imagine(self, view, chance) if chance.below(2, "peek") else super().imagine(view, chance)


class LongPlaying(Playing):
    """Five games in a row, so that two seats make thirty choices."""

    FIELDS: ClassVar[dict[str, str]] = {**Playing.FIELDS, "series": OPEN}

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.series = 1

    def run(self, play: Play[ToyState]) -> None:
        super().run(play)
        state = play.state
        if state.outcome is not None and self.series < 5:
            self.series += 1
            state.outcome = None
            play.push(self)
            for hand in state.hands:
                hand.pour_into(state.deck)
            state.gone.pour_into(state.deck)
            state.turn = 0


class LazyImagining(Toy):
    """8: an imagined world leaves open what others have sealed."""

    frame_kind = LongPlaying

    def bound(self, setup: Setup) -> int:
        return 5 * ROUNDS * setup.seats

    def imagine(self, view: View[ToyState], chance: Chance) -> ToyState:
        sealed = view.state.stack[0].sealed.copy()
        world = super().imagine(view, chance)
        world.stack[0].sealed = sealed
        return world


class ForStakes(Toy):
    """Sound, and played for points: what a seat has more than the average."""

    def stakes(self, setup: Setup) -> Stakes:
        return Stakes(-ROUNDS, ROUNDS)

    def standing(self, state: ToyState) -> list[list[int]]:
        return GameDefinition.standing(self, state)


class StakesPlaying(Playing):
    def run(self, play: Play[ToyState]) -> None:
        super().run(play)
        state = play.state
        if state.outcome is not None:
            mean = sum(state.points) / state.seats
            state.outcome = settled("TOY-3", [points - mean for points in state.points])


class Stakeholders(ForStakes):
    frame_kind = StakesPlaying


class WrongSum(Stakeholders):
    """11: what is won does not add up to what the stakes say."""

    def stakes(self, setup: Setup) -> Stakes:
        return Stakes(-ROUNDS, ROUNDS, 1.0)


class OutsideTheStakes(Stakeholders):
    """11: somebody wins more than the stakes allow."""

    def stakes(self, setup: Setup) -> Stakes:
        return Stakes(-0.1, 0.1)


class GreedyNamesState(ToyState):
    FIELDS: ClassVar[dict[str, str]] = {**ToyState.FIELDS, "offered": OPEN}


class TakesAFieldName(Toy):
    """0: a field has a name of the kernel."""

    state_kind = GreedyNamesState


class OfferingState(ToyState):
    def offer(self, price: int) -> int:  # type: ignore[override]
        return price


class TakesAMethodName(Toy):
    """0: a method has a name of the kernel and another meaning."""

    state_kind = OfferingState


class ShownPlaying(Playing):
    shown = 3  # type: ignore[assignment]


class TakesARecordName(Toy):
    """0: a frame keeps a number under the name of a method of every record."""

    frame_kind = ShownPlaying


class PrivateDicePlaying(Playing):
    def run(self, play: Play[ToyState]) -> None:
        super().run(play)
        play.state.points[0] += random.randrange(2)


class OutsideChance(Toy):
    """10: uses random numbers that no record knows."""

    frame_kind = PrivateDicePlaying


class WrongRanking(Toy):
    """11: the ranks do not follow from the standing."""

    def standing(self, state: ToyState) -> list[list[int]]:
        return [[-points] for points in state.points]


class MysteriousEndPlaying(Playing):
    def run(self, play: Play[ToyState]) -> None:
        super().run(play)
        if play.state.outcome is not None:
            play.state.outcome.clause = "because"


class MysteriousEnd(Toy):
    """11: the game ends by no clause."""

    frame_kind = MysteriousEndPlaying


class ShufflingPlaying(Playing):
    def legal(self, state: ToyState, seat: int) -> list[Choice]:
        choices = super().legal(state, seat)
        random.shuffle(choices)
        return choices


class Unsorted(Toy):
    """12: the legal list comes in any order."""

    frame_kind = ShufflingPlaying
