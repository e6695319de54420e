"""Mathemagician's Duel in plain words: the table as sentences, and every event as one."""

from __future__ import annotations

from typing import Any

from spellhall.games.mathemagician.cards import CardSet
from spellhall.games.mathemagician.notation import write_choice
from spellhall.games.mathemagician.rows import face, faces, numerals, row_text, value
from spellhall.games.mathemagician.state import NO_SPELL, NOBODY, MathemagicianSetup, MathemagicianState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


def spell_words(cards: CardSet, spell: int) -> str:
    """A spell as people call it: Summon Bees (7 with 3 numerals or more, hits for 4)."""
    value, minimum, effect = cards.values[spell], cards.minimums[spell], cards.effects[spell]
    return f"{cards.names[spell]} ({value} with {counted(minimum, 'numeral', 'numerals')} or more, hits for {effect})"


def spell_name(cards: CardSet, id: str) -> str:
    return cards.names[cards.places[id.upper()]]


def listed(items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items) or "none"
    return f"{', '.join(items[:-1])} and {items[-1]}"


def counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


# ---------------------------------------------------------------- the table


def describe(view: View[MathemagicianState]) -> list[str]:
    """What the seat sees, most important things first."""
    state = view.table
    cards = state.rules.set
    lines: list[str] = []
    if state.active == NOBODY:
        lines.append("The duel is being set up.")
    else:
        whose = "your turn" if state.active == view.seat else f"the turn of seat {SEAT_LETTERS[state.active]}"
        lines.append(f"Turn {state.turn}. It is {whose}.")
    for seat in range(state.setup.seats):
        lines += describe_seat(view, seat)
    if view.seat >= 0 and state.live(view.seat):
        lines.append(f"Your cards: {' '.join(faces(state.hand(view.seat))) or 'none'}.")
        if state.stored[view.seat]:
            stored = listed([spell_words(cards, spell) for spell in state.stored[view.seat]])
            lines.append(f"Your stored spells: {stored}.")
    lines.append(
        f"In the decks: Energy {state.energy_deck.size}, Symbols {state.symbols_deck.size},"
        f" Spells {state.spell_deck.size}. On the discard piles: Energy {state.energy_discard.size},"
        f" Symbols {state.symbols_discard.size}, Spells {state.spell_discard.size}."
    )
    return lines


def describe_seat(view: View[MathemagicianState], seat: int) -> list[str]:
    """Strength, row and spell of one player. Clauses: MD-132, MD-139."""
    state = view.table
    cards = state.rules.set
    you = seat == view.seat
    who = f"You (seat {SEAT_LETTERS[seat]})" if you else f"Seat {SEAT_LETTERS[seat]}"
    if not state.live(seat):
        return [f"{who} {'are' if you else 'is'} knocked out."]
    energy = state.energy_hands[seat].size
    symbols = counted(state.symbol_hands[seat].size, "Symbol", "Symbols")
    line = f"{who} {'have' if you else 'has'} {state.strength[seat]} Strength, {energy} Energy and {symbols} in hand."
    if state.known[seat] and not you:
        line += f" Among them, pulled from the row: {listed(faces(state.known[seat]))}."
    lines = [line]
    spell = state.spell[seat]
    row = state.rows[seat]
    lead = "Your row" if you else f"Row of {SEAT_LETTERS[seat]}"
    line = f"{lead}: {row_text(row) or 'empty'}."
    if state.rules.show_totals and row:
        total, have = value(row), numerals(row)
        line = f"{lead}: {row_text(row)}, worth {total} with {counted(have, 'numeral', 'numerals')}."
        if spell != NO_SPELL:
            line += f" That is {distance_words(cards, spell, total, have)}."
    lines.append(line)
    if spell != NO_SPELL:
        lines.append(f"{'Your spell' if you else 'Spell of ' + SEAT_LETTERS[seat]}: {spell_words(cards, spell)}.")
    return lines


def distance_words(cards: CardSet, spell: int, total: int, have: int) -> str:
    """How far a row is from its spell. Clauses: MD-139."""
    wanted = cards.values[spell]
    short = cards.minimums[spell] - have
    words = "the casting value"
    if total != wanted:
        words = f"{abs(wanted - total)} too {'little' if total < wanted else 'much'}"
    return words + (f", and {counted(short, 'numeral', 'numerals')} short" if short > 0 else "")


