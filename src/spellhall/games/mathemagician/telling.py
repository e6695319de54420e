"""Mathemagician's Duel in words: the table, choices and events as messages."""

from __future__ import annotations

from typing import Any

from spellhall.games.mathemagician.cards import CardSet
from spellhall.games.mathemagician.naming import deck_name, invocation, row_name, spell_name, spell_named, spell_words
from spellhall.games.mathemagician.notation import write_choice
from spellhall.games.mathemagician.rows import face, faces, numerals, row_text, value
from spellhall.games.mathemagician.state import NO_SPELL, NOBODY, MathemagicianSetup, MathemagicianState
from spellhall.games.mathemagician.verdict import announcements, what_went_wrong
from spellhall.kernel.messages import Message, plain, say, together, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

# ---------------------------------------------------------------- the table


def describe(view: View[MathemagicianState]) -> list[Message]:
    """What the seat sees, most important things first."""
    state = view.state
    lines: list[Message] = []
    if state.active == NOBODY:
        lines.append(say("md-seen-setting-up"))
    else:
        mine = state.active == view.seat
        whose = say("md-seen-turn-yours") if mine else say("md-seen-turn-of", who=who(state.active))
        lines.append(together([say("md-seen-turn", turn=state.turn), whose, *announcements(state)]))
    for seat in range(state.setup.seats):
        lines += describe_seat(view, seat)
    if view.seat >= 0 and state.live(view.seat):
        lines += describe_own_cards(state, view.seat)
    lines.append(describe_piles(state))
    return lines


def describe_piles(state: MathemagicianState) -> Message:
    """How many cards are in the decks and on the discard piles."""
    energy, symbols, spells = state.energy_deck.size, state.symbols_deck.size, state.spell_deck.size
    decks = say("md-seen-decks", energy=energy, symbols=symbols, spells=spells)
    energy, symbols, spells = state.energy_discard.size, state.symbols_discard.size, state.spell_discard.size
    return together([decks, say("md-seen-discards", energy=energy, symbols=symbols, spells=spells)])


def describe_own_cards(state: MathemagicianState, seat: int) -> list[Message]:
    hand, stored = state.hand(seat), state.stored[seat]
    lines = [say("md-seen-hand", cards=" ".join(faces(hand))) if hand else say("md-seen-hand-empty")]
    if stored:
        lines.append(say("md-seen-stored", spells=[spell_words(state.rules.set, spell) for spell in stored]))
    return lines


def describe_seat(view: View[MathemagicianState], seat: int) -> list[Message]:
    """Strength, row and spell of one player. Clauses: MD-132, MD-139."""
    state = view.state
    you = seat == view.seat
    if not state.live(seat):
        out = say("md-seen-out-you") if you else say("md-seen-out", who=who(seat))
        return [out]
    strength, energy = state.strength[seat], state.energy_hands[seat].size
    symbols = state.symbol_hands[seat].size
    if you:
        lines = [say("md-seen-you", strength=strength, energy=energy, symbols=symbols)]
    else:
        lines = [say("md-seen-seat", who=who(seat), strength=strength, energy=energy, symbols=symbols)]
        if state.known[seat]:
            lines = [together([*lines, say("md-seen-known", cards=faces(state.known[seat]))])]
    spell = state.spell[seat]
    lines.append(described_row(state, seat, you))
    if spell != NO_SPELL:
        words = spell_words(state.rules.set, spell)
        of = say("md-seen-spell-yours", spell=words) if you else say("md-seen-spell-of", who=who(seat), spell=words)
        lines.append(of)
    return lines


def described_row(state: MathemagicianState, seat: int, you: bool) -> Message:
    """A row, what it is worth and how far that is from its spell, where totals are shown."""
    row = state.rows[seat]
    totals = state.rules.show_totals and len(row) > 0
    shown: Message | str = row_text(row) if row else say("md-row-nothing")
    if totals:
        shown = say("md-row-counted", row=row_text(row), value=value(row), numerals=numerals(row))
    line = say("md-seen-row-yours", row=shown) if you else say("md-seen-row-of", who=who(seat), row=shown)
    spell = state.spell[seat]
    if totals and spell != NO_SPELL:
        return together([line, distance(state.rules.set, spell, value(row), numerals(row))])
    return line


