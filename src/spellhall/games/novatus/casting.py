"""Phase II: use items, pay off a Curse, and cast at most one spell."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.cards import DECKS, LOWEST_POINTS
from spellhall.games.novatus.choices import DONE, HEALS, LIFT, WANDS, named
from spellhall.games.novatus.drawing import discard_item
from spellhall.games.novatus.knowledge import of_hands, of_skulls
from spellhall.games.novatus.mixing import Mixing
from spellhall.games.novatus.paying import GIVE_PRICE, LIFT_PRICE, Paying
from spellhall.games.novatus.potions import CODES, EL, HP, MW, TYPES, item_place
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import Choice

GIVES: Final = [Choice("give", (rival,)) for rival in range(4)]
CASTS: Final = [Choice("cast", (deck + LOWEST_POINTS,)) for deck in range(DECKS)]


def castable(state: NovatusState, seat: int) -> list[int]:
    """The decks whose open spell this hand and its Elixirs can make. Clauses: MN-65, MN-68, MN-69."""
    out: list[int] = []
    if state.spell_cast or state.cursed(seat):
        return out
    rules = state.rules
    elixirs = state.items[seat][item_place(EL)]
    held = state.hands[seat]
    hand = rules.hands.hand(held)
    cards = held.size + elixirs
    for deck, top in enumerate(state.tops):
        if top != NONE and cards >= rules.recipes[top].size and hand.missing(top) <= elixirs:
            out.append(deck)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class CastASpell(Frame[NovatusState]):
    """The active player acts as often as possible, then declares the phase done.

    Clauses: MN-49 to MN-52, MN-68, MN-69, MN-84, MN-87, MN-89 to MN-91, MN-94, MN-95.
    """

    FIELDS: ClassVar[dict[str, str]] = {}

    def clone(self) -> CastASpell:
        return CastASpell()

    def waiting(self, state: NovatusState) -> list[int]:
        return ONE_SEAT[state.active]

    def asks(self, state: NovatusState, seat: int) -> tuple[Message, str]:
        if state.spell_cast:
            return say("mn-ask-items"), "MN-84"
        if state.cursed(seat):
            return say("mn-ask-cursed"), "MN-91"
        return say("mn-ask-cast"), "MN-49"

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        out = [DONE]
        for deck in castable(state, seat):
            out.append(CASTS[deck])
        if state.owns(seat, HP):
            skulls = state.skulls[seat].counts
            out += [HEALS[kind] for kind in range(TYPES) if skulls[kind]]
        if state.owns(seat, MW):
            discard = state.discard.counts
            out += [WANDS[kind] for kind in range(TYPES) if discard[kind]]
        if state.cursed(seat):
            if state.hands[seat].size >= LIFT_PRICE:
                out.append(LIFT)
            if state.hands[seat].size >= GIVE_PRICE:
                for rival in state.order_from(seat):
                    if not state.cursed(rival):
                        out.append(GIVES[rival])
        return out

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        verb = choice.verb
        if verb == "cast":
            return why_not_castable(state, seat, named(choice) - LOWEST_POINTS)
        if verb == "heal":
            if not state.owns(seat, HP):
                return Refusal("MN-87", say("mn-no-plants"))
            if state.skulls[seat].size == 0:
                return Refusal("MN-87", say("mn-no-skull"))
            return Refusal("MN-87", say("mn-no-skull-like-that"))
        if verb == "wand":
            if not state.owns(seat, MW):
                return Refusal("MN-89", say("mn-no-wand"))
            return Refusal("MN-89", say("mn-no-potion-in-pile"))
        if verb in ("lift", "give"):
            return why_not_payable(state, seat, choice)
        if verb == "pay":
            return Refusal("MN-28", say("mn-no-paying-yet"))
        if verb == "lay":
            return Refusal("MN-69", say("mn-no-spell-named"))
        if verb in ("aim", "place", "take"):
            return Refusal("MN-23", say("mn-no-more-potions"))
        return Refusal("MN-49", say("mn-no-other-action"))

    def take(self, play: Play[NovatusState], seat: int, choice: Choice) -> None:
        state = play.state
        verb = choice.verb
        if verb == "done":
            if state.hands[seat].size:
                play.cite("MN-26")
            if play.telling and not state.spell_cast:
                play.cite("MN-24")
                if castable(state, seat):
                    play.cite("MN-51")
            play.finish()
            return
        play.cite("MN-49")
        if verb == "cast":
            play.push(Mixing(choice.args[0] - LOWEST_POINTS))
        elif verb == "heal":
            heal(play, seat, choice.args[0])
        elif verb == "wand":
            wave(play, seat, choice.args[0])
        elif verb == "lift":
            play.push(Paying(NONE))
        else:
            play.push(Paying(choice.args[0]))


def heal(play: Play[NovatusState], seat: int, kind: int) -> None:
    """One of the player's skulls goes to the discard pile, face up. Clauses: MN-84, MN-85, MN-87."""
    state = play.state
    state.skulls[seat].remove(kind)
    of_skulls(state).left_openly(seat, kind)
    state.discard.add(kind)
    discard_item(state, seat, HP)
    play.cite("MN-84")
    if play.telling:
        play.tell("healed", "MN-87", {"seat": seat, "card": CODES[kind]})


def wave(play: Play[NovatusState], seat: int, kind: int) -> None:
    """One potion comes from the discard pile into the hand; then the Wand is discarded. Clauses: MN-89, MN-90."""
    state = play.state
    state.discard.remove(kind)
    state.hands[seat].add(kind)
    of_hands(state).came_openly(seat, kind)
    discard_item(state, seat, MW)
    play.cite("MN-84")
    play.cite("MN-90")
    if play.telling:
        play.tell("fetched", "MN-89", {"seat": seat, "card": CODES[kind]})


def why_not_castable(state: NovatusState, seat: int, deck: int) -> Refusal:
    """Why no spell of this deck can be cast now."""
    if not 0 <= deck < DECKS:
        return Refusal("MN-69", say("mn-no-such-deck"))
    if state.spell_cast:
        return Refusal("MN-50", say("mn-no-second-spell"))
    if state.cursed(seat):
        return Refusal("MN-68", say("mn-no-cast-cursed"))
    top = state.tops[deck]
    if top == NONE:
        return Refusal("MN-69", say("mn-no-spell-left"))
    return Refusal("MN-53", say("mn-no-mix", spell=state.rules.set.spells[top].name, needs=state.rules.needs[top]))


def why_not_payable(state: NovatusState, seat: int, choice: Choice) -> Refusal:
    """Why a Curse cannot be lifted or given away now. Clauses: MN-94, MN-95, MN-97."""
    giving = choice.verb == "give"
    clause = "MN-95" if giving else "MN-94"
    price = GIVE_PRICE if giving else LIFT_PRICE
    if not state.cursed(seat):
        return Refusal(clause, say("mn-no-curse"))
    if state.hands[seat].size < price:
        return Refusal("MN-97", say("mn-no-price", price=price))
    if not 0 <= named(choice) < state.setup.seats:
        return Refusal(clause, say("mn-no-player"))
    if named(choice) == seat:
        return Refusal(clause, say("mn-no-curse-for-yourself"))
    return Refusal("MN-92", say("mn-no-second-curse"))
