"""Positions as text: one line per field. See docs/notation/novatus.md."""

from __future__ import annotations

import re

from spellhall.games.novatus.cards import CIAO_DEVILUS, DECKS, LOWEST_POINTS, PRESENTIS
from spellhall.games.novatus.casting import CastASpell
from spellhall.games.novatus.effects import LoseItems, PassLeft, can_lose
from spellhall.games.novatus.ending import ENDINGS, GameOver
from spellhall.games.novatus.mixing import Mixing
from spellhall.games.novatus.notation import read_space
from spellhall.games.novatus.paying import Paying
from spellhall.games.novatus.potions import CODES, EL, GAP, ITEMS, KINDS, SIDE, TYPES, item_place, space_text
from spellhall.games.novatus.sight import inventory
from spellhall.games.novatus.state import NONE, NovatusSetup, NovatusState
from spellhall.games.novatus.taking import TakePotions
from spellhall.games.novatus.throwing import THROWS, Throw, height_now
from spellhall.games.novatus.turns import CASTING, MOVING, REPLENISHING, TAKING, Turn, Turns
from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import BadPosition
from spellhall.kernel.messages import say
from spellhall.kernel.positions import Fields
from spellhall.kernel.state import SEALED, Choice
from spellhall.kernel.zones import Bag, bag_of

NO_CARD = "--"
PHASES = ["turn", "aim", "place", "take", "act", "mix", "pay", "lose", "pass", "replenish", "over"]
ALONE = ["turn", "place", "take", "act", "replenish"]  # phases without further words
_LANDING = re.compile(r"-[0-3]|[0-9]")  # from 1; a throw from height 4 leaves the grid by four spaces at most


def write_position(state: NovatusState) -> dict[str, str]:
    """Every field of the state but its chance."""
    out = {"phase": phase_of(state), "turn": str(state.turn), "first": SEAT_LETTERS[state.first]}
    out["marker"] = str(state.marker)
    out["height"] = str(state.height)
    out["target"] = "" if state.target == NONE else space_text(state.target)
    out["cube"] = " ".join(str(place + 1) for place in state.cube)
    out["cast"] = yes(state.spell_cast)
    out["mix"] = codes(state.mix)
    for row in range(SIDE):
        cards = state.grid[row * SIDE : row * SIDE + SIDE]
        out[f"row {row + 1}"] = " ".join(NO_CARD if card == GAP else CODES[card] for card in cards)
    out["open"] = " ".join("-" if top == NONE else state.rules.set.spells[top].id for top in state.tops)
    for seat in range(state.setup.seats):
        letter = SEAT_LETTERS[seat]
        out[f"hand {letter}"] = codes(state.hands[seat].cards())
        out[f"skulls {letter}"] = codes(state.skulls[seat].cards())
        out[f"items {letter}"] = codes(
            [kind for place, kind in enumerate(ITEMS) for _ in range(state.items[seat][place])]
        )
        out[f"won {letter}"] = spells(state, state.won[seat])
        out[f"seen hand {letter}"] = codes(state.seen_hands[seat])
        out[f"seen skulls {letter}"] = codes(state.seen_skulls[seat])
        out[f"told hand {letter}"] = told_text(state.told_hands[seat])
        out[f"told skulls {letter}"] = told_text(state.told_skulls[seat])
    out["held"] = codes(state.held.cards())
    for seat in range(state.setup.seats):
        out[f"drawn {SEAT_LETTERS[seat]}"] = codes(state.drawn[seat])
    out["discard"] = codes(state.discard.cards())
    out["aside"] = str(state.aside)
    out["deck"] = codes(state.deck.cards())
    for deck in range(DECKS):
        out[f"spells {deck + LOWEST_POINTS}"] = spells(state, state.spell_decks[deck].cards())
    out["stirred"] = yes(state.stirred)
    out["idle"] = str(state.idle)
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Paying):
        out["paid"] = codes(frame.paid)
    elif isinstance(frame, PassLeft):
        for seat, choice in enumerate(frame.sealed):
            out[f"sealed {SEAT_LETTERS[seat]}"] = sealed_text(choice)
    return out