def tell_choice(setup: MathemagicianSetup, choice: Choice) -> str:
    """A choice for a menu."""
    text = write_choice(setup.set, choice)
    args = choice.args
    if choice.verb == "spell":
        return f"{text}   {spell_words(setup.set, args[0])}"
    if choice.verb == "pull":
        sign_first = args[1] <= 0
        number, sign = (args[2], args[1]) if sign_first else (args[1], args[2])
        return f"{text}   take the {face(number)} and the {face(sign)} {'before' if sign_first else 'after'} it"
    told = {
        "exchange": "show your hand and draw five new cards",
        "leave": "take no card off a row",
        "declare": "say that your spell is cast",
        "silent": "say nothing",
    }
    if choice.verb in told:
        return f"{text}   {told[choice.verb]}"
    if choice.verb == "draw":
        return f"{text}   {drawn_words(args[0], args[1])}"
    return text


def drawn_words(energy: int, symbols: int) -> str:
    parts = []
    if energy:
        parts.append(counted(energy, "Energy card", "Energy cards"))
    if symbols:
        parts.append(counted(symbols, "Symbols card", "Symbols cards"))
    return listed(parts)


# ---------------------------------------------------------------- events


def tell(setup: MathemagicianSetup, facts: dict[str, Any], names: list[str]) -> str:
    """One event as a sentence; empty for those that say nothing by themselves."""
    kind = facts["event"]
    cards = setup.set
    who = names[facts["seat"]] if "seat" in facts else ""
    to = names[facts["to"]] if "to" in facts else ""
    several = listed([names[seat] for seat in facts.get("seats", [])])
    spell = spell_name(cards, facts["spell"]) if "spell" in facts else ""
    whose = "their own row" if facts.get("to") == facts.get("seat") else f"{to}'s row"
    row = str(facts.get("row") or "an empty row")
    if facts.get("row") and "value" in facts:
        row += f", worth {facts['value']}"
    if kind == "drew":
        return f"{who} draws {drawn_words(facts['energy'], facts['symbols'])}."
    if kind == "got":
        return f"{who} gets {listed(facts['cards'])}."
    if kind == "drew_spells":
        which = ""
        if "spells" in facts:
            which = ": " + listed([spell_name(cards, id) for id in facts["spells"]])
        return f"{who} draws {counted(facts['count'], 'spell', 'spells')}{which}."
    if kind == "chose":
        return f"{who} takes up {spell_words(cards, cards.places[facts['spell'].upper()])}."
    if kind == "cut":
        shown = [f"{names[seat]} {card}" for seat, card in zip(facts["seats"], facts["cards"], strict=True)]
        return f"The Energy deck is cut: {', '.join(shown)}."
    if kind == "played":
        return f"{who} plays {facts['card']} on {whose}: {row}."
    if kind == "pulled":
        return f"{who} pulls {listed(facts['cards'])} back to hand, which leaves {row}."
    if kind == "exchanged":
        return f"{who} cannot play safely, shows {' '.join(facts['cards']) or 'no cards'} and discards them."
    if kind == "removed":
        return f"{who} takes the {facts['card']} off {whose}, which leaves {row}."
    if kind == "cast":
        return f'{who} casts {spell} with {facts["row"]}: "{facts["invocation"]}"'
    if kind == "declared":
        return f'{who} declares {spell}: "{facts["invocation"]}"'
    if kind == "misfired":
        owner = "their own spell" if facts["to"] == facts["seat"] else f"{to}'s spell"
        return f"A misfire ({facts['row']})! {who} is hit by {owner}, {spell}."
    if kind == "lost":
        left = listed([f"{names[seat]} has {left}" for seat, left in zip(facts["seats"], facts["left"], strict=True)])
        return f"{several} {'loses' if len(facts['seats']) == 1 else 'lose'} {facts['loss']} Strength; {left} left."
    if kind == "laid_down":
        store = listed([spell_name(cards, id) for id in facts["spells"]])
        return f"{who} lays down all cards: {' '.join(facts['cards']) or 'none in hand'}, and from the store {store}."
    if kind == "over":
        ends = [f"{name} {strength}" for name, strength in zip(names, facts["left"], strict=False)]
        return f"The duel is over. Strength left: {', '.join(ends)}."
    sentences = {
        "ready": f"{who} is ready.",
        "first": f"{who} goes first.",
        "turn": f"Turn {facts.get('turn')}: {who}.",
        "silent": f"{who} stays silent.",
        "left": f"{who} takes no card off a row.",
        "cleared": f"{who} discards the row and the spell.",
        "knocked_out": f"{several} {'is' if len(facts.get('seats', [])) == 1 else 'are'} knocked out.",
        "ran_out": f"The {facts.get('deck')} deck has run out.",
        "renewed": f"The {facts.get('deck')} discards are shuffled: {facts.get('size')} cards make the new deck.",
        "returned": f"The {facts.get('deck')} pile is empty too, so the cards of all rows go back into the decks.",
        "spells_renewed": f"The discarded spells are shuffled: {facts.get('size')} make the new deck.",
    }
    return sentences[kind]
