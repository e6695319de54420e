"""The duel in a terminal: three rows, the opponent above and you below, cascades written out card by card."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.opening import Arranging, Draft
from spellhall.games.prestidigitators.state import DuelState
from spellhall.games.prestidigitators.telling import bag_titles, conclusions, marked
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, as_message, plain, say
from spellhall.kernel.sight import View

WIDTH = 96
COLUMN = 28
SHAPES = "☾★"  # seats have a shape beside their name, so that colour never carries meaning alone

Spoken = Callable[[Message], str]


def board(view: View[DuelState], names: list[str], spoken: Spoken = str) -> RenderableType:
    """What one seat sees, in the words of `spoken`; a spectator sees seat B above and seat A below."""
    return Board(view, names, spoken).whole()


def piles(view: View[DuelState]) -> list[Message]:
    """What is out of the duel: destroyed cards, and those that nobody drafted. Clauses: DP-16."""
    state = view.state
    lines = [say("dp-terminal-destroyed-pile", cards=[state.card(token).title for token in state.destroyed])]
    if state.stack and not isinstance(state.stack[-1], Draft):
        lines.append(say("dp-terminal-left-pile", cards=bag_titles(state, state.pool.counts)))
    return lines


class Board:
    """The board of one seat."""

    def __init__(self, view: View[DuelState], names: list[str], spoken: Spoken) -> None:
        self.view = view
        self.state = view.state
        self.names = names
        self.spoken = spoken

    def whole(self) -> RenderableType:
        view, state = self.view, self.state
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Draft):
            return self.draft()
        if isinstance(frame, Arranging):
            return self.arranging(frame)
        me = max(view.seat, 0)
        parts: list[RenderableType] = [self.side(1 - me, True), self.middle(), self.side(me, False)]
        parts += [Text(f"  {self.spoken(line)}", style="dim") for line in conclusions(view)]
        for seat in range(2):
            if seat != view.seat:
                cards = bag_titles(state, state.drafted[seat].counts)
                parts.append(self.line(say("dp-terminal-drafted", player=self.player(seat), cards=cards)))
        parts.append(self.footer())
        return Group(*parts)

    def line(self, message: Message, style: str = "") -> Text:
        return Text(self.spoken(message), style=style)

    def title(self, kind: int) -> str:
        """A card's name."""
        return self.spoken(as_message(self.state.rules.set.cards[kind].title))

    def player(self, seat: int) -> Message:
        """A player with their shape."""
        name = f"{SHAPES[seat]} {self.names[seat]}"
        return say("dp-terminal-you", player=name) if seat == self.view.seat else plain(name)

    # ------------------------------------------------------------ before the duel

    def draft(self) -> RenderableType:
        """The pool with every card's energy and text, and what both have drafted."""
        table = Table(box=None, pad_edge=False, header_style="bold", width=WIDTH)
        table.add_column(self.spoken(say("dp-terminal-pool")), no_wrap=True)
        table.add_column(self.spoken(say("dp-terminal-energy")), justify="right")
        table.add_column(self.spoken(say("dp-terminal-text")), overflow="fold")
        for kind, copies in enumerate(self.state.pool.counts):
            if copies:
                card = self.state.rules.set.cards[kind]
                name = f"{self.title(kind)} ×{copies}" if copies > 1 else self.title(kind)
                table.add_row(name, str(card.energy), self.spoken(as_message(card.text)))
        return Group(Panel(table, title=self.spoken(say("dp-terminal-draft")), width=WIDTH + 4), self.drafted())

    def drafted(self) -> RenderableType:
        lines = []
        for seat in range(2):
            cards = bag_titles(self.state, self.state.drafted[seat].counts)
            lines.append(self.line(say("dp-terminal-hand", player=self.player(seat), cards=cards)))
        return Group(*lines)

    def arranging(self, frame: Arranging) -> RenderableType:
        """This seat's stacks as far as they are placed, and who is ready."""
        lines: list[RenderableType] = []
        for seat in range(2):
            player = self.player(seat)
            lines.append(
                self.line(say("dp-terminal-ready" if frame.ready[seat] else "dp-terminal-arranging", player=player))
            )
        if self.view.seat >= 0:
            height = self.state.rules.set.hand // ROWS
            placed = [self.title(kind) for kind in frame.placed(self.view.seat)]
            for row in range(ROWS):
                cards = ", ".join(placed[row * height : (row + 1) * height]) or "…"
                lines.append(self.line(say("dp-terminal-placed", row=row + 1, cards=cards)))
        head = self.spoken(say("dp-terminal-arrange"))
        return Group(Panel(Group(*lines), title=head, width=WIDTH + 4), self.drafted())

    # ------------------------------------------------------------ the duel

    def side(self, seat: int, above: bool) -> RenderableType:
        """One player's three rows side by side; the top card of each lies nearest to the middle."""
        table = Table(box=None, show_header=False, pad_edge=False)
        for _ in range(ROWS):
            table.add_column(width=COLUMN + 4)
        cells: list[RenderableType] = [self.stack(seat, row, above) for row in range(ROWS)]
        table.add_row(*cells)
        player = self.player(seat)
        if self.state.mover == seat and self.state.outcome is None:
            player = say("dp-terminal-mover", player=player)
        head = self.line(player, "bold" if seat == self.view.seat else "")
        return Group(head, table) if above else Group(table, head)

    def stack(self, seat: int, row: int, above: bool) -> RenderableType:
        """A stack as a list of cards; splayed cards carry a mark, hidden ones are dim and indented."""
        state = self.state
        tokens = state.rows[seat][row]
        title = f"{SEAT_LETTERS[seat]}{row + 1}"
        if not tokens:
            empty = self.line(say("dp-terminal-empty"), "dim")
            return Panel(empty, title=title, width=COLUMN + 3, border_style="dim")
        hidden = len(tokens) - state.splay[seat][row]
        lines = []
        for place, token in enumerate(tokens):
            top = place == len(tokens) - 1
            mark = "▶ " if top else "· " if place >= hidden else "  "
            used = f" {self.spoken(say('dp-terminal-used'))}" if state.spent[token] else ""
            style = "bold" if top else "" if place >= hidden else "dim"
            lines.append(Text(f"{mark}{self.card_text(seat, token)}{used}", style=style))
        if not above:
            lines.reverse()
        splayed, cards = state.splay[seat][row], len(tokens)
        if seat == self.view.seat:
            note = say("dp-terminal-stack-mine", splayed=splayed, cards=cards, energy=state.energy(seat, row))
        else:
            note = say("dp-terminal-stack", splayed=splayed, cards=cards)
        style = "cyan" if seat == self.view.seat else "yellow"
        return Panel(Group(*lines), title=title, subtitle=self.spoken(note), width=COLUMN + 3, border_style=style)

    def card_text(self, seat: int, token: int) -> str:
        """A card's energy and name, if this table shows it."""
        if not marked(self.view, seat, token):
            return self.spoken(say("dp-terminal-unseen"))
        return f"{self.state.card(token).energy} {self.title(self.state.names[token])}"

    def middle(self) -> RenderableType:
        state = self.state
        frame = state.stack[-1] if state.stack else None
        if state.outcome is not None:
            message = say("dp-terminal-over")
        elif isinstance(frame, Attack):
            message = say("dp-terminal-attack", card=state.card(frame.card).title, row=frame.row + 1)
        else:
            message = say("dp-terminal-turn", turn=state.turn + 1)
        return Text(f" {self.spoken(message)} ".center(WIDTH, "─"), style="dim")

    def footer(self) -> RenderableType:
        state = self.state
        gone = [state.card(token).title for token in state.destroyed]
        quiet, limit = state.quiet, state.rules.stagnation_limit
        return Group(
            self.line(say("dp-terminal-footer", cards=gone, quiet=quiet, limit=limit), "dim"),
            self.line(say("dp-terminal-legend"), "dim"),
        )
