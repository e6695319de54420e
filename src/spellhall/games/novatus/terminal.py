"""The table of Magus Novatus in a terminal: spells, the grid with cube and Cylinder, and the players."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spellhall.games.novatus.cards import DECKS, LOWEST_POINTS
from spellhall.games.novatus.potions import CODES, COLOUR_LETTERS, GAP, SIDE, TYPES, colour_of
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View

STYLES = ["red", "yellow", "green", "blue"]
CYLINDER = "▮"


def board(view: View[NovatusState], names: list[str]) -> RenderableType:
    """What the seat sees. Cards are letters and numbers; their colours only repeat what the letters say."""
    state = view.state
    parts: list[RenderableType] = [Text(headline(view, names), style="bold"), spells(state)]
    middle = Table.grid(padding=(0, 3))
    middle.add_row(grid(state), players(view, names))
    parts.append(middle)
    parts.append(Text(piles(state), overflow="fold"))
    if view.seat >= 0:
        parts.append(own_cards(view))
    return Group(*parts)


def headline(view: View[NovatusState], names: list[str]) -> str:
    state = view.state
    rules = state.rules
    aim = f"{rules.infant_target} points win" if rules.infant else f"Cylinder {state.marker} of {rules.end}"
    if not rules.infant and state.marker == rules.end and state.outcome is None:
        aim += ", the last round"
    if state.outcome is not None:
        return f"Magus Novatus   over after {state.turn} turns   {aim}"
    whose = "your turn" if state.active == view.seat else f"turn of {names[state.active]}"
    height = f"   throw height {state.height}" if rules.cube == "aimed" else ""
    return f"Magus Novatus   turn {state.turn}, {whose}   {aim}{height}"


def card(kind: int) -> Text:
    """A card as its code, in its colour."""
    return Text(CODES[kind], style=STYLES[colour_of(kind)] if kind < TYPES else "bold")


def cards(kinds: list[int]) -> Text:
    return Text(" ").join([card(kind) for kind in kinds]) if kinds else Text("none", style="dim")


def spells(state: NovatusState) -> Table:
    """The three open spells, with their recipes as slots and in words."""
    table = Table(box=box.SIMPLE, padding=(0, 1), show_edge=False)
    for title in ("points", "open spell", "recipe", "in words", "left"):
        table.add_column(title, overflow="fold")
    for deck in range(DECKS):
        top = state.tops[deck]
        points = str(deck + LOWEST_POINTS)
        if top == NONE:
            table.add_row(points, "none left", "", "", "0")
            continue
        rules = state.rules
        recipe = Text(" ").join([slot(text) for text in rules.recipes[top].slots])
        left = str(state.spell_decks[deck].size)
        table.add_row(points, Text(rules.set.spells[top].name), recipe, Text(str(rules.needs[top])), left)
    return table


def slot(text: str) -> Text:
    place = COLOUR_LETTERS.find(text[0])
    return Text(text, style=STYLES[place] if place >= 0 else "bold")


# ---------------------------------------------------------------- the grid


def grid(state: NovatusState) -> Table:
    """Five rows and columns inside the Cylinder's way; the cube's card stands in brackets."""
    table = Table(box=None, padding=(0, 0), show_header=False)
    for column in range(SIDE + 3):
        table.add_column(justify="center", min_width=4 if 1 < column < SIDE + 2 else 2)
    marks = [CYLINDER if place == state.marker and not state.rules.infant else "·" for place in range(4 * SIDE)]
    table.add_row("", "", *[Text(mark) for mark in marks[:SIDE]], "")
    table.add_row("", "", *[Text(str(column + 1), style="dim") for column in range(SIDE)], "")
    for row in range(SIDE):
        left = Text(marks[4 * SIDE - 1 - row])
        cells = [space(state, row, column) for column in range(SIDE)]
        table.add_row(left, Text(str(row + 1), style="dim"), *cells, Text(marks[SIDE + row]))
    table.add_row("", "", *[Text(marks[3 * SIDE - 1 - column]) for column in range(SIDE)], "")
    return table


def space(state: NovatusState, row: int, column: int) -> Text:
    kind = state.grid[row * SIDE + column]
    shown = Text("··", style="dim") if kind == GAP else card(kind)
    ends = "[]" if state.cube == [row, column] else "  "
    return Text(ends[0]) + shown + Text(ends[1])


# ---------------------------------------------------------------- players


def players(view: View[NovatusState], names: list[str]) -> Table:
    """Everybody's points, skulls, hand, items, and what is known of hands."""
    state = view.state
    table = Table(box=box.SIMPLE, padding=(0, 1), show_edge=False, pad_edge=False, collapse_padding=True)
    for title in ("", "player", "points", "skulls", "hand", "items", "known"):
        table.add_column(title, overflow="fold", no_wrap=title in ("points", "skulls", "hand"))
    for seat in range(state.setup.seats):
        mark = ">" if state.outcome is None and seat == state.active else ""
        name = f"{names[seat][:10]} (you)" if seat == view.seat else names[seat][:16]
        name = f"{SEAT_LETTERS[seat]} {name}"  # a Curse is given to a letter
        items = [TYPES + place for place, number in enumerate(state.items[seat]) for _ in range(number)]
        known = sorted(state.seen_hands[seat] + (state.told_hands[view.seat][seat] if view.seat >= 0 else []))
        shown = Text("see below", style="dim") if seat == view.seat else cards(known)
        points, skulls, hand = state.score(seat), state.skulls[seat].size, state.hands[seat].size
        table.add_row(mark, Text(name), str(points), str(skulls), str(hand), cards(items), shown)
    return table


def piles(state: NovatusState) -> str:
    counts = state.discard.counts
    pile = " ".join(f"{CODES[kind]}×{counts[kind]}" for kind in range(len(counts)) if counts[kind])
    text = f"Draw deck {state.deck.size}   Discard pile: {pile or 'empty'}"
    if state.mix and not state.spell_cast:
        text += f"   Laid down: {' '.join(CODES[kind] for kind in state.mix)}"
    return text


def own_cards(view: View[NovatusState]) -> Text:
    state = view.state
    line = Text("Your hand: ", style="bold") + cards(state.hands[view.seat].cards())
    if state.skulls[view.seat].size:
        line += Text("   Your skulls: ") + cards(state.skulls[view.seat].cards())
    if state.won[view.seat]:
        names = [state.rules.set.spells[spell].name for spell in state.won[view.seat]]
        line += Text(f"\nYour spells: {', '.join(names)}")
    return line
