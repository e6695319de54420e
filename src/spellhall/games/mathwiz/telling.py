"""Math Wiz as messages: the table line by line, every choice, and every event."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.mathwiz.cards import (
    EFFECTS,
    LOOKING_GLASS,
    SLIDING_SANDS,
    TEN_LEAGUE_BOOTS,
    CardSet,
    effect_text,
    effect_title,
)
from spellhall.games.mathwiz.choices import is_combination, sum_text
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.effects import MARKS, LookingGlass
from spellhall.games.mathwiz.ending import ending_clause
from spellhall.games.mathwiz.notation import read_combination
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.kernel.messages import Message, say, together, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

FAMILIES: Final[dict[str, list[str]]] = {
    "mw-dropped-": ["stars", "runes"],
}
"""Keys that are made from parts."""


def spell_words(cards: CardSet, spell: int) -> Message:
    """A spell as people call it: Ten-League Boots (40)."""
    title = effect_title(cards.effects[spell])
    return say("mw-spell", number=str(cards.numbers[spell]), title=title)


def numbers(runes: list[int]) -> list[Message | str]:
    """Runes as a list of words."""
    return [str(rune) for rune in runes]


# ---------------------------------------------------------------- the table


def describe(view: View[MathWizState]) -> list[Message]:
    """What the seat sees, most important things first."""
    state = view.state
    cards = state.rules.set
    first = [say("mw-seen-round", round=state.turn, target=state.target)]
    if state.outcome is None and ending_clause(state):
        first.append(say("mw-seen-last-round"))
    lines = [together(first)]
    if state.centre:
        lines.append(say("mw-seen-centre", spells=[spell_words(cards, spell) for spell in state.centre]))
    lines.append(say("mw-seen-decks", spells=state.spell_deck.size, runes=state.rune_deck.size))
    if state.discard.size:
        lines.append(say("mw-seen-discard", runes=" ".join(str(rune) for rune in state.discard.cards())))
    for seat in range(state.setup.seats):
        lines.append(describe_seat(view, seat))
    for seat in range(state.setup.seats):
        if seat != view.seat and view.seat >= 0 and state.known[view.seat][seat]:
            known = numbers(state.known[view.seat][seat])
            lines.append(say("mw-seen-known", who=who(seat), runes=known))
    if view.seat >= 0:
        held = state.hands[view.seat].cards()
        runes = " ".join(str(rune) for rune in held)
        lines.append(say("mw-seen-hand", runes=runes) if held else say("mw-seen-no-hand"))
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Combining) and view.seat >= 0:
        mine = frame.sealed[view.seat]
        if mine is not None:
            lines.append(say("mw-seen-handed-in", runes=sum_text(mine)))
    if isinstance(frame, LookingGlass) and frame.seat == view.seat:
        lines.append(say("mw-seen-may-swap"))
    return lines


def describe_seat(view: View[MathWizState], seat: int) -> Message:
    state = view.state
    cards = state.rules.set
    mine = seat == view.seat
    spells, runes = state.tally(seat), state.hands[seat].size
    if mine:
        parts = [say("mw-seen-you", spells=spells, runes=runes)]
    else:
        parts = [say("mw-seen-other", who=who(seat), spells=spells, runes=runes)]
    if seat == state.lead:
        parts.append(say("mw-seen-you-lead") if mine else say("mw-seen-leads", who=who(seat)))
    if state.unused[seat]:
        parts.append(say("mw-seen-unused", spells=[spell_words(cards, spell) for spell in state.unused[seat]]))
    if state.marks[seat]:
        parts.append(say("mw-seen-mark", effect=effect_title(state.marks[seat])))
    if state.forbidden[seat]:
        parts.append(say("mw-seen-forbidden", numbers=numbers(state.forbidden[seat])))
    if state.plays[seat]:
        parts.append(say("mw-seen-placed", runes=[sum_text(choice) for choice in state.plays[seat]]))
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Combining) and seat not in frame.active:
        parts.append(say("mw-seen-out"))
    elif isinstance(frame, Combining) and frame.sealed[seat] is not None and not mine:
        parts.append(say("mw-seen-ready"))
    return together(parts)


# ---------------------------------------------------------------- choices


def tell_choice(view: View[MathWizState], choice: Choice) -> Message:
    """A choice in a few words."""
    verb, args = choice.verb, choice.args
    if is_combination(choice):
        return say("mw-choose-runes", runes=sum_text(choice))
    if verb == "cast":
        return tell_cast(view.state, choice)
    if verb == "claim":
        return say("mw-choose-claim", value=str(args[0]))
    if verb == "toss":
        return say("mw-choose-toss", rune=args[0])
    if verb == "swap":
        return say("mw-choose-swap", taken=args[0], given=args[1])
    if verb == "done":
        return say("mw-choose-done")
    if verb == "keep":
        return say("mw-choose-keep")
    return say("mw-choose-pass") if verb == "pass" else say("mw-choose-time-up")


def tell_cast(state: MathWizState, choice: Choice) -> Message:
    """A spell to be cast, with its number, since a player may have two of one effect."""
    cards = state.rules.set
    spell = choice.args[0]
    title, number = effect_title(cards.effects[spell]), str(cards.numbers[spell])
    if len(choice.args) == 1:
        return say("mw-choose-cast", title=title, number=number)
    effect, detail = cards.effects[spell], choice.args[1]
    if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
        target = state.target + detail
        return say("mw-choose-cast-target", title=title, number=number, target=target, step=signed(detail))
    if effect == LOOKING_GLASS:
        return say("mw-choose-cast-rival", title=title, number=number, rival=who(detail))
    return say("mw-choose-cast-number", title=title, number=number, rune=detail)


# ---------------------------------------------------------------- events


def tell(setup: MathWizSetup, facts: dict[str, Any]) -> Message:
    """One event."""
    kind = facts["event"]
    cards = setup.set
    if "seat" in facts:
        return tell_of_seat(cards, kind, facts)
    if kind == "round":
        return say("mw-told-round", round=facts["round"])
    if kind == "reshuffled":
        return say("mw-told-reshuffled", size=facts["size"])
    if kind == "spell":
        return say("mw-told-spell", spell=spell_words(cards, cards.places[facts["card"].upper()]))
    if kind == "revealed":
        shown = Message("list-lines", {"items": [revealed(facts, place) for place in range(len(facts["seats"]))]})
        return say("mw-told-revealed", target=facts["target"], shown=shown)
    if kind == "target":
        return say("mw-told-target", target=facts["target"])
    if kind == "forbidden":
        return say("mw-told-forbidden", number=facts["number"], rivals=people(facts["seats"]))
    if kind == "tied":
        return say("mw-told-tied", players=people(facts["seats"]))
    if kind == "dropped":
        why = "stars" if facts["clause"] == "MW-74" else "runes"
        return say(f"mw-dropped-{why}", players=people(facts["seats"]), count=len(facts["seats"]))
    if kind == "carried":
        return say("mw-told-carried")
    if kind == "removed":
        return say("mw-told-removed")
    if kind == "time_up":
        return say("mw-told-time-up")
    tallies = [say("mw-told-tally", who=who(seat), spells=tally) for seat, tally in enumerate(facts["tallies"])]
    return say("mw-told-over", tallies=Message("list-commas", {"items": tallies}))


def people(seats: list[int]) -> list[Message]:
    return [who(seat) for seat in seats]


def tell_of_seat(cards: CardSet, kind: str, facts: dict[str, Any]) -> Message:
    """What one player did, or what befell one."""
    player = who(facts["seat"])
    if kind == "drew":
        if "runes" in facts:
            return say("mw-told-drew-runes", who=player, count=facts["count"], runes=numbers(facts["runes"]))
        return say("mw-told-drew", who=player, count=facts["count"])
    if kind == "cast":
        return tell_of_cast(cards, player, facts)
    if kind == "passed":
        return say("mw-told-passed", who=player)
    if kind == "tossed":
        return say("mw-told-tossed", who=player, rune=facts["rune"])
    if kind == "looked":
        rival = who(facts["rival"])
        if "runes" in facts:
            return say("mw-told-looked-at", who=player, rival=rival, runes=numbers(facts["runes"]))
        return say("mw-told-looked", who=player, rival=rival)
    if kind == "kept":
        return say("mw-told-kept", who=player)
    if kind == "swapped":
        rival = who(facts["rival"])
        if "taken" in facts:
            return say("mw-told-swapped-runes", who=player, rival=rival, taken=facts["taken"], given=facts["given"])
        return say("mw-told-swapped", who=player, rival=rival)
    if kind == "ready":
        return say("mw-told-ready", who=player)
    if kind == "value_shown":
        return say("mw-told-value", runes=sum_words(facts["combination"]), value=str(facts["value"]))
    if kind == "not_right":
        return say("mw-told-not-right", runes=sum_words(facts["combination"]), claim=str(facts["claim"]))
    if kind == "twin_star":
        return say("mw-told-twin-star", who=player)
    spells = [spell_words(cards, cards.places[card.upper()]) for card in facts["cards"]]
    return say("mw-told-learned", who=player, spells=spells)


def tell_of_cast(cards: CardSet, player: Message, facts: dict[str, Any]) -> Message:
    """A cast is read out. Clauses: MW-31."""
    effect = EFFECTS.index(facts["effect"])
    title, number = effect_title(effect), str(cards.numbers[cards.places[facts["card"].upper()]])
    if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
        return say("mw-told-cast-target", who=player, title=title, number=number, step=signed(facts["detail"]))
    if effect in MARKS:  # what the others do, further sentences tell
        return say("mw-told-cast-mark", who=player, title=title, number=number, text=effect_text(effect))
    return say("mw-told-cast", who=player, title=title, number=number)


def signed(step: int) -> str:
    """How far a target moves: +10, −5."""
    return f"{step:+d}".replace("-", "−")


def sum_words(notation: str) -> str:
    """A combination that an event tells in notation, as people write sums."""
    return sum_text(read_combination(notation))


def revealed(facts: dict[str, Any], place: int) -> Message:
    """What a player has placed, and how far it is from the target."""
    player, runes = who(facts["seats"][place]), sum_words(facts["combinations"][place])
    value, distance = str(facts["values"][place]), facts["distances"][place]
    if distance is None:
        claim = str(facts["claims"][place])
        return say("mw-told-fizzled", who=player, runes=runes, claim=claim, value=value)
    if distance:
        return say("mw-told-away", who=player, runes=runes, value=value, distance=distance)
    return say("mw-told-exactly", who=player, runes=runes, value=value)


# ---------------------------------------------------------------- looking things up


def card_lines(setup: MathWizSetup) -> list[Message]:
    """What each kind of spell does, and which numbers have it."""
    cards = setup.set
    lines: list[Message] = []
    for effect in sorted(set(cards.effects)):
        having = sorted({number for number, one in zip(cards.numbers, cards.effects, strict=True) if one == effect})
        lines.append(say("mw-card", title=effect_title(effect), text=effect_text(effect), numbers=numbers(having)))
    return lines
