"""Building a spell: its cards, one by one, the Joker's CV, and what must be declared. Secret until complete."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.games.spellcaster.cards import CLUB, CV, HIGHEST_CV, JOKER, SUIT, names_of
from spellhall.games.spellcaster.casters import NOBODY
from spellhall.games.spellcaster.casting import Cast, Counter
from spellhall.games.spellcaster.choices import (
    ADDS,
    BUILT,
    DIRECTIONS,
    DONE,
    GO_DOWN,
    GO_UP,
    JOKERS,
    SEAL_IT,
    TARGETS,
    WARD_IT,
)
from spellhall.games.spellcaster.drawing import from_charged
from spellhall.games.spellcaster.forming import missing, takes
from spellhall.games.spellcaster.moving import break_seal
from spellhall.games.spellcaster.naming import short, shorts, spell_name
from spellhall.games.spellcaster.spells import (
    CIRCLE,
    CLAUSES,
    DOWN,
    ENHANCE,
    HADOU,
    HUSH,
    LOWEST_CV,
    PENTAGRAM,
    REGENERATE,
    REIKI,
    SEAL,
    SINGLE_OF_SUIT,
    SIZES,
    SUIT_SPELL,
    TELEPORT,
    TITLES,
    UP,
    WARD,
    Pool,
    completes,
    formed,
    readings,
    suit_in,
)
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step, arena_of
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, PRIVATE, Choice

CARDS: Final = 0
JOKER_CV: Final = 1
DETAIL: Final = 2


def castable(state: SpellState, seat: int) -> i64:
    """The spells that the Charged cards allow now, a bit for each. Clauses: SC-63, SC-107, SC-111."""
    held = state.casters[seat].charged.bits
    if not held:
        return 0
    kinds = formed(held)
    clubs = suit_in(held, CLUB)
    if clubs:
        least: i64 = max(state.farthest_aim(seat), LOWEST_CV)
        if least > HIGHEST_CV or not clubs >> (least - LOWEST_CV):
            kinds &= ~(1 << HADOU)
    return kinds


def castable_kinds(state: SpellState, seat: int) -> list[int]:
    """`castable` as a list."""
    kinds = castable(state, seat)
    return [kind for kind in range(len(TITLES)) if kinds >> kind & 1]


def aimed_clubs(state: SpellState, seat: int) -> list[int]:
    """Charged Clubs whose Hadou Ken hits somebody in some direction. Clauses: SC-107."""
    least = state.farthest_aim(seat)
    return [card for card in state.casters[seat].charged.cards() if SUIT[card] == CLUB and CV[card] >= least]


def why_not_cast(state: SpellState, seat: int, kind: int) -> Refusal:
    """Why a spell cannot be cast from these Charged cards. Clauses: SC-64, SC-107, SC-114, SC-115."""
    if not 0 <= kind < len(TITLES):
        return Refusal("SC-64", say("sc-no-such-spell"))
    pool = Pool(state.casters[seat].charged.bits)
    if kind == HADOU and pool.suits[CLUB]:
        return Refusal("SC-107", say("sc-no-club-reaches"))
    if kind == PENTAGRAM:
        values = [value for value in range(2, 15) if pool.values[value]]
        if {2, 3, 4, 5, 14} <= set(values):
            return Refusal("SC-114", say("sc-no-low-ace"))
        for low in range(2, 11):
            if all(value in values for value in range(low, low + 5)):
                return Refusal("SC-115", say("sc-no-run-of-one-suit"))
    spell = spell_name(kind)
    if not pool.cards and not pool.wild:
        return Refusal("SC-64", say("sc-no-cards-charged", spell=spell, takes=takes(kind)))
    needed = missing(kind, pool)
    if not needed:
        return Refusal("SC-64", say("sc-no-such-group", spell=spell))
    return Refusal("SC-64", say("sc-no-group-yet", spell=spell, takes=takes(kind), missing=needed))


@mypyc_attr(allow_interpreted_subclasses=True)
class Build(Step):
    """The caster picks the group for an announced spell and declares what it needs. Clauses: SC-63, SC-103, SC-104.

    What is picked is the caster's secret until the group is complete; then its cards are turned face up.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        **Step.FIELDS, "counter": OPEN, "kinds": PRIVATE, "chosen": PRIVATE, "stages": PRIVATE, "jokers": PRIVATE,
    }  # fmt: skip

    def __init__(self, seats: int, seat: int, kind: int, counter: bool) -> None:
        super().__init__(seat)
        self.counter = counter  # a Dispel that answers a cast
        self.kinds = [-1] * seats
        self.kinds[seat] = kind
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        self.stages = [CARDS] * seats
        self.jokers = [0] * seats  # the CV that the Joker stands for

    @property
    def kind(self) -> int:
        return self.kinds[self.seat]

    def go(self, play: Play[SpellState]) -> None:
        self.choose_from(play, self.legal(play.state, self.seat))

    def publicly(self, choice: Choice) -> Choice:
        return BUILT

    # ------------------------------------------------------------ choosing

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if seat != self.seat:
            return say("sc-ask-nothing-yet"), "SC-63"
        spell = spell_name(self.kind)
        stage = self.stages[seat]
        if stage == JOKER_CV:
            return say("sc-ask-joker", spell=spell), "SC-113"
        if stage == DETAIL:
            return detail_question(self.kind), "SC-104"
        if self.chosen[seat]:
            return say("sc-ask-next-card", spell=spell, cards=shorts(self.chosen[seat])), "SC-111"
        return say("sc-ask-first-card", spell=spell), "SC-111"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        stage = self.stages[seat]
        kind = self.kind
        if stage == JOKER_CV:
            return [JOKERS[value] for value in readings(kind, self.chosen[seat])]
        if stage == DETAIL:
            return self.details(state, seat)
        if SIZES[kind] == 1:
            return [ADDS[card] for card in self.singles(state, seat)]
        chosen = self.chosen[seat]
        out: list[Choice] = []
        if kind in SUIT_SPELL and readings(kind, chosen):
            out.append(DONE)
        pool = Pool(state.casters[seat].charged.bits, chosen[-1] if chosen else -1)
        higher = pool.cards.copy()
        if pool.wild:
            higher.append(JOKER)
        for card in higher:
            pool.drop_lowest()
            if completes(kind, [*chosen, card], pool):
                out.append(ADDS[card])
        return out

    def singles(self, state: SpellState, seat: int) -> list[int]:
        """The Charged cards that are a spell by themselves. Clauses: SC-107, SC-110."""
        kind = self.kind
        if kind == HADOU:
            return aimed_clubs(state, seat)
        return [card for card in state.casters[seat].charged.cards() if SINGLE_OF_SUIT[SUIT[card]] == kind]

    def details(self, state: SpellState, seat: int) -> list[Choice]:
        """Clauses: SC-104, SC-107, SC-159, SC-204, SC-210."""
        kind = self.kind
        if kind == HADOU:
            return [DIRECTIONS[number] for number in state.aims(seat, CV[self.chosen[seat][0]])]
        if kind == HUSH:
            return [TARGETS[other] for other in state.opponents(seat)]
        if kind == CIRCLE:
            return [WARD_IT, SEAL_IT]
        return [GO_UP, GO_DOWN]

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        stage = self.stages[seat]
        spell = spell_name(self.kind)
        if stage == JOKER_CV:
            return Refusal("SC-113", say("sc-no-joker-value", spell=spell))
        if stage == DETAIL:
            if choice.verb == "direction" and self.kind == HADOU:
                return Refusal("SC-107", say("sc-no-hit-there"))
            return Refusal("SC-104", detail_question(self.kind))
        if choice.verb == "done":
            return Refusal("SC-64", say("sc-no-group-done", spell=spell))
        if choice.verb != "add":
            return Refusal("SC-64", say("sc-no-choose-on", spell=spell))
        return self.why_not_add(state, seat, choice.args[0])

    def why_not_add(self, state: SpellState, seat: int, card: int) -> Refusal:
        if not 0 <= card < len(CV) or not state.casters[seat].charged.has(card) or card in self.chosen[seat]:
            return Refusal("SC-63", say("sc-no-charged-card"))
        if self.chosen[seat] and card < self.chosen[seat][-1]:
            return Refusal("SC-64", say("sc-no-choosing-back", card=short(card)))
        if self.kind == HADOU and SUIT[card] == CLUB:
            return Refusal("SC-107", say("sc-no-reach", card=short(card)))
        whole = [*self.chosen[seat], card]
        if self.kind == PENTAGRAM and len(whole) == 5:
            if sorted(CV[one] for one in whole) == [2, 3, 4, 5, 14]:
                return Refusal("SC-114", say("sc-no-low-ace"))
            if len({SUIT[one] for one in whole}) == 1:
                return Refusal("SC-115", say("sc-no-five-of-one-suit"))
        return Refusal("SC-64", say("sc-no-group-with", card=short(card), spell=spell_name(self.kind)))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        verb = choice.verb
        if verb == "add":
            self.chosen[seat].append(choice.args[0])
            if self.kind in SUIT_SPELL or len(self.chosen[seat]) < SIZES[self.kind]:
                return
            self.read_joker(play)
        elif verb == "done":
            self.read_joker(play)
        elif verb == "joker":
            self.jokers[seat] = choice.args[0]
            play.cite("SC-113")
            self.declare(play)
        elif verb in ("direction", "target"):
            self.complete(play, choice.args[0])
        else:
            self.complete(play, {"ward": WARD, "seal": SEAL, "up": UP, "down": DOWN}[verb])

    def read_joker(self, play: Play[SpellState]) -> None:
        """Clauses: SC-112, SC-113."""
        values = readings(self.kind, self.chosen[self.seat])
        if len(values) > 1:
            self.stages[self.seat] = JOKER_CV
            return
        self.jokers[self.seat] = values[0]
        self.declare(play)

    def declare(self, play: Play[SpellState]) -> None:
        if self.kind in DETAILED:
            self.stages[self.seat] = DETAIL
        else:
            self.complete(play, NOBODY)

    def complete(self, play: Play[SpellState], detail: int) -> None:
        """The cards are turned face up. Clauses: SC-63, SC-103."""
        state = play.state
        seat, kind = self.seat, self.kind
        cards = self.chosen[seat]
        cvs = [self.jokers[seat] if card == JOKER else CV[card] for card in cards]
        for card in cards:
            from_charged(state, seat, card)
        play.finish()
        if self.counter:
            play.tell("countering", "SC-194", {"seat": seat, "cards": names_of(cards)})
            play.push(Counter(seat, cards, cvs))
            return
        if play.telling:
            self.tell(play, cards, cvs, detail)
        if kind == TELEPORT:
            break_seal(play, seat)
        play.push(Cast(seat, kind, cards, cvs, detail, state.opponents(seat)))

    def tell(self, play: Play[SpellState], cards: list[int], cvs: list[int], detail: int) -> None:
        state = play.state
        curse = arena_of(state).cursing()
        facts = {"seat": self.seat, "spell": TITLES[self.kind], "cards": names_of(cards), "curse": curse}
        if self.kind == HUSH:
            facts["to"] = detail
        elif self.kind in DETAILED:
            facts["detail"] = detail
            if self.kind == HADOU:
                facts["to"] = state.hit_in(self.seat, detail, cvs[0])
        if JOKER in cards and len(cards) > 1:
            facts["joker"] = cvs[cards.index(JOKER)]
            play.cite("SC-112")
        play.tell("cast", CLAUSES[self.kind], facts)
        for clause in ("SC-63", "SC-103", "SC-104", "SC-111", "SC-74"):
            play.cite(clause)
        if self.kind in SUIT_SPELL:
            play.cite("SC-110")
        for clause in GROUP_CLAUSES.get(self.kind, []):
            play.cite(clause)
        play.cite("SC-118" if JOKER in cards else "SC-117")
        if state.casters[self.seat].charged.size:
            play.cite("SC-72")


GROUP_CLAUSES: Final = {
    ENHANCE: ["SC-119"],
    REIKI: ["SC-116"],
    REGENERATE: ["SC-116"],
    PENTAGRAM: ["SC-114", "SC-115"],
}
"""The clauses behind the groups of particular spells."""

DETAILED: Final = [HADOU, HUSH, CIRCLE, PENTAGRAM]
"""Spells that need one more word: a direction, a target, a mode or an order. Clauses: SC-104."""


def detail_question(kind: int) -> Message:
    """What such a spell still needs to know."""
    if kind == HADOU:
        return say("sc-ask-direction")
    if kind == HUSH:
        return say("sc-ask-hushed")
    return say("sc-ask-circle") if kind == CIRCLE else say("sc-ask-pentagram")
