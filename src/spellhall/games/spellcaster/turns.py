"""Rounds and turns: the Move, the action, and what happens at their ends."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.attacks import HADOU_KEN, STRIKE, add_strikes, start_attack, weapon_cv
from spellhall.games.spellcaster.building import Build, castable, why_not_cast
from spellhall.games.spellcaster.cards import CLUB, CV, JOKER, NAMES, SPADE, SUIT
from spellhall.games.spellcaster.casters import LIVING, NOBODY
from spellhall.games.spellcaster.choices import BUILT, CASTS, CHARGED, DESPERATE, DISCARDS, END, PREPARES, USES, WAVES
from spellhall.games.spellcaster.damage import defeat
from spellhall.games.spellcaster.drawing import charge, discard, draw_cards, drop_card, from_hand, lowest_card
from spellhall.games.spellcaster.ending import judge
from spellhall.games.spellcaster.moving import add_hastes, move_piece, use_haste, why_no_way
from spellhall.games.spellcaster.naming import short
from spellhall.games.spellcaster.offering import Offering
from spellhall.games.spellcaster.singles import Use
from spellhall.games.spellcaster.spells import HASTE, HUSH, MODE_HEART, MODE_SPADE, TELEPORT, WILD
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Arena, Step
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Step):
    """Every living caster has a turn, in turn order; then the round ends. Clauses: SC-45, SC-52, SC-244."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "next": OPEN}

    def __init__(self, next: int = 0) -> None:
        super().__init__(NOBODY)
        self.next = next  # place in the turn order of the caster whose turn comes next

    def clone(self) -> Rounds:
        twin = Rounds(self.next)
        twin.seat = self.seat
        twin.asked = self.asked
        return twin

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        if play.telling and self.next == 0:
            play.tell("round", "SC-45", {"round": state.turn})
        while self.next < len(state.order):
            seat = state.order[self.next]
            self.next += 1
            if state.casters[seat].life == LIVING:
                play.push(Turn(seat))
                return
            play.cite("SC-53")
        self.end_round(play)

    def end_round(self, play: Play[SpellState]) -> None:
        """Hush clocks, then the cap, then the next number. Clauses: SC-52, SC-161, SC-162, SC-244."""
        state = play.state
        play.cite("SC-52")
        for seat in range(state.setup.seats):
            for spell in state.casters[seat].active:
                if spell.kind == HUSH and spell.armed:
                    spell.armed = False
                    card = min(spell.cards)
                    if play.telling:
                        facts = {"seat": seat, "to": spell.target, "card": NAMES[card], "left": len(spell.cards) - 1}
                        play.tell("hush_fades", "SC-161", facts)
                    drop_card(play, seat, spell, card)  # replaces the list when the spell ends
        if state.turn >= state.rules.round_cap:
            play.cite("SC-252")
            judge(play, "SC-244")
            return
        state.turn += 1
        self.next = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Arena):
    """One caster's turn: one Move and one action, in either order. Clauses: SC-46 to SC-51, SC-54, SC-59."""

    FIELDS: ClassVar[dict[str, str]] = {**Arena.FIELDS, "begun": OPEN}

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.begun = False

    def clone(self) -> Turn:
        twin = Turn(self.seat)
        twin.asked = self.asked
        twin.defended = self.defended.copy()
        twin.moved = self.moved
        twin.actions = self.actions
        twin.begun = self.begun
        return twin

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        if state.casters[self.seat].life != LIVING:
            play.cite("SC-53")
            play.finish()
            return
        if not self.begun:
            self.begin(play)
        if no_hand(state):
            play.cite("SC-227")
            defeat(play, [seat for seat in state.living() if state.casters[seat].hand.size == 0])
        elif self.nothing_left(state):
            self.end(play)
        else:
            self.asked = self.seat

    def begin(self, play: Play[SpellState]) -> None:
        """Clauses: SC-48, SC-84, SC-162, SC-168."""
        state = play.state
        seat = self.seat
        self.begun = True
        caster = state.casters[seat]
        caster.value = CV[caster.move_card]
        for other in state.casters:
            for spell in other.active:
                if spell.kind == HASTE:
                    spell.used = False
                elif spell.kind == HUSH and spell.target == seat:
                    spell.armed = True
                    play.cite("SC-162")
        if play.telling:
            play.tell("turn", "SC-48", {"seat": seat, "value": caster.value})
        play.cite("SC-39")

    def nothing_left(self, state: SpellState) -> bool:
        """Whether only the end of the turn is left to choose; everybody can see that. Clauses: SC-50."""
        if self.actions or state.casters[self.seat].hasty():
            return False
        return self.moved or not state.can_step(self.seat)

    def end(self, play: Play[SpellState]) -> None:
        """Hastes of which no card was used lose one. Clauses: SC-51, SC-171."""
        state = play.state
        seat = self.seat
        for spell in state.casters[seat].hastes():
            card = lowest_card(spell)
            if play.telling:
                play.tell("haste_fades", "SC-171", {"seat": seat, "card": NAMES[card]})
                if len(spell.cards) == 1:
                    play.cite("SC-172")
            drop_card(play, seat, spell, card)
        play.cite("SC-50")
        play.cite("SC-51")
        play.finish()

    # ------------------------------------------------------------ choices

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        caster = state.casters[seat]
        if self.actions and not self.moved:
            return say("sc-ask-turn", value=caster.value), "SC-46"
        if self.actions:
            return say("sc-ask-action"), "SC-59"
        if not self.moved:
            return say("sc-ask-move", value=caster.value), "SC-54"
        return say("sc-ask-haste-or-end"), "SC-166"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        offering = Offering(state.rules.walks)
        self.offer(state, seat, offering)
        return offering.choices

    def offer(self, state: SpellState, seat: int, into: Offering) -> None:
        """The end of the turn, the Move, Hastes and the action."""
        into.add(END)
        if not self.moved:
            into.add_moves(state.reach(seat, state.casters[seat].value))
        add_hastes(state, seat, self.actions, into.choices)
        if self.actions:
            offer_actions(state, seat, into)

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        verb = choice.verb
        if verb == "move":
            if self.moved:
                return Refusal("SC-46", say("sc-no-second-move"))
            return why_no_way(state, seat, choice.args[0], state.casters[seat].value)
        if verb == "haste":
            return why_no_haste(state, seat, choice.args[0])
        if verb not in ("strike", "desperate", "wave", "prepare", "discard", "cast", "use"):
            return Refusal("SC-46", say("sc-no-part-of-turn"))
        if not self.actions:
            return Refusal("SC-46", say("sc-no-second-action"))
        if verb in ("cast", "prepare") and state.hushed(seat):
            return Refusal("SC-70", say("sc-no-hushed-action"))
        if verb == "cast":
            return why_not_cast(state, seat, choice.args[0])
        return why_no_action(state, seat, choice)

    def publicly(self, choice: Choice) -> Choice:
        if choice.verb == "cast":
            return BUILT
        return CHARGED if choice.verb == "prepare" else choice

    # ------------------------------------------------------------ carrying out

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        verb = choice.verb
        if verb == "end":
            self.end(play)
            return
        if verb == "move":
            self.moved = True
            if play.telling:
                if play.state.threatened(seat)[play.state.at[seat]]:
                    play.cite("SC-56")
                play.cite("SC-47")
            move_piece(play, seat, choice.args[0], "SC-54")
            return
        if verb == "haste":
            use_haste(play, seat, choice.args[0], True)
            return
        self.actions -= 1
        play.cite("SC-59")
        if verb == "cast":
            play.cite("SC-105")
            play.cite("SC-106")
            play.push(Build(play.state.setup.seats, seat, choice.args[0], False))
        elif verb in ("prepare", "discard"):
            self.change_hand(play, verb, choice.args[0])
        elif verb == "use":
            self.use(play, choice.args[0])
        else:
            self.attack(play, choice)

    def change_hand(self, play: Play[SpellState], verb: str, card: int) -> None:
        """Clauses: SC-65, SC-66, SC-68, SC-73."""
        state = play.state
        seat = self.seat
        if verb == "prepare":
            charge(state, seat, card)
            if play.telling:
                own = {"seat": seat, "card": NAMES[card]}
                play.tell_apart("charged", "SC-65", {"seat": seat}, {seat: own})
                for clause in ("SC-13", "SC-66", "SC-67"):
                    play.cite(clause)
            draw_cards(play, seat, 1, "SC-73")
        else:
            from_hand(state, seat, card)
            discard(play, seat, [card])
            if play.telling:
                play.tell("discarded", "SC-68", {"seat": seat, "card": NAMES[card]})
            draw_cards(play, seat, 1, "SC-68")

    def use(self, play: Play[SpellState], card: int) -> None:
        """An Active Teleport or Wild Magic is used as the action. Clauses: SC-69."""
        state = play.state
        seat = self.seat
        caster = state.casters[seat]
        spell = caster.spell_with(card)
        assert spell is not None
        caster.end(spell)
        play.tell("used", "SC-69", {"seat": seat, "card": NAMES[card]})
        play.push(Use(seat, spell.kind, card, False))

    def attack(self, play: Play[SpellState], choice: Choice) -> None:
        """Clauses: SC-60, SC-73, SC-121, SC-125, SC-126, SC-151."""
        state = play.state
        seat, card = self.seat, choice.args[0]
        caster = state.casters[seat]
        if choice.verb == "desperate":
            spell = caster.spell_with(card)
            assert spell is not None
            caster.end(spell)
            play.cite("SC-126")
            if card == JOKER:
                play.cite("SC-146")
            start_attack(play, seat, choice.args[1], STRIKE, CV[card], 0, card, "SC-125")
            return
        from_hand(state, seat, card)
        if play.telling:
            self.cite_attack(play, choice)
        if choice.verb == "wave":
            target = state.hit_in(seat, choice.args[1], CV[card])
            start_attack(play, seat, target, HADOU_KEN, CV[card], 0, card, "SC-151", 1)
            return
        weapon = choice.args[2]
        clause = "SC-121" if weapon >= 0 else "SC-152" if SUIT[card] == CLUB else "SC-60"
        start_attack(play, seat, choice.args[1], STRIKE, CV[card], weapon_cv(weapon), card, clause, 1)

    def cite_attack(self, play: Play[SpellState], choice: Choice) -> None:
        state = play.state
        card = choice.args[0]
        play.cite("SC-74")
        play.cite("SC-62")
        play.cite("SC-247")
        if card == JOKER:
            play.cite("SC-61")
        if choice.verb == "wave" or (SUIT[card] == CLUB and choice.args[2] < 0):
            play.cite("SC-156")
        elif choice.args[2] >= 0:
            play.cite("SC-146" if choice.args[2] == JOKER else "SC-124")
        elif state.casters[self.seat].weapons():
            play.cite("SC-123")


