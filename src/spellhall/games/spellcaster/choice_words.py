"""What each choice says to the seat that has it. No two choices of one menu say the same thing."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.building import Build
from spellhall.games.spellcaster.cards import CV
from spellhall.games.spellcaster.casting import Cast, Counter
from spellhall.games.spellcaster.choices import charged_of, discarded_of
from spellhall.games.spellcaster.curse import Curse
from spellhall.games.spellcaster.dispelling import Dispelling
from spellhall.games.spellcaster.naming import short, shorts, spell_name, way_name
from spellhall.games.spellcaster.notation import write_choice
from spellhall.games.spellcaster.regenerating import TRIMMING, Regenerating
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.messages import Message, plain, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

ONE_CARD: Final = ["add", "pay", "haste", "block", "dodge", "shield", "escape", "charge", "discard", "give"]

FAMILIES: Final[dict[str, list[str]]] = {
    "sc-choose-": [
        "end", "stay", "hold", "action", "first", "last", "keep", "change", "ward", "seal", "up", "down", "done",
        "fizzle", "stop", "pass",
    ],
    "sc-choose-card-": ONE_CARD,
    "sc-choose-space-": ["move", "teleport", "place"],
}  # fmt: skip

SAME_WORDS: Final = {"prepare": "charge", "lose": "give"}
"""Verbs that share their words with another; the two are never offered together."""


def tell_choice(view: View[SpellState], choice: Choice) -> Message:
    """A choice in a few words, by what the chooser sees."""
    state = view.state
    verb, args = choice.verb, choice.args
    frame = state.stack[-1] if state.stack else None
    if not args:
        return tell_plain(state, frame, choice)
    if verb in FAMILIES["sc-choose-space-"]:
        return say(f"sc-choose-space-{verb}", space=state.board.text(args[0]))
    if verb == "lose" and isinstance(frame, Regenerating) and frame.step == TRIMMING:
        return say("sc-choose-card-discard", card=short(args[0]))
    family = SAME_WORDS.get(verb, verb)
    if family in ONE_CARD:
        return say(f"sc-choose-card-{family}", card=short(args[0]))
    if verb == "ready":
        return tell_preparation(choice)
    if verb == "cast":
        return say("sc-choose-cast", spell=spell_name(args[0]))
    if verb == "joker":
        return say("sc-choose-joker", value=args[0])
    if verb == "target":
        return say("sc-choose-hushed" if isinstance(frame, Build) else "sc-choose-dispelled", who=who(args[0]))
    if verb == "use":
        spell = state.casters[view.seat].spell_with(args[0])
        if spell is not None:
            return say("sc-choose-use", spell=spell_name(spell.kind), card=short(args[0]))
    return tell_attack(view, choice)


def tell_plain(state: SpellState, frame: object, choice: Choice) -> Message:
    """A choice without a card, a space or a seat: what it means depends on what is going on."""
    verb = choice.verb
    if isinstance(frame, Attack) and verb == "pass":
        return say("sc-choose-take-hit", damage=frame.weapon or frame.cv)
    if isinstance(frame, Cast) and verb in ("dispel", "wild"):
        return say("sc-choose-counter-dispel" if verb == "dispel" else "sc-choose-counter-wild")
    if isinstance(frame, Dispelling) and verb == "rest":
        return tell_rest(state, frame)
    if isinstance(frame, Curse) and verb == "stop":
        return say("sc-choose-curse-over")
    if verb == "done":
        return tell_done(frame)
    if verb == "dispel":
        return say("sc-choose-wild-dispel")
    if verb in FAMILIES["sc-choose-"]:
        return say(f"sc-choose-{verb}")
    return plain(verb)


def tell_done(frame: object) -> Message:
    if isinstance(frame, Build):
        return say("sc-choose-cast-these")
    if isinstance(frame, Volley):
        return say("sc-choose-volley-over")
    if isinstance(frame, Counter):
        return say("sc-choose-counter-over")
    return say("sc-choose-charging-over") if isinstance(frame, Regenerating) else say("sc-choose-done")


def tell_rest(state: SpellState, frame: Dispelling) -> Message:
    """What the remaining cards of a Dispel take away together. Clauses: SC-187, SC-191."""
    caster = state.casters[frame.target]
    zone = caster.hand if frame.hand_mode else caster.charged
    count = min(len(frame.left), zone.size)
    return say("sc-choose-strip-hand" if frame.hand_mode else "sc-choose-strip", who=who(frame.target), count=count)


def tell_preparation(choice: Choice) -> Message:
    charged, dropped = charged_of(choice), discarded_of(choice)
    if charged and dropped:
        return say("sc-choose-ready", charged=shorts(charged), discarded=shorts(dropped))
    if charged:
        return say("sc-choose-ready-charged", charged=shorts(charged))
    return say("sc-choose-ready-discarded", discarded=shorts(dropped)) if dropped else say("sc-choose-ready-nothing")


def tell_attack(view: View[SpellState], choice: Choice) -> Message:
    """Strikes, waves, runs, and cards that a Dispel cancels."""
    state = view.state
    verb, args = choice.verb, choice.args
    if verb == "strike":
        if args[2] >= 0:
            return say("sc-choose-strike-armed", who=who(args[1]), card=short(args[0]), weapon=short(args[2]))
        return say("sc-choose-strike", who=who(args[1]), card=short(args[0]))
    if verb == "desperate":
        return say("sc-choose-throw", who=who(args[1]), card=short(args[0]))
    if verb == "run":
        return say("sc-choose-run", card=short(args[0]), space=state.board.text(args[1]))
    if verb == "cancel":
        return say("sc-choose-cancel", card=short(args[0]), other=short(args[1]))
    frame = state.stack[-1]
    if verb == "direction" and isinstance(frame, Build):
        return tell_fire(view, frame.chosen[view.seat][0], args[0])
    if verb in ("wave", "hadou"):
        return tell_fire(view, args[0], args[1])
    return plain(write_choice(state.rules, choice))


def tell_fire(view: View[SpellState], card: int, direction: int) -> Message:
    """A Hadou Ken with a card in a direction: whom it hits."""
    target = view.state.hit_in(view.seat, direction, CV[card])
    way = way_name(view.state.board, direction)
    return say("sc-choose-fire", card=short(card), who=who(target), way=way)
