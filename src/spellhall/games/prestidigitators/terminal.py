"""The duel in a terminal: three rows, the opponent above and you below, cascades written out card by card."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.opening import Arranging, Draft
from spellhall.games.prestidigitators.state import DuelState
from spellhall.games.prestidigitators.words import bag_words, conclusions, listed, marked
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View

WIDTH = 96
COLUMN = 28
SHAPES = "☾★"  # seats have a shape beside their name, so that colour never carries meaning alone
UNSEEN = "░ unseen"
USED = " (used)"


def board(view: View[DuelState], names: list[str]) -> RenderableType:
    """What one seat sees; a spectator sees seat B above and seat A below."""
    state = view.table
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Draft):
        return draft(view, names)
    if isinstance(frame, Arranging):
        return arranging(view, frame, names)
    me = max(view.seat, 0)
    parts: list[RenderableType] = [side(view, 1 - me, names, True), middle(view, names), side(view, me, names, False)]
    parts += [Text(f"  {line}", style="dim") for line in conclusions(view)]
    for seat in range(2):
        if seat != view.seat:
            parts.append(Text(f"{player(view, seat, names)} drafted: {bag_words(state, state.drafted[seat].counts)}"))
    parts.append(footer(state))
    return Group(*parts)


def player(view: View[DuelState], seat: int, names: list[str]) -> str:
    you = " (you)" if seat == view.seat else ""
    return f"{SHAPES[seat]} {names[seat]}{you}"


# ---------------------------------------------------------------- before the duel


def draft(view: View[DuelState], names: list[str]) -> RenderableType:
    """The pool with every card's energy and text, and what both have drafted."""
    state = view.table
    table = Table(box=None, pad_edge=False, header_style="bold", width=WIDTH)
    table.add_column("in the pool", no_wrap=True)
    table.add_column("energy", justify="right")
    table.add_column("what it does", overflow="fold")
    for kind, copies in enumerate(state.pool.counts):
        if copies:
            card = state.rules.set.cards[kind]
            table.add_row(f"{card.name} ×{copies}" if copies > 1 else card.name, str(card.energy), card.text)
    return Group(Panel(table, title="The draft", width=WIDTH + 4), drafted(view, names))


def drafted(view: View[DuelState], names: list[str]) -> RenderableType:
    lines = [
        Text(f"{player(view, seat, names)}: {bag_words(view.table, view.table.drafted[seat].counts)}")
        for seat in range(2)
    ]
    return Group(*lines)


def arranging(view: View[DuelState], frame: Arranging, names: list[str]) -> RenderableType:
    """The own stacks as far as they are placed, and who is ready."""
    state = view.table
    lines: list[RenderableType] = []
    for seat in range(2):
        lines.append(Text(f"{player(view, seat, names)} {'is ready' if frame.ready[seat] else 'is arranging'}"))
    if view.seat >= 0:
        height = state.rules.set.hand // ROWS
        placed = [state.rules.set.cards[kind].name for kind in frame.placed(view.seat)]
        for row in range(ROWS):
            cards = placed[row * height : (row + 1) * height]
            lines.append(Text(f"row {row + 1}, from the bottom: {', '.join(cards) or '…'}"))
    return Group(Panel(Group(*lines), title="Arrange your stacks in secret", width=WIDTH + 4), drafted(view, names))


# ---------------------------------------------------------------- the duel


def side(view: View[DuelState], seat: int, names: list[str], above: bool) -> RenderableType:
    """One player's three rows side by side; the top card of each lies nearest to the middle."""
    state = view.table
    table = Table(box=None, show_header=False, pad_edge=False)
    for _ in range(ROWS):
        table.add_column(width=COLUMN + 4)
    cells: list[RenderableType] = [stack(view, seat, row, above) for row in range(ROWS)]
    table.add_row(*cells)
    turn = "  ← to move" if state.mover == seat and state.outcome is None else ""
    head = Text(f"{player(view, seat, names)}{turn}", style="bold" if seat == view.seat else "")
    return Group(head, table) if above else Group(table, head)


def stack(view: View[DuelState], seat: int, row: int, above: bool) -> RenderableType:
    """A stack as a list of cards; splayed cards carry a mark, hidden ones are indented under a line."""
    state = view.table
    tokens = state.rows[seat][row]
    title = f"{SEAT_LETTERS[seat]}{row + 1}"
    if not tokens:
        return Panel(Text("empty row", style="dim"), title=title, width=COLUMN + 3, border_style="dim")
    hidden = len(tokens) - state.splay[seat][row]
    lines = []
    for place, token in enumerate(tokens):
        top = place == len(tokens) - 1
        mark = "▶ " if top else "· " if place >= hidden else "  "
        used = USED if state.spent[token] else ""
        style = "bold" if top else "" if place >= hidden else "dim"
        lines.append(Text(f"{mark}{card_text(view, seat, token)}{used}", style=style))
    if not above:
        lines.reverse()
    note = f"{state.splay[seat][row]} of {len(tokens)} splayed"
    if seat == view.seat:
        note += f", energy {state.energy(seat, row)}"
    style = "cyan" if seat == view.seat else "yellow"
    return Panel(Group(*lines), title=title, subtitle=note, width=COLUMN + 3, border_style=style)


def card_text(view: View[DuelState], seat: int, token: int) -> str:
    """A card's energy and name, if this table shows it."""
    state = view.table
    if not marked(view, seat, token):
        return UNSEEN
    card = state.rules.set.cards[state.names[token]]
    return f"{card.energy} {card.name}"


def middle(view: View[DuelState], names: list[str]) -> RenderableType:
    state = view.table
    frame = state.stack[-1] if state.stack else None
    if state.outcome is not None:
        text = "the game is over"
    elif isinstance(frame, Attack):
        card = state.rules.set.cards[state.names[frame.card]].name
        text = f"{card} attacks in row {frame.row + 1}"
    else:
        text = f"turn {state.turn + 1}"
    return Text(f" {text} ".center(WIDTH, "─"), style="dim")


def footer(state: DuelState) -> RenderableType:
    gone = [state.rules.set.cards[state.names[token]].name for token in state.destroyed]
    quiet = f"quiet turns: {state.quiet} of {state.rules.stagnation_limit}"
    return Group(
        Text(f"destroyed: {listed(gone)} · {quiet}", style="dim"),
        Text("▶ top card   · splayed   indented: hidden beneath   ░ not seen yet", style="dim"),
    )
