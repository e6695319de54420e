"""Positions as text: one line per field. See docs/notation/prestidigitators.md."""

from __future__ import annotations

from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.ending import position_key
from spellhall.games.prestidigitators.facts import ENERGY, FAR, HEAD, PHYLACTERY
from spellhall.games.prestidigitators.instructions import place_text
from spellhall.games.prestidigitators.notation import read_choice, write_choice
from spellhall.games.prestidigitators.opening import ARRANGE, DRAFT, TOSS, TURNS, Arranging, Draft, Duel
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.games.prestidigitators.turns import ASKING, ENDING, Turns
from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import BadPosition
from spellhall.kernel.messages import say
from spellhall.kernel.positions import Fields
from spellhall.kernel.state import UNKNOWN
from spellhall.kernel.zones import Bag, bag_of

PHASES = ["start", "draft", "arrange", "turn", "attack", "over"]
STAGES = ["declare", "reveal", "check", "react", "act"]
QUESTIONS = ["nothing", "react", "follow", "where"]
WHATS = ["energy", "phylactery"]
NOWHERE = "-"


def write_position(state: DuelState) -> dict[str, str]:
    """Every field of the state but its chance."""
    out = {"phase": phase_of(state), "turn": str(state.turn)}
    out["first"] = seat_text(state.first)
    out["mover"] = seat_text(state.mover)
    for seat in range(2):
        for row in range(ROWS):
            out[place_text(seat, row)] = stack_text(state, seat, row)
    for seat in range(2):
        out[f"drafted {SEAT_LETTERS[seat]}"] = kinds_text(state, state.drafted[seat].cards())
    for seat in range(2):
        gone = [state.names[token] for token in state.destroyed if state.owner(token) == seat]
        out[f"destroyed {SEAT_LETTERS[seat]}"] = kinds_text(state, gone)
    out["pool"] = kinds_text(state, state.pool.cards())
    out["tokens"] = tokens_text(state)
    out["known"] = places_text(state, state.known)
    out["used"] = places_text(state, state.spent)
    out["facts"] = "; ".join(fact_text(fact) for fact in state.facts)
    out["quiet"] = str(state.quiet)
    if state.last is not None:
        out["last"] = f"{SEAT_LETTERS[state.last_by]} {write_choice(state.rules.set, state.last)}"
    out["history"] = " ".join(state.history)
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Attack):
        out["attack"] = attack_text(frame)
    elif isinstance(frame, Arranging):
        for seat in range(2):
            out[f"placed {SEAT_LETTERS[seat]}"] = kinds_text(state, frame.placed(seat))
    return out


def phase_of(state: DuelState) -> str:
    if state.outcome is not None:
        return "over"
    frame = state.stack[-1]
    if isinstance(frame, Draft):
        return "draft"
    if isinstance(frame, Arranging):
        return "arrange"
    if isinstance(frame, Attack):
        return "attack"
    return "turn" if isinstance(frame, Turns) else "start"


def seat_text(seat: int) -> str:
    return SEAT_LETTERS[seat] if seat >= 0 else NOWHERE


def kinds_text(state: DuelState, kinds: list[int]) -> str:
    return ", ".join(name_of(state, kind) for kind in kinds)


def name_of(state: DuelState, kind: int) -> str:
    """A card's name; a question mark where a view does not show it."""
    return "?" if kind == UNKNOWN else state.rules.set.cards[kind].name


def stack_text(state: DuelState, seat: int, row: int) -> str:
    """`hidden | cascade`, both from bottom to top."""
    stack = state.rows[seat][row]
    if not stack:
        return NOWHERE
    names = [name_of(state, state.names[token]) for token in stack]
    split = len(names) - state.splay[seat][row]
    return f"{', '.join(names[:split])} | {', '.join(names[split:])}".strip()


def tokens_text(state: DuelState) -> str:
    """Which token lies where: `A1 0 1 2; B1 3; out 4`."""
    parts = [
        " ".join([place_text(seat, row), *[str(token) for token in state.rows[seat][row]]])
        for seat in range(2)
        for row in range(ROWS)
        if state.rows[seat][row]
    ]
    if state.destroyed:
        parts.append(" ".join(["out", *[str(token) for token in state.destroyed]]))
    return "; ".join(parts)


