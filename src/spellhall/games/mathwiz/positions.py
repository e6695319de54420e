"""Positions as text: one line per field. See docs/notation/mathwiz.md."""

from __future__ import annotations

from typing import Any

from spellhall.games.mathwiz.cards import EFFECTS, KINDS, NONE
from spellhall.games.mathwiz.casting import Casting, can_cast
from spellhall.games.mathwiz.choices import PASS, allowed_from, is_combination, runes_of, value_of
from spellhall.games.mathwiz.combining import CHECKING, CHOOSING, TRIES, Combining
from spellhall.games.mathwiz.effects import MARKS, LookingGlass, SevenWinds
from spellhall.games.mathwiz.ending import ending_clause
from spellhall.games.mathwiz.notation import named_spells, read_choice, write_choice
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.games.mathwiz.turns import COMBINING, DRAWING, LEARNING, Round, Rounds
from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import BadPosition, Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.positions import Fields, is_whole
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import Bag, bag_of

PHASES = ["draw", "cast", "winds", "glass", "combine", "end", "over"]
MARK_NAMES = [EFFECTS[mark] for mark in MARKS]


def write_position(state: MathWizState) -> dict[str, str]:
    """Every field of the state but its chance."""
    cards = state.rules.set
    out = {"phase": phase_of(state), "round": str(state.turn), "lead": SEAT_LETTERS[state.lead]}
    out["target"] = str(state.target)
    out["spell"] = cards.ids[state.spell] if state.spell >= 0 else ""
    out["centre"] = spells(state, state.centre)
    for seat in range(state.setup.seats):
        letter = SEAT_LETTERS[seat]
        out[f"hand {letter}"] = numbers(state.hands[seat].cards())
        out[f"unused {letter}"] = spells(state, state.unused[seat])
        out[f"used {letter}"] = spells(state, state.used[seat])
        out[f"mark {letter}"] = EFFECTS[state.marks[seat]] if state.marks[seat] else ""
        out[f"forbidden {letter}"] = numbers(state.forbidden[seat])
        out[f"plays {letter}"] = " ".join(write_choice(cards, choice) for choice in state.plays[seat])
        out[f"revealed {letter}"] = combination_text(state, state.revealed[seat], state.claimed[seat])
        known = [f"{SEAT_LETTERS[q]}:{'.'.join(map(str, runes))}" for q, runes in enumerate(state.known[seat]) if runes]
        out[f"known {letter}"] = " ".join(known)
        out[f"wrong {letter}"] = str(state.wrong[seat])
    out["runes"] = numbers(state.rune_deck.cards())
    out["shuffled"] = numbers(Bag(state.shuffled).cards())
    for seat in range(state.setup.seats):
        out[f"drawn {SEAT_LETTERS[seat]}"] = numbers(Bag(state.drawn[seat]).cards())
    out["discard"] = numbers(state.discard.cards())
    out["spells"] = spells(state, state.spell_deck.cards())
    out["removed"] = spells(state, state.removed)
    out["time up"] = "yes" if state.time_up else "no"
    for frame in state.stack:
        if isinstance(frame, Casting):
            out["to cast"] = letters(frame.order)
        elif isinstance(frame, Combining):
            write_combining(state, frame, out)
    return out


def write_combining(state: MathWizState, frame: Combining, out: dict[str, str]) -> None:
    out["active"] = letters(frame.active)
    out["attempt"] = str(frame.attempt)
    for seat in range(state.setup.seats):
        letter = SEAT_LETTERS[seat]
        draft = frame.drafts[seat]
        out[f"sealed {letter}"] = combination_text(state, frame.sealed[seat], frame.claims[seat])
        out[f"draft {letter}"] = "" if draft is None else write_choice(state.rules.set, draft)
        out[f"tries {letter}"] = str(frame.tries[seat])


def combination_text(state: MathWizState, choice: Choice | None, claim: int) -> str:
    """A combination, with what the player says it is worth where players work it out."""
    if choice is None:
        return ""
    text = write_choice(state.rules.set, choice)
    return f"{text} ={claim}" if state.rules.claims else text


def phase_of(state: MathWizState) -> str:
    if state.outcome is not None:
        return "over"
    frame = state.stack[-1]
    if isinstance(frame, SevenWinds):
        return f"winds {SEAT_LETTERS[frame.seat]} {frame.tossed} {frame.lowest}"
    if isinstance(frame, LookingGlass):
        return f"glass {SEAT_LETTERS[frame.seat]} {SEAT_LETTERS[frame.rival]}"
    return "cast" if isinstance(frame, Casting) else "combine" if isinstance(frame, Combining) else "draw"


def numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def letters(seats: list[int]) -> str:
    return " ".join(SEAT_LETTERS[seat] for seat in seats)


