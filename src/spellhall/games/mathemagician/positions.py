"""Positions as text: one line per field. See docs/notation/mathemagician.md."""

from __future__ import annotations

import re

from spellhall.games.mathemagician.cards import KINDS, SIGNS
from spellhall.games.mathemagician.casting import CastingSpells, NextSpell
from spellhall.games.mathemagician.drawing import Refill
from spellhall.games.mathemagician.ending import verdict
from spellhall.games.mathemagician.exchanging import Exchange, Removal
from spellhall.games.mathemagician.notation import card_of, named_spells, read_choice, write_choice
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit
from spellhall.games.mathemagician.rows import faces, row_text
from spellhall.games.mathemagician.state import NO_SPELL, NOBODY, MathemagicianSetup, MathemagicianState
from spellhall.games.mathemagician.turns import (
    ACTION,
    CASTING,
    CHOOSING,
    CUTTING,
    ENDING,
    OVER,
    REFILL,
    REMOVAL,
    Duel,
    Turn,
)
from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import BadPosition, Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.positions import Fields
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import Bag, bag_of

PHASES = ["split", "choose", "cut", "action", "exchange", "refill", "remove", "check", "end", "over"]
STEPS = {"action": ACTION, "exchange": REMOVAL, "refill": CASTING, "remove": CASTING, "check": OVER, "end": OVER}
ENDINGS = ["MD-118", "MD-119", "MD-122", "MD-142"]
_ROW = re.compile(r"(?:[1-9]\d?[+-])*(?:[1-9]\d?)?", re.ASCII)
_CARDS = re.compile(r"\d+|[+-]")


def write_position(state: MathemagicianState) -> dict[str, str]:
    """Every field of the state but its chance."""
    out = {"phase": phase_of(state), "turn": str(state.turn)}
    out["active"] = "" if state.active == NOBODY else SEAT_LETTERS[state.active]
    for seat in range(state.setup.seats):
        letter = SEAT_LETTERS[seat]
        out[f"strength {letter}"] = str(state.strength[seat])
        out[f"row {letter}"] = row_text(state.rows[seat])
        out[f"spell {letter}"] = spells(state, [state.spell[seat]] if state.spell[seat] != NO_SPELL else [])
        out[f"hand {letter}"] = " ".join(faces(state.hand(seat)))
        out[f"stored {letter}"] = spells(state, state.stored[seat])
        out[f"known {letter}"] = " ".join(faces(state.known[seat]))
        drawn = state.energy_drawn[seat].cards() + [-kind for kind in state.symbols_drawn[seat].cards()]
        out[f"drawn {letter}"] = " ".join(faces(drawn))
        out[f"pulled {letter}"] = "yes" if state.pulled[seat] else "no"
        out[f"fallen {letter}"] = str(state.fallen[seat])
    out["energy discard"] = " ".join(str(number) for number in state.energy_discard.cards())
    out["symbols discard"] = " ".join(SIGNS[kind] for kind in state.symbols_discard.cards())
    out["spell discard"] = spells(state, state.spell_discard.cards())
    out["energy deck"] = " ".join(str(number) for number in state.energy_deck.cards())
    out["symbols deck"] = " ".join(SIGNS[kind] for kind in state.symbols_deck.cards())
    out["spell deck"] = spells(state, state.spell_deck.cards())
    if state.energy_made.counts != state.rules.energy:
        out["energy made of"] = " ".join(str(number) for number in state.energy_made.cards())
    if state.symbols_made.counts != state.rules.set.symbols:
        out["symbols made of"] = " ".join(SIGNS[kind] for kind in state.symbols_made.cards())
    if state.spells_made.counts != state.rules.spells:
        out["spells made of"] = spells(state, state.spells_made.cards())
    out["fallen hand"] = " ".join(faces(state.fallen_hand))
    out["fallen spells"] = spells(state, state.fallen_spells)
    out["depleter"] = "" if state.depleter == NOBODY else SEAT_LETTERS[state.depleter]
    pairs = zip(state.cuts[::2], state.cuts[1::2], strict=True)
    out["cuts"] = " ".join(f"{SEAT_LETTERS[seat]}{card}" for seat, card in pairs)
    out["acted"] = "" if state.acted is None else write_choice(state.rules.set, state.acted)
    out["over by"] = "" if state.outcome is None else state.outcome.clause
    for frame in state.stack:
        if isinstance(frame, (HandSplit, FirstSpell)):
            write_chosen(state, frame.chosen, out)
        elif isinstance(frame, Removal):
            out["to remove"] = letters(frame.order)
        elif isinstance(frame, CastingSpells):
            out["to check"] = letters(frame.order)
            out["casts"] = str(frame.casts)
        elif isinstance(frame, NextSpell):
            out["new spell"] = SEAT_LETTERS[frame.seat]
    return out