def places_text(state: DuelState, marks: list[int]) -> str:
    """The places of marked tokens that lie on the table: `A1.3` is the third card from the bottom."""
    return " ".join(
        f"{place_text(seat, row)}.{height}"
        for seat in range(2)
        for row in range(ROWS)
        for height, token in enumerate(state.rows[seat][row], start=1)
        if marks[token]
    )


def fact_text(fact: list[int]) -> str:
    low = "" if fact[1] <= -FAR else str(fact[1])
    high = "" if fact[2] >= FAR else str(fact[2])
    terms = [f"{fact[place]}x{fact[place + 1]}" for place in range(HEAD, len(fact), 2)]
    return f"{WHATS[fact[0]]} {low}..{high} {' '.join(terms)}"


def attack_text(frame: Attack) -> str:
    words = [f"row={frame.row + 1}", f"card={frame.card}", f"under={frame.under}", f"stage={STAGES[frame.stage]}"]
    words += [f"at={frame.at}", f"asking={QUESTIONS[frame.asking]}", f"times={frame.times[0]},{frame.times[1]}"]
    words += [f"missed={frame.missed}", f"reacted={','.join(str(token) for token in frame.reacted)}"]
    return " ".join([*words, f"destroyed={frame.destroyed}"])


# ---------------------------------------------------------------- reading


def read_position(setup: DuelSetup, given: dict[str, str], chance: Chance) -> DuelState:
    """A state from its fields; see docs/notation for the defaults. Raises BadPosition."""
    fields = Fields(given, 2)
    state = DuelState(setup, chance)
    phase = fields.text("phase") or "turn"
    if phase not in PHASES:
        raise BadPosition(say("dp-position-phase", text=phase[:20], known=", ".join(PHASES)))
    state.turn = fields.whole("turn", 0)
    on_table = phase in ("turn", "attack", "over")
    state.mover = read_seat(fields, "mover", 0 if on_table else UNKNOWN)
    state.first = read_seat(fields, "first", 1 - state.mover if on_table else UNKNOWN if phase == "start" else 0)
    read_table(fields, state, on_table, phase == "start")
    read_pool(fields, state)
    read_marks(fields, state, "known", state.known)
    read_marks(fields, state, "used", state.spent)
    for token in state.destroyed:
        state.known[token] = 1
    state.facts = [read_fact(fields, state, part) for part in fields.text("facts").split(";") if part.strip()]
    state.quiet = fields.whole("quiet", 0)
    state.history = fields.words("history")
    if "history" not in given and setup.repetition_draw and phase == "turn":
        state.history = [position_key(state)]
    letter, _, choice = fields.text("last").partition(" ")
    if choice:
        state.chose(fields.seat_of("last", letter), read_choice(setup.set, choice)[0])
    read_stack(fields, state, phase)
    fields.finished()
    return state


def read_seat(fields: Fields, name: str, default: int) -> int:
    text = fields.text(name)
    if text == NOWHERE:
        return UNKNOWN
    return fields.seat_of(name, text) if text else default


def read_kinds(fields: Fields, state: DuelState, name: str) -> list[int]:
    return [kind_of(fields, state, name, word) for word in fields.text(name).split(",") if word.strip()]


def kind_of(fields: Fields, state: DuelState, field: str, word: str) -> int:
    kind = state.rules.set.kind_of(word)
    if kind < 0:
        raise BadPosition(say("dp-position-no-card", field=field, text=word.strip()[:30]))
    return kind


def read_table(fields: Fields, state: DuelState, on_table: bool, before: bool) -> None:
    """Stacks, drafted and destroyed cards, and which token each of them is."""
    stacks: list[list[list[int]]] = [[[], [], []], [[], [], []]]
    for seat in range(2):
        for row in range(ROWS):
            stacks[seat][row] = read_stack_text(fields, state, seat, row)
    drafted: list[list[int]] = []
    gone: list[list[int]] = []
    for seat in range(2):
        letter = SEAT_LETTERS[seat]
        lying = [kind for stack in stacks[seat] for kind in stack]
        out = read_kinds(fields, state, f"destroyed {letter}")
        owned = read_kinds(fields, state, f"drafted {letter}")
        if f"drafted {letter}" not in fields.given:
            phylactery = [] if before else [state.rules.set.phylactery]
            owned = lying + out if on_table else phylactery
        elif f"destroyed {letter}" not in fields.given and on_table:
            out = rest_of(state, owned, lying)
        drafted.append(owned)
        gone.append(out)
        state.drafted[seat] = bag_of(state.rules.set.kinds, owned)
    named = fields.text("tokens")
    if not on_table:
        return
    tokens = len(drafted[0]) + len(drafted[1])
    state.names = [UNKNOWN] * tokens
    state.known = [0] * tokens
    state.spent = [0] * tokens
    if named:
        read_tokens(fields, state, stacks, gone, named)
    else:
        for seat in range(2):
            if sum(len(stack) for stack in stacks[seat]) + len(gone[seat]) != len(drafted[seat]):
                raise BadPosition(say("dp-position-drafted", letter=SEAT_LETTERS[seat]))
        number_tokens(state, stacks, gone)
    check_tokens(state, drafted)


