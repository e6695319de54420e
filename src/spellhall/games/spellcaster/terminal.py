"""SpellCaster on the terminal: the field in text beside one panel for each caster."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.casters import DYING, REMOVED
from spellhall.games.spellcaster.casting import Cast
from spellhall.games.spellcaster.naming import attack_name, short, spell_name
from spellhall.games.spellcaster.shortcuts import goes_without_saying, piles, step
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.telling import active_words, round_words
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, as_message, say
from spellhall.kernel.sight import View

__all__ = ["board", "goes_without_saying", "piles", "step"]

Spoken = Callable[[Message], str]

EMPTY, THREATENED = "·", "+"
STYLES = ["bold cyan", "bold magenta", "bold yellow", "bold green"]
WIDTH = 100


def board(view: View[SpellState], names: list[str], spoken: Spoken = str) -> RenderableType:
    """The field, the casters, and what is happening right now, in the words of `spoken`."""
    state = view.state
    head = Text(spoken(round_words(state)))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    casters = [caster(view, seat, names, spoken) for seat in range(state.setup.seats)]
    grid.add_row(Panel(field(view), title=spoken(say("sc-terminal-field")), expand=False), Group(*casters))
    parts: list[RenderableType] = [head, grid]
    now = happening(state, names, spoken)
    if now:
        parts.append(Text("\n".join(now)))
    parts.append(Text(spoken(say("sc-terminal-legend", free=EMPTY, threatened=THREATENED)), style="dim"))
    return Group(*parts)


def field(view: View[SpellState]) -> Text:
    """The spaces row by row; hex rows are shifted so that neighbours touch."""
    state = view.state
    spaces = state.board.spaces
    threatened = state.threatened(view.seat) if view.seat >= 0 and state.order else [False] * len(spaces)
    rows = sorted({y for _, y in spaces})
    columns = sorted({x for x, _ in spaces})
    text = Text()
    if not state.board.hexagonal:
        text.append("    " + "".join(f"{x:>2} " for x in columns) + "\n", style="dim")
    for y in rows:
        row = [x for x in columns if (x, y) in state.board.places]
        if state.board.hexagonal:
            indent = "  " * abs(y)
            text.append(f"{y:>3} {indent}{row[0]:>3}:", style="dim")
        else:
            text.append(f"{y:>3} ", style="dim")
        for x in row:
            place = state.board.places[(x, y)]
            seat = state.at.index(place) if place in state.at else -1
            if seat >= 0:
                letter = SEAT_LETTERS[seat]
                text.append(f" {letter.lower() if state.casters[seat].life == DYING else letter} ", style=STYLES[seat])
            else:
                text.append(f" {THREATENED if threatened[place] else EMPTY} ", style="dim")
            if state.board.hexagonal:
                text.append(" ")
        text.append("\n")
    return text


def caster(view: View[SpellState], seat: int, names: list[str], spoken: Spoken) -> RenderableType:
    """One caster's cards, as far as this seat may see them."""
    state = view.state
    title = f"{SEAT_LETTERS[seat]}  {names[seat]}"
    if seat == view.seat:
        title = spoken(say("sc-terminal-you", player=title))
    caster = state.casters[seat]
    if caster.life == REMOVED:
        return Panel(Text(spoken(say("sc-terminal-out")), style="dim"), title=title, title_align="left")
    hand, charged, pile = caster.hand, caster.charged, caster.discard
    shown = in_short(hand.cards(), spoken) if hand.known else "■ " * hand.size
    lines = [say("sc-terminal-hand", count=hand.size, cards=shown)]
    shown = in_short(charged.cards(), spoken) if charged.known else "□ " * charged.size
    lines.append(say("sc-terminal-charged", count=charged.size, cards=shown))
    lines += [say("sc-terminal-active", spell=active_words(spell)) for spell in caster.active]
    move = short(caster.move_card) if caster.move_card >= 0 else "–"
    top = short(pile[-1]) if pile else "–"
    lines.append(say("sc-terminal-decks", move=move, deck=caster.deck.size, pile=len(pile), top=top))
    if caster.life == DYING:
        lines.append(say("sc-terminal-dying"))
    if state.hushed(seat):
        lines.append(say("sc-terminal-hushed"))
    text = Text("\n".join(spoken(line).rstrip() for line in lines))
    return Panel(text, title=title, title_align="left", border_style=STYLES[seat])


def in_short(cards: list[int], spoken: Spoken) -> str:
    return " ".join(spoken(as_message(short(card))) for card in cards)


def happening(state: SpellState, names: list[str], spoken: Spoken) -> list[str]:
    """The attack, spell or volley in progress."""
    out: list[str] = []
    for frame in state.stack:
        if isinstance(frame, Attack):
            strike = say(
                "sc-terminal-attack",
                player=names[frame.seat],
                target=names[frame.target],
                attack=attack_name(frame.kind),
                value=frame.cv,
                card=short(frame.source),
            )
            out.append(spoken(strike))
        elif isinstance(frame, Cast):
            cards, spell = in_short(frame.cards, spoken), spell_name(frame.kind)
            out.append(spoken(say("sc-terminal-cast", player=names[frame.seat], spell=spell, cards=cards)))
        elif isinstance(frame, Volley) and frame.cards:
            cards, spell = in_short(frame.cards, spoken), spell_name(frame.kind)
            out.append(spoken(say("sc-terminal-volley", player=names[frame.seat], spell=spell, cards=cards)))
    return out