def spells(state: MathWizState, zone: list[int]) -> str:
    return " ".join(state.rules.set.ids[spell] for spell in zone)


# ---------------------------------------------------------------- reading


def read_position(setup: MathWizSetup, given: dict[str, str], chance: Chance) -> MathWizState:
    """A state from its fields; decks left out hold whatever lies nowhere else. Raises BadPosition."""
    fields = Fields(given, setup.seats)
    state = MathWizState(setup, chance)
    state.turn = fields.within("round", 0, 9999, 1)
    state.lead = fields.seat("lead", 0)
    state.centre = read_spells(fields, "centre", setup)
    shown = read_spells(fields, "spell", setup)
    fields.check("spell", len(shown) < 2, fields.text("spell"))
    state.spell = shown[0] if shown else (state.centre[0] if state.centre else -1)
    state.target = fields.whole("target", setup.set.numbers[state.spell] if state.spell >= 0 else 0)
    for seat in range(setup.seats):
        letter = SEAT_LETTERS[seat]
        state.hands[seat] = bag_of(KINDS, read_runes(fields, f"hand {letter}"))
        state.unused[seat] = sorted(read_spells(fields, f"unused {letter}", setup))
        state.used[seat] = sorted(read_spells(fields, f"used {letter}", setup))
        mark = fields.text(f"mark {letter}")
        if mark and mark not in MARK_NAMES:
            raise BadPosition(
                say("mw-position-mark", field=f"mark {letter}", text=mark[:40], known=", ".join(MARK_NAMES))
            )
        state.marks[seat] = EFFECTS.index(mark) if mark else NONE
        state.forbidden[seat] = sorted(set(read_runes(fields, f"forbidden {letter}")))
        plays = f"plays {letter}"
        state.plays[seat] = [one_combination(fields, plays, setup, word) for word in fields.words(plays)]
        state.revealed[seat], state.claimed[seat] = read_combination(fields, f"revealed {letter}", setup)
        state.wrong[seat] = fields.within(f"wrong {letter}", 0, 99999, 0)
    for seat in range(setup.seats):
        read_known(fields, state, seat)
    state.discard = bag_of(KINDS, read_runes(fields, "discard"))
    state.removed = read_spells(fields, "removed", setup)
    state.time_up = fields.truth("time up", False)
    state.rune_deck = read_rune_deck(fields, state)
    read_shuffled(fields, state)
    state.spell_deck = read_spell_deck(fields, state)
    read_stack(fields, state)
    fields.finished()
    return state


def read_known(fields: Fields, state: MathWizState, seat: int) -> None:
    """What a seat knows of other hands: `B:2.7.9`, all of which must be there."""
    name = f"known {SEAT_LETTERS[seat]}"
    for word in fields.words(name):
        letter, _, text = word.partition(":")
        rival = fields.seat_of(name, letter)
        fields.check(name, rival != seat and all(is_whole(rune) for rune in text.split(".")), word)
        runes = sorted(int(rune) for rune in text.split("."))
        held = state.hands[rival].cards()
        fields.check(name, all(runes.count(rune) <= held.count(rune) for rune in runes), word)
        state.known[seat][rival] = runes


def read_rune_deck(fields: Fields, state: MathWizState) -> Bag:
    left = state.rules.set.runes.copy()
    given = read_runes(fields, "runes")
    elsewhere = [card for bag in [*state.hands, state.discard] for card in bag.cards()]
    elsewhere += [rune for played in state.plays for choice in played for rune in runes_of(choice)]
    for rune in given + elsewhere:
        left[rune] -= 1
        if left[rune] < 0:
            raise BadPosition(say("mw-position-runes", rune=rune))
    return bag_of(KINDS, given) if "runes" in fields.given else Bag(left)


def read_shuffled(fields: Fields, state: MathWizState) -> None:
    """What the deck held when it was last shuffled anew, and what each seat has drawn of that."""
    shuffled = read_runes(fields, "shuffled")
    drawn = [read_runes(fields, f"drawn {SEAT_LETTERS[seat]}") for seat in range(state.setup.seats)]
    gone = [rune for runes in drawn for rune in runes]
    if shuffled:
        state.shuffled = bag_of(KINDS, shuffled).counts
        state.drawn = [bag_of(KINDS, runes).counts for runes in drawn]
        gone += state.rune_deck.cards()
    fields.check("shuffled", sorted(gone) == shuffled, numbers(shuffled))


def read_spell_deck(fields: Fields, state: MathWizState) -> Bag:
    size = len(state.rules.set.ids)
    left = [1] * size
    given = read_spells(fields, "spells", state.rules)
    for zone in [given, state.centre, state.removed, *state.unused, *state.used]:
        for spell in zone:
            left[spell] -= 1
            if left[spell] < 0:
                raise BadPosition(say("mw-position-spell", spell=state.rules.set.ids[spell]))
    return bag_of(size, given) if "spells" in fields.given else Bag(left)