def distance(cards: CardSet, spell: int, total: int, have: int) -> Message:
    """How far a row is from its spell. Clauses: MD-139."""
    wanted = cards.values[spell]
    short = max(0, cards.minimums[spell] - have)
    if total == wanted:
        return say("md-seen-reached", short=short)
    if total < wanted:
        return say("md-seen-too-little", off=wanted - total, short=short)
    return say("md-seen-too-much", off=total - wanted, short=short)


# ---------------------------------------------------------------- choices


def tell_choice(view: View[MathemagicianState], choice: Choice) -> Message:
    """A choice for a menu."""
    return choice_words(view.state, view.seat, choice)


def choice_words(state: MathemagicianState, seat: int, choice: Choice) -> Message:
    """A choice of a seat in words. A pull names the row that it leaves, because no two leave the same one."""
    verb, args = choice.verb, choice.args
    cards = state.rules.set
    if verb == "play":
        return say("md-choose-play", card=face(args[0]), row=row_name(seat, args[1]))
    if verb == "pull":
        row, place = state.rows[seat], args[0]
        left = row_text(row[:place] + row[place + 2 :])
        return say("md-choose-pull", first=face(args[1]), second=face(args[2]), place=place + 1, left=left)
    if verb == "draw":
        return say("md-choose-draw", cards=drawn_cards(args[0], args[1]))
    if verb == "spell":
        return say("md-choose-spell", spell=spell_words(cards, args[0]))
    if verb == "remove" and state.rows[args[0]]:
        return say("md-choose-remove", card=face(state.rows[args[0]][-1]), row=row_name(seat, args[0]))
    if verb == "exchange":
        return say("md-choose-exchange")
    if verb == "leave":
        return say("md-choose-leave")
    if verb == "declare" and state.spell[seat] != NO_SPELL:
        return say("md-choose-declare", spell=spell_name(cards, state.spell[seat]))
    if verb == "silent":
        return say("md-choose-silent")
    return plain(write_choice(cards, choice))  # never offered


def drawn_cards(energy: int, symbols: int) -> list[Message]:
    """So many cards from each deck."""
    parts: list[Message] = []
    if energy:
        parts.append(say("md-cards-energy", count=energy))
    if symbols:
        parts.append(say("md-cards-symbols", count=symbols))
    return parts


# ---------------------------------------------------------------- events


def tell(setup: MathemagicianSetup, facts: dict[str, Any]) -> Message | None:
    """One event as a sentence."""
    kind = facts["event"]
    if kind in ("drew", "got", "drew_spells", "chose", "cut", "exchanged", "laid_down"):
        return tell_cards(setup.set, kind, facts)
    if kind in ("played", "pulled", "removed"):
        return tell_row(kind, facts)
    if kind in ("cast", "declared", "misfired"):
        return tell_spell(setup.set, kind, facts)
    if kind in ("ran_out", "renewed", "returned", "spells_renewed"):
        return tell_deck(kind, facts)
    if kind in ("lost", "knocked_out", "over"):
        return tell_strength(kind, facts)
    one = who(facts["seat"])
    if kind == "ready":
        return say("md-told-ready", who=one)
    if kind == "first":
        return say("md-told-first", who=one)
    if kind == "turn":
        return say("md-told-turn", turn=facts["turn"], who=one)
    if kind == "silent":
        return say("md-told-silent", who=one)
    if kind == "left":
        return say("md-told-left", who=one)
    if kind == "cleared":
        return say("md-told-cleared", who=one)
    return None


