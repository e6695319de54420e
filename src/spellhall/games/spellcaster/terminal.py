"""SpellCaster on the terminal: the field in text beside one panel for each caster."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spellhall.games.spellcaster.attacks import ATTACK_WORDS, Attack
from spellhall.games.spellcaster.casters import DYING, REMOVED
from spellhall.games.spellcaster.casting import Cast
from spellhall.games.spellcaster.naming import short
from spellhall.games.spellcaster.spells import TITLES
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.telling import active_words, round_words
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View

EMPTY, THREATENED = "·", "+"
STYLES = ["bold cyan", "bold magenta", "bold yellow", "bold green"]
WIDTH = 100


def board(view: View[SpellState], names: list[str]) -> RenderableType:
    """The field, the casters, and what is happening right now."""
    state = view.state
    head = Text(str(round_words(state)))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    casters = [caster(view, seat, names) for seat in range(state.setup.seats)]
    grid.add_row(Panel(field(view), title="field", expand=False), Group(*casters))
    parts: list[RenderableType] = [head, grid]
    now = happening(state, names)
    if now:
        parts.append(Text("\n".join(now)))
    legend = f"{EMPTY} free   {THREATENED} threatened by an opponent   A–D casters (small letter: dying)"
    parts.append(Text(legend, style="dim"))
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


def caster(view: View[SpellState], seat: int, names: list[str]) -> RenderableType:
    """One caster's cards, as far as this seat may see them."""
    state = view.state
    letter = SEAT_LETTERS[seat]
    you = ", you" if seat == view.seat else ""
    title = f"{letter}  {names[seat]}{you}"
    caster = state.casters[seat]
    if caster.life == REMOVED:
        return Panel(Text("out of the game", style="dim"), title=title, title_align="left")
    lines: list[str] = []
    hand, charged = caster.hand, caster.charged
    shown = " ".join(str(short(card)) for card in hand.cards()) if hand.known else "■ " * hand.size
    lines.append(f"hand {hand.size}: {shown}")
    shown = " ".join(str(short(card)) for card in charged.cards()) if charged.known else "□ " * charged.size
    lines.append(f"Charged {charged.size}: {shown}")
    for spell in caster.active:
        lines.append(f"Active: {active_words(spell)}")
    pile = caster.discard
    move = short(caster.move_card) if caster.move_card >= 0 else "–"
    lines.append(f"MOVE {move}   deck {caster.deck.size}   pile {len(pile)} {short(pile[-1]) if pile else ''}")
    marks = [word for word, on in (("dying", caster.life == DYING), ("hushed", state.hushed(seat))) if on]
    if marks:
        lines.append(", ".join(marks))
    return Panel(Text("\n".join(lines)), title=title, title_align="left", border_style=STYLES[seat])


def happening(state: SpellState, names: list[str]) -> list[str]:
    """The attack, spell or volley in progress."""
    out: list[str] = []
    for frame in state.stack:
        if isinstance(frame, Attack):
            word = ATTACK_WORDS[frame.kind]
            out.append(f"► {names[frame.seat]} → {names[frame.target]}: {word} of {frame.cv} ({short(frame.source)})")
        elif isinstance(frame, Cast):
            cards = " ".join(str(short(card)) for card in frame.cards)
            out.append(f"► {names[frame.seat]} casts {TITLES[frame.kind]}: {cards}")
        elif isinstance(frame, Volley) and frame.cards:
            cards = " ".join(str(short(card)) for card in frame.cards)
            out.append(f"► {TITLES[frame.kind]} of {names[frame.seat]}, cards left: {cards}")
    return out
