"""The table of Magus Novatus in a terminal: spells, the grid with cube and Cylinder, and the players."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spellhall.games.novatus.cards import DECKS, LOWEST_POINTS
from spellhall.games.novatus.potions import CODES, COLOUR_LETTERS, GAP, SIDE, TYPES, colour_of
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.games.novatus.telling import pile_line, turn_line
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, as_message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

Spoken = Callable[[Message], str]

STYLES = ["red", "yellow", "green", "blue"]
CYLINDER = "▮"


def board(view: View[NovatusState], names: list[str], spoken: Spoken = str) -> RenderableType:
    """What the seat sees, in the words of `spoken`.

    Cards are letters and numbers; their colours only repeat what the letters say.
    """
    state = view.state
    parts: list[RenderableType] = [Text(headline(view, spoken), style="bold"), spells(state, spoken)]
    middle = Table.grid(padding=(0, 3))
    middle.add_row(grid(state), players(view, names, spoken))
    parts.append(middle)
    parts.append(Text(decks(state, spoken), overflow="fold"))
    if view.seat >= 0:
        parts.append(own_cards(view, spoken))
    return Group(*parts)


def piles(view: View[NovatusState]) -> list[Message]:
    """What lies open: the discard pile, and the spells that everybody has won."""
    state = view.state
    lines = [pile_line(state.discard.counts)]
    for seat in range(state.setup.seats):
        spells = state.rules.set.spells
        won = [say("mn-won-spell", spell=spells[spell].name, points=spells[spell].points) for spell in state.won[seat]]
        if won:
            lines.append(say("mn-terminal-won", who=who(seat), spells=won))
    return lines


def goes_without_saying(view: View[NovatusState], choice: Choice) -> bool:
    """A card that must be laid or paid in any case is laid or paid without a question."""
    return choice.verb in ("lay", "pay")


def headline(view: View[NovatusState], spoken: Spoken) -> str:
    state = view.state
    rules = state.rules
    parts = [turn_line(view)]
    if rules.infant:
        parts.append(say("mn-terminal-infant", target=rules.infant_target))
    else:
        parts.append(say("mn-terminal-cylinder", space=state.marker, end=rules.end))
        if state.marker == rules.end and state.outcome is None:
            parts.append(say("mn-terminal-last-round"))
    if rules.cube == "aimed" and state.outcome is None:
        parts.append(say("mn-terminal-height", height=state.height))
    return "   ".join(["Magus Novatus", *[spoken(part) for part in parts]])


def card(kind: int) -> Text:
    """A card as its code, in its colour."""
    return Text(CODES[kind], style=STYLES[colour_of(kind)] if kind < TYPES else "bold")


def cards(kinds: list[int]) -> Text:
    return Text(" ").join([card(kind) for kind in kinds]) if kinds else Text("–", style="dim")


def spells(state: NovatusState, spoken: Spoken) -> Table:
    """The three open spells, with their recipes as slots and in words."""
    table = Table(box=box.SIMPLE, padding=(0, 1), show_edge=False)
    headings = [
        say("mn-terminal-points"),
        say("mn-terminal-open"),
        say("mn-terminal-recipe"),
        say("mn-terminal-in-words"),
        say("mn-terminal-left"),
    ]
    for heading in headings:
        table.add_column(spoken(heading), overflow="fold")
    for deck in range(DECKS):
        top = state.tops[deck]
        points = str(deck + LOWEST_POINTS)
        if top == NONE:
            table.add_row(points, spoken(say("mn-terminal-none-left")), "", "", "0")
            continue
        rules = state.rules
        recipe = Text(" ").join([slot(text) for text in rules.recipes[top].slots])
        left = str(state.spell_decks[deck].size)
        table.add_row(
            points, Text(rules.set.spells[top].name), recipe, Text(spoken(as_message(rules.needs[top]))), left
        )
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


def players(view: View[NovatusState], names: list[str], spoken: Spoken) -> Table:
    """Everybody's points, skulls, hand, items, and what is known of hands."""
    state = view.state
    table = Table(box=box.SIMPLE, padding=(0, 1), show_edge=False, pad_edge=False, collapse_padding=True)
    table.add_column("")
    table.add_column(spoken(say("mn-terminal-player")), overflow="fold")
    for heading in [say("mn-terminal-points"), say("mn-terminal-skulls"), say("mn-terminal-hand")]:
        table.add_column(spoken(heading), no_wrap=True)
    for heading in [say("mn-terminal-items"), say("mn-terminal-known")]:
        table.add_column(spoken(heading), overflow="fold")
    for seat in range(state.setup.seats):
        mark = ">" if state.outcome is None and seat == state.active else ""
        name = f"{SEAT_LETTERS[seat]} {names[seat][:16]}"  # a Curse is given to a letter
        if seat == view.seat:
            name = spoken(say("mn-terminal-you", player=f"{SEAT_LETTERS[seat]} {names[seat][:10]}"))
        items = [TYPES + place for place, number in enumerate(state.items[seat]) for _ in range(number)]
        known = sorted(state.seen_hands[seat] + (state.told_hands[view.seat][seat] if view.seat >= 0 else []))
        shown = Text(spoken(say("mn-terminal-below")), style="dim") if seat == view.seat else cards(known)
        points, skulls, hand = state.score(seat), state.skulls[seat].size, state.hands[seat].size
        table.add_row(mark, Text(name), str(points), str(skulls), str(hand), cards(items), shown)
    return table


def decks(state: NovatusState, spoken: Spoken) -> str:
    counts = state.discard.counts
    pile = " ".join(f"{CODES[kind]}×{counts[kind]}" for kind in range(len(counts)) if counts[kind])
    parts = [say("mn-terminal-deck", cards=state.deck.size)]
    parts.append(say("mn-terminal-pile", cards=pile) if pile else say("mn-seen-pile-empty"))
    if state.mix and not state.spell_cast:
        parts.append(say("mn-terminal-mix", cards=" ".join(CODES[kind] for kind in state.mix)))
    return "   ".join(spoken(part) for part in parts)


def own_cards(view: View[NovatusState], spoken: Spoken) -> Text:
    state = view.state
    line = Text(f"{spoken(say('mn-terminal-your-hand'))} ", style="bold")
    line += cards(state.hands[view.seat].cards())
    if state.skulls[view.seat].size:
        line += Text(f"   {spoken(say('mn-terminal-your-skulls'))} ")
        line += cards(state.skulls[view.seat].cards())
    if state.won[view.seat]:
        names = [state.rules.set.spells[spell].name for spell in state.won[view.seat]]
        line += Text(f"\n{spoken(say('mn-terminal-your-spells'))} {', '.join(names)}")
    return line
