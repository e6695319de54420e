"""The Math Wiz table in a terminal: the target large, everybody's spells, my runes."""

from __future__ import annotations

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
from spellhall.kernel.sight import View


def board(view: View[MathWizState], names: list[str]) -> RenderableType:
    """What one seat sees."""
    state = view.state
    parts: list[RenderableType] = [centre(state), players(view, names)]
    if view.seat >= 0:
        parts.append(hand(view))
    return Group(*parts)


def centre(state: MathWizState) -> RenderableType:
    cards = state.rules.set
    lines = [Text(f"{state.target}", style="bold cyan", justify="center")]
    for spell in state.centre:
        mark = "" if spell == state.spell else " (also to win)"
        lines.append(Text(f"{spell_words(cards, spell)}{mark}", justify="center"))
        lines.append(Text(str(effect_text(cards.effects[spell])), style="dim", justify="center"))
    left = f"{state.spell_deck.size} spells · {state.rune_deck.size} runes · {state.discard.size} discarded"
    if state.discard.size:
        discarded = " ".join(str(rune) for rune in state.discard.cards())
        lines.append(Text(f"discarded: {discarded}", style="dim", justify="center"))
    last = " (the last)" if state.outcome is None and ending_clause(state) else ""
    return Panel(
        Group(*lines), title=f"Round {state.turn}{last} · target", subtitle=left, width=76, border_style="cyan"
    )


def players(view: View[MathWizState], names: list[str]) -> RenderableType:
    state = view.state
    table = Table(box=None, pad_edge=False, header_style="bold", width=76)
    for column in ("player", "spells", "runes", "unused spells and marks"):
        table.add_column(column, overflow="fold")
    frame = state.stack[-1] if state.stack else None
    for seat in range(state.setup.seats):
        notes = [str(spell_words(state.rules.set, spell)) for spell in state.unused[seat]]
        if state.marks[seat]:
            notes.append(f"[{effect_title(state.marks[seat])}]")
        if state.forbidden[seat]:
            notes.append(f"[not {', '.join(map(str, state.forbidden[seat]))}]")
        if state.plays[seat]:
            notes.append(f"[placed {', '.join(sum_text(each) for each in state.plays[seat])}]")
        if isinstance(frame, Combining) and seat not in frame.active:
            notes.append("[out of this round]")
        elif isinstance(frame, Combining) and frame.sealed[seat] is not None:
            notes.append("[sealed]")
        lead = " (leads)" if seat == state.lead else ""
        you = " (you)" if seat == view.seat else ""
        style = "bold" if seat == view.seat else ""
        table.add_row(
            Text(f"{SEAT_LETTERS[seat]} {names[seat]}{you}{lead}", style=style),
            str(state.tally(seat)),
            str(state.hands[seat].size),
            Text(", ".join(notes)),
        )
    return table


def hand(view: View[MathWizState]) -> RenderableType:
    state = view.state
    runes = [
        Panel(Align.center(Text(str(rune), style="bold")), width=6, border_style="yellow")
        for rune in state.hands[view.seat].cards()
    ]
    parts: list[RenderableType] = [Text("Your runes"), Columns(runes)]
    mark = state.marks[view.seat]
    if mark and mark != TWIN_STAR:
        parts.append(Text(str(effect_text(mark)), style="italic"))
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Combining):
        mine = frame.sealed[view.seat]
        if mine is not None:
            parts.append(Text(f"You have handed in {sum_text(mine)}."))
    for seat, known in enumerate(state.known[view.seat]):
        if known:
            parts.append(Text(f"You know of {SEAT_LETTERS[seat]}'s runes: {' '.join(map(str, known))}"))
    return Group(*parts)
