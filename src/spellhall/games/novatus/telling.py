"""Magus Novatus in messages: the table as a seat sees it, every choice, and every event."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.novatus.cards import CIAO_DEVILUS, DECKS, EFFECT_NAMES, EFFECTS, LOWEST_POINTS
from spellhall.games.novatus.effects import PassLeft
from spellhall.games.novatus.notation import read_space
from spellhall.games.novatus.paying import GIVE_PRICE, LIFT_PRICE
from spellhall.games.novatus.potions import CODES, GAP, ITEM_NAMES, ITEMS, SIDE, card_name, card_names, space_name
from spellhall.games.novatus.state import NONE, NovatusSetup, NovatusState
from spellhall.games.novatus.verdict import announcements
from spellhall.kernel.messages import Message, say, together, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

SIDES: Final = ["above", "right", "below", "left"]

FAMILIES: Final = {
    "mn-cylinder-": SIDES,
    "mn-page-item-": ITEM_NAMES,
    "mn-effect-": [one for effect in EFFECTS[1:] for one in (effect, f"{effect}-text")],
}


def coded(codes: list[str]) -> list[Message]:
    """Cards from their codes."""
    return [card_name(CODES.index(code)) for code in codes]


def spell_named(setup: NovatusSetup, place: int) -> Message:
    """An open spell by its front: what it is called, what it gives, what it needs."""
    spell = setup.set.spells[place]
    return say("mn-spell", name=spell.name, points=spell.points, needs=setup.needs[place])


def cylinder_place(position: int) -> Message:
    """Where the Cylinder stands. Clauses: MN-121."""
    side, step = position // SIDE % 4, position % SIDE
    return say(f"mn-cylinder-{SIDES[side]}", line=step + 1 if side < 2 else SIDE - step)


# ---------------------------------------------------------------- the table


def describe(view: View[NovatusState]) -> list[Message]:
    """What the seat sees, most important things first."""
    state = view.state
    lines = [turn_line(view)]
    lines += clock_lines(state)
    for deck in range(DECKS):
        top = state.tops[deck]
        if top == NONE:
            lines.append(say("mn-seen-no-spell", points=deck + LOWEST_POINTS))
        else:
            lines.append(say("mn-seen-open", spell=spell_named(state.rules, top)))
    for row in range(SIDE):
        cards = [card_on(state, row * SIDE + column) for column in range(SIDE)]
        lines.append(say("mn-seen-row", row=row + 1, cards=say("list-commas", items=cards)))
    if is_on_grid(state.cube):
        lines.append(say("mn-seen-cube", space=space_name(state.cube[0] * SIDE + state.cube[1])))
    elif state.rules.cube == "aimed" and state.outcome is None:
        lines.append(height_line(state.height))
    if state.mix and not state.spell_cast:
        lines.append(say("mn-seen-mix", cards=card_names(state.mix)))
    for seat in range(state.setup.seats):
        lines += describe_seat(view, seat)
    lines.append(say("mn-seen-deck", cards=state.deck.size))
    lines.append(pile_line(state.discard.counts))
    return lines


def pile_line(counts: list[int]) -> Message:
    """The discard pile."""
    pile = [say("mn-copies", count=copies, card=card_name(kind)) for kind, copies in enumerate(counts) if copies]
    return say("mn-seen-pile", cards=pile) if pile else say("mn-seen-pile-empty")


def turn_line(view: View[NovatusState]) -> Message:
    state = view.state
    if state.outcome is not None:
        return say("mn-seen-over", turns=state.turn)
    if state.active == view.seat:
        return say("mn-seen-your-turn", turn=state.turn)
    return say("mn-seen-turn", turn=state.turn, who=who(state.active))


def clock_lines(state: NovatusState) -> list[Message]:
    """How far the game has come."""
    rules = state.rules
    if rules.infant:
        return [say("mn-seen-infant", target=rules.infant_target), *announcements(state)]
    lines = [say("mn-seen-cylinder", place=cylinder_place(state.marker), space=state.marker, end=rules.end)]
    if state.outcome is None and state.marker == rules.end:
        lines.append(say("mn-told-last-round"))
    return lines + announcements(state)


def height_line(height: int) -> Message:
    """What the height of the Cylinder means for a throw. Clauses: MN-31, MN-32."""
    return say("mn-seen-height", height=height) if height else say("mn-seen-height-none")


def is_on_grid(cube: list[int]) -> bool:
    return len(cube) == 2 and 0 <= cube[0] < SIDE and 0 <= cube[1] < SIDE


def describe_seat(view: View[NovatusState], seat: int) -> list[Message]:
    """Points, hand, skulls, spells and items of one player, with what the viewer knows of the cards."""
    state = view.state
    points, skulls, potions = state.score(seat), state.skulls[seat].size, state.hands[seat].size
    if seat == view.seat:
        line = [say("mn-seen-you", points=points, skulls=skulls, potions=potions)]
    else:
        line = [say("mn-seen-seat", who=who(seat), points=points, skulls=skulls, potions=potions)]
    spells = state.rules.set.spells
    won = [say("mn-won-spell", spell=spells[spell].name, points=spells[spell].points) for spell in state.won[seat]]
    if won:
        line.append(say("mn-seen-spells", spells=won))
    items = [card_name(kind) for place, kind in enumerate(ITEMS) for _ in range(state.items[seat][place])]
    if items:
        line.append(say("mn-seen-items", items=items))
    return [together(line), *(own_cards(state, seat) if seat == view.seat else known_cards(view, seat))]


def own_cards(state: NovatusState, seat: int) -> list[Message]:
    hand, skulls = card_names(state.hands[seat].cards()), card_names(state.skulls[seat].cards())
    lines = [say("mn-seen-hand", cards=hand) if hand else say("mn-seen-hand-empty")]
    if skulls:
        lines.append(say("mn-seen-skulls", cards=skulls))
    return lines


def known_cards(view: View[NovatusState], seat: int) -> list[Message]:
    """What the viewer knows of another player's hand and skulls."""
    state = view.state
    lines: list[Message] = []
    told_hand = state.told_hands[view.seat][seat] if view.seat >= 0 else []
    told_skulls = state.told_skulls[view.seat][seat] if view.seat >= 0 else []
    hand = card_names(sorted(state.seen_hands[seat] + told_hand))
    skulls = card_names(sorted(state.seen_skulls[seat] + told_skulls))
    if hand:
        lines.append(say("mn-seen-known-hand", cards=hand))
    if skulls:
        lines.append(say("mn-seen-known-skulls", cards=skulls))
    return lines


