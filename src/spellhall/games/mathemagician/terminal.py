"""The Mathemagician's Duel table in a terminal: everybody's row over its spell, the decks, the viewer's cards."""

from __future__ import annotations

from collections.abc import Callable

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from spellhall.games.mathemagician.cards import SIGNS
from spellhall.games.mathemagician.naming import spell_name, spell_words
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit
from spellhall.games.mathemagician.rows import face, faces, numerals, value
from spellhall.games.mathemagician.state import NO_SPELL, NOBODY, MathemagicianState
from spellhall.games.mathemagician.telling import distance
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View

Spoken = Callable[[Message], str]

WIDTH = 76
SHAPES = "☾★⚷"  # seats have a shape and a letter, so that colour never carries meaning alone
FULL, EMPTY = "●", "·"


def board(view: View[MathemagicianState], names: list[str], spoken: Spoken = str) -> RenderableType:
    """What one seat sees, in the words of `spoken`: opponents first, then the decks, then one's own row and cards."""
    state = view.state
    seats = range(state.setup.seats)
    parts: list[RenderableType] = [player(view, seat, names, spoken) for seat in seats if seat != view.seat]
    parts.append(decks(state, spoken))
    if view.seat >= 0:
        parts.append(player(view, view.seat, names, spoken))
        if state.live(view.seat):
            parts.append(own_cards(view, spoken))
    return Group(*parts)


def piles(view: View[MathemagicianState]) -> list[Message]:
    """The discard piles card by card: everybody may look through them."""
    state = view.state
    energy = " ".join(faces(state.energy_discard.cards()))
    counts = state.symbols_discard.counts
    symbols = [f"{count} × {sign}" for count, sign in zip(counts, SIGNS, strict=True) if count]
    spells = [spell_name(state.rules.set, spell) for spell in state.spell_discard.cards()]
    return [
        say("md-terminal-energy-pile", cards=energy or []),
        say("md-terminal-symbols-pile", cards=symbols),
        say("md-terminal-spell-pile", spells=spells),
    ]


def player(view: View[MathemagicianState], seat: int, names: list[str], spoken: Spoken) -> RenderableType:
    """One player's Strength, row and spell."""
    state = view.state
    title = f"{SHAPES[seat]} {SEAT_LETTERS[seat]} {names[seat]}"
    if seat == view.seat:
        title = spoken(say("md-terminal-you", player=title))
    if seat == state.active and state.outcome is None:
        title = spoken(say("md-terminal-to-play", player=title))
    if not state.live(seat):
        out = Text(spoken(say("md-terminal-out")), style="dim")
        return Panel(out, title=title, title_align="left", width=WIDTH)
    lines: list[RenderableType] = [strength(state, seat, spoken), row(state, seat, spoken)]
    spell = state.spell[seat]
    if spell != NO_SPELL:
        cards = state.rows[seat]
        if cards and state.rules.show_totals:
            lines.append(Text(spoken(distance(state.rules.set, spell, value(cards), numerals(cards)))))
        lines.append(Text(f"{label(say('md-terminal-spell'), spoken)}{spoken(spell_words(state.rules.set, spell))}"))
    lines.append(holding(view, seat, spoken))
    own = seat == view.seat
    return Panel(
        Group(*lines), title=title, title_align="left", width=WIDTH, border_style="bold yellow" if own else "cyan"
    )


def label(word: Message, spoken: Spoken) -> str:
    """The word before a line of a panel."""
    return f"{spoken(word):<8} "


def strength(state: MathemagicianState, seat: int, spoken: Spoken) -> Text:
    left = state.strength[seat]
    full = state.rules.starting_strength
    return Text(f"{label(say('md-terminal-strength'), spoken)}{left:2}  {FULL * left}{EMPTY * max(0, full - left)}")


def row(state: MathemagicianState, seat: int, spoken: Spoken) -> Text:
    """The incanquation, and its total where totals are shown."""
    cards = state.rows[seat]
    text = Text(label(say("md-terminal-row"), spoken))
    if not cards:
        return text.append(spoken(say("md-row-nothing")), style="dim")
    for card in cards:
        text.append(f"{face(card)} ", style="bold" if card > 0 else "")
    if state.rules.show_totals:
        text.append(f" = {value(cards)}", style="bold cyan")
        text.append(f" ({spoken(say('md-terminal-numerals', count=numerals(cards)))})", style="cyan")
    return text


def holding(view: View[MathemagicianState], seat: int, spoken: Spoken) -> Text:
    """What everybody sees of a hand: backs, pulled cards, stored spells, and whether a secret choice is made."""
    state = view.state
    blue, red = state.energy_hands[seat].size, state.symbol_hands[seat].size
    stored = len(state.stored[seat])
    notes = [say("md-terminal-in-hand", energy=blue, symbols=red), say("md-terminal-count", count=stored)]
    if state.known[seat] and seat != view.seat:
        notes.append(say("md-terminal-pulled", cards=" ".join(faces(state.known[seat]))))
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, (HandSplit, FirstSpell)):
        notes.append(say("md-terminal-ready" if frame.chosen[seat] is not None else "md-terminal-choosing"))
    return Text(f"{label(say('md-terminal-holds'), spoken)}{' · '.join(spoken(note) for note in notes)}", style="dim")


def decks(state: MathemagicianState, spoken: Spoken) -> Text:
    notes = [
        say("md-terminal-set-up") if state.active == NOBODY else say("md-terminal-turn", turn=state.turn),
        say("md-terminal-energy", deck=state.energy_deck.size, pile=state.energy_discard.size),
        say("md-terminal-symbols", deck=state.symbols_deck.size, pile=state.symbols_discard.size),
        say("md-terminal-spells", deck=state.spell_deck.size),
    ]
    return Text(f"  {' · '.join(spoken(note) for note in notes)}", style="dim")


def own_cards(view: View[MathemagicianState], spoken: Spoken) -> RenderableType:
    """One's own hand as cards, and the stored spells."""
    state = view.state
    cards = state.rules.set
    hand = [
        Panel(Align.center(Text(face(card), style="bold")), width=6, border_style="blue" if card > 0 else "red")
        for card in state.hand(view.seat)
    ]
    parts: list[RenderableType] = [Columns(hand)] if hand else []
    for spell in state.stored[view.seat]:
        parts.append(Text(f"  {label(say('md-terminal-stored'), spoken)}{spoken(spell_words(cards, spell))}"))
    return Group(*parts)