def write_chosen(state: MathemagicianState, chosen: list[Choice | None], out: dict[str, str]) -> None:
    for seat, choice in enumerate(chosen):
        out[f"chosen {SEAT_LETTERS[seat]}"] = "" if choice is None else write_choice(state.rules.set, choice)


def phase_of(state: MathemagicianState) -> str:
    if state.outcome is not None:
        return "over"
    phase = "action"
    for frame in state.stack:
        if isinstance(frame, HandSplit):
            phase = "split"
        elif isinstance(frame, FirstSpell):
            phase = "choose"
        elif isinstance(frame, Exchange):
            phase = "exchange"
        elif isinstance(frame, Refill):
            phase = "refill"
        elif isinstance(frame, Removal):
            phase = "remove"
        elif isinstance(frame, CastingSpells):
            phase = "check"
    return phase


def letters(seats: list[int]) -> str:
    return " ".join(SEAT_LETTERS[seat] for seat in seats)


def spells(state: MathemagicianState, zone: list[int]) -> str:
    return " ".join(state.rules.set.ids[spell] for spell in zone)


# ---------------------------------------------------------------- reading


def read_position(setup: MathemagicianSetup, given: dict[str, str], chance: Chance) -> MathemagicianState:
    """A state from its fields; a deck left out holds all cards that are nowhere else. Raises BadPosition."""
    fields = Fields(given, setup.seats)
    state = MathemagicianState(setup, chance)
    phase = fields.text("phase") or "action"
    fields.check("phase", phase in PHASES, phase)
    begun = phase not in ("split", "choose", "cut")
    state.turn = fields.whole("turn", 1 if begun else 0)
    state.active = fields.seat("active", 0 if begun and "active" not in given else NOBODY)
    for seat in range(setup.seats):
        read_seat(fields, state, seat)
    state.energy_discard = bag_of(KINDS, sorted(fields.wholes("energy discard", 1, KINDS - 1)))
    state.symbols_discard = read_symbols(fields, "symbols discard")
    state.spell_discard = bag_of(len(setup.spells), read_spells(fields, "spell discard", setup))
    state.fallen_hand = read_cards(fields, "fallen hand")
    state.fallen_spells = sorted(read_spells(fields, "fallen spells", setup))
    state.depleter = fields.seat("depleter", NOBODY)
    for word in fields.words("cuts"):
        fields.check("cuts", is_numeral(word[1:]), word)
        state.cuts += [fields.seat_of("cuts", word[0]), int(word[1:])]
    acted = fields.text("acted")
    state.acted = one_choice(setup, acted) if acted else None
    read_decks(fields, state)
    read_made(fields, state)
    read_all_spells(fields, state, begun or phase == "cut")
    check_sense(fields, state, phase, begun)
    read_stack(fields, state, phase)
    fields.finished()
    return state


def check_sense(fields: Fields, state: MathemagicianState, phase: str, begun: bool) -> None:
    """Refuse positions that no duel can reach, before a player faces a question without an answer."""
    fresh = fields.seat("new spell", NOBODY)
    fields.check("new spell", fresh == NOBODY or phase in ("action", "check"), fields.text("new spell"))
    fields.check("turn", state.turn >= 0, str(state.turn))
    for seat in range(state.setup.seats):
        check_seat(fields, state, seat, phase)
    if phase != "over" and len(state.live_seats()) < 2:
        raise BadPosition(say("md-position-players"))
    if begun and phase != "over":
        acting = phase in ("exchange", "refill", "remove") or (phase == "action" and fresh == NOBODY)
        fields.check("active", state.active != NOBODY, "")
        fields.check("active", not acting or state.live(state.active), fields.text("active"))
    if phase == "refill":
        name = f"hand {SEAT_LETTERS[state.active]}"
        fields.check(name, state.missing(state.active) > 0, fields.text(name))


def check_seat(fields: Fields, state: MathemagicianState, seat: int, phase: str) -> None:
    """Clauses: MD-28, MD-102, MD-117, MD-120."""
    letter = SEAT_LETTERS[seat]
    strength, fallen, row = state.strength[seat], state.fallen[seat], state.rows[seat]
    fields.check(f"fallen {letter}", fallen >= 0, str(fallen))
    fields.check(f"strength {letter}", (strength > 0) == (fallen == 0) and strength >= 0, str(strength))
    if phase == "over":
        return
    if phase in ("split", "choose") or fallen:
        fields.check(f"row {letter}", not row, row_text(row))
        fields.check(f"stored {letter}", phase != "choose" or bool(state.stored[seat]), "")
        return
    fresh = fields.text("new spell") == letter
    fields.check(f"spell {letter}", (state.spell[seat] == NO_SPELL) == fresh, fields.text(f"spell {letter}"))
    fields.check(f"stored {letter}", not fresh or bool(state.stored[seat]), "")


