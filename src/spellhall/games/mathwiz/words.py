"""Math Wiz in plain words: the table as sentences, and every event as one."""

from __future__ import annotations

from typing import Any

from spellhall.games.mathwiz.cards import EFFECTS, SLIDING_SANDS, TEN_LEAGUE_BOOTS, TEXTS, CardSet
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.effects import MARKS, LookingGlass
from spellhall.games.mathwiz.ending import ending_clause
from spellhall.games.mathwiz.notation import write_choice
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


def spell_words(cards: CardSet, spell: int) -> str:
    """A spell as people call it: 40, Ten-League Boots (S040)."""
    return f"{cards.numbers[spell]} {TEXTS[cards.effects[spell]].title} ({cards.ids[spell]})"


def listed(items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items) or "none"
    return f"{', '.join(items[:-1])} and {items[-1]}"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def describe(view: View[MathWizState]) -> list[str]:
    """What the seat sees, most important things first."""
    state = view.table
    cards = state.rules.set
    last = " This is the last round." if state.outcome is None and ending_clause(state) else ""
    lines = [f"Round {state.turn}. The target is {state.target}.{last}"]
    if state.centre:
        lines.append(f"In the centre: {listed([spell_words(cards, spell) for spell in state.centre])}.")
    spells, runes_left = counted(state.spell_deck.size, "spell"), counted(state.rune_deck.size, "rune")
    lines.append(f"In the decks: {spells} and {runes_left}.")
    if state.discard.size:
        lines.append(f"Discarded runes: {' '.join(str(rune) for rune in state.discard.cards())}.")
    for seat in range(state.setup.seats):
        lines.append(describe_seat(view, seat))
    for seat in range(state.setup.seats):
        if seat != view.seat and view.seat >= 0 and state.known[view.seat][seat]:
            runes = listed([str(rune) for rune in state.known[view.seat][seat]])
            lines.append(f"You know of seat {SEAT_LETTERS[seat]}'s runes: {runes}.")
    if view.seat >= 0:
        runes = " ".join(str(rune) for rune in state.hands[view.seat].cards())
        lines.append(f"Your runes: {runes or 'none'}.")
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Combining) and view.seat >= 0:
        mine = frame.sealed[view.seat]
        if mine is not None:
            lines.append(f"You have handed in {write_choice(cards, mine)}.")
    if isinstance(frame, LookingGlass) and frame.seat == view.seat:
        lines.append("You may swap one of your runes for one of those.")
    return lines


def describe_seat(view: View[MathWizState], seat: int) -> str:
    state = view.table
    cards = state.rules.set
    who = f"You (seat {SEAT_LETTERS[seat]}) have" if seat == view.seat else f"Seat {SEAT_LETTERS[seat]} has"
    line = f"{who} {counted(state.tally(seat), 'spell')} and {counted(state.hands[seat].size, 'rune')}."
    if seat == state.lead:
        line += " Goes first." if seat != view.seat else " You go first."
    if state.unused[seat]:
        line += f" Unused: {listed([spell_words(cards, spell) for spell in state.unused[seat]])}."
    if state.marks[seat]:
        line += f" Under {TEXTS[state.marks[seat]].title} this round."
    if state.forbidden[seat]:
        line += f" May not play {listed([str(number) for number in state.forbidden[seat]])} this round."
    if state.plays[seat]:
        line += f" Placed: {listed([write_choice(cards, choice) for choice in state.plays[seat]])}."
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Combining) and seat not in frame.active:
        line += " Out of this round."
    elif isinstance(frame, Combining) and frame.sealed[seat] is not None and seat != view.seat:
        line += " Ready."
    return line


def tell_choice(setup: MathWizSetup, choice: Choice) -> str:
    """A choice for a menu, with the effect's words where it casts."""
    text = write_choice(setup.set, choice)
    if choice.verb == "cast":
        effect = setup.set.effects[choice.args[0]]
        return f"{text}   {TEXTS[effect].title}: {TEXTS[effect].text}"
    return text


