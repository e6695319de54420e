"""Damage paid in cards, and defeat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.cards import CV, NAMES, names_of, sum_of
from spellhall.games.spellcaster.casters import DYING
from spellhall.games.spellcaster.choices import LOSES, PAYS
from spellhall.games.spellcaster.drawing import discard, from_charged, from_hand
from spellhall.games.spellcaster.ending import judge
from spellhall.games.spellcaster.naming import short
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Arena, Step
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice
from spellhall.kernel.zones import UniqueBag

PAYING: Final = 0
LOSING: Final = 1
PAID: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Damage(Step):
    """A caster pays damage with hand cards, then loses a Charged card. Clauses: SC-220 to SC-226.

    Cards are given up one by one, in rising order, so that every set has one way to be paid.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        **Step.FIELDS, "damage": OPEN, "step": OPEN, "paid": OPEN,
    }  # fmt: skip

    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage = damage
        self.step = PAYING
        self.paid: list[int] = []

    def clone(self) -> Damage:
        twin = Damage(self.seat, self.damage)
        twin.asked = self.asked
        twin.step = self.step
        twin.paid = self.paid.copy()
        return twin

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        caster = state.casters[self.seat]
        hand, charged = caster.hand, caster.charged
        if self.step == PAYING:
            paid = sum(CV[card] for card in self.paid)
            if paid >= self.damage:
                self.step = LOSING
            elif sum_of(hand) + paid <= self.damage or hand.size == 1:
                play.cite("SC-222")
                self.pay(play, hand.cards())
                self.step = LOSING
            else:
                self.asked = self.seat
        elif self.step == LOSING:
            if charged.size > 1:
                self.asked = self.seat
            else:
                for card in charged.cards():
                    self.lose(play, card)
                self.step = PAID
        else:
            if play.telling and caster.active:
                play.cite("SC-224")
            play.finish()
            play.cite("SC-227")
            if hand.size == 0:
                defeat(play, [self.seat])

    def pay(self, play: Play[SpellState], cards: list[int]) -> None:
        for card in cards:
            from_hand(play.state, self.seat, card)
        discard(play, self.seat, cards)
        self.paid += cards
        if play.telling:
            play.tell("paid", "SC-220", {"seat": self.seat, "cards": names_of(cards)})
            play.cite("SC-75")

    def lose(self, play: Play[SpellState], card: int) -> None:
        from_charged(play.state, self.seat, card)
        discard(play, self.seat, [card])
        play.tell("lost_charged", "SC-223", {"seat": self.seat, "card": NAMES[card]})

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.step == LOSING:
            return say("sc-ask-lose-charged"), "SC-223"
        left = self.damage - sum(CV[card] for card in self.paid)
        return say("sc-ask-pay", left=left), "SC-220"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        caster = state.casters[seat]
        if self.step == LOSING:
            return [LOSES[card] for card in caster.charged.cards()]
        return [PAYS[card] for card in payments(caster.hand, self.paid, self.damage)]

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if self.step == LOSING:
            return Refusal("SC-223", say("sc-no-charged-given"))
        if choice.verb != "pay":
            return Refusal("SC-220", say("sc-no-pay-first"))
        card = choice.args[0]
        caster = state.casters[seat]
        if not 0 <= card < len(CV) or not caster.hand.has(card):
            return Refusal("SC-220", say("sc-no-pay-from-hand"))
        if self.paid and card < self.paid[-1]:
            return Refusal("SC-221", say("sc-no-paying-back", card=short(card)))
        rest = sum(CV[other] for other in caster.hand.cards() if other >= card)
        if sum(CV[other] for other in self.paid) + rest < self.damage:
            return Refusal("SC-220", say("sc-no-pay-enough", card=short(card)))
        return Refusal("SC-221", say("sc-no-pay-needless", card=short(card)))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        if self.step == LOSING:
            self.lose(play, choice.args[0])
            self.step = PAID
        else:
            self.pay(play, [choice.args[0]])
            if play.telling and sum(CV[card] for card in self.paid) >= self.damage:
                play.cite("SC-221")


def payments(hand: UniqueBag, paid: list[int], damage: int) -> list[int]:
    """The cards that can come next in a payment without needless cards. Clauses: SC-221."""
    above = paid[-1] if paid else -1
    cards = [card for card in hand.cards() if card > above]
    out: list[int] = []
    for place, card in enumerate(cards):
        chosen = [*paid, card]
        if payable(sum(CV[one] for one in chosen), min(CV[one] for one in chosen), cards[place + 1 :], damage):
            out.append(card)
    return out


def payable(reached: int, smallest: int, others: list[int], damage: int) -> bool:
    """Whether some of the others complete a set that reaches the damage, but not without its smallest card.

    For each CV that may be the smallest of the set: sums that cards of at least this CV reach, as bits.
    """
    for lowest in range(2, smallest + 1):
        sums = 1  # sums of the others used so far, as bits
        hit = 1 if lowest == smallest else 0  # of those, sums with a card of the lowest CV among them
        for card in others:
            cv = CV[card]
            if cv >= lowest:
                hit |= (hit << cv) | (sums << cv if cv == lowest else 0)
                sums |= sums << cv
        for total in range(max(damage, reached), damage + lowest):
            if hit >> (total - reached) & 1:
                return True
    return False


def defeat(play: Play[SpellState], seats: list[int]) -> None:
    """Casters without hand cards are defeated together; their Dying Curses follow in turn order.

    Clauses: SC-226 to SC-230, SC-238, SC-240.
    """
    from spellhall.games.spellcaster.curse import (
        Curse,
    )  # imported late: a Curse casts, casts deal damage, damage ends in a Curse

    state = play.state
    number = max(caster.defeated for caster in state.casters) + 1
    fallen = [seat for seat in state.order if seat in seats]
    if play.telling:
        if any(isinstance(frame, Curse) for frame in state.stack):
            play.cite("SC-238")
        if len(fallen) > 1:
            play.cite("SC-228")
        play.cite("SC-9")
    for seat in fallen:
        state.casters[seat].life = DYING
        state.casters[seat].defeated = number
        state.chain.append(seat)
        play.tell("defeated", "SC-226", {"seat": seat})
    if not state.living():
        judge(play, "SC-240")
        return
    if play.telling and not isinstance(state.stack[-1], Arena):
        play.cite("SC-230")
    for seat in reversed(fallen):
        play.push(Curse(seat))
