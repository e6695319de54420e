"""Magus Novatus in plain words: the table as sentences, and every event as one."""

from __future__ import annotations

from typing import Any

from spellhall.games.novatus.cards import DECKS, LOWEST_POINTS, TEXTS
from spellhall.games.novatus.notation import write_choice
from spellhall.games.novatus.potions import CODES, GAP, ITEM_NAMES, ITEMS, SIDE, kind_words
from spellhall.games.novatus.state import NONE, NovatusSetup, NovatusState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


def listed(items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items) or "none"
    return f"{', '.join(items[:-1])} and {items[-1]}"


def cards_words(codes: list[str]) -> str:
    """Cards from their codes: red 1, red 2 and an Elixir."""
    return listed([kind_words(CODES.index(code)) for code in codes])


def count_words(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def spell_words(setup: NovatusSetup, place: int) -> str:
    """An open spell by its front: what it is called, what it gives, what it needs."""
    spell = setup.set.spells[place]
    return f"{spell.name} ({spell.id}), {spell.points} points, needs {setup.needs[place]}"


def cylinder_words(position: int) -> str:
    """Where the Cylinder stands. Clauses: MN-121."""
    side, step = position // SIDE, position % SIDE
    places = [
        f"above column {step + 1}",
        f"right of row {step + 1}",
        f"below column {SIDE - step}",
        f"left of row {SIDE - step}",
    ]
    return places[side % 4]


# ---------------------------------------------------------------- the table


def describe(view: View[NovatusState]) -> list[str]:
    """What the seat sees, most important things first."""
    state = view.table
    rules = state.rules
    lines = [turn_line(view)]
    if rules.infant:
        lines.append(f"Infant Students: only colours count, and {rules.infant_target} points win.")
    else:
        lines.append(
            f"The Measuring Cylinder stands {cylinder_words(state.marker)}, on space {state.marker} of {rules.end}."
        )
        if state.outcome is None and state.marker == rules.end:
            lines.append("The Measuring Cylinder has arrived: this round is the last.")
    for deck in range(DECKS):
        top = state.tops[deck]
        if top == NONE:
            lines.append(f"No spell of {deck + LOWEST_POINTS} points is left.")
        else:
            lines.append(f"Open spell: {spell_words(rules, top)}.")
    for row in range(SIDE):
        cards = state.grid[row * SIDE : row * SIDE + SIDE]
        lines.append(f"Row {row + 1}: {', '.join('gap' if card == GAP else kind_words(card) for card in cards)}.")
    if is_on_grid(state.cube):
        lines.append(f"The cube lies on row {state.cube[0] + 1}, column {state.cube[1] + 1}.")
    elif rules.cube == "aimed" and state.outcome is None:
        lines.append(height_words(state.height))
    if state.mix and not state.spell_cast:
        lines.append(f"Laid down for a spell: {listed([kind_words(card) for card in state.mix])}.")
    for seat in range(state.setup.seats):
        lines += describe_seat(view, seat)
    lines.append(f"The draw deck has {count_words(state.deck.size, 'card', 'cards')}.")
    lines.append(f"In the discard pile: {pile_words(state)}.")
    return lines


def height_words(height: int) -> str:
    """What the height of the Cylinder means for a throw. Clauses: MN-31, MN-32."""
    if height == 0:
        return "The cube is thrown from height 0: it lands where it is aimed."
    reach = count_words(height, "space", "spaces")
    return f"The cube is thrown from height {height}: it may land up to {reach} too far up, down, left or right."


def turn_line(view: View[NovatusState]) -> str:
    state = view.table
    if state.outcome is not None:
        return f"The game is over after {count_words(state.turn, 'turn', 'turns')}."
    whose = "your turn" if state.active == view.seat else f"the turn of seat {SEAT_LETTERS[state.active]}"
    return f"Turn {state.turn}: it is {whose}."


def is_on_grid(cube: list[int]) -> bool:
    return len(cube) == 2 and 0 <= cube[0] < SIDE and 0 <= cube[1] < SIDE


def pile_words(state: NovatusState) -> str:
    counts = state.discard.counts
    return listed([f"{counts[kind]} {kind_words(kind)}" for kind in range(len(counts)) if counts[kind]])


def describe_seat(view: View[NovatusState], seat: int) -> list[str]:
    """Points, hand, skulls, items and spells of one player, with what the viewer knows of the cards."""
    state = view.table
    mine = seat == view.seat
    who = f"You (seat {SEAT_LETTERS[seat]}) have" if mine else f"Seat {SEAT_LETTERS[seat]} has"
    won = listed([f"{state.rules.set.spells[spell].name} ({state.rules.points[spell]})" for spell in state.won[seat]])
    line = (
        f"{who} {count_words(state.score(seat), 'point', 'points')}: spells {won}; "
        f"{count_words(state.skulls[seat].size, 'skull', 'skulls')}, "
        f"{count_words(state.hands[seat].size, 'potion', 'potions')} in hand."
    )
    items = [ITEM_NAMES[place] for place in range(len(ITEMS)) for _ in range(state.items[seat][place])]
    if items:
        line += f" Items: {listed(items)}."
    lines = [line]
    if mine:
        lines.append(f"Your hand: {listed([kind_words(card) for card in state.hands[seat].cards()])}.")
        if state.skulls[seat].size:
            lines.append(f"Your skulls: {listed([kind_words(card) for card in state.skulls[seat].cards()])}.")
        return lines
    for seen, told, name in (
        (state.seen_hands[seat], state.told_hands, "that hand"),
        (state.seen_skulls[seat], state.told_skulls, "those skulls"),
    ):
        known = sorted(seen + (told[view.seat][seat] if view.seat >= 0 else []))
        if known:
            lines.append(f"Known of {name}: {listed([kind_words(card) for card in known])}.")
    return lines


def tell_choice(setup: NovatusSetup, choice: Choice) -> str:
    """A choice for a menu, with words where the notation alone is short."""
    text = write_choice(choice)
    said = {
        "done": "end your turn",
        "lift": "pay 2 potions: your Curse is gone",
        "give": "pay 3 potions: this player gets your Curse",
        "heal": "Healing Plants: discard this skull",
        "wand": "Magic Wand: fetch this potion",
        "cast": "cast the open spell of these points",
    }
    if choice.verb in said:
        return f"{text}   {said[choice.verb]}"
    if choice.verb in ("lay", "pay", "pass", "lose"):
        return f"{text}   {kind_words(choice.args[0])}"
    return text


# ---------------------------------------------------------------- events


def tell(setup: NovatusSetup, facts: dict[str, Any], names: list[str]) -> str:
    """One event as a sentence; empty for those that say nothing by themselves."""
    kind = facts["event"]
    who = names[facts["seat"]] if "seat" in facts else ""
    to = names[facts["to"]] if facts.get("to") is not None else ""
    if kind in ("grid", "ready"):
        return "The grid is dealt." if kind == "grid" else f"{who} has chosen."
    if kind in ("cast", "opened"):
        place = setup.set.places[facts["spell"].upper()]
        spell = setup.set.spells[place]
        if kind == "opened":
            return f"A spell lies open: {spell_words(setup, place)}."
        return f"{who} casts {spell.name} with {cards_words(facts['mix'])}: {spell.points} points!"
    if kind == "threw":
        return f"{who} aims at {facts['target']}; {landing_words(facts)}."
    if kind in ("took", "lifted", "gave", "filled"):
        return cards_event(kind, facts, who, to)
    if kind in ("passed", "passed_skull", "drew", "drew_item"):
        return secret_event(kind, facts, who, to)
    if kind == "over":
        scores = [f"{name} {score}" for name, score in zip(names, facts["scores"], strict=False)]
        return f"The game is over. Points: {', '.join(scores)}."
    if kind == "curses_moved":
        cursed = listed([names[seat] for seat in facts["seats"]])
        return f"Every Curse moves to the left. Cursed now: {cursed}." if facts["seats"] else "Nobody has a Curse."
    if kind == "effect":
        return f"The back shows {facts['effect']}! {effect_words(facts['effect'])}"
    if kind in ("item", "lost", "healed", "fetched"):
        code = facts["item"] if "item" in facts else facts["card"]
        return item_event(kind, who, kind_words(CODES.index(code)))
    return plain_event(kind, facts, who)


def effect_words(title: str) -> str:
    """What an effect does, by its name."""
    return next(text.text for text in TEXTS if text.title == title)


def landing_words(facts: dict[str, Any]) -> str:
    if facts["space"] == "outside":
        return "the cube jumps out of the grid"
    if facts["space"] == facts["target"]:
        return "the cube lands right there"
    return f"the cube lands on {facts['space']}"


def cards_event(kind: str, facts: dict[str, Any], who: str, to: str) -> str:
    cards = cards_words(facts["cards"])
    if kind == "took":
        return f"{who} takes {cards}."
    if kind == "lifted":
        return f"{who} pays {cards} and is rid of the Curse."
    if kind == "gave":
        return f"{who} pays {cards} and gives the Curse to {to}."
    return f"New in the grid: {cards}."


def secret_event(kind: str, facts: dict[str, Any], who: str, to: str) -> str:
    """Events that name their card only to those who may know it."""
    card = kind_words(CODES.index(facts["card"])) if "card" in facts else ""
    if kind == "drew":
        return f"{who} draws {card or 'a potion'}."
    if kind == "drew_item":
        item = kind_words(CODES.index(facts["item"]))
        if not to:
            return f"{who} draws a {item}, but everybody has one; it is laid aside."
        return (
            f"{who} draws an item: {item}."
            if facts["to"] == facts["seat"]
            else f"{who} draws a {item}; it goes to {to}."
        )
    thing = "a skull" if kind == "passed_skull" else "a potion"
    return f"{who} passes {thing} to {to}{f': {card}' if card else ''}."


def item_event(kind: str, who: str, card: str) -> str:
    if kind == "item":
        return f"{who} gets an item: {card}."
    if kind == "lost":
        return f"{who} loses an item: {card}."
    if kind == "healed":
        return f"{who} uses Healing Plants and is rid of a skull ({card})."
    return f"{who} waves the Magic Wand and fetches {card}."


def plain_event(kind: str, facts: dict[str, Any], who: str) -> str:
    position = facts.get("position", 0)
    sentences = {
        "first": f"{who} begins.",
        "turn": f"{who}'s turn.",
        "landed": f"The cube lands on {facts.get('space')}.",
        "placed": f"{who} places the cube on {facts.get('space')}.",
        "nothing_to_take": "The row and the column are empty; nothing is taken.",
        "grid_empty": "The grid is empty; nothing is taken.",
        "skulls": f"What is left in {who}'s hand turns into skulls: {facts.get('count')}.",
        "closed": "The back shows a closed book: nothing happens.",
        "deck_empty": f"No spell of {facts.get('points')} points is left.",
        "marker": f"The Measuring Cylinder stands {cylinder_words(position)} (space {position}).",
        "last_round": "The Measuring Cylinder has arrived: this round is the last.",
        "reshuffled": f"The discard pile is shuffled: {facts.get('size')} cards make the new deck.",
        "nothing_left": f"No card is left for {who}.",
        "aside": f"Curses that nobody could take go to the discard pile: {facts.get('count')}.",
        "gaps": f"The cards have run out; gaps in the grid: {facts.get('count')}.",
    }
    return sentences[kind]