def offer_actions(state: SpellState, seat: int, into: Offering) -> None:
    """Offer everything that can be done as an action. Clauses: SC-59 to SC-70."""
    add_attacks(state, seat, into.choices)
    caster = state.casters[seat]
    hand = caster.hand.bits
    quiet = state.hushed(seat)
    if not quiet:
        into.add_each(PREPARES, hand)
    into.add_each(DISCARDS, hand)
    if not quiet:
        into.add_each(CASTS, castable(state, seat))
    for spell in caster.active:
        if spell.kind == WILD:
            into.choices.append(USES[spell.cards[0]])
    for spell in caster.active:
        if spell.kind == TELEPORT and state.can_step(seat):
            into.choices.append(USES[spell.cards[0]])


def no_hand(state: SpellState) -> bool:
    """Whether a living caster has no hand cards left."""
    return any(caster.hand.size == 0 and caster.life == LIVING for caster in state.casters)


def add_attacks(state: SpellState, seat: int, into: list[Choice]) -> None:
    """Strikes with hand cards, desperate Strikes, and waves. Clauses: SC-60 to SC-62, SC-121, SC-125, SC-151."""
    near = state.adjacent(seat)
    caster = state.casters[seat]
    waves = caster.enhanced(MODE_HEART)
    if not near and not waves:
        return
    hand = caster.hand.cards()
    if near:
        clubs = caster.enhanced(MODE_SPADE)
        weapons = caster.weapons()
        for card in hand:
            suit = SUIT[card]
            if suit in (SPADE, CLUB) or card == JOKER:
                add_strikes(card, near, weapons, suit != CLUB or clubs, into)
        into += [DESPERATE[weapon][target] for weapon in weapons for target in near]
    if waves:
        for card in hand:
            if SUIT[card] == CLUB or card == JOKER:
                into += [WAVES[card][number] for number in state.aims(seat, CV[card])]