def rest_of(state: DuelState, owned: list[int], lying: list[int]) -> list[int]:
    """Drafted cards that lie nowhere have been destroyed."""
    left = owned.copy()
    for kind in lying:
        if kind in left:
            left.remove(kind)
    return left


def read_stack_text(fields: Fields, state: DuelState, seat: int, row: int) -> list[int]:
    """`hidden | cascade`; without a bar the stack is collapsed."""
    name = place_text(seat, row)
    text = fields.text(name)
    if text in ("", NOWHERE):
        return []
    hidden, bar, splayed = text.partition("|")
    below = [kind_of(fields, state, name, word) for word in hidden.split(",") if word.strip()]
    above = [kind_of(fields, state, name, word) for word in splayed.split(",") if word.strip()]
    size = len(above) if bar else 1
    fields.check(name, size > 0 and bool(below + above), text)
    state.splay[seat][row] = size
    return below + above


def number_tokens(state: DuelState, stacks: list[list[list[int]]], gone: list[list[int]]) -> None:
    """Tokens in the order of places: seat A's rows, its destroyed cards, then the same for seat B."""
    token = 0
    for seat in range(2):
        for row in range(ROWS):
            for kind in stacks[seat][row]:
                give(state, token, kind)
                state.rows[seat][row].append(token)
                token += 1
        for kind in gone[seat]:
            give(state, token, kind)
            state.destroyed.append(token)
            token += 1


def give(state: DuelState, token: int, kind: int) -> None:
    if not 0 <= token < len(state.names) or state.names[token] != UNKNOWN:
        raise BadPosition(say("dp-position-token", token=token))
    state.names[token] = kind


def read_tokens(
    fields: Fields, state: DuelState, stacks: list[list[list[int]]], gone: list[list[int]], text: str
) -> None:
    places = [place_text(seat, row) for seat in range(2) for row in range(ROWS)]
    for part in text.split(";"):
        place, *words = part.split()
        fields.check("tokens", all(word.isdigit() for word in words), part)
        tokens = [int(word) for word in words]
        if place == "out":
            # destroyed tokens are listed in rising order, as each side's destroyed cards are
            left = [kinds.copy() for kinds in gone]
            for token in tokens:
                owner = state.owner(token)
                fields.check("tokens", bool(left[owner]), part)
                give(state, token, left[owner].pop(0))
            state.destroyed = tokens
            continue
        fields.check("tokens", place in places, part)
        seat, row = divmod(places.index(place), ROWS)
        fields.check("tokens", len(tokens) == len(stacks[seat][row]), part)
        for token, kind in zip(tokens, stacks[seat][row], strict=True):
            give(state, token, kind)
        state.rows[seat][row] = tokens


def check_tokens(state: DuelState, drafted: list[list[int]]) -> None:
    if UNKNOWN in state.names:
        raise BadPosition(say("dp-position-table"))
    for seat in range(2):
        own = [kind for token, kind in enumerate(state.names) if state.owner(token) == seat]
        if sorted(own) != sorted(drafted[seat]):
            raise BadPosition(say("dp-position-drafted", letter=SEAT_LETTERS[seat]))


def read_pool(fields: Fields, state: DuelState) -> None:
    """The pool, or the cards out of the game; left out: whatever lies nowhere else."""
    if "pool" in fields.given:
        state.pool = bag_of(state.rules.set.kinds, read_kinds(fields, state, "pool"))
        return
    fields.text("pool")
    left = [card.copies for card in state.rules.set.cards]
    for bag in state.drafted:
        for kind in bag.cards():
            left[kind] -= 1
            if left[kind] < 0:
                raise BadPosition(say("dp-position-cards", card=name_of(state, kind)))
    state.pool = Bag(left)


