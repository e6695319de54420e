"""SpellCaster told: the table as sentences, and every event as one."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.spellcaster.attacks import ATTACK_WORDS, Attack
from spellhall.games.spellcaster.building import Build
from spellhall.games.spellcaster.casters import LIVING, REMOVED, Active
from spellhall.games.spellcaster.casting import Cast
from spellhall.games.spellcaster.choice_words import tell_choice
from spellhall.games.spellcaster.naming import (
    attack_name,
    board_name,
    named_card,
    named_cards,
    short,
    shorts,
    spell_name,
    way_name,
)
from spellhall.games.spellcaster.opening import Opening
from spellhall.games.spellcaster.spells import CIRCLE, ENHANCE, HADOU, HUSH, MODE_WORDS, SEAL, TITLES, WARD
from spellhall.games.spellcaster.state import SpellSetup, SpellState
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View

FAMILIES: Final[dict[str, list[str]]] = {
    "sc-seen-enhance-": ["waves", "strikes", "blocks", "all"],
    "sc-told-": [
        "ready", "stayed", "kept-move", "no-card", "passed", "broken", "defeated", "silent", "removed", "no-harm",
        "stopped",
    ],
    "sc-told-card-": [
        "burnt", "move-card", "discarded", "used", "left-active", "hastened", "haste-fades", "new-move",
        "lost-charged", "forced",
    ],
}  # fmt: skip

PLAIN_EVENTS: Final = {name.replace("-", "_"): name for name in FAMILIES["sc-told-"]}
CARD_EVENTS: Final = {name.replace("-", "_"): name for name in FAMILIES["sc-told-card-"]} | {"trimmed": "discarded"}


def in_commas(items: list[Any]) -> Message:
    return Message("list-commas", {"items": items})


# ---------------------------------------------------------------- the table


def describe(view: View[SpellState]) -> list[Message]:
    """What the seat sees, most important things first."""
    state = view.state
    lines = [round_words(state)]
    if state.order:
        lines.append(say("sc-seen-order", players=[who(seat) for seat in state.order]))
    for seat in range(state.setup.seats):
        lines += describe_seat(view, seat)
    caster = state.casters[view.seat]
    if view.seat >= 0 and caster.life != REMOVED:
        hand, charged = shorts(caster.hand.cards()), shorts(caster.charged.cards())
        lines.append(say("sc-seen-cards", hand=hand, charged=charged))
    return lines + describe_frames(view)


def round_words(state: SpellState) -> Message:
    """The round, or that the first one is still to come. Clauses: SC-44, SC-244."""
    cap, board = state.rules.round_cap, board_name(state.board)
    if state.turn:
        return say("sc-seen-round", round=state.turn, cap=cap, board=board)
    return say("sc-seen-before", cap=cap, board=board)


def describe_seat(view: View[SpellState], seat: int) -> list[Message]:
    state = view.state
    caster = state.casters[seat]
    mine = seat == view.seat
    if caster.life == REMOVED:
        return [say("sc-seen-you-out" if mine else "sc-seen-out", who=who(seat))]
    parts = [say("sc-seen-hand", count=caster.hand.size), say("sc-seen-charged", count=caster.charged.size)]
    if state.at[seat] >= 0:
        parts.insert(0, say("sc-seen-at", space=state.board.text(state.at[seat])))
    if caster.move_card >= 0:
        parts.append(say("sc-seen-move-card", card=short(caster.move_card)))
    parts.append(say("sc-seen-deck", count=caster.deck.size))
    pile = caster.discard
    parts.append(say("sc-seen-pile", count=len(pile), card=short(pile[-1])) if pile else say("sc-seen-no-pile"))
    lines = [say("sc-seen-you" if mine else "sc-seen-seat", who=who(seat), parts=in_commas(parts))]
    if caster.life != LIVING:
        lines.append(say("sc-seen-dying", who=who(seat)))
    if caster.active:
        spells = Message("list-lines", {"items": [active_words(spell) for spell in caster.active]})
        lines.append(say("sc-seen-active", who=who(seat), spells=spells))
    if state.hushed(seat):
        lines.append(say("sc-seen-hushed", who=who(seat)))
    return lines


def active_words(spell: Active) -> Message:
    """An Active spell with what was declared for it."""
    cards = shorts(spell.cards)
    if spell.kind == ENHANCE:
        return say(f"sc-seen-enhance-{MODE_WORDS[spell.mode]}", cards=cards)
    if spell.kind == HUSH:
        return say("sc-seen-hush", cards=cards, who=who(spell.target))
    if spell.kind == CIRCLE:
        seal = spell.mode == SEAL
        return say("sc-seen-sealed-circle" if seal else "sc-seen-warding-circle", cards=cards, value=spell.cvs[0])
    return say("sc-seen-spell", spell=spell_name(spell.kind), cards=cards)


def describe_frames(view: View[SpellState]) -> list[Message]:
    """What is in progress."""
    lines: list[Message] = []
    for frame in view.state.stack:
        if isinstance(frame, Attack):
            attack, card = attack_name(frame.kind), short(frame.source)
            lines.append(say("sc-seen-attack", who=who(frame.seat), to=who(frame.target), attack=attack, card=card))
        elif isinstance(frame, Cast):
            spell = spell_name(frame.kind)
            lines.append(say("sc-seen-cast", who=who(frame.seat), spell=spell, cards=shorts(frame.cards)))
        elif isinstance(frame, Volley) and frame.cards:
            spell = spell_name(frame.kind)
            lines.append(say("sc-seen-volley", who=who(frame.seat), spell=spell, cards=shorts(frame.cards)))
        elif isinstance(frame, Build):
            lines.append(say("sc-seen-build", who=who(frame.seat)))
        elif isinstance(frame, Opening) and view.seat >= 0:
            mine = frame.sealed[view.seat]
            if mine is not None:
                lines.append(say("sc-seen-sealed", choice=tell_choice(view, mine)))
    return lines


# ---------------------------------------------------------------- events


def tell(setup: SpellSetup, facts: dict[str, Any]) -> Message:
    """One event as a sentence."""
    kind = facts["event"]
    if kind == "passed" and "spell" in facts:
        return say("sc-told-not-countered", who=who(facts["seat"]), spell=spell_name(TITLES.index(facts["spell"])))
    if kind in PLAIN_EVENTS:
        return say(f"sc-told-{PLAIN_EVENTS[kind]}", who=who(facts["seat"]))
    if kind in CARD_EVENTS:
        return say(f"sc-told-card-{CARD_EVENTS[kind]}", who=who(facts["seat"]), card=named_card(facts["card"]))
    if kind == "round":
        return say("sc-told-round", round=facts["round"])
    if kind == "over":
        return tell_end(facts)
    if kind == "order":
        return say("sc-told-order", players=[who(seat) for seat in facts["seats"]])
    if kind == "cast":
        return tell_cast(setup, facts)
    if kind in ("countered", "dispelled", "failed", "countering", "dispelling", "hush_fades"):
        return tell_dispel(facts)
    if kind in ("attack", "defended", "hit", "paid"):
        return tell_fight(facts)
    return tell_turn(facts)


def tell_turn(facts: dict[str, Any]) -> Message:
    """Drawing, charging, moving, and the rest of a turn."""
    kind, seat = facts["event"], who(facts["seat"])
    if kind == "drew":
        if "cards" in facts:
            return say("sc-told-drew-own", who=seat, count=facts["count"], cards=named_cards(facts["cards"]))
        return say("sc-told-drew", who=seat, count=facts["count"])
    if kind == "prepared":
        return tell_prepared(facts)
    if kind == "charged":
        if "card" in facts:
            return say("sc-told-charged-own", who=seat, card=named_card(facts["card"]))
        return say("sc-told-charged", who=seat)
    if kind == "shuffled":
        return say("sc-told-shuffled", who=seat, count=facts["size"], card=named_card(facts["burnt"]))
    if kind == "haste":
        card = named_card(facts["card"])
        return say("sc-told-haste-action" if facts["use"] == "action" else "sc-told-haste-move", who=seat, card=card)
    if kind == "spent":
        return say("sc-told-spent", who=seat, cards=named_cards(facts["cards"]))
    if kind == "placing":
        return say("sc-told-placing-first" if facts["when"] == "first" else "sc-told-placing-last", who=seat)
    if kind == "turn":
        return say("sc-told-turn", who=seat, value=facts["value"])
    if "card" in facts:
        return say("sc-told-ran", who=seat, card=named_card(facts["card"]), space=facts["space"])
    return say("sc-told-placed" if kind == "placed" else "sc-told-moved", who=seat, space=facts["space"])


def tell_prepared(facts: dict[str, Any]) -> Message:
    """Spell Preparation: the owner also hears which cards were charged. Clauses: SC-32."""
    seat, count = who(facts["seat"]), facts["charged"]
    own, discarded = named_cards(facts.get("cards", [])), named_cards(facts["discarded"])
    if own and discarded:
        return say("sc-told-prepared-own-discards", who=seat, count=count, cards=own, discarded=discarded)
    if own:
        return say("sc-told-prepared-own", who=seat, count=count, cards=own)
    if discarded:
        return say("sc-told-prepared-discards", who=seat, count=count, discarded=discarded)
    return say("sc-told-prepared", who=seat, count=count)


def tell_end(facts: dict[str, Any]) -> Message:
    best = [who(seat) for seat, rank in enumerate(facts["ranks"]) if rank == 1]
    if facts["clause"] == "SC-240":
        return say("sc-told-stalemate", players=best)
    return say("sc-told-won", who=best[0]) if len(best) == 1 else say("sc-told-draw", players=best)


def tell_cast(setup: SpellSetup, facts: dict[str, Any]) -> Message:
    """A spell is turned face up, with what was declared for it."""
    kind = TITLES.index(facts["spell"])
    seat, spell = who(facts["seat"]), spell_name(kind)
    cards: Any = named_cards(facts["cards"])
    details: list[Message] = []
    if "joker" in facts:
        details.append(say("sc-told-joker", value=facts["joker"]))
    if "detail" in facts:
        details.append(detail_words(setup, kind, facts["detail"]))
    if details:
        cards = in_commas([cards, *details])
    if "to" in facts:
        to = who(facts["to"])
        if kind == HADOU:
            return say(
                "sc-told-curse-at" if facts["curse"] else "sc-told-cast-at", who=seat, spell=spell, cards=cards, to=to
            )
        return say(
            "sc-told-curse-on" if facts["curse"] else "sc-told-cast-on", who=seat, spell=spell, cards=cards, to=to
        )
    return say("sc-told-curse" if facts["curse"] else "sc-told-cast", who=seat, spell=spell, cards=cards)


def detail_words(setup: SpellSetup, kind: int, detail: int) -> Message:
    if kind == HADOU:
        return way_name(setup.board, detail)
    if kind == CIRCLE:
        return say("sc-told-ward" if detail == WARD else "sc-told-seal")
    return say("sc-told-falling" if detail else "sc-told-rising")


def tell_dispel(facts: dict[str, Any]) -> Message:
    """Dispel in answer to a cast, as an action, and spells that come to nothing."""
    kind, seat = facts["event"], who(facts["seat"])
    if kind == "hush_fades":
        return say("sc-told-hush-fades", who=who(facts["to"]), count=facts["left"])
    if kind == "countering":
        return say("sc-told-countering", who=seat, cards=named_cards(facts["cards"]))
    if kind == "dispelling":
        return say("sc-told-dispelling", who=seat, to=who(facts["to"]), cards=named_cards(facts["cards"]))
    spell = spell_name(TITLES.index(facts["spell"]))
    if kind == "failed":
        return say("sc-told-failed", who=seat, spell=spell)
    card, other = named_card(facts["card"]), named_card(facts["cancelled"])
    if kind == "countered":
        return say("sc-told-countered", who=seat, card=card, other=other, spell=spell)
    return say("sc-told-dispelled", who=seat, to=who(facts["to"]), card=card, other=other, spell=spell)


def tell_fight(facts: dict[str, Any]) -> Message:
    kind, seat = facts["event"], who(facts["seat"])
    if kind == "hit":
        return say("sc-told-hit", who=seat, damage=facts["damage"])
    if kind == "paid":
        cards = named_cards(facts["cards"])
        return say("sc-told-paid", who=seat, cards=cards) if cards else say("sc-told-nothing-paid", who=seat)
    card = named_card(facts["with"])
    if kind == "defended":
        return say("sc-told-defended", who=seat, card=card, how=defence_name(facts["how"]))
    attack, to = attack_name(ATTACK_WORDS.index(facts["attack"])), who(facts["to"])
    if "weapon" in facts:
        weapon = facts["weapon"]
        return say(
            "sc-told-attack-armed", who=seat, to=to, attack=attack, value=facts["value"], card=card, weapon=weapon
        )
    return say("sc-told-attack", who=seat, to=to, attack=attack, value=facts["value"], card=card)


def defence_name(how: str) -> Message:
    if how in TITLES:
        return spell_name(TITLES.index(how))
    return say("sc-block") if how == "block" else say("sc-dodge")
