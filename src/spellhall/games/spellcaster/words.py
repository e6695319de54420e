"""SpellCaster in plain words: the table as sentences, and every event as one."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellcaster.attacks import ATTACK_WORDS, Attack
from spellhall.games.spellcaster.building import Build
from spellhall.games.spellcaster.cards import JOKER, NAMES, RANK_WORDS, SUIT_WORDS, card_named
from spellhall.games.spellcaster.casters import LIVING, REMOVED, Active
from spellhall.games.spellcaster.casting import Cast
from spellhall.games.spellcaster.notation import write_choice
from spellhall.games.spellcaster.opening import Opening
from spellhall.games.spellcaster.spells import CIRCLE, ENHANCE, HUSH, SEAL, TITLES, WARD
from spellhall.games.spellcaster.state import SpellSetup, SpellState
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

DIRECTION_WORDS = ["right", "right and down", "down", "left and down", "left", "left and up", "up", "right and up"]
HEX_WORDS = ["right", "down right", "down left", "left", "up left", "up right"]
ENHANCE_WORDS = ["", "Clubs as waves", "Clubs as Strikes", "Clubs as Blocks", "Clubs as everything"]


def listed(items: list[str]) -> str:
    if len(items) < 2:
        return "".join(items) or "none"
    return f"{', '.join(items[:-1])} and {items[-1]}"


def card_words(card: int) -> str:
    return "Joker" if card == JOKER else f"{RANK_WORDS[card % 13]} of {SUIT_WORDS[card // 13]}"


def many(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


# ---------------------------------------------------------------- the table


def describe(view: View[SpellState]) -> list[str]:
    """What the seat sees, most important things first."""
    state = view.table
    lines = [f"{round_words(state)}, board {state.board.name}."]
    if state.order:
        lines.append(f"Turns go in this order: {' '.join(SEAT_LETTERS[seat] for seat in state.order)}.")
    for seat in range(state.setup.seats):
        lines += describe_seat(view, seat)
    caster = state.casters[view.seat]
    if view.seat >= 0 and caster.life != REMOVED:
        hand = " ".join(NAMES[card] for card in caster.hand.cards())
        charged = " ".join(NAMES[card] for card in caster.charged.cards())
        lines.append(f"Your hand: {hand or 'empty'}. Your Charged cards: {charged or 'none'}.")
    return lines + describe_frame(view)


def round_words(state: SpellState) -> str:
    """The round, or that the first one is still to come. Clauses: SC-44, SC-244."""
    cap = state.rules.round_cap
    return f"Round {state.turn} of at most {cap}" if state.turn else f"Before the first of at most {cap} rounds"


def describe_seat(view: View[SpellState], seat: int) -> list[str]:
    state = view.table
    letter = SEAT_LETTERS[seat]
    who = f"You (seat {letter})" if seat == view.seat else f"Seat {letter}"
    caster = state.casters[seat]
    if caster.life == REMOVED:
        return [f"{who}: out of the game."]
    parts = [many(caster.hand.size, "hand card"), f"{caster.charged.size} Charged"]
    if state.at[seat] >= 0:
        parts.insert(0, f"at {state.board.text(state.at[seat])}")
    if caster.move_card >= 0:
        parts.append(f"MOVE card {NAMES[caster.move_card]}")
    parts.append(f"deck {caster.deck.size}")
    pile = caster.discard
    parts.append(f"pile {len(pile)}, top {NAMES[pile[-1]]}" if pile else "pile empty")
    lines = [f"{who}: {', '.join(parts)}."]
    if caster.life != LIVING:
        lines.append(f"Seat {letter} is dying.")
    if caster.active:
        lines.append(f"Active before seat {letter}: {'; '.join(active_words(spell) for spell in caster.active)}.")
    if state.hushed(seat):
        lines.append(f"Seat {letter} is hushed.")
    return lines


def active_words(spell: Active) -> str:
    words = f"{TITLES[spell.kind]} {' '.join(NAMES[card] for card in spell.cards)}"
    if spell.kind == ENHANCE:
        words += f" ({ENHANCE_WORDS[spell.mode]})"
    elif spell.kind == HUSH:
        words += f" on seat {SEAT_LETTERS[spell.target]}"
    elif spell.kind == CIRCLE:
        words += f" of {spell.cvs[0]} ({'seal' if spell.mode == SEAL else 'ward'})"
    return words


def describe_frame(view: View[SpellState]) -> list[str]:
    state = view.table
    lines: list[str] = []
    for frame in state.stack:
        if isinstance(frame, Attack):
            lines.append(
                f"Seat {SEAT_LETTERS[frame.seat]} attacks seat {SEAT_LETTERS[frame.target]}: "
                f"{ATTACK_WORDS[frame.kind]} with {NAMES[frame.source]}."
            )
        elif isinstance(frame, Cast):
            cards = " ".join(NAMES[card] for card in frame.cards)
            lines.append(f"Seat {SEAT_LETTERS[frame.seat]} casts {TITLES[frame.kind]}: {cards}.")
        elif isinstance(frame, Volley) and frame.cards:
            cards = " ".join(NAMES[card] for card in frame.cards)
            lines.append(f"Cards left in {TITLES[frame.kind]} of seat {SEAT_LETTERS[frame.seat]}: {cards}.")
        elif isinstance(frame, Build):
            lines.append(f"Seat {SEAT_LETTERS[frame.seat]} puts a spell together.")
        elif isinstance(frame, Opening) and view.seat >= 0:
            mine = frame.sealed[view.seat]
            if mine is not None:
                lines.append(f"You have handed in: {write_choice(state.rules, mine)}.")
    return lines


# ---------------------------------------------------------------- choices


def tell_choice(setup: SpellSetup, choice: Choice) -> str:
    """A choice for a menu: directions and defences get a few words."""
    text = write_choice(setup, choice)
    verb = choice.verb
    if verb in ("direction", "wave", "hadou"):
        words = HEX_WORDS if setup.board.hexagonal else DIRECTION_WORDS
        return f"{text}   ({words[choice.args[-1]]})"
    hints = {
        "escape": "escape by Teleport",
        "hold": "leave it Active",
        "ward": "stops Hadou Kens, you may move",
        "seal": "stops all attacks, breaks when you move",
        "rest": "all cards left strip your opponent",
        "desperate": "strike by throwing the weapon itself",
    }
    if verb in hints:
        return f"{text}   ({hints[verb]})"
    if verb == "cast":
        return f"{text}   ({TITLES[choice.args[0]]})"
    return text


# ---------------------------------------------------------------- events


def tell(setup: SpellSetup, facts: dict[str, Any], names: list[str]) -> str:
    """One event as a sentence."""
    kind = facts["event"]
    who = names[facts["seat"]] if "seat" in facts else ""
    other = names[facts["to"]] if "to" in facts else ""
    if kind in ("cast", "countered", "dispelled", "failed", "countering", "dispelling", "hush_fades"):
        return tell_spell(setup, facts, who, other)
    if kind in ("attack", "defended", "hit", "no_harm", "stopped", "paid", "lost_charged", "forced"):
        return tell_fight(facts, who, other)
    card = said(facts["card"]) if "card" in facts else ""
    if kind == "drew":
        own = f": {listed([said(one) for one in facts['cards']])}" if "cards" in facts else ""
        return f"{who} draws {many(facts['count'], 'card')}{own}."
    if kind == "prepared":
        own = f" ({listed([said(one) for one in facts['cards']])})" if facts.get("cards") else ""
        dropped = f" and discards {listed([said(one) for one in facts['discarded']])}" if facts["discarded"] else ""
        return f"{who} charges {many(facts['charged'], 'card')}{own}{dropped}."
    if kind == "over":
        best = [names[seat] for seat, rank in enumerate(facts["ranks"]) if rank == 1]
        if facts["clause"] == "SC-240":
            return f"Nobody is left standing: a stalemate of {listed(best)}."
        return f"The game is over. {listed(best)} {'wins' if len(best) == 1 else 'share a draw'}."
    if kind == "order":
        return f"The turn order is {listed([names[seat] for seat in facts['seats']])}."
    if kind == "shuffled":
        return f"{who} shuffles {many(facts['size'], 'card')} into a new deck and burns {said(facts['burnt'])}."
    if kind == "new_move":
        return f"{who} has a new MOVE card: {card}. It counts from the next turn."
    if kind == "haste":
        return f"{who} uses Haste ({card}) for another {'action' if facts['use'] == 'action' else 'movement'}."
    if kind == "charged":
        return f"{who} charges {card or 'a card'}."
    if kind == "spent":
        return f"Spent without effect for {who}: {listed([said(one) for one in facts['cards']])}."
    sentences = {
        "round": f"Round {facts.get('round')}.",
        "turn": f"{who}'s turn, movement {facts.get('value')}.",
        "burnt": f"{who} burns {card}.",
        "ready": f"{who} is ready.",
        "move_card": f"{who} turns up {card} as MOVE card.",
        "placing": f"{who} places {facts.get('when')}.",
        "placed": f"{who} stands on {facts.get('space')}.",
        "moved": f"{who} moves to {facts.get('space')}.",
        "stayed": f"{who} stays.",
        "kept_move": f"{who} keeps the MOVE card.",
        "no_card": f"{who} has no card left to draw.",
        "discarded": f"{who} discards {card}.",
        "passed": f"{who} lets it come.",
        "used": f"{who} uses the Active {card}.",
        "left_active": f"{who} leaves {card} Active.",
        "broken": f"The sealed Circle of {who} breaks.",
        "hastened": f"{who} spends {card} of Haste to defend once more.",
        "haste_fades": f"Unused, {card} of {who}'s Haste fades.",
        "trimmed": f"{who} discards {card}.",
        "defeated": f"{who} has no hand card left and is defeated!",
        "silent": f"{who} is hushed and has no Dying Curse.",
        "removed": f"{who} leaves the game.",
    }
    return sentences[kind]


def tell_spell(setup: SpellSetup, facts: dict[str, Any], who: str, other: str) -> str:
    kind = facts["event"]
    if kind == "cast":
        curse = "with a Dying Curse " if facts["curse"] else ""
        cards = listed([said(card) for card in facts["cards"]])
        target = f" on {other}" if other else ""
        return f"{who} {curse}casts {facts['spell']}{target}: {cards}{detail_words(setup, facts)}."
    if kind == "countered":
        return f"{who} cancels {said(facts['cancelled'])} of {facts['spell']} with {said(facts['card'])}."
    if kind == "dispelled":
        return f"{who} dispels {said(facts['cancelled'])} of {other}'s {facts['spell']} with {said(facts['card'])}."
    if kind == "failed":
        return f"{facts['spell']} of {who} fails."
    if kind == "hush_fades":
        return f"Hush on {other} fades: {many(facts['left'], 'card')} left."
    cards = listed([said(card) for card in facts["cards"]])
    if kind == "countering":
        return f"{who} answers with Dispel: {cards}."
    return f"{who} aims Dispel at {other}: {cards}."


def detail_words(setup: SpellSetup, facts: dict[str, Any]) -> str:
    words = f", the Joker is {facts['joker']}" if "joker" in facts else ""
    if "detail" not in facts:
        return words
    detail = facts["detail"]
    if facts["spell"] == "Hadou Ken":
        return words + f", {(HEX_WORDS if setup.board.hexagonal else DIRECTION_WORDS)[detail]}"
    if facts["spell"] == TITLES[CIRCLE]:
        return words + (", as a ward" if detail == WARD else ", sealed")
    return words + (", falling" if detail else ", rising")


def tell_fight(facts: dict[str, Any], who: str, other: str) -> str:
    kind = facts["event"]
    if kind == "attack":
        weapon = f", weapon {facts['weapon']}" if "weapon" in facts else ""
        return f"{who} attacks {other}: {facts['attack']} of {facts['value']} with {said(facts['with'])}{weapon}."
    if kind == "defended":
        return f"{who} defends with {said(facts['with'])} ({facts['how']})."
    if kind == "hit":
        return f"{who} is hit: {facts['damage']} damage."
    if kind == "stopped":
        return f"The Circle of {who} stops the attack."
    if kind == "paid":
        cards = facts["cards"]
        return f"{who} gives up {listed([said(card) for card in cards])}." if cards else f"{who} has nothing to give."
    if kind == "no_harm":
        return f"{who} is not harmed."
    if kind == "lost_charged":
        return f"{who} loses the Charged {said(facts['card'])}."
    return f"{who} must discard {said(facts['card'])}."


def said(name: str) -> str:
    """A card in an event, in words."""
    return f"the {card_words(card_named(name))}"