def read_seat(fields: Fields, state: MathemagicianState, seat: int) -> None:
    letter = SEAT_LETTERS[seat]
    state.fallen[seat] = fields.whole(f"fallen {letter}", 0)
    state.strength[seat] = fields.whole(
        f"strength {letter}", 0 if state.fallen[seat] else state.rules.starting_strength
    )
    row = "".join(fields.words(f"row {letter}"))
    fields.check(f"row {letter}", _ROW.fullmatch(row) is not None, row)
    state.rows[seat] = [card_of(card) for card in _CARDS.findall(row)]
    for card in state.rows[seat]:
        fields.check(f"row {letter}", card < KINDS, str(card))
    for card in read_cards(fields, f"hand {letter}"):
        state.into_hand(seat, card)
    state.known[seat] = sorted(read_cards(fields, f"known {letter}"))
    for card in state.known[seat]:
        fields.check(f"known {letter}", state.copies(seat, card) >= state.known[seat].count(card), str(card))
    for card in read_cards(fields, f"drawn {letter}"):
        if card > 0:
            state.energy_drawn[seat].add(card)
        else:
            state.symbols_drawn[seat].add(-card)
    state.pulled[seat] = fields.truth(f"pulled {letter}", False)


def read_decks(fields: Fields, state: MathemagicianState) -> None:
    """Given decks are taken as they are; a deck left out holds all cards that are nowhere else."""
    cards = [card for row in state.rows for card in row]
    if "energy deck" in fields.given:
        state.energy_deck = bag_of(KINDS, sorted(fields.wholes("energy deck", 1, KINDS - 1)))
    else:
        fields.text("energy deck")
        table = bag_of(KINDS, [card for card in cards if card > 0])
        state.energy_deck = the_rest(state.rules.energy, [*state.energy_hands, state.energy_discard, table], "numeral")
    if "symbols deck" in fields.given:
        state.symbols_deck = read_symbols(fields, "symbols deck")
    else:
        fields.text("symbols deck")
        signs = bag_of(2, [-card for card in cards if card <= 0])
        state.symbols_deck = the_rest(
            state.rules.set.symbols, [*state.symbol_hands, state.symbols_discard, signs], "sign"
        )


def read_made(fields: Fields, state: MathemagicianState) -> None:
    """What went into each deck when it was last made; left out, all cards of the set."""
    setup = state.rules
    energy = sorted(fields.wholes("energy made of", 1, KINDS - 1))
    symbols = read_symbols(fields, "symbols made of")
    pool = read_spells(fields, "spells made of", setup)
    if "energy made of" in fields.given:
        state.energy_made = bag_of(KINDS, energy)
    if "symbols made of" in fields.given:
        state.symbols_made = symbols
    if "spells made of" in fields.given:
        state.spells_made = bag_of(len(setup.spells), pool)


def the_rest(total: list[int], elsewhere: list[Bag], what: str) -> Bag:
    left = total.copy()
    for bag in elsewhere:
        for kind, number in enumerate(bag.counts):
            left[kind] -= number
            if left[kind] < 0:
                raise BadPosition(say("md-position-cards", card=str(kind) if what == "numeral" else SIGNS[kind]))
    return Bag(left)


def read_all_spells(fields: Fields, state: MathemagicianState, begun: bool) -> None:
    """Current and stored spells; where none are given, the first of the set that no field names."""
    setup = state.rules
    named: list[int] = state.spell_discard.cards()
    for seat in range(setup.seats):
        letter = SEAT_LETTERS[seat]
        current = read_spells(fields, f"spell {letter}", setup)
        fields.check(f"spell {letter}", len(current) < 2, fields.text(f"spell {letter}"))
        state.spell[seat] = current[0] if current else NO_SPELL
        state.stored[seat] = sorted(read_spells(fields, f"stored {letter}", setup))
        named += current + state.stored[seat]
    deck = read_spells(fields, "spell deck", setup)
    named += deck
    for spell in named:
        if setup.spells[spell] == 0 or named.count(spell) > 1:
            raise BadPosition(say("md-position-spell", spell=setup.set.ids[spell]))
    free = [spell for spell, copies in enumerate(setup.spells) if copies and spell not in named]
    for seat in range(setup.seats):
        letter = SEAT_LETTERS[seat]
        if begun and state.live(seat):
            fresh = fields.text("new spell") == letter
            if f"spell {letter}" not in fields.given and free and not fresh:
                state.spell[seat] = free.pop(0)
            if f"stored {letter}" not in fields.given:
                state.stored[seat] = sorted(free[:2])
                free = free[2:]
    state.spell_deck = bag_of(len(setup.spells), deck if "spell deck" in fields.given else free)


