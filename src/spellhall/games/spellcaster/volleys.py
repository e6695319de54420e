"""Berserk, Hadou Hame Ha Ken and Pentagram of Power: spells whose cards are used one after the other."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.attacks import HADOU_KEN, STRIKE, add_strikes, start_attack, weapon_cv
from spellhall.games.spellcaster.cards import CLUB, CV, HEART, JOKER, NAMES, SUIT, WILD_SUIT, names_of
from spellhall.games.spellcaster.casters import LIVING
from spellhall.games.spellcaster.choices import DONE, FIRES, FIZZLE, HOLD, run
from spellhall.games.spellcaster.drawing import discard
from spellhall.games.spellcaster.moving import add_hastes, break_seal, move_piece, use_haste, why_no_way
from spellhall.games.spellcaster.naming import short, shorts, spell_name
from spellhall.games.spellcaster.singles import add_uses, leave_active, use_single
from spellhall.games.spellcaster.spells import BERSERK, DOWN, HAME, MODE_SPADE, PENTAGRAM, TELEPORT, WILD
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step, arena_of
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice


def pentagram_order(cards: list[int], cvs: list[int], order: int) -> list[int]:
    """The cards by CV, rising or falling; the Joker stands where it was declared. Clauses: SC-210, SC-212."""
    ranked = sorted(zip(cvs, cards, strict=True), reverse=order == DOWN)
    return [card for _, card in ranked]


@mypyc_attr(allow_interpreted_subclasses=True)
class Volley(Step):
    """The cards of a volley are used one by one, each attack resolved before the next card.

    Clauses: SC-174 to SC-184, SC-200 to SC-202, SC-210 to SC-214.
    """

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "kind": OPEN, "cards": OPEN}

    def __init__(self, seat: int, kind: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.cards = cards

    def held(self) -> list[int]:
        return self.cards

    def volleying(self) -> bool:
        return bool(self.cards)

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        if play.telling:
            play.cite("SC-174")
            play.cite("SC-176")
            if self.kind == PENTAGRAM:
                play.cite("SC-214")
        if not self.cards or not state.opponents(self.seat):
            self.over(play, "SC-178")
            return
        if self.kind == PENTAGRAM and SUIT[self.cards[0]] not in (CLUB, HEART, WILD_SUIT):
            play.cite("SC-211")
            leave_active(play, self.seat, self.cards.pop(0))
            return
        self.choose_from(play, self.legal(state, self.seat))

    def over(self, play: Play[SpellState], clause: str) -> None:
        if self.cards:
            play.tell("spent", clause, {"seat": self.seat, "cards": names_of(self.cards)})
            discard(play, self.seat, self.cards)
        play.finish()

    # ------------------------------------------------------------ choices

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.kind == BERSERK:
            return say("sc-ask-berserk", cards=shorts(self.cards)), "SC-179"
        if self.kind == HAME:
            return say("sc-ask-hame", cards=shorts(self.cards)), "SC-200"
        return say("sc-ask-pentagram-card", card=short(self.cards[0]), count=len(self.cards) - 1), "SC-210"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        if self.kind == BERSERK:
            out = self.berserk(state)
            if not out:
                out = [DONE]
        elif self.kind == HAME:
            out = self.hame(state)
        else:
            out = self.pentagram(state)
        self.add_moves(state, out)
        return out

    def berserk(self, state: SpellState) -> list[Choice]:
        """Clauses: SC-179 to SC-183."""
        out: list[Choice] = []
        near, weapons = state.adjacent(self.seat), state.casters[self.seat].weapons()
        for card in self.cards:
            add_strikes(card, near, weapons, True, out)
        for card in self.cards:
            out += [run(card, space) for space in state.run_spaces(self.seat, CV[card])]
        return out

    def hame(self, state: SpellState) -> list[Choice]:
        """Clauses: SC-200 to SC-202."""
        out = [DONE]
        for card in self.cards:
            out += [FIRES[card][number] for number in state.aims(self.seat, CV[card])]
        if state.casters[self.seat].enhanced(MODE_SPADE):
            near = state.adjacent(self.seat)
            for card in self.cards:
                add_strikes(card, near, [], True, out)
        return out

    def pentagram(self, state: SpellState) -> list[Choice]:
        """Clauses: SC-211 to SC-213."""
        card = self.cards[0]
        if SUIT[card] == CLUB:
            aims = state.aims(self.seat, CV[card])
            return [FIRES[card][number] for number in aims] if aims else [FIZZLE]
        out = [HOLD]
        add_uses(state, self.seat, WILD if card == JOKER else TELEPORT, card, out)
        return out

    def add_moves(self, state: SpellState, into: list[Choice]) -> None:
        """The Move and Haste movements may come between two cards, in one's own turn. Clauses: SC-47, SC-177."""
        seat = self.seat
        arena = arena_of(state)
        caster = state.casters[seat]
        if arena.cursing() or arena.seat != seat or caster.life != LIVING:
            return
        if not arena.moved:
            state.add_moves(seat, caster.value, into)
        add_hastes(state, seat, 1, into)

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        verb = choice.verb
        spell = spell_name(self.kind)
        if verb in ("done", "end") and self.kind == BERSERK:
            return Refusal("SC-183", say("sc-no-berserk-end"))
        if verb == "move":
            arena = arena_of(state)
            if arena.cursing() or arena.moved or arena.seat != seat:
                return Refusal("SC-177", say("sc-no-move-left"))
            return why_no_way(state, seat, choice.args[0], state.casters[seat].value)
        if verb in ("strike", "run", "hadou"):
            if choice.args[0] not in self.cards:
                return Refusal("SC-176", say("sc-no-volley-card", spell=spell))
            if verb == "run":
                return Refusal("SC-182", say("sc-no-run-there"))
            if verb == "strike":
                if self.kind == HAME:
                    return Refusal("SC-201", say("sc-no-hame-strike"))
                return Refusal("SC-62", say("sc-no-neighbour"))
            return Refusal("SC-107", say("sc-no-hit-there"))
        if self.kind == PENTAGRAM:
            return Refusal("SC-213", say("sc-no-pentagram-skip"))
        return Refusal("SC-176", say("sc-no-volley-open", spell=spell))

    # ------------------------------------------------------------ carrying out

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        verb = choice.verb
        if verb == "done":
            self.over(play, "SC-183" if self.kind == BERSERK else "SC-202")
        elif verb == "move":
            arena_of(play.state).moved = True
            play.cite("SC-177")
            move_piece(play, seat, choice.args[0], "SC-47")
        elif verb == "haste":
            play.cite("SC-177")
            use_haste(play, seat, choice.args[0], False)
        elif self.kind == PENTAGRAM:
            self.cast_next(play, choice)
        else:
            self.use_card(play, choice)

    def use_card(self, play: Play[SpellState], choice: Choice) -> None:
        seat, card = self.seat, choice.args[0]
        self.cards.remove(card)
        if choice.verb == "run":
            play.cite("SC-182")
            move_piece(play, seat, choice.args[1], "SC-181", card)
            discard(play, seat, [card])
            play.cite("SC-184")
        elif choice.verb == "strike":
            weapon = choice.args[2]
            clause = "SC-201" if self.kind == HAME else "SC-180" if weapon >= 0 else "SC-179"
            start_attack(play, seat, choice.args[1], STRIKE, CV[card], weapon_cv(weapon), card, clause)
        else:
            target = play.state.hit_in(seat, choice.args[1], CV[card])
            start_attack(play, seat, target, HADOU_KEN, CV[card], 0, card, "SC-200")

    def cast_next(self, play: Play[SpellState], choice: Choice) -> None:
        """The next card of a Pentagram. Clauses: SC-211 to SC-213."""
        seat, card = self.seat, self.cards.pop(0)
        if card == JOKER:
            play.cite("SC-212")
        if SUIT[card] == HEART:
            break_seal(play, seat)
        if choice.verb == "fizzle":
            play.tell("spent", "SC-213", {"seat": seat, "cards": [NAMES[card]]})
            discard(play, seat, [card])
        elif choice.verb == "hold":
            leave_active(play, seat, card)
        else:
            if play.telling and SUIT[card] == CLUB:
                play.cite("SC-213")
            use_single(play, seat, card, choice)
