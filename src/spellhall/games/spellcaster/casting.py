"""A spell being cast: the opponents' answers, Dispel as a counter, and how each spell takes effect."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.games.spellcaster.attacks import HADOU_KEN, Attack
from spellhall.games.spellcaster.cards import (
    CV,
    DIAMOND,
    HEART,
    HIGHEST_CV,
    JOKER,
    NAMES,
    NO_CARD,
    SPADE,
    SUIT,
    mask_of,
)
from spellhall.games.spellcaster.casters import LIVING, NOBODY, Active
from spellhall.games.spellcaster.choices import DISPEL_IT, DONE, PASS, WILD_IT, cancel
from spellhall.games.spellcaster.dispelling import Dispelling
from spellhall.games.spellcaster.drawing import activate, discard, draw_cards, from_charged
from spellhall.games.spellcaster.naming import short, shorts, spell_name
from spellhall.games.spellcaster.regenerating import Regenerating
from spellhall.games.spellcaster.singles import Use
from spellhall.games.spellcaster.spells import (
    CIRCLE,
    DISPEL,
    ENHANCE,
    HADOU,
    HASTE,
    HUSH,
    LEAST_SUITED,
    MODE_ALL,
    MODE_DIAMOND,
    MODE_HEART,
    MODE_SPADE,
    REGENERATE,
    REIKI,
    TELEPORT,
    TITLES,
    VOLLEYS,
    WHOLE,
    WILD,
    rest,
)
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step, arena_of, defends, may_defend
from spellhall.games.spellcaster.volleys import Volley, pentagram_order
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Cast(Step):
    """A spell lies face up; opponents may answer with Dispel, then what is left takes effect.

    Clauses: SC-85, SC-90, SC-103, SC-108, SC-197, SC-198, SC-248.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        **Step.FIELDS, "kind": OPEN, "cards": OPEN, "cvs": OPEN, "detail": OPEN, "queue": OPEN, "size": OPEN,
    }  # fmt: skip

    def __init__(self, seat: int, kind: int, cards: list[int], cvs: list[int], detail: int, queue: list[int]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.cards = cards
        self.cvs = cvs
        self.detail = detail
        self.queue = queue  # opponents who have not answered yet
        self.size = len(cards)

    def held(self) -> list[int]:
        return self.cards

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        if len(self.cards) < self.size and (self.kind in WHOLE or not self.cards):
            play.tell("failed", "SC-197" if self.cards else "SC-108", {"seat": self.seat, "spell": TITLES[self.kind]})
            discard(play, self.seat, self.cards)
            play.finish()
            return
        while self.queue and not could_answer(state, self.queue[0], self):
            if play.telling and state.casters[self.queue[0]].charged.size and state.hushed(self.queue[0]):
                play.cite("SC-94")
            self.queue.pop(0)
        if self.queue:
            self.asked = self.queue[0]
            return
        if len(self.cards) < self.size:
            play.cite("SC-198")
            if self.kind == HUSH:
                play.cite("SC-163")
        play.finish()
        take_effect(play, self)

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        return say("sc-ask-counter", spell=spell_name(self.kind), cards=shorts(self.cards)), "SC-90"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        out = [PASS]
        if can_dispel(state, seat, self.cvs):
            out.append(DISPEL_IT)
        if wild_source(state, seat):
            out.append(WILD_IT)
        return out

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if choice.verb in ("dispel", "wild"):
            if state.hushed(seat):
                return Refusal("SC-94", say("sc-no-hushed-counter"))
            if choice.verb == "wild":
                return Refusal("SC-149", say("sc-no-joker-there"))
            if len(dispel_cards(state, seat)) < LEAST_SUITED:
                return Refusal("SC-64", say("sc-no-three-diamonds"))
            return Refusal("SC-195", say("sc-no-high-diamond"))
        if choice.verb in ("block", "dodge", "shield", "escape"):
            return Refusal("SC-90", say("sc-no-such-counter"))
        return Refusal("SC-90", say("sc-no-counter-or-pass"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        state = play.state
        self.queue.pop(0)
        if choice.verb == "pass":
            if play.telling:
                play.tell("passed", "SC-88", {"seat": seat, "spell": TITLES[self.kind]})
            return
        defends(play, seat)
        play.cite("SC-85")
        play.cite("SC-93")
        if seat != self.detail and state.setup.seats > 2:
            play.cite("SC-248")
        if choice.verb == "dispel":
            from spellhall.games.spellcaster.building import Build  # building pushes casts

            play.push(Build(state.setup.seats, seat, DISPEL, True))
            return
        caster = state.casters[seat]
        spell = caster.spell_with(JOKER)
        if spell is None:
            from_charged(state, seat, JOKER)
        else:
            caster.end(spell)
        play.cite("SC-148")
        play.tell("countering", "SC-149", {"seat": seat, "cards": [NAMES[JOKER]]})
        play.push(Counter(seat, [JOKER], [HIGHEST_CV]))


def dispel_cards(state: SpellState, seat: int) -> list[int]:
    """Charged cards that can be part of a Dispel."""
    return [card for card in state.casters[seat].charged.cards() if SUIT[card] == DIAMOND or card == JOKER]


def can_dispel(state: SpellState, seat: int, cvs: list[int]) -> bool:
    """Whether a Dispel from the Charged cards answers a cast. Clauses: SC-92, SC-94, SC-195."""
    if state.hushed(seat):
        return False
    cards = dispel_cards(state, seat)
    if len(cards) < LEAST_SUITED:
        return False
    return state.rules.dispel_any or max(CV[card] for card in cards) >= min(cvs)


def wild_source(state: SpellState, seat: int) -> bool:
    """Whether the Joker is at hand as a counter: Active, or Charged and not hushed. Clauses: SC-94, SC-149."""
    caster = state.casters[seat]
    if caster.charged.has(JOKER):
        return not state.hushed(seat)
    return JOKER in caster.active_of(WILD)


DIAMONDS: Final[int] = mask_of([card for card in range(JOKER) if SUIT[card] == DIAMOND])


def could_answer(state: SpellState, seat: int, cast: Cast) -> bool:
    """Whether, as far as everybody knows, a caster may have an answer. Asking must reveal no more than that.

    Clauses: SC-86, SC-90, SC-94.
    """
    caster = state.casters[seat]
    if caster.life != LIVING or not may_defend(state, seat):
        return False
    if JOKER in state.casters[seat].active_of(WILD):
        return True
    size = caster.charged.size
    if state.hushed(seat) or size == 0:
        return False
    seen = caster.discarded()
    for spell in caster.active:
        seen |= spell.card_bits()
    if caster.move_card != NO_CARD:
        seen |= mask_of([caster.move_card])
    unseen = i64(state.rules.kit.mask) & ~seen
    if unseen >> JOKER & 1:
        return True
    return size >= LEAST_SUITED and rest(rest(unseen & DIAMONDS)) != 0  # at least three


def take_effect(play: Play[SpellState], cast: Cast) -> None:
    """What is left of the spell takes effect. Clauses: SC-103, SC-120 to SC-215."""
    state = play.state
    seat, kind, cards, cvs = cast.seat, cast.kind, cast.cards, cast.cvs
    if kind == HADOU:
        target = state.hit_in(seat, cast.detail, cvs[0])
        play.cite("SC-91")
        play.cite("SC-139")
        play.cite("SC-140")
        play.push(Attack(seat, target, HADOU_KEN, cvs[0], 0, cards[0]))
    elif kind in (TELEPORT, WILD):
        play.push(Use(seat, kind, cards[0], True))
    elif kind in VOLLEYS:
        if kind not in (VOLLEYS[0], VOLLEYS[1]):
            cards = pentagram_order(cards, cvs, cast.detail)
        play.push(Volley(seat, kind, cards))
    elif kind == DISPEL:
        play.push(Dispelling(seat, cards))
    elif kind == REIKI:
        draw_cards(play, seat, 1, "SC-158")
        play.cite("SC-77")
        discard(play, seat, cards)
    elif kind == REGENERATE:
        play.push(Regenerating(seat, cards))
    else:
        last_on(play, cast)


def last_on(play: Play[SpellState], cast: Cast) -> None:
    """Spells that stay Active. Clauses: SC-120, SC-127, SC-150, SC-159, SC-165, SC-203."""
    kind = cast.kind
    mode = 0
    target = NOBODY
    if kind == ENHANCE:
        mode = enhancement(cast.cards)
        clauses = {MODE_HEART: "SC-151", MODE_SPADE: "SC-152", MODE_DIAMOND: "SC-153", MODE_ALL: "SC-154"}
        play.cite(clauses[mode])
        if JOKER in cast.cards and mode != MODE_ALL:
            play.cite("SC-155")
    elif kind == HUSH:
        target = cast.detail
        play.cite("SC-14")
        play.cite("SC-160")
        play.cite("SC-247")
    elif kind == HASTE:
        if not arena_of(play.state).cursing():
            play.cite("SC-167")
    elif kind == CIRCLE:
        mode = cast.detail
        play.cite("SC-204")
    activate(play, cast.seat, Active(kind, cast.cards, cast.cvs, mode, target))


def enhancement(cards: list[int]) -> int:
    """What a pair enhances: the suit beside the Club decides. Clauses: SC-150 to SC-155."""
    modes = {SPADE: MODE_SPADE, DIAMOND: MODE_DIAMOND, HEART: MODE_HEART}
    for card in cards:
        if SUIT[card] in modes:
            return modes[SUIT[card]]
    return MODE_ALL  # a Club and the Joker


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter(Step):
    """A Dispel against the spell below: each of its cards may cancel one card. Clauses: SC-194 to SC-199."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "cards": OPEN, "cvs": OPEN, "left": OPEN}

    def __init__(self, seat: int, cards: list[int], cvs: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards
        self.cvs = cvs
        self.left = cards.copy()

    def held(self) -> list[int]:
        return self.cards

    def cast(self, state: SpellState) -> Cast:
        below = state.stack[-2]
        assert isinstance(below, Cast)
        return below

    def go(self, play: Play[SpellState]) -> None:
        if len(self.legal(play.state, self.seat)) > 1:
            self.asked = self.seat
        else:
            self.over(play)

    def over(self, play: Play[SpellState]) -> None:
        discard(play, self.seat, self.cards)
        play.cite("SC-199")
        play.cite("SC-102")
        play.finish()

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        return say("sc-ask-cancel"), "SC-194"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        cast = self.cast(state)
        out = [DONE]
        for card in self.left:
            for place, other in enumerate(cast.cards):
                if state.rules.dispel_any or self.cvs[self.cards.index(card)] >= cast.cvs[place]:
                    out.append(cancel(card, other))
        return out

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "cancel":
            card, other = choice.args[0], choice.args[1]
            if card not in self.left or other not in self.cast(state).cards:
                return Refusal("SC-196", say("sc-no-card-of-cast"))
            return Refusal("SC-195", say("sc-no-too-weak", card=short(card), other=short(other)))
        return Refusal("SC-194", say("sc-no-cancel-or-done"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            self.over(play)
            return
        card, other = choice.args[0], choice.args[1]
        cast = self.cast(play.state)
        self.left.remove(card)
        place = cast.cards.index(other)
        cast.cards.pop(place)
        cast.cvs.pop(place)
        discard(play, cast.seat, [other])
        if play.telling:
            facts = {"seat": seat, "card": NAMES[card], "cancelled": NAMES[other], "spell": TITLES[cast.kind]}
            play.tell("countered", "SC-194", facts)
            play.cite("SC-195")
            play.cite("SC-196")