def why_no_haste(state: SpellState, seat: int, card: int) -> Refusal:
    """Clauses: SC-166, SC-168."""
    spell = state.casters[seat].spell_with(card)
    if spell is None or spell.kind != HASTE:
        return Refusal("SC-166", say("sc-no-haste-card"))
    if spell.used:
        return Refusal("SC-168", say("sc-no-haste-twice"))
    return Refusal("SC-169", say("sc-no-haste-now"))


def why_no_action(state: SpellState, seat: int, choice: Choice) -> Refusal:
    """Why this action is not possible although the turn's action is unused."""
    verb, card = choice.verb, choice.args[0]
    if verb == "use":
        return Refusal("SC-69", say("sc-no-use-of-that"))
    caster = state.casters[seat]
    if verb == "desperate":
        if card not in caster.weapons():
            return Refusal("SC-125", say("sc-no-weapon"))
        return Refusal("SC-62", say("sc-no-neighbour"))
    if not 0 <= card < len(CV) or not caster.hand.has(card):
        clauses = {"strike": "SC-60", "wave": "SC-151", "prepare": "SC-65", "discard": "SC-68"}
        return Refusal(clauses[verb], say("sc-no-card-in-hand"))
    if verb == "wave":
        if not caster.enhanced(MODE_HEART) or (SUIT[card] != CLUB and card != JOKER):
            return Refusal("SC-151", say("sc-no-wave"))
        return Refusal("SC-107", say("sc-no-hit-there"))
    if choice.args[1] not in state.adjacent(seat):
        return Refusal("SC-62", say("sc-no-neighbour"))
    if SUIT[card] not in (SPADE, CLUB) and card != JOKER:
        return Refusal("SC-60", say("sc-no-strike-card", card=short(card)))
    if choice.args[2] >= 0:
        return Refusal("SC-124", say("sc-no-weapon"))
    return Refusal("SC-123", say("sc-no-club-strike"))