def read_marks(fields: Fields, state: DuelState, name: str, marks: list[int]) -> None:
    for word in fields.words(name):
        place, _, height = word.partition(".")
        good = len(place) == 2 and place[0] in "AB" and place[1] in "123" and height.isdigit()
        fields.check(name, good, word)
        stack = state.rows[SEAT_LETTERS.index(place[0])][int(place[1]) - 1]
        fields.check(name, 1 <= int(height) <= len(stack), word)
        marks[stack[int(height) - 1]] = 1


def read_fact(fields: Fields, state: DuelState, part: str) -> list[int]:
    what, bounds, *terms = [*part.split(), "", ""][: max(2, len(part.split()))]
    fields.check("facts", what in WHATS and ".." in bounds and bool(terms), part)
    low, _, high = bounds.partition("..")
    fact = [ENERGY if what == WHATS[ENERGY] else PHYLACTERY]
    fact.append(whole(fields, "facts", low) if low else -FAR)
    fact.append(whole(fields, "facts", high) if high else FAR)
    for term in terms:
        token, _, weight = term.partition("x")
        fact += [whole(fields, "facts", token), whole(fields, "facts", weight or "1")]
        fields.check("facts", 0 <= fact[-2] < len(state.names), term)
    return fact


def whole(fields: Fields, name: str, text: str) -> int:
    fields.check(name, text.removeprefix("-").isdigit() and len(text) < 6, text)
    return int(text)


def read_stack(fields: Fields, state: DuelState, phase: str) -> None:
    """The frames that the phase stands for."""
    if phase == "start":
        state.stack = [Duel(TOSS)]
    elif phase == "draft":
        state.stack = [Duel(DRAFT + 1), Draft()]
    elif phase == "arrange":
        frame = Arranging(state.rules.set.hand)
        for seat in range(2):
            kinds = read_kinds(fields, state, f"placed {SEAT_LETTERS[seat]}")
            frame.put(seat, kinds)
            if len(frame.layout[seat]) > state.rules.set.hand or min(frame.remaining(state, seat)) < 0:
                raise BadPosition(say("dp-position-placed", letter=SEAT_LETTERS[seat]))
            frame.ready[seat] = 1 if not any(frame.remaining(state, seat)) else 0
        state.stack = [Duel(ARRANGE + 1), frame]
    else:
        turns = Turns(ENDING if phase == "over" else ASKING)
        state.stack = [Duel(TURNS + 1), turns]
        if phase != "over":
            for seat in range(2):
                if state.phylactery_row(seat) == UNKNOWN:
                    raise BadPosition(say("dp-position-phylactery", letter=SEAT_LETTERS[seat]))
        if phase == "attack":
            state.stack.append(read_attack(fields, state))


def read_attack(fields: Fields, state: DuelState) -> Attack:
    given = {}
    for word in fields.words("attack"):
        key, _, value = word.partition("=")
        given[key] = value
    row = whole(fields, "attack", given.get("row", "")) - 1
    fields.check("attack", 0 <= row < ROWS and bool(state.rows[state.mover][row]), fields.text("attack"))
    frame = Attack(state.mover, row, whole(fields, "attack", given.get("card", str(state.top(state.mover, row)))))
    frame.under = whole(fields, "attack", given.get("under", "-1"))
    stage, asking = given.get("stage", STAGES[0]), given.get("asking", QUESTIONS[0])
    fields.check("attack", stage in STAGES and asking in QUESTIONS, f"{stage} {asking}")
    frame.stage = STAGES.index(stage)
    frame.asking = QUESTIONS.index(asking)
    frame.at = whole(fields, "attack", given.get("at", "0"))
    frame.times = [whole(fields, "attack", word) for word in given.get("times", "1,1").split(",")]
    fields.check("attack", len(frame.times) == 2, given.get("times", ""))
    frame.missed = whole(fields, "attack", given.get("missed", "0"))
    frame.reacted = [whole(fields, "attack", word) for word in given.get("reacted", "").split(",") if word]
    frame.destroyed = whole(fields, "attack", given.get("destroyed", "0"))
    for token in [frame.card, *frame.reacted]:
        fields.check("attack", 0 <= token < len(state.names), str(token))
    return frame