def read_stack(fields: Fields, state: MathemagicianState, phase: str) -> None:
    """The frames that the phase stands for."""
    setup = state.rules
    clause = fields.text("over by") or "MD-142"
    fields.check("over by", clause in ENDINGS, clause)
    fresh = fields.seat("new spell", NOBODY)
    to_check = seats_of(fields, "to check", state.order_from(max(state.active, 0)))
    casts = fields.whole("casts", 0)
    fields.check("casts", casts >= 0, str(casts))
    opponents = state.opponents(max(state.active, 0))
    to_remove = seats_of(fields, "to remove", opponents)
    for seat in to_remove:
        fields.check("to remove", seat in opponents, SEAT_LETTERS[seat])
    chosen: list[Choice | None] = [None] * setup.seats
    for seat in range(setup.seats):
        text = fields.text(f"chosen {SEAT_LETTERS[seat]}")
        chosen[seat] = one_choice(setup, text) if text else None
    if phase == "over":
        state.outcome = verdict(state, clause)
    elif phase == "split":
        split = HandSplit(setup.seats)
        split.chosen = chosen
        check_chosen(fields, chosen, [split.legal(state, seat) for seat in range(setup.seats)])
        state.stack = [Duel(CHOOSING), split]
    elif phase == "choose":
        first = FirstSpell(setup.seats)
        first.chosen = chosen
        check_chosen(fields, chosen, [first.legal(state, seat) for seat in range(setup.seats)])
        state.stack = [Duel(CUTTING), first]
    elif phase == "cut":
        state.stack = [Duel(CUTTING)]
    else:
        state.stack = [Duel(ENDING), Turn(STEPS[phase])]
        if phase == "action" and fresh != NOBODY:
            state.stack = [Duel(ENDING), Turn(REFILL)]
        elif phase == "exchange":
            state.stack.append(Exchange(state.active))
        elif phase == "refill":
            state.stack.append(Refill(state.active))
        elif phase == "remove":
            state.stack.append(Removal(to_remove))
        elif phase == "check":
            check = CastingSpells(to_check)
            check.casts = casts
            check.asking = setup.declared and fresh == NOBODY and bool(to_check) and bool(state.rows[to_check[0]])
            state.stack.append(check)
        if fresh != NOBODY:
            state.stack.append(NextSpell(fresh))


def seats_of(fields: Fields, name: str, default: list[int]) -> list[int]:
    words = fields.words(name)
    return [fields.seat_of(name, word) for word in words] if name in fields.given else default


def check_chosen(fields: Fields, chosen: list[Choice | None], offered: list[list[Choice]]) -> None:
    for seat, choice in enumerate(chosen):
        name = f"chosen {SEAT_LETTERS[seat]}"
        fields.check(name, choice is None or choice in offered[seat], fields.text(name))


def one_choice(setup: MathemagicianSetup, text: str) -> Choice:
    try:
        return read_choice(setup.set, text)[0]
    except Unreadable as error:
        raise BadPosition(error.message) from None


def read_symbols(fields: Fields, name: str) -> Bag:
    cards = read_cards(fields, name)
    fields.check(name, all(card <= 0 for card in cards), fields.text(name))
    return bag_of(2, [-card for card in cards])


def is_numeral(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) < KINDS


def read_cards(fields: Fields, name: str) -> list[int]:
    """Faces with spaces between them: 1 4 8 + +; in the order of hands."""
    out: list[int] = []
    for word in fields.words(name):
        fields.check(name, word in SIGNS or is_numeral(word), word)
        out.append(card_of(word))
    return sorted([card for card in out if card > 0]) + sorted([card for card in out if card <= 0], reverse=True)


def read_spells(fields: Fields, name: str, setup: MathemagicianSetup) -> list[int]:
    """Spells by id, or by names with commas between them."""
    text = fields.text(name)
    parts = text.split(",") if "," in text or named_spells(setup.set, text) else text.split()
    out: list[int] = []
    for part in parts:
        if part.strip():
            found = named_spells(setup.set, part.strip())
            fields.check(name, bool(found), part.strip())
            out.append(found[0])
    return out
