"""Dispel as an action: Charged cards, Active Spell cards or, where there are none, the hand."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.cards import CV, NAMES, names_of
from spellhall.games.spellcaster.casters import NOBODY
from spellhall.games.spellcaster.choices import LOSES, REST, STOP, TARGETS, cancel
from spellhall.games.spellcaster.drawing import discard, draw_cards, drop_card, drop_spell, from_charged, from_hand
from spellhall.games.spellcaster.naming import short, shorts
from spellhall.games.spellcaster.spells import CIRCLE, ENHANCE, HUSH, TITLES
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice
from spellhall.kernel.zones import UniqueBag


@mypyc_attr(allow_interpreted_subclasses=True)
class Dispelling(Step):
    """A Dispel is aimed at one opponent and its cards are assigned one by one. Clauses: SC-185 to SC-193."""

    FIELDS: ClassVar[dict[str, str]] = {
        **Step.FIELDS, "cards": OPEN, "left": OPEN, "target": OPEN, "hand_mode": OPEN,
    }  # fmt: skip

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards
        self.left = cards.copy()
        self.target = NOBODY
        self.hand_mode = False

    def held(self) -> list[int]:
        return self.cards

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        opponents = state.opponents(self.seat)
        if self.target == NOBODY:
            if len(opponents) > 1:
                self.asked = self.seat
            elif opponents:
                self.aim(play, opponents[0])
            else:
                self.over(play)
            return
        if len(self.legal(state, self.seat)) > 1:
            self.asked = self.seat
        else:
            self.over(play)

    def aim(self, play: Play[SpellState], target: int) -> None:
        """Clauses: SC-186, SC-191, SC-192, SC-247."""
        state = play.state
        self.target = target
        caster = state.casters[target]
        self.hand_mode = caster.charged.size == 0 and not caster.active
        play.tell("dispelling", "SC-186", {"seat": self.seat, "to": target, "cards": names_of(self.cards)})
        play.cite("SC-192")
        play.cite("SC-247")

    def over(self, play: Play[SpellState]) -> None:
        """Clauses: SC-185."""
        play.cite("SC-185")
        discard(play, self.seat, self.cards)
        play.finish()

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.target == NOBODY:
            return say("sc-ask-dispel-whom"), "SC-186"
        return say("sc-ask-dispel", cards=shorts(self.left)), "SC-186"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        if self.target == NOBODY:
            return [TARGETS[other] for other in state.opponents(seat)]
        out = [STOP]
        victim = state.casters[self.target]
        if self.left and (self.hand_mode or victim.charged.size):
            out.append(REST)
        if not self.hand_mode:
            for card in self.left:
                for spell in victim.active:
                    for place, other in enumerate(spell.cards):
                        if CV[card] >= spell.cvs[place]:
                            out.append(cancel(card, other))
        return out

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if self.target == NOBODY:
            return Refusal("SC-186", say("sc-no-dispel-whom"))
        if choice.verb == "cancel" and self.hand_mode:
            return Refusal("SC-192", say("sc-no-dispel-but-hand"))
        if choice.verb == "cancel":
            card, other = choice.args[0], choice.args[1]
            spell = state.casters[self.target].spell_with(other)
            if card not in self.left or spell is None:
                return Refusal("SC-188", say("sc-no-dispel-pair"))
            return Refusal("SC-188", say("sc-no-too-weak", card=short(card), other=short(other)))
        if choice.verb == "rest":
            return Refusal("SC-187", say("sc-no-charged-to-lose"))
        return Refusal("SC-185", say("sc-no-dispel-or-stop"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        if choice.verb == "target":
            self.aim(play, choice.args[0])
        elif choice.verb == "cancel":
            self.left.remove(choice.args[0])
            self.cancel(play, choice.args[0], choice.args[1])
        elif choice.verb == "stop":
            play.cite("SC-186")
            self.over(play)
        else:
            victim = self.target
            caster = play.state.casters[victim]
            zone = caster.hand if self.hand_mode else caster.charged
            number = min(len(self.left), zone.size)
            hand = self.hand_mode
            self.over(play)
            if number:
                play.push(Lose(victim, hand, number))

    def cancel(self, play: Play[SpellState], card: int, other: int) -> None:
        """Clauses: SC-157, SC-163, SC-188 to SC-190, SC-209."""
        state = play.state
        spell = state.casters[self.target].spell_with(other)
        assert spell is not None
        if play.telling:
            facts = {"seat": self.seat, "to": self.target, "card": NAMES[card], "cancelled": NAMES[other]}
            play.tell("dispelled", "SC-188", {**facts, "spell": TITLES[spell.kind]})
        if spell.kind in (ENHANCE, CIRCLE):
            play.cite("SC-189")
            play.cite("SC-157" if spell.kind == ENHANCE else "SC-209")
            drop_spell(play, self.target, spell)
        else:
            play.cite("SC-163" if spell.kind == HUSH else "SC-190")
            play.cite("SC-190")
            drop_card(play, self.target, spell, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lose(Step):
    """The target of a Dispel chooses cards to discard; hand cards are replaced. Clauses: SC-187, SC-191, SC-193."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "hand": OPEN, "to_go": OPEN, "number": OPEN}

    def __init__(self, seat: int, hand: bool, number: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.to_go = number
        self.number = number

    def zone(self, state: SpellState) -> UniqueBag:
        caster = state.casters[self.seat]
        return caster.hand if self.hand else caster.charged

    def go(self, play: Play[SpellState]) -> None:
        zone = self.zone(play.state)
        if self.to_go and zone.size > self.to_go:
            self.asked = self.seat
            return
        if self.to_go:
            for card in zone.cards():
                self.lose(play, card)
            return
        play.finish()
        if self.hand:
            if zone.size == 0:
                play.cite("SC-193")
            draw_cards(play, self.seat, self.number, "SC-191")

    def lose(self, play: Play[SpellState], card: int) -> None:
        self.to_go -= 1
        if self.hand:
            from_hand(play.state, self.seat, card)
        else:
            from_charged(play.state, self.seat, card)
        discard(play, self.seat, [card])
        play.tell("forced", "SC-191" if self.hand else "SC-187", {"seat": self.seat, "card": NAMES[card]})

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.hand:
            return say("sc-ask-lose-hand", count=self.to_go), "SC-191"
        return say("sc-ask-lose-dispelled", count=self.to_go), "SC-187"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        return [LOSES[card] for card in self.zone(state).cards()]

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        return Refusal("SC-191" if self.hand else "SC-187", say("sc-no-own-card"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        self.lose(play, choice.args[0])
