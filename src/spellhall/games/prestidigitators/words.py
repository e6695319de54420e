"""The duel in plain words: the table as sentences, and every event as one."""

from __future__ import annotations

from typing import Any

from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.facts import ENERGY, FAR, HEAD
from spellhall.games.prestidigitators.notation import write_choice
from spellhall.games.prestidigitators.opening import Arranging, Draft
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice


def listed(items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items) or "none"
    return f"{', '.join(items[:-1])} and {items[-1]}"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def shown_name(view: View[DuelState], seat: int, token: int) -> str:
    """A card's name as the table shows it; without the memory aid others' cards are not marked. (DP-R23)"""
    state = view.table
    if not marked(view, seat, token):
        return "an unknown card"
    return state.rules.set.cards[state.names[token]].name


def marked(view: View[DuelState], seat: int, token: int) -> bool:
    """Whether the table shows this name to the seat: its own cards, those remembered, and all at the end."""
    state = view.table
    if state.names[token] == UNKNOWN:
        return False
    return seat == view.seat or state.rules.memory_aid or state.outcome is not None


def describe(view: View[DuelState]) -> list[str]:
    """What the seat sees, most important things first."""
    state = view.table
    frame = state.stack[-1] if state.stack else None
    lines: list[str] = []
    if isinstance(frame, Draft):
        lines.append("The draft is on.")
        lines.append(f"In the pool: {bag_words(state, state.pool.counts)}.")
    elif isinstance(frame, Arranging):
        lines.append("Both players arrange their stacks in secret.")
        lines += describe_arranging(view, frame)
    elif state.outcome is not None:
        lines.append("The game is over.")
    else:
        lines.append(f"Turn {state.turn + (0 if isinstance(frame, Attack) else 1)}. {to_move(view)}")
        if isinstance(frame, Attack):
            card = shown_name(view, view.seat, frame.card)
            lines.append(f"An attack is on: {card} in row {frame.row + 1}.")
    if state.names:
        for seat in [view.seat, 1 - view.seat] if view.seat >= 0 else [0, 1]:
            for row in range(ROWS):
                lines.append(describe_stack(view, seat, row))
        lines += conclusions(view)
        for seat in range(2):
            if seat != view.seat:
                lines.append(f"Seat {SEAT_LETTERS[seat]} drafted: {bag_words(state, state.drafted[seat].counts)}.")
        gone = [state.rules.set.cards[state.names[token]].name for token in state.destroyed]
        lines.append(f"Destroyed: {listed(gone)}.")
        lines.append(f"Turns without a destroyed card: {state.quiet} of {state.rules.stagnation_limit}.")
    else:
        for seat in range(2):
            lines.append(f"{whose(view, seat)} cards: {bag_words(state, state.drafted[seat].counts)}.")
    return lines


def to_move(view: View[DuelState]) -> str:
    mover = view.table.mover
    return "It is your turn." if mover == view.seat else f"It is seat {SEAT_LETTERS[mover]}'s turn."


def whose(view: View[DuelState], seat: int) -> str:
    return "Your" if seat == view.seat else f"Seat {SEAT_LETTERS[seat]}'s"


def bag_words(state: DuelState, counts: list[int]) -> str:
    cards = state.rules.set.cards
    words = [
        cards[kind].name if copies == 1 else f"{copies} × {cards[kind].name}"
        for kind, copies in enumerate(counts)
        if copies
    ]
    return listed(words)


def describe_arranging(view: View[DuelState], frame: Arranging) -> list[str]:
    lines: list[str] = []
    for seat in range(2):
        if frame.ready[seat]:
            lines.append("You are ready." if seat == view.seat else f"Seat {SEAT_LETTERS[seat]} is ready.")
    if view.seat >= 0 and frame.placed(view.seat):
        names = [view.table.rules.set.cards[kind].name for kind in frame.placed(view.seat)]
        lines.append(f"You have placed, from row 1 and from the bottom up: {listed(names)}.")
    return lines


def describe_stack(view: View[DuelState], seat: int, row: int) -> str:
    """One stack: how high, how far splayed, and the names that this seat knows."""
    state = view.table
    stack = state.rows[seat][row]
    head = f"{whose(view, seat)} row {row + 1}:"
    if not stack:
        return f"{head} empty."
    names = [shown_name(view, seat, token) for token in stack]
    size = state.splay[seat][row]
    line = f"{head} {counted(len(stack), 'card')}, {size} splayed. On top {names[-1]}"
    if size > 1:
        line += f"; splayed beside it {listed(names[-size:-1])}"
    if size < len(stack):
        line += f"; hidden beneath, from the bottom, {listed(names[:-size])}"
    if seat == view.seat:
        line += f". Energy {state.energy(seat, row)}"
    marks = [shown_name(view, seat, token) for token in stack if state.spent[token]]
    if marks:
        line += f". Reaction used: {listed(marks)}"
    return line + "."


def conclusions(view: View[DuelState]) -> list[str]:
    """What can be concluded about unknown cards of the other side, if the table helps to remember."""
    state = view.table
    if not state.rules.memory_aid:
        return []
    lines: list[str] = []
    for fact in state.facts:
        tokens = [fact[place] for place in range(HEAD, len(fact), 2)]
        weights = [fact[place] for place in range(HEAD + 1, len(fact), 2)]
        if any(state.names[token] != UNKNOWN for token in tokens) or any(weight != 1 for weight in weights):
            continue
        where = listed([place_words(state, token) for token in tokens])
        if fact[0] != ENERGY:
            there = "is" if fact[1] > 0 else "is not"
            lines.append(f"The Phylactery {there} among: {where}.")
        elif fact[1] == fact[2]:
            lines.append(f"Together worth {fact[1]} energy: {where}.")
        elif fact[1] > -FAR:
            lines.append(f"Together worth at least {fact[1]} energy: {where}.")
        else:
            lines.append(f"Together worth at most {fact[2]} energy: {where}.")
    return lines