def tell_cards(cards: CardSet, kind: str, facts: dict[str, Any]) -> Message:
    """Cards that are drawn, shown or laid down."""
    if kind == "cut":
        shown = zip(facts["seats"], facts["cards"], strict=True)
        return say("md-told-cut", cards=say("list-commas", items=[counted(seat, card) for seat, card in shown]))
    one = who(facts["seat"])
    if kind == "drew":
        return say("md-told-drew", who=one, cards=drawn_cards(facts["energy"], facts["symbols"]))
    if kind == "got":
        return say("md-told-got", who=one, cards=facts["cards"])
    if kind == "drew_spells":
        if "spells" not in facts:
            return say("md-told-drew-spells", who=one, count=facts["count"])
        spells = [spell_named(cards, id) for id in facts["spells"]]
        return say("md-told-got-spells", who=one, count=facts["count"], spells=spells)
    if kind == "chose":
        return say("md-told-chose", who=one, spell=spell_words(cards, cards.places[facts["spell"].upper()]))
    hand = " ".join(facts["cards"])
    if kind == "exchanged":
        return say("md-told-exchanged", who=one, cards=hand or say("md-cards-none"))
    spells = [spell_named(cards, id) for id in facts["spells"]]
    return say("md-told-laid-down", who=one, cards=hand or say("md-cards-none-held"), spells=spells)


def counted(seat: int, number: int) -> Message:
    """A player and a number: Bill 7."""
    return say("md-count", who=who(seat), count=number)


def row_after(facts: dict[str, Any]) -> Message | str:
    """The row after an event, with its value where totals are shown."""
    row: str = facts["row"]
    if not row:
        return say("md-row-empty")
    return say("md-row-worth", row=row, value=facts["value"]) if "value" in facts else row


def tell_row(kind: str, facts: dict[str, Any]) -> Message:
    """A row grows or shrinks."""
    one, row = who(facts["seat"]), row_after(facts)
    if kind == "pulled":
        return say("md-told-pulled", who=one, cards=facts["cards"], row=row)
    whose = say("md-row-their-own") if facts["to"] == facts["seat"] else say("md-row-of", who=who(facts["to"]))
    if kind == "played":
        return say("md-told-played", who=one, card=facts["card"], whose=whose, row=row)
    return say("md-told-removed", who=one, card=facts["card"], whose=whose, row=row)


def tell_spell(cards: CardSet, kind: str, facts: dict[str, Any]) -> Message:
    """A spell goes off, or somebody says so."""
    one, spell = who(facts["seat"]), cards.places[facts["spell"].upper()]
    name, words = spell_name(cards, spell), invocation(cards, spell)
    if kind == "cast":
        return say("md-told-cast", who=one, spell=name, row=facts["row"], words=words)
    if kind == "declared":
        return say("md-told-declared", who=one, spell=name, words=words)
    wrong = what_went_wrong(cards, spell, facts["clause"], facts["row"])
    if facts["to"] == facts["seat"]:
        return say("md-told-misfired-own", wrong=wrong, who=one, spell=name)
    return say("md-told-misfired", wrong=wrong, who=one, owner=who(facts["to"]), spell=name)


def tell_deck(kind: str, facts: dict[str, Any]) -> Message:
    """A deck runs out or is renewed."""
    if kind == "spells_renewed":
        return say("md-told-spells-renewed", size=facts["size"])
    deck = deck_name(facts["deck"])
    if kind == "ran_out":
        return say("md-told-ran-out", deck=deck)
    if kind == "renewed":
        return say("md-told-renewed", deck=deck, size=facts["size"])
    return say("md-told-returned", deck=deck)


def tell_strength(kind: str, facts: dict[str, Any]) -> Message:
    """Strength is lost, and players or the whole duel with it."""
    if kind == "over":
        ends = [counted(seat, left) for seat, left in enumerate(facts["left"])]
        return say("md-told-over", left=say("list-commas", items=ends))
    struck = [who(seat) for seat in facts["seats"]]
    if kind == "knocked_out":
        return say("md-told-knocked-out", who=struck, count=len(struck))
    left = [
        say("md-strength-left", who=who(seat), strength=strength)
        for seat, strength in zip(facts["seats"], facts["left"], strict=True)
    ]
    return say("md-told-lost", who=struck, count=len(struck), loss=facts["loss"], left=left)


# ---------------------------------------------------------------- looking things up


def card_lines(setup: MathemagicianSetup) -> list[Message]:
    """What each spell needs and costs those whom it hits."""
    cards = setup.set
    lines: list[Message] = []
    for spell in range(len(cards.ids)):
        name, value, least = spell_name(cards, spell), cards.values[spell], cards.minimums[spell]
        lines.append(say("md-card", name=name, value=value, minimum=least, effect=cards.effects[spell]))
    return lines
