"""Drawing runes, refilling the rune deck, and turning up spells."""

from __future__ import annotations

from spellhall.games.mathwiz.cards import HAND, KINDS
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.frames import Play


def draw_runes(play: Play[MathWizState], seat: int, number: int, clause: str) -> None:
    """Draw runes one after the other, as far as there are any. Clauses: MW-59, MW-60, MW-61."""
    state = play.state
    hand = state.hands[seat]
    drawn: list[int] | None = [] if play.telling else None
    for _rune in range(number):
        if state.rune_deck.size == 0:
            if state.discard.size == 0:
                play.cite("MW-61")
                break
            state.discard.pour_into(state.rune_deck)
            state.shuffled = state.rune_deck.counts.copy()
            state.drawn = [[0] * KINDS for _ in state.hands]
            play.tell("reshuffled", "MW-59", {"size": state.rune_deck.size})
        rune = play.draw(state.rune_deck, "rune")
        hand.add(rune)
        if state.shuffled:
            seen = state.drawn[seat]
            seen[rune] = seen[rune] + 1  # compiled, this is far quicker than +=
        if drawn is not None:
            drawn.append(rune)
    if drawn:
        told = {"seat": seat, "count": len(drawn)}
        play.tell_apart("drew", clause, told, {seat: {**told, "runes": sorted(drawn)}})  # a hand has no order


def fill_hands(play: Play[MathWizState], order: list[int], clause: str) -> None:
    """Each in turn draws up to seven. Clauses: MW-22 to MW-25."""
    for seat in order:
        missing = HAND - play.state.hands[seat].size
        if missing > 0:
            draw_runes(play, seat, missing, clause)
        elif play.telling:
            play.cite("MW-23")


def turn_up_spell(play: Play[MathWizState], clause: str) -> int:
    """The next spell goes face up into the centre. Clauses: MW-26, MW-75."""
    state = play.state
    spell = play.draw(state.spell_deck, "spell")
    state.centre.append(spell)
    if play.telling:
        cards = state.rules.set
        play.tell("spell", clause, {"card": cards.ids[spell], "number": cards.numbers[spell]})
    return spell