def place_words(state: DuelState, token: int) -> str:
    for seat in range(2):
        for row in range(ROWS):
            stack = state.rows[seat][row]
            if token in stack:
                return f"seat {SEAT_LETTERS[seat]}'s row {row + 1}, card {stack.index(token) + 1} from the bottom"
    return "a destroyed card"


def tell_choice(setup: DuelSetup, choice: Choice) -> str:
    """A choice for a menu, with what it does."""
    text = write_choice(setup.set, choice)
    verb, args = choice.verb, choice.args
    if verb == "pick":
        card = setup.set.cards[args[0]]
        return f"{text}   energy {card.energy}: {card.text}"
    words = {
        "slide": "uncover one more card of this stack",
        "sink": "put the top card at the bottom",
        "attack": "attack with the top card of this row",
        "transfer": "move the top card onto another of your stacks",
        "found": "move the top card to an empty row",
        "raise": "bring a splayed card to the top",
    }
    return f"{text}   {words[verb]}" if verb in words else text


# ---------------------------------------------------------------- events


def tell(setup: DuelSetup, facts: dict[str, Any], names: list[str]) -> str:
    """One event as a sentence; empty for those that say nothing by themselves."""
    kind = facts["event"]
    who = names[facts["seat"]] if "seat" in facts else ""
    card = str(facts.get("card", ""))
    if kind in SETUP_EVENTS:
        return tell_setup(kind, facts, who)
    if kind in MOVE_EVENTS:
        return tell_move(kind, facts, who)
    if "place" in facts:
        return tell_place(kind, facts, place_name(facts["place"], names), names)
    if kind == "test":
        return f"{who}'s energy {'is enough' if facts['greater'] else 'is not enough'}."
    if kind == "double":
        return f"{who}'s energy is doubled for this attack."
    if kind == "miss":
        return f"{who}'s attack misses."
    if kind == "stay":
        return f"{who} lets {card} stay."
    if kind == "decline":
        return f"{who} leaves {card} where it is."
    if kind == "over":
        return tell_over(facts, names)
    return ""


SETUP_EVENTS = ("toss", "pick", "left", "placed", "ready", "begin")
MOVE_EVENTS = ("slide", "raise", "transfer", "found", "sink")


def tell_setup(kind: str, facts: dict[str, Any], who: str) -> str:
    if kind == "toss":
        return f"{who} picks first."
    if kind == "pick":
        return f"{who} picks {facts['card']}."
    if kind == "left":
        return f"These cards leave the game: {listed([str(card) for card in facts['cards']])}."
    if kind == "placed":
        return f"You place {facts['card']}."
    if kind == "ready":
        return f"{who} is ready."
    return f"The duel begins. {who} takes the first turn."


def tell_move(kind: str, facts: dict[str, Any], who: str) -> str:
    row = facts["row"]
    if kind == "slide":
        return f"{who} slides row {row}: one more card is splayed."
    if kind == "raise":
        places = counted(facts["places"], "place")
        return f"{who} raises the card {places} left of the top in row {row}."
    if kind == "transfer":
        return f"{who} moves the top card of row {row} onto row {facts['onto']}."
    if kind == "found":
        return f"{who} founds a new stack in row {facts['onto']} with the top card of row {row}."
    return f"{who} sinks the top card of row {row}."


def place_name(place: str, names: list[str]) -> str:
    """`A1` as people say it."""
    return f"{names[SEAT_LETTERS.index(place[0])]}'s row {place[1:]}"


def tell_place(kind: str, facts: dict[str, Any], where: str, names: list[str]) -> str:
    card = str(facts.get("card", ""))
    if kind == "reveal":
        return f"{card} attacks from {where}." if facts["attacking"] else f"On top of {where} lies {card}."
    if kind == "total":
        return f"The cascade in {where} has {facts['energy']} energy."
    if kind == "react":
        return f"{card} reacts."
    if kind == "show":
        return f"The cascade in {where} is shown: {listed([str(each) for each in facts['cards']])}."
    if kind == "destroy":
        return f"{card} in {where} is destroyed."
    if kind == "move":
        return f"{card} moves to {place_name(facts['onto'], names)}."
    if kind == "cross":
        return f"{card} changes sides and lies at the bottom of {where}."
    return {
        "collapse_stack": f"The cascade in {where} collapses.",
        "splay_stack": f"All cards in {where} are splayed.",
        "lift_stack": f"The bottom card of {where} comes up to the top.",
        "sink_top": f"The top card of {where} sinks.",
    }.get(kind, "")


def tell_over(facts: dict[str, Any], names: list[str]) -> str:
    ranks = facts["ranks"]
    clause = facts["clause"]
    if ranks[0] == ranks[1]:
        reason = {
            "DP-94": "only the two Phylacteries are left",
            "DP-95": "no card was destroyed for too long",
            "DP-96": "the same position came back too often",
        }
        return f"The game is a draw: {reason.get(clause, 'nobody can win')}."
    winner = names[ranks.index(1)]
    if clause == "DP-95":
        return f"No card was destroyed for too long. {winner} has more and wins."
    return f"The Phylactery is smashed. {winner} wins!"
