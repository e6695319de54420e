"""The Math Wiz table in a terminal: the target large, everybody's spells, my runes."""

from __future__ import annotations

from collections.abc import Callable

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spellhall.games.mathwiz.cards import TWIN_STAR, effect_text, effect_title
from spellhall.games.mathwiz.choices import sum_text
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.ending import ending_clause
from spellhall.games.mathwiz.state import MathWizState
from spellhall.games.mathwiz.telling import spell_words
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View

Spoken = Callable[[Message], str]


def board(view: View[MathWizState], names: list[str], spoken: Spoken = str) -> RenderableType:
    """What one seat sees, in the words of `spoken`."""
    parts: list[RenderableType] = [centre(view.state, spoken), players(view, names, spoken)]
    if view.seat >= 0:
        parts.append(hand(view, spoken))
    return Group(*parts)


def piles(view: View[MathWizState]) -> list[Message]:
    """The discarded runes, and the spells that have been used. Clauses: MW-32, MW-57."""
    state = view.state
    runes = " ".join(str(rune) for rune in state.discard.cards())
    lines = [say("mw-seen-discard", runes=runes) if runes else say("mw-terminal-no-discard")]
    for seat in range(state.setup.seats):
        spells = [spell_words(state.rules.set, spell) for spell in state.used[seat]]
        if spells:
            lines.append(say("mw-terminal-used", who=who(seat), spells=spells))
    return lines


def centre(state: MathWizState, spoken: Spoken) -> RenderableType:
    cards = state.rules.set
    lines = [Text(f"{state.target}", style="bold cyan", justify="center")]
    for spell in state.centre:
        words = spell_words(cards, spell)
        words = words if spell == state.spell else say("mw-terminal-also", spell=words)
        lines.append(Text(spoken(words), justify="center"))
        lines.append(Text(spoken(effect_text(cards.effects[spell])), style="dim", justify="center"))
    discarded = state.discard.size
    left = say("mw-terminal-decks", spells=state.spell_deck.size, runes=state.rune_deck.size, discarded=discarded)
    if discarded:
        runes = " ".join(str(rune) for rune in state.discard.cards())
        lines.append(Text(spoken(say("mw-seen-discard", runes=runes)), style="dim", justify="center"))
    last = state.outcome is None and ending_clause(state) != ""
    title = say("mw-terminal-last-round" if last else "mw-terminal-round", round=state.turn)
    return Panel(Group(*lines), title=spoken(title), subtitle=spoken(left), width=76, border_style="cyan")


def players(view: View[MathWizState], names: list[str], spoken: Spoken) -> RenderableType:
    state = view.state
    table = Table(box=None, pad_edge=False, header_style="bold", width=76)
    headings = [
        say("mw-terminal-player"),
        say("mw-terminal-spells"),
        say("mw-terminal-runes"),
        say("mw-terminal-notes"),
    ]
    for heading in headings:
        table.add_column(spoken(heading), overflow="fold")
    frame = state.stack[-1] if state.stack else None
    for seat in range(state.setup.seats):
        marks: list[Message] = []
        if state.marks[seat]:
            marks.append(effect_title(state.marks[seat]))
        if state.forbidden[seat]:
            marks.append(say("mw-terminal-forbidden", numbers=", ".join(map(str, state.forbidden[seat]))))
        if state.plays[seat]:
            marks.append(say("mw-terminal-placed", runes=", ".join(sum_text(each) for each in state.plays[seat])))
        if isinstance(frame, Combining) and seat not in frame.active:
            marks.append(say("mw-terminal-out"))
        elif isinstance(frame, Combining) and frame.sealed[seat] is not None:
            marks.append(say("mw-terminal-sealed"))
        notes = [spoken(spell_words(state.rules.set, spell)) for spell in state.unused[seat]]
        notes += [f"[{spoken(mark)}]" for mark in marks]
        name = f"{SEAT_LETTERS[seat]} {names[seat]}"
        if seat == view.seat:
            name = spoken(say("mw-terminal-you", player=name))
        if seat == state.lead:
            name = spoken(say("mw-terminal-leads", player=name))
        table.add_row(
            Text(name, style="bold" if seat == view.seat else ""),
            str(state.tally(seat)),
            str(state.hands[seat].size),
            Text(", ".join(notes)),
        )
    return table


def hand(view: View[MathWizState], spoken: Spoken) -> RenderableType:
    state = view.state
    runes = [
        Panel(Align.center(Text(str(rune), style="bold")), width=6, border_style="yellow")
        for rune in state.hands[view.seat].cards()
    ]
    parts: list[RenderableType] = [Text(spoken(say("mw-terminal-hand"))), Columns(runes)]
    mark = state.marks[view.seat]
    if mark and mark != TWIN_STAR:
        parts.append(Text(spoken(effect_text(mark)), style="italic"))
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Combining):
        mine = frame.sealed[view.seat]
        if mine is not None:
            parts.append(Text(spoken(say("mw-seen-handed-in", runes=sum_text(mine)))))
    for seat, known in enumerate(state.known[view.seat]):
        if known:
            line = say("mw-seen-known", who=who(seat), runes=" ".join(map(str, known)))
            parts.append(Text(spoken(line)))
    return Group(*parts)