def read_stack(fields: Fields, state: MathWizState) -> None:
    """The frames that the phase stands for."""
    phase = fields.text("phase") or "combine"
    word, *details = phase.split()
    fields.check("phase", word in PHASES and (not details or word in ("winds", "glass")), phase)
    rounds = Rounds(played=word in ("end", "over"))
    state.stack = [rounds]
    if rounds.played:
        if word == "over" and not ending_clause(state):
            raise BadPosition(say("mw-position-not-over"))
        return
    if word == "draw":
        if state.spell_deck.size == 0:
            raise BadPosition(say("mw-position-no-spells"))
        state.stack.append(Round(DRAWING))
    elif word == "combine":
        frame = read_combining(fields, state)
        state.stack += [Round(LEARNING), frame]
    else:
        order = fields.seats_in("to cast")
        casting = Casting(order if "to cast" in fields.given else state.order_from(state.lead).copy())
        state.stack += [Round(COMBINING), casting]
        if word == "cast":
            casting.asking = bool(casting.order) and can_cast(state, casting.order[0])
        elif word == "winds":
            fields.check("phase", len(details) == 1 or (len(details) == 3 and all(map(is_whole, details[1:]))), phase)
            winds = SevenWinds(fields.seat_of("phase", details[0]))
            if len(details) == 3:
                winds.tossed, winds.lowest = int(details[1]), int(details[2])
                fields.check("phase", winds.lowest < KINDS, phase)
            state.stack.append(winds)
        else:
            fields.check("phase", len(details) == 2, phase)
            caster, rival = [fields.seat_of("phase", name) for name in details]
            fields.check("phase", caster != rival, phase)
            state.known[caster][rival] = state.hands[rival].cards()  # the caster has just looked (MW-94)
            state.stack.append(LookingGlass(caster, rival))


def read_combining(fields: Fields, state: MathWizState) -> Combining:
    setup = state.rules
    frame = Combining(setup.seats)
    active = fields.seats_in("active")
    if "active" in fields.given:
        fields.check("active", len(active) > 1, fields.text("active"))
        frame.active = active
    frame.step = CHOOSING if active else CHECKING
    frame.attempt = fields.within("attempt", 0, 999, 0)
    for seat in range(setup.seats):
        letter = SEAT_LETTERS[seat]
        frame.sealed[seat], frame.claims[seat] = read_combination(fields, f"sealed {letter}", setup)
        draft = f"draft {letter}"
        frame.drafts[seat] = one_combination(fields, draft, setup, fields.text(draft)) if fields.text(draft) else None
        frame.tries[seat] = fields.within(f"tries {letter}", 0, TRIES if frame.sealed[seat] else TRIES - 1, 0)
        for name, choice in ((f"sealed {letter}", frame.sealed[seat]), (draft, frame.drafts[seat])):
            may = allowed_from(state.hands[seat], state.marks[seat], state.forbidden[seat])
            fields.check(name, choice is None or (choice in may and seat in frame.active), fields.text(name))
        fields.check(draft, frame.drafts[seat] is None or setup.claims, fields.text(draft))
    return frame


def read_combination(fields: Fields, name: str, setup: MathWizSetup) -> tuple[Choice | None, int]:
    """A combination and what its player says it is worth; if that is left out, the player was right."""
    words = fields.words(name)
    if not words:
        return None, 0
    choice = one_combination(fields, name, setup, words[0])
    if not setup.claims:
        fields.check(name, len(words) == 1, " ".join(words))
        return choice, 0
    if len(words) == 1:
        return choice, value_of(choice)
    claim = words[1].removeprefix("=")
    fields.check(name, len(words) == 2 and is_whole(claim.removeprefix("-")), " ".join(words))
    return choice, int(claim)


def one_combination(fields: Fields, name: str, setup: MathWizSetup, text: str) -> Choice:
    try:
        choice = read_choice(setup.set, text)[0]
    except Unreadable:
        choice = PASS
    fields.check(name, is_combination(choice), text)
    return choice


def read_runes(fields: Fields, name: str) -> list[int]:
    return sorted(fields.wholes(name, 1, KINDS - 1))


def read_spells(fields: Fields, name: str, setup: MathWizSetup) -> list[int]:
    """Spells by id or by number; of two with one number the first that is not yet named."""
    out: list[int] = []
    for word in fields.words(name):
        found: Any = [spell for spell in named_spells(setup.set, word.lower()) if spell not in out]
        fields.check(name, bool(found), word)
        out.append(found[0])
    return out
