"""Casting: the mix is laid down card by card, the rest of the hand turns into skulls, and the spell is won."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.cards import CLOSED, DECKS, LOWEST_POINTS
from spellhall.games.novatus.choices import LAYS, named
from spellhall.games.novatus.drawing import discard_item, discard_potion
from spellhall.games.novatus.effects import carry_out
from spellhall.games.novatus.ending import judge
from spellhall.games.novatus.knowledge import of_hands, of_skulls
from spellhall.games.novatus.potions import CODES, COLOUR_LETTERS, EL, TYPES, colour_of, item_place
from spellhall.games.novatus.recipes import SYMBOLS
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

SPELLS: Final = [f"spells {deck + LOWEST_POINTS}" for deck in range(DECKS)]  # the decks by name
GROUP_CLAUSES: Final = {
    "R": "MN-54",
    "Y": "MN-54",
    "G": "MN-54",
    "B": "MN-54",
    "K": "MN-55",
    "S": "MN-55",
    "*": "MN-58",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Mixing(Frame[NovatusState]):
    """The caster lays down the mix for an open spell, in the order of types and Elixirs last.

    Every card offered can still lead to a mix that fits, so every mix can be reached, and in one way only.
    Clauses: MN-53 to MN-73, MN-77 to MN-81, MN-88.
    """

    FIELDS: ClassVar[dict[str, str]] = {"deck": OPEN}

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def clone(self) -> Mixing:
        return Mixing(self.deck)

    def waiting(self, state: NovatusState) -> list[int]:
        return ONE_SEAT[state.active]

    def asks(self, state: NovatusState, seat: int) -> tuple[Message, str]:
        top = state.tops[self.deck]
        spell, needs = state.rules.set.spells[top], state.rules.needs[top]
        return say("mn-ask-lay", spell=spell.name, needs=needs, card=len(state.mix) + 1, size=len(spell.slots)), "MN-71"

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        recipe = state.rules.recipes[state.tops[self.deck]]
        elixirs = state.items[seat][item_place(EL)]
        return [LAYS[kind] for kind in recipe.next_cards(state.mix, state.hands[seat], elixirs)]

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        spell = state.rules.set.spells[state.tops[self.deck]]
        if choice.verb != "lay":
            return Refusal("MN-52", say("mn-no-mix-yet", spell=spell.name))
        kind = named(choice)
        held = 0
        if kind == EL:
            held = state.items[seat][item_place(EL)]
        elif 0 <= kind < TYPES:
            held = state.hands[seat].counts[kind]
            if held == 0 and state.skulls[seat].counts[kind]:
                return Refusal("MN-75", say("mn-no-skull-in-mix"))
        if held == 0:
            return Refusal("MN-71", say("mn-no-card-held"))
        if state.mix and kind < state.mix[-1]:
            return Refusal("MN-71", say("mn-no-lay-order"))
        return Refusal("MN-72", say("mn-no-mix-with-that", spell=spell.name))

    def take(self, play: Play[NovatusState], seat: int, choice: Choice) -> None:
        state = play.state
        kind = choice.args[0]
        if kind == EL:
            discard_item(state, seat, EL)
            play.cite("MN-88")
        else:
            discard_potion(state, seat, kind)
        state.mix.append(kind)
        if len(state.mix) < state.rules.recipes[state.tops[self.deck]].size:
            play.cite("MN-71")
            return
        self.cast(play, seat)

    def cast(self, play: Play[NovatusState], seat: int) -> None:
        """The mix is whole. Clauses: MN-70, MN-73, MN-77 to MN-81, MN-137."""
        state = play.state
        deck = self.deck
        spell = state.tops[deck]
        surplus = state.hands[seat].size
        if play.telling:
            self.cite_rules(play, seat, spell)
        of_hands(state).move_to(of_skulls(state), seat)
        state.hands[seat].pour_into(state.skulls[seat])
        state.won[seat].append(spell)
        state.spell_cast = True
        if play.telling:
            card = state.rules.set.spells[spell]
            told = {"seat": seat, "spell": card.id, "points": card.points, "mix": [CODES[kind] for kind in state.mix]}
            play.tell("cast", "MN-81", told)
            if surplus:
                play.tell("skulls", "MN-73", {"seat": seat, "count": surplus})
        open_next(play, deck, "MN-78")
        if state.rules.infant:
            play.cite("MN-135")
            if state.score(seat) >= state.rules.infant_target:
                judge(play, "MN-137")
                return
            play.finish()
            return
        effect = state.rules.set.spells[spell].effect
        play.finish()  # the effect comes on top of phase II, which goes on afterwards
        if effect == CLOSED:
            play.tell("closed", "MN-80", {"seat": seat})
        else:
            carry_out(play, seat, effect)

    def cite_rules(self, play: Play[NovatusState], seat: int, spell: int) -> None:
        state = play.state
        for clause in ("MN-53", "MN-65", "MN-66", "MN-69", "MN-70", "MN-72", "MN-77", "MN-79"):
            play.cite(clause)
        if any(state.items[seat]):
            play.cite("MN-76")
        if state.rules.infant:
            play.cite("MN-136")
            return
        slots = state.rules.set.spells[spell].slots
        groups = {slot[0] for slot in slots}
        for slot in slots:
            play.cite(GROUP_CLAUSES[slot[0]])
            play.cite("MN-60" if slot[1] == "-" else "MN-59" if slot[1].isdigit() else "MN-61")
        if "K" in groups and "S" in groups:
            play.cite("MN-56")
        if uses_fixed_colour(slots, state.mix):
            play.cite("MN-57")
        symbols = [slot for slot in slots if slot[1] in SYMBOLS]
        if len({slot[0] for slot in symbols}) > 1:
            play.cite("MN-62")
        if len(set(symbols)) < len(symbols):
            play.cite("MN-63")


def uses_fixed_colour(slots: list[str], mix: list[int]) -> bool:
    """Whether black must have been a colour that the spell also asks for by name. Clauses: MN-57."""
    black = sum(slot[0] == "K" for slot in slots)
    for colour, letter in enumerate(COLOUR_LETTERS):
        fixed = sum(slot[0] == letter for slot in slots)
        laid = sum(kind < TYPES and colour_of(kind) == colour for kind in mix)
        if black and fixed and laid >= fixed + black:
            return True
    return False


def open_next(play: Play[NovatusState], deck: int, clause: str) -> None:
    """The next spell of a deck is open at once; an empty deck is gone. Clauses: MN-17, MN-78, MN-132."""
    state = play.state
    if state.spell_decks[deck].size == 0:
        state.tops[deck] = NONE
        play.tell("deck_empty", "MN-132", {"points": deck + LOWEST_POINTS})
        return
    spell = play.draw(state.spell_decks[deck], "spell", SPELLS[deck])
    state.tops[deck] = spell
    if play.telling:
        card = state.rules.set.spells[spell]
        play.tell("opened", clause, {"spell": card.id, "points": card.points})