def tell(setup: MathWizSetup, facts: dict[str, Any], names: list[str]) -> str:
    """One event as a sentence; empty for those that say nothing by themselves."""
    kind = facts["event"]
    who = names[facts["seat"]] if "seat" in facts else ""
    rival = names[facts["rival"]] if "rival" in facts else ""
    several = listed([names[seat] for seat in facts.get("seats", [])])
    cards = setup.set
    if kind == "round":
        return f"Round {facts['round']}."
    if kind == "drew":
        runes = f": {listed([str(rune) for rune in facts['runes']])}" if "runes" in facts else ""
        return f"{who} draws {counted(facts['count'], 'rune')}{runes}."
    if kind == "reshuffled":
        return f"The discarded runes are shuffled: {facts['size']} make the new deck."
    if kind == "spell":
        place = cards.places[facts["card"].upper()]
        return f"A spell is turned up: {spell_words(cards, place)}."
    if kind == "cast":
        return f"{who} casts {cast_words(facts)}"
    if kind == "revealed":
        return f"Target {facts['target']}: {'; '.join(reveal_words(facts, names))}."
    if kind == "learned":
        taken = [spell_words(cards, cards.places[card.upper()]) for card in facts["cards"]]
        return f"{who} learns {listed(taken)}."
    if kind == "over":
        tallies = [f"{name} {tally}" for name, tally in zip(names, facts["tallies"], strict=False)]
        return f"The game is over. Spells: {', '.join(tallies)}."
    if kind == "swapped" and "taken" in facts:
        return f"{who} takes the {facts['taken']} from {rival} and gives the {facts['given']}."
    if kind == "looked" and "runes" in facts:
        return f"{who} looks at {rival}'s runes: {listed([str(rune) for rune in facts['runes']])}."
    if kind == "value_shown":
        return f"{facts['combination']} makes {facts['value']}. Your runes count."
    if kind == "not_right":
        return f"{facts['combination']} = {facts['claim']} is not right yet. Try again, with the same or other runes."
    if kind == "dropped":
        has, is_ = ("has", "is") if len(facts["seats"]) == 1 else ("have", "are")
        lack = "no Twin Star" if facts["clause"] == "MW-74" else "too few runes"
        return f"{several} {has} {lack} and {is_} out of this round."
    sentences = {
        "passed": f"{who} casts nothing.",
        "target": f"The target is now {facts.get('target')}.",
        "forbidden": f"The rune {facts.get('number')} is forbidden to {several} this round.",
        "tossed": f"{who} discards the rune {facts.get('rune')}.",
        "looked": f"{who} looks at {rival}'s runes.",
        "kept": f"{who} keeps all runes.",
        "swapped": f"{who} swaps a rune with {rival}.",
        "ready": f"{who} is ready.",
        "tied": f"A tie between {several}.",
        "twin_star": f"Twin Star wins the tie for {who}.",
        "carried": "Nobody learns a spell. All spells of the centre wait for the next winner.",
        "removed": "Nobody learns a spell. The spells of the centre leave the game.",
        "time_up": "The time is up: this round is the last one.",
    }
    return sentences[kind]


def cast_words(facts: dict[str, Any]) -> str:
    """A cast is read out. Clauses: MW-31."""
    effect = EFFECTS.index(facts["effect"])
    words = f"{TEXTS[effect].title} ({facts['card']})"
    if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
        words += f" by {facts['detail']:+d}"
    elif effect in MARKS:  # what the others do, further sentences tell
        return f'{words}: "{TEXTS[effect].text}"'
    return f"{words}."


def reveal_words(facts: dict[str, Any], names: list[str]) -> list[str]:
    """What each player has placed, and how far it is from the target."""
    out = []
    for place, seat in enumerate(facts["seats"]):
        text, value, distance = facts["combinations"][place], facts["values"][place], facts["distances"][place]
        if distance is None:
            out.append(f"{names[seat]} claims {text} = {facts['claims'][place]}, but it makes {value}: it fizzles")
        else:
            out.append(f"{names[seat]} {text} = {value}, {f'{distance} away' if distance else 'exactly'}")
    return out