def phase_of(state: NovatusState) -> str:
    """The words that stand for the frames in progress."""
    if state.outcome is not None:
        return f"over {state.outcome.clause}"
    frame = state.stack[-1]
    if isinstance(frame, Throw):
        return ["aim", "aim 2", "place"][frame.misses]
    if isinstance(frame, TakePotions):
        return "take"
    if isinstance(frame, Mixing):
        return f"mix {frame.deck + LOWEST_POINTS}"
    if isinstance(frame, Paying):
        return "pay" if frame.receiver == NONE else f"pay {SEAT_LETTERS[frame.receiver]}"
    if isinstance(frame, LoseItems):
        return " ".join(["lose", *[SEAT_LETTERS[seat] for seat in frame.order]])
    if isinstance(frame, PassLeft):
        return "pass skulls" if frame.effect == CIAO_DEVILUS else "pass cards"
    return "act" if isinstance(frame, CastASpell) else "turn"


def codes(cards: list[int]) -> str:
    return " ".join(CODES[card] for card in cards)


def yes(value: bool) -> str:
    return "yes" if value else "no"


def spells(state: NovatusState, zone: list[int]) -> str:
    return " ".join(state.rules.set.spells[spell].id for spell in zone)


def told_text(told: list[list[int]]) -> str:
    """What a seat knows beyond what all have seen: B:R1.R2"""
    return " ".join(f"{SEAT_LETTERS[q]}:{'.'.join(CODES[c] for c in cards)}" for q, cards in enumerate(told) if cards)


def sealed_text(choice: Choice | None) -> str:
    if choice is None:
        return ""
    return choice.verb if choice == SEALED else CODES[choice.args[0]]


# ---------------------------------------------------------------- reading


def read_position(setup: NovatusSetup, given: dict[str, str], chance: Chance) -> NovatusState:
    """A state from its fields; decks left out hold whatever lies nowhere else. Raises BadPosition."""
    fields = Fields(given, setup.seats)
    state = NovatusState(setup, chance)
    state.turn = fields.whole("turn", 1)
    fields.check("turn", 0 <= state.turn <= setup.max_rounds * setup.seats, str(state.turn))
    state.first = fields.seat("first", 0)
    state.marker = fields.whole("marker", 0)
    fields.check("marker", 0 <= state.marker <= setup.end, str(state.marker))
    state.height = fields.whole("height", height_now(state))
    fields.check("height", 0 <= state.height <= 4, str(state.height))
    target = fields.text("target")
    state.target = read_space(target)
    fields.check("target", state.target != NONE or not target, target)
    state.cube = read_cube(fields)
    state.spell_cast = fields.truth("cast", False)
    state.mix = read_cards(fields, "mix", [*range(TYPES), EL])
    read_grid(fields, state)
    for seat in range(setup.seats):
        read_seat_fields(fields, state, seat)
    check_told(fields, state)
    read_held(fields, state)
    state.discard = bag_of(KINDS, read_cards(fields, "discard", list(range(KINDS))))
    state.aside = fields.whole("aside", 0)
    fields.check("aside", state.aside >= 0, str(state.aside))
    read_spell_decks(fields, state)
    read_deck(fields, state)
    state.stirred = fields.truth("stirred", not state.grid_empty)
    state.idle = fields.whole("idle", 0)
    fields.check("idle", 0 <= state.idle <= setup.seats, str(state.idle))
    read_stack(fields, state)
    fields.finished()
    return state


def read_cube(fields: Fields) -> list[int]:
    words = fields.words("cube")
    fields.check("cube", len(words) in (0, 2) and all(_LANDING.fullmatch(word) for word in words), " ".join(words))
    return [int(word) - 1 for word in words]


def read_cards(fields: Fields, name: str, allowed: list[int]) -> list[int]:
    """Cards by their codes, in rising order."""
    out: list[int] = []
    for word in fields.words(name):
        fields.check(name, word in CODES and CODES.index(word) in allowed, word)
        out.append(CODES.index(word))
    return sorted(out)


def read_grid(fields: Fields, state: NovatusState) -> None:
    for row in range(SIDE):
        name = f"row {row + 1}"
        words = fields.words(name)
        fields.check(name, len(words) in (0, SIDE), " ".join(words))
        for column, word in enumerate(words):
            fields.check(name, word == NO_CARD or word in CODES[:TYPES], word)
            state.grid[row * SIDE + column] = GAP if word == NO_CARD else CODES.index(word)


