"""The Mathemagician's Duel table in a terminal: everybody's row over its spell, the decks, the viewer's cards."""

from __future__ import annotations

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from spellhall.games.mathemagician.naming import spell_words
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit
from spellhall.games.mathemagician.rows import face, faces, numerals, value
from spellhall.games.mathemagician.state import NO_SPELL, NOBODY, MathemagicianState
from spellhall.games.mathemagician.telling import distance
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View

WIDTH = 76
SHAPES = "☾★⚷"  # seats have a shape and a letter, so that colour never carries meaning alone
FULL, EMPTY = "●", "·"


def board(view: View[MathemagicianState], names: list[str]) -> RenderableType:
    """What one seat sees: opponents first, then the decks, then one's own row and cards."""
    state = view.state
    seats = range(state.setup.seats)
    parts: list[RenderableType] = [player(view, seat, names) for seat in seats if seat != view.seat]
    parts.append(decks(state))
    if view.seat >= 0:
        parts.append(player(view, view.seat, names))
        if state.live(view.seat):
            parts.append(own_cards(view))
    return Group(*parts)


def player(view: View[MathemagicianState], seat: int, names: list[str]) -> RenderableType:
    """One player's Strength, row and spell."""
    state = view.state
    you = " (you)" if seat == view.seat else ""
    turn = " · to play" if seat == state.active and state.outcome is None else ""
    title = f"{SHAPES[seat]} {SEAT_LETTERS[seat]} {names[seat]}{you}{turn}"
    if not state.live(seat):
        return Panel(Text("knocked out", style="dim"), title=title, title_align="left", width=WIDTH)
    lines: list[RenderableType] = [strength(state, seat), row(state, seat)]
    spell = state.spell[seat]
    if spell != NO_SPELL:
        cards = state.rows[seat]
        if cards and state.rules.show_totals:
            lines.append(Text(str(distance(state.rules.set, spell, value(cards), numerals(cards)))))
        lines.append(Text(f"spell   {spell_words(state.rules.set, spell)}"))
    lines.append(holding(view, seat))
    own = seat == view.seat
    return Panel(
        Group(*lines), title=title, title_align="left", width=WIDTH, border_style="bold yellow" if own else "cyan"
    )


def strength(state: MathemagicianState, seat: int) -> Text:
    left = state.strength[seat]
    full = state.rules.starting_strength
    return Text(f"strength {left:2}  {FULL * left}{EMPTY * max(0, full - left)}")


def row(state: MathemagicianState, seat: int) -> Text:
    """The incanquation, and its total where totals are shown."""
    cards = state.rows[seat]
    text = Text("row     ")
    if not cards:
        return text.append("empty", style="dim")
    for card in cards:
        text.append(f"{face(card)} ", style="bold" if card > 0 else "")
    if state.rules.show_totals:
        text.append(f" = {value(cards)}", style="bold cyan")
        text.append(f" ({numerals(cards)} {'numeral' if numerals(cards) == 1 else 'numerals'})", style="cyan")
    return text


def holding(view: View[MathemagicianState], seat: int) -> Text:
    """What everybody sees of a hand: backs, pulled cards, stored spells, and whether a secret choice is made."""
    state = view.state
    blue, red = state.energy_hands[seat].size, state.symbol_hands[seat].size
    notes = [f"{blue} Energy + {red} Symbols in hand", f"{len(state.stored[seat])} spells stored"]
    if state.known[seat] and seat != view.seat:
        notes.append(f"pulled: {' '.join(faces(state.known[seat]))}")
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, (HandSplit, FirstSpell)):
        notes.append("ready" if frame.chosen[seat] is not None else "choosing")
    return Text(f"holds   {' · '.join(notes)}", style="dim")


def decks(state: MathemagicianState) -> Text:
    turn = "set-up" if state.active == NOBODY else f"turn {state.turn}"
    piles = [
        f"Energy {state.energy_deck.size} (discard {state.energy_discard.size})",
        f"Symbols {state.symbols_deck.size} (discard {state.symbols_discard.size})",
        f"Spells {state.spell_deck.size}",
    ]
    return Text(f"  {turn} · {' · '.join(piles)}", style="dim")


def own_cards(view: View[MathemagicianState]) -> RenderableType:
    """One's own hand as cards, and the stored spells."""
    state = view.state
    cards = state.rules.set
    hand = [
        Panel(Align.center(Text(face(card), style="bold")), width=6, border_style="blue" if card > 0 else "red")
        for card in state.hand(view.seat)
    ]
    parts: list[RenderableType] = [Columns(hand)] if hand else []
    for spell in state.stored[view.seat]:
        parts.append(Text(f"  stored  {spell_words(cards, spell)}"))
    return Group(*parts)