# ---------------------------------------------------------------- choices


def tell_choice(view: View[NovatusState], choice: Choice) -> Message:
    """A choice for a menu. Spaces are always named, because equal potions may lie on several of them."""
    state = view.state
    verb, args = choice.verb, choice.args
    if verb == "aim":
        return say("mn-choose-aim", space=space_name(args[0]))
    if verb == "place":
        return say("mn-choose-place", card=card_on(state, args[0]), space=space_name(args[0]))
    if verb == "take":
        return tell_take(state, list(args))
    if verb == "cast":
        top = state.tops[args[0] - LOWEST_POINTS]
        name = state.rules.set.spells[top].name if top != NONE else ""
        return say("mn-choose-cast", spell=name, points=args[0])
    if verb == "lift":
        return say("mn-choose-lift", price=LIFT_PRICE)
    if verb == "give":
        return say("mn-choose-give", who=who(args[0]), price=GIVE_PRICE)
    if verb in ("lay", "pay", "heal", "wand", "lose", "pass"):
        return tell_card(view, verb, card_name(args[0]))
    return say("mn-choose-done")


def tell_take(state: NovatusState, spaces: list[int]) -> Message:
    cards = [card_on(state, space) for space in spaces]
    if len(spaces) == 1:
        return say("mn-choose-take", card=cards[0], space=space_name(spaces[0]))
    rows, columns = [space // SIDE + 1 for space in spaces], [space % SIDE + 1 for space in spaces]
    if rows[0] == rows[-1]:
        return say("mn-choose-take-row", cards=cards, row=rows[0], columns=columns)
    return say("mn-choose-take-column", cards=cards, column=columns[0], rows=rows)


def tell_card(view: View[NovatusState], verb: str, card: Message) -> Message:
    """A choice that names a card."""
    if verb == "lay":
        return say("mn-choose-lay", card=card)
    if verb == "pay":
        return say("mn-choose-pay", card=card)
    if verb == "heal":
        return say("mn-choose-heal", card=card)
    if verb == "wand":
        return say("mn-choose-wand", card=card)
    if verb == "lose":
        return say("mn-choose-lose", item=card)
    state = view.state
    frame = state.stack[-1]
    skull = isinstance(frame, PassLeft) and frame.effect == CIAO_DEVILUS
    receiver = who(state.left_of(view.seat))
    return say("mn-choose-pass-skull" if skull else "mn-choose-pass", card=card, who=receiver)


def card_on(state: NovatusState, space: int) -> Message:
    card = state.grid[space]
    return say("mn-gap") if card == GAP else card_name(card)


# ---------------------------------------------------------------- events


def tell(setup: NovatusSetup, facts: dict[str, Any]) -> Message:
    """What an event says."""
    kind = facts["event"]
    if kind in ("cast", "opened"):
        return spell_event(setup, kind, facts)
    if kind in ("threw", "landed", "placed"):
        return cube_event(kind, facts)
    if kind in ("took", "lifted", "gave", "filled"):
        return cards_event(kind, facts)
    if kind in ("drew", "drew_item"):
        return drawing_event(kind, facts)
    if kind in ("passed", "passed_skull"):
        return passing_event(kind, facts)
    if kind in ("item", "lost", "healed", "fetched"):
        return item_event(kind, facts)
    if kind in ("effect", "closed", "curses_moved", "marker", "skulls", "nothing_left", "aside"):
        return effect_event(kind, facts)
    return course_event(kind, facts)


def spell_event(setup: NovatusSetup, kind: str, facts: dict[str, Any]) -> Message:
    place = setup.set.places[facts["spell"].upper()]
    if kind == "opened":
        return say("mn-told-opened", spell=spell_named(setup, place))
    spell = setup.set.spells[place]
    mix = coded(facts["mix"])
    return say("mn-told-cast", who=who(facts["seat"]), spell=spell.name, mix=mix, points=spell.points)


def cube_event(kind: str, facts: dict[str, Any]) -> Message:
    if kind == "landed":
        return say("mn-told-landed", space=space_name(read_space(facts["space"])))
    player = who(facts["seat"])
    if kind == "placed":
        return say("mn-told-placed", who=player, space=space_name(read_space(facts["space"])))
    target = space_name(read_space(facts["target"]))
    if facts["space"] == "outside":
        return say("mn-told-threw-outside", who=player, target=target)
    if facts["space"] == facts["target"]:
        return say("mn-told-threw-there", who=player, target=target)
    return say("mn-told-threw", who=player, target=target, space=space_name(read_space(facts["space"])))


def cards_event(kind: str, facts: dict[str, Any]) -> Message:
    cards = coded(facts["cards"])
    if kind == "filled":
        return say("mn-told-filled", cards=cards)
    player = who(facts["seat"])
    if kind == "took":
        return say("mn-told-took", who=player, cards=cards)
    if kind == "lifted":
        return say("mn-told-lifted", who=player, cards=cards)
    return say("mn-told-gave", who=player, cards=cards, to=who(facts["to"]))


def drawing_event(kind: str, facts: dict[str, Any]) -> Message:
    """A drawn potion is named only to the one who may know it; items lie open. Only a Curse can go elsewhere."""
    player = who(facts["seat"])
    if kind == "drew":
        if "card" in facts:
            return say("mn-told-drew-card", who=player, card=card_name(CODES.index(facts["card"])))
        return say("mn-told-drew", who=player)
    if facts["to"] is None:
        return say("mn-told-drew-curse-aside", who=player)
    if facts["to"] == facts["seat"]:
        return say("mn-told-drew-item", who=player, item=card_name(CODES.index(facts["item"])))
    return say("mn-told-drew-curse", who=player, to=who(facts["to"]))


def passing_event(kind: str, facts: dict[str, Any]) -> Message:
    """Only giver and receiver are told which card it is."""
    giver, receiver, skull = who(facts["seat"]), who(facts["to"]), kind == "passed_skull"
    if "card" not in facts:
        return say("mn-told-passed-skull" if skull else "mn-told-passed", who=giver, to=receiver)
    card = card_name(CODES.index(facts["card"]))
    return say("mn-told-passed-this-skull" if skull else "mn-told-passed-card", who=giver, to=receiver, card=card)


def item_event(kind: str, facts: dict[str, Any]) -> Message:
    player = who(facts["seat"])
    if kind in ("item", "lost"):
        item = card_name(CODES.index(facts["item"]))
        return say("mn-told-item" if kind == "item" else "mn-told-lost", who=player, item=item)
    card = card_name(CODES.index(facts["card"]))
    return say("mn-told-healed" if kind == "healed" else "mn-told-fetched", who=player, card=card)


def effect_event(kind: str, facts: dict[str, Any]) -> Message:
    """What a cast and its back bring about."""
    if kind == "effect":
        effect = EFFECTS[EFFECT_NAMES.index(facts["effect"])]
        return say("mn-told-effect", effect=say(f"mn-effect-{effect}"), text=say(f"mn-effect-{effect}-text"))
    if kind == "closed":
        return say("mn-told-closed")
    if kind == "curses_moved":
        cursed = [who(seat) for seat in facts["seats"]]
        return say("mn-told-curses-moved", cursed=cursed) if cursed else say("mn-told-no-curse")
    if kind == "marker":
        return say("mn-told-marker", place=cylinder_place(facts["position"]), space=facts["position"])
    if kind == "skulls":
        return say("mn-told-skulls", who=who(facts["seat"]), count=facts["count"])
    if kind == "nothing_left":
        return say("mn-told-nothing-left", who=who(facts["seat"]))
    return say("mn-told-aside", count=facts["count"])


def course_event(kind: str, facts: dict[str, Any]) -> Message:
    """Turns, decks and the end of the game."""
    if kind == "first":
        return say("mn-told-first", who=who(facts["seat"]))
    if kind == "turn":
        return say("mn-told-turn", who=who(facts["seat"]))
    if kind == "ready":
        return say("mn-told-ready", who=who(facts["seat"]))
    if kind == "deck_empty":
        return say("mn-seen-no-spell", points=facts["points"])
    if kind == "reshuffled":
        return say("mn-told-reshuffled", cards=facts["size"])
    if kind == "gaps":
        return say("mn-told-gaps", count=facts["count"])
    if kind == "over":
        scores = [say("mn-score", who=who(seat), points=points) for seat, points in enumerate(facts["scores"])]
        return say("mn-told-over", scores=say("list-commas", items=scores))
    if kind == "last_round":
        return say("mn-told-last-round")
    if kind == "grid":
        return say("mn-told-grid")
    return say("mn-told-grid-empty" if kind == "grid_empty" else "mn-told-nothing-to-take")


# ---------------------------------------------------------------- looking things up


def card_lines(setup: NovatusSetup) -> list[Message]:
    """What each spell needs, what each back does, and what the Magical Items are good for."""
    lines = [
        say("mn-card", name=spell.name, points=spell.points, needs=spell.needs)
        for spell in sorted(setup.set.spells, key=lambda spell: spell.points)
    ]
    for effect, name in zip(EFFECTS[1:], EFFECT_NAMES[1:], strict=True):
        lines.append(say("mn-card-back", effect=name, text=say(f"mn-effect-{effect}-text")))
    for place, item in enumerate(ITEM_NAMES):
        lines.append(say("mn-page-item", item=card_name(ITEMS[place]), text=say(f"mn-page-item-{item}")))
    return lines