def read_seat_fields(fields: Fields, state: NovatusState, seat: int) -> None:
    letter = SEAT_LETTERS[seat]
    potions = list(range(TYPES))
    state.hands[seat] = bag_of(KINDS, read_cards(fields, f"hand {letter}", potions))
    state.skulls[seat] = bag_of(KINDS, read_cards(fields, f"skulls {letter}", potions))
    for kind in read_cards(fields, f"items {letter}", ITEMS):
        state.items[seat][item_place(kind)] += 1
    fields.check(f"items {letter}", state.items[seat][-1] <= 1, "CU CU")
    state.won[seat] = read_spells(fields, f"won {letter}", state)
    state.seen_hands[seat] = read_cards(fields, f"seen hand {letter}", potions)
    state.seen_skulls[seat] = read_cards(fields, f"seen skulls {letter}", potions)
    state.told_hands[seat] = read_told(fields, f"told hand {letter}")
    state.told_skulls[seat] = read_told(fields, f"told skulls {letter}")
    for name, seen, bag in (
        ("seen hand", state.seen_hands[seat], state.hands[seat]),
        ("seen skulls", state.seen_skulls[seat], state.skulls[seat]),
    ):
        for card in seen:
            fields.check(f"{name} {letter}", seen.count(card) <= bag.counts[card], CODES[card])


def check_told(fields: Fields, state: NovatusState) -> None:
    """What is known of a hand or of skulls must really be there."""
    seats = range(state.setup.seats)
    for name, zone, seen, told in (
        ("told hand", state.hands, state.seen_hands, state.told_hands),
        ("told skulls", state.skulls, state.seen_skulls, state.told_skulls),
    ):
        for onlooker in seats:
            field = f"{name} {SEAT_LETTERS[onlooker]}"
            fields.check(field, not told[onlooker][onlooker], SEAT_LETTERS[onlooker])
            for seat in seats:
                known = seen[seat] + told[onlooker][seat]
                for card in told[onlooker][seat]:
                    fields.check(field, known.count(card) <= zone[seat].counts[card], CODES[card])


def read_held(fields: Fields, state: NovatusState) -> None:
    """Cards that are certainly with somebody: those given, else all that were seen to get there."""
    potions = list(range(TYPES))
    total = [0] * KINDS
    for bag in [*state.hands, *state.skulls]:
        for card in bag.cards():
            total[card] += 1
    held = read_cards(fields, "held", potions)
    if "held" not in fields.given:
        held = [card for seen in state.seen_hands + state.seen_skulls for card in seen]
    state.held = bag_of(KINDS, held)
    for card in held:
        fields.check("held", held.count(card) <= total[card], CODES[card])
    for seat in range(state.setup.seats):
        name = f"drawn {SEAT_LETTERS[seat]}"
        drawn = read_cards(fields, name, potions)
        state.drawn[seat] = drawn
        for card in drawn:
            fields.check(name, held.count(card) + drawn.count(card) <= total[card], CODES[card])


def read_told(fields: Fields, name: str) -> list[list[int]]:
    out: list[list[int]] = [[] for _ in range(fields.seats)]
    for word in fields.words(name):
        rival, _, cards = word.partition(":")
        for card in cards.split("."):
            fields.check(name, card in CODES[:TYPES], word)
            out[fields.seat_of(name, rival)].append(CODES.index(card))
    return [sorted(cards) for cards in out]


def read_spells(fields: Fields, name: str, state: NovatusState) -> list[int]:
    out: list[int] = []
    for word in fields.words(name):
        fields.check(name, word.upper() in state.rules.set.places, word)
        out.append(state.rules.set.places[word.upper()])
    return out


def read_spell_decks(fields: Fields, state: NovatusState) -> None:
    """Open spells: those given, else the first of each deck that nobody has won."""
    cards = state.rules.set.spells
    won = [spell for zone in state.won for spell in zone]
    for spell in won:
        fields.check("won", won.count(spell) == 1, cards[spell].id)
    words = fields.words("open")
    fields.check("open", len(words) in (0, DECKS), " ".join(words))
    for deck in range(DECKS):
        rest = [spell for spell in range(len(cards)) if cards[spell].deck == deck and spell not in won]
        state.tops[deck] = rest[0] if rest else NONE
        if words:
            place = state.rules.set.places.get(words[deck].upper(), NONE)
            fields.check("open", words[deck] == "-" or place in rest, words[deck])
            state.tops[deck] = place
        name = f"spells {deck + LOWEST_POINTS}"
        left = read_spells(fields, name, state)
        if name not in fields.given:
            left = [spell for spell in rest if spell != state.tops[deck] and state.tops[deck] != NONE]
        for spell in left:
            good = spell in rest and spell != state.tops[deck] and left.count(spell) == 1
            fields.check(name, good, cards[spell].id)
        state.spell_decks[deck] = bag_of(len(cards), left)


