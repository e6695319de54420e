"""Casting spells, magical misfires, and the next spell."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.mathemagician.choices import DECLARE, SILENT
from spellhall.games.mathemagician.ending import lose
from spellhall.games.mathemagician.naming import spell_name
from spellhall.games.mathemagician.rows import row_text
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice


def cast(play: Play[MathemagicianState], caster: int, clause: str) -> bool:
    """A complete spell hits all opponents of its owner. Clauses: MD-9, MD-89, MD-96 to MD-98, MD-103, MD-126.

    True if the caster must now choose the next spell.
    """
    state = play.state
    spell = state.spell[caster]
    cards = state.rules.set
    hit = state.opponents(caster)
    if play.telling:
        facts = {"seat": caster, "spell": cards.ids[spell], "row": row_text(state.rows[caster])}
        play.tell("cast", clause, {**facts, "invocation": cards.invocations[spell]})
        for applied in ("MD-9", "MD-97", "MD-103", "MD-126" if state.setup.seats == 3 else "MD-97"):
            play.cite(applied)
        if caster != state.active:
            play.cite("MD-98")
    lose(play, hit, cards.effects[spell], "MD-97")
    play.cite("MD-99")
    return take_away(play, caster)


def misfire(play: Play[MathemagicianState], causer: int, owner: int, clause: str) -> bool:
    """The owner's spell goes off and hits only the player who caused it. Clauses: MD-107 to MD-114.

    True if the owner must now choose the next spell.
    """
    state = play.state
    spell = state.spell[owner]
    cards = state.rules.set
    if play.telling:
        facts = {"seat": causer, "to": owner, "spell": cards.ids[spell], "row": row_text(state.rows[owner])}
        play.tell("misfired", clause, facts)
        for applied in ("MD-107", "MD-111", "MD-112", "MD-114"):
            play.cite(applied)
        if causer != owner:
            play.cite("MD-109")
        if state.setup.seats == 3:
            play.cite("MD-113")
            play.cite("MD-127")
    lose(play, [causer], cards.effects[spell], "MD-111")
    return take_away(play, owner)


def take_away(play: Play[MathemagicianState], owner: int) -> bool:
    """The spell that went off and its row are discarded, and a Spell is drawn. Clauses: MD-100 to MD-102, MD-105."""
    state = play.state
    if state.outcome is not None or not state.live(owner):
        return False
    play.tell("cleared", "MD-100", {"seat": owner})
    for applied in ("MD-101", "MD-105"):
        play.cite(applied)
    state.spell_discard.add(state.spell[owner])
    state.spell[owner] = NO_SPELL
    state.discard_row(owner)
    draw_spells(play, owner, 1, "MD-102")
    return True


def draw_spells(play: Play[MathemagicianState], seat: int, number: int, clause: str) -> None:
    """Spells come to the stored ones; their deck is renewed without loss. Clauses: MD-28, MD-87, MD-102."""
    state = play.state
    drawn: list[int] = []
    for _card in range(number):
        if state.spell_deck.size == 0:
            state.spell_discard.pour_into(state.spell_deck)
            state.spells_made = state.spell_deck.clone()
            play.tell("spells_renewed", "MD-87", {"size": state.spell_deck.size})
        drawn.append(play.draw(state.spell_deck, "spell"))
    state.stored[seat] = sorted(state.stored[seat] + drawn)
    if play.telling:
        ids = state.rules.set.ids
        told = {"seat": seat, "count": number}
        spells = [ids[spell] for spell in sorted(drawn)]
        play.tell_apart("drew_spells", clause, told, {seat: {**told, "spells": spells}})


@mypyc_attr(allow_interpreted_subclasses=True)
class NextSpell(Frame[MathemagicianState]):
    """After a cast or misfire the owner chooses one of the stored spells as the current one.

    Clauses: MD-102, MD-106.
    """

    FIELDS: ClassVar[dict[str, str]] = {"seat": OPEN}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> NextSpell:
        return NextSpell(self.seat)

    def waiting(self, state: MathemagicianState) -> list[int]:
        return ONE_SEAT[self.seat]

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        return say("md-ask-next-spell"), "MD-102"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        return [Choice("spell", (spell,)) for spell in state.stored[seat]]

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        return not_stored(choice, "MD-102")

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        take_spell(play, seat, choice.args[0], "MD-102")
        play.cite("MD-106")
        play.finish()


def not_stored(choice: Choice, clause: str) -> Refusal:
    if choice.verb == "spell":
        return Refusal(clause, say("md-no-such-spell-stored"))
    return Refusal(clause, say("md-no-spell-first"))


def take_spell(play: Play[MathemagicianState], seat: int, spell: int, clause: str) -> None:
    """A stored spell becomes the current one, for all to see. Clauses: MD-29, MD-102."""
    state = play.state
    state.stored[seat].remove(spell)
    state.spell[seat] = spell
    if play.telling:
        cards = state.rules.set
        numbers = {"value": cards.values[spell], "minimum": cards.minimums[spell], "effect": cards.effects[spell]}
        play.tell("chose", clause, {"seat": seat, "spell": cards.ids[spell], **numbers})


@mypyc_attr(allow_interpreted_subclasses=True)
class CastingSpells(Frame[MathemagicianState]):
    """T5: every live player's spell is checked in turn order, by the table or when its owner declares it.

    Clauses: MD-41, MD-89 to MD-96.
    """

    FIELDS: ClassVar[dict[str, str]] = {"order": OPEN, "asking": OPEN, "casts": OPEN}

    def __init__(self, order: list[int]) -> None:
        self.order = order  # seats still to be checked
        self.asking = False  # whether the first of them is being asked
        self.casts = 0  # spells cast in this check

    def run(self, play: Play[MathemagicianState]) -> None:
        state = play.state
        while self.order:
            seat = self.order[0]
            if state.live(seat) and state.rows[seat]:
                if state.rules.declared:
                    self.asking = True
                    return
                if state.complete(seat):
                    self.order.pop(0)
                    self.cast(play, seat, "MD-90")
                    return
            self.order.pop(0)
            play.cite("MD-89")
        play.finish()

    def waiting(self, state: MathemagicianState) -> list[int]:
        return ONE_SEAT[self.order[0]] if self.asking else NO_SEAT

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        asked = self.order[0] if self.order else seat
        cards = state.rules.set
        spell = state.spell[asked]
        name, value, minimum = spell_name(cards, spell), cards.values[spell], cards.minimums[spell]
        return say("md-ask-declare", spell=name, value=value, minimum=minimum), "MD-92"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        return [DECLARE, SILENT]

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        return Refusal("MD-92", say("md-no-declare-first"))

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        """Clauses: MD-91 to MD-95."""
        state = play.state
        self.order.pop(0)
        self.asking = False
        right = state.complete(seat)
        if choice == SILENT:
            play.tell("silent", "MD-91", {"seat": seat})
            if right:
                play.cite("MD-95")
            return
        if play.telling:
            spell = state.spell[seat]
            words = state.rules.set.invocations[spell]
            play.tell("declared", "MD-91", {"seat": seat, "spell": state.rules.set.ids[spell], "invocation": words})
            play.cite("MD-93")
        if right:
            self.cast(play, seat, "MD-91")
        elif misfire(play, seat, seat, "MD-94"):
            play.push(NextSpell(seat))

    def cast(self, play: Play[MathemagicianState], seat: int, clause: str) -> None:
        self.casts += 1
        if self.casts > 1:
            play.cite("MD-96")
        if cast(play, seat, clause):
            play.push(NextSpell(seat))