def read_deck(fields: Fields, state: NovatusState) -> None:
    """The draw deck: what is given, else all that lies nowhere else. Nothing may be there more often than it exists."""
    given = read_cards(fields, "deck", list(range(KINDS)))
    state.deck = bag_of(KINDS, given)
    placed = inventory(state)
    total = state.rules.set.potions + state.rules.item_counts
    left = [total[kind] - placed[kind] for kind in range(KINDS)]
    for kind, number in enumerate(left):
        if number < 0:
            raise BadPosition(say("mn-position-cards", card=CODES[kind]))
    if "deck" not in fields.given:
        state.deck = Bag(left)


def read_stack(fields: Fields, state: NovatusState) -> None:
    """The frames that the phase stands for; whoever they ask must have a choice."""
    phase = fields.text("phase") or "act"
    word, *details = phase.split()
    paid = read_cards(fields, "paid", list(range(TYPES)))
    sealed = [read_sealed(fields, seat, word) for seat in range(state.setup.seats)]
    fields.check("phase", word in PHASES and not (word in ALONE and details), phase)
    fields.check("paid", word == "pay" or not paid, codes(paid))
    fields.check("mix", word == "mix" or state.spell_cast or not state.mix, codes(state.mix))
    if word == "over":
        fields.check("phase", len(details) == 1 and details[0] in ENDINGS, phase)
        state.stack = [GameOver(details[0])]
        return
    at_end = state.marker == state.rules.end and not state.rules.finish_round
    fields.check("marker", not at_end, str(state.marker))
    state.stack = [Turns()]
    if word == "turn":
        return
    fields.check("turn", state.turn > 0, "0")
    if word in ("aim", "place"):
        fields.check("phase", state.rules.cube == "aimed" and details in ([], ["2"]), phase)
        fields.check("phase", not state.grid_empty, phase)
        state.stack += [Turn(TAKING), Throw(THROWS if word == "place" else len(details))]
    elif word == "take":
        good = (not state.cube) if state.rules.cube == "none" else is_inside(state.cube)
        fields.check("cube", good, " ".join(str(place + 1) for place in state.cube))
        state.stack += [Turn(CASTING), TakePotions()]
    elif word == "replenish":
        state.stack.append(Turn(REPLENISHING))
        return
    else:
        state.stack += [Turn(MOVING), CastASpell()]
        read_action(fields, state, phase, paid, sealed)
    frame = state.stack[-1]
    asked = frame.waiting(state)
    fields.check("phase", bool(asked) and all(frame.legal(state, seat) for seat in asked), phase)


def is_inside(cube: list[int]) -> bool:
    return len(cube) == 2 and 0 <= cube[0] < SIDE and 0 <= cube[1] < SIDE


def read_action(fields: Fields, state: NovatusState, phase: str, paid: list[int], sealed: list[Choice | None]) -> None:
    """What is going on inside phase II."""
    word, *details = phase.split()
    if word == "mix":
        good = len(details) == 1 and details[0] in list("234") and not state.spell_cast
        fields.check("phase", good and not state.cursed(state.active), phase)
        deck = int(details[0]) - LOWEST_POINTS
        top = state.tops[deck]
        fields.check("phase", top != NONE and len(state.mix) < state.rules.recipes[top].size, phase)
        state.stack.append(Mixing(deck))
    elif word == "pay":
        fields.check("phase", len(details) < 2 and state.cursed(state.active), phase)
        paying = Paying(fields.seat_of("phase", details[0]) if details else NONE)
        fields.check("phase", paying.receiver == NONE or not state.cursed(paying.receiver), phase)
        paying.paid = paid
        fields.check("paid", len(paid) < paying.price, codes(paid))
        state.stack.append(paying)
    elif word == "lose":
        losers = [fields.seat_of("phase", name) for name in details]
        good = len(set(losers)) == len(losers) and all(can_lose(state, seat) for seat in losers)
        fields.check("phase", bool(losers) and good, phase)
        state.stack.append(LoseItems(losers))
    elif word == "pass":
        fields.check("phase", details in (["skulls"], ["cards"]), phase)
        passing = PassLeft(CIAO_DEVILUS if details == ["skulls"] else PRESENTIS, state.setup.seats)
        passing.sealed = sealed
        for seat, choice in enumerate(sealed):
            held = choice is None or passing.zone(state)[seat].counts[choice.args[0]] > 0
            fields.check(f"sealed {SEAT_LETTERS[seat]}", held, sealed_text(choice))
        state.stack.append(passing)


def read_sealed(fields: Fields, seat: int, word: str) -> Choice | None:
    name = f"sealed {SEAT_LETTERS[seat]}"
    text = fields.text(name)
    fields.check(name, not text or (text in CODES[:TYPES] and word == "pass"), text)
    return Choice("pass", (CODES.index(text),)) if text else None
