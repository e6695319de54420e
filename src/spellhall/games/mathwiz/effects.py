"""The twelve effects: when a spell is castable, with which details, and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.games.mathwiz.cards import (
    EFFECTS,
    FORBIDDEN_RUNE,
    GROWING_POTION,
    LOOKING_GLASS,
    LUCKY_CLOVER,
    MIRROR_RUNE,
    NONE,
    SEVEN_WINDS,
    SHAPE_SHIFTER,
    SLIDING_SANDS,
    TEN_LEAGUE_BOOTS,
    THIRD_RUNE,
    TWIN_STAR,
    TWIN_TREASURE,
    effect_title,
)
from spellhall.games.mathwiz.choices import DONE, KEEP, SWAPS, TOSSES
from spellhall.games.mathwiz.runes import draw_runes, turn_up_spell
from spellhall.games.mathwiz.state import MathWizState, put_in_order
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

MARKS: Final = [MIRROR_RUNE, GROWING_POTION, SHAPE_SHIFTER, THIRD_RUNE, TWIN_STAR]
IS_MARK: Final = [effect in MARKS for effect in range(len(EFFECTS))]

EFFECT_CLAUSES: Final = {
    NONE: "MW-110",
    MIRROR_RUNE: "MW-71",
    TWIN_STAR: "MW-72",
    TWIN_TREASURE: "MW-75",
    TEN_LEAGUE_BOOTS: "MW-77",
    SLIDING_SANDS: "MW-78",
    LUCKY_CLOVER: "MW-79",
    SEVEN_WINDS: "MW-80",
    GROWING_POTION: "MW-82",
    SHAPE_SHIFTER: "MW-83",
    THIRD_RUNE: "MW-85",
    FORBIDDEN_RUNE: "MW-87",
    LOOKING_GLASS: "MW-93",
}


NO_CASTS: Final[list[Choice]] = []


def casts_of(state: MathWizState, seat: int, spell: int) -> list[Choice]:
    """Every way to cast this spell now; none if it is not castable. Nobody changes the list.

    Clauses: MW-35 and each precondition.
    """
    rules = state.rules
    effect = rules.set.effects[spell]
    casts = rules.casts[spell]
    castable = True
    if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
        lowest, highest = rules.set.lowest - state.target, rules.set.highest - state.target
        if lowest <= casts[0].args[1] and casts[-1].args[1] <= highest:  # the steps rise
            return casts
        return [cast for cast in casts if lowest <= cast.args[1] <= highest]  # MW-77, MW-78, MW-110
    if effect == FORBIDDEN_RUNE:
        castable = state.has_fair_rival(seat)
    elif effect == LOOKING_GLASS:
        if state.hands[seat].size == 0:
            return NO_CASTS
        return [casts[rival] for rival in state.fair_rivals(seat) if state.hands[rival].size > 0]
    elif effect == TWIN_TREASURE:
        castable = state.spell_deck.size > 0
    elif effect == LUCKY_CLOVER:
        castable = state.rune_deck.size + state.discard.size > 0
    elif effect == SEVEN_WINDS:
        castable = state.hands[seat].size > 0
    return casts if castable else NO_CASTS


def why_not_castable(state: MathWizState, seat: int, choice: Choice) -> Refusal:
    """Why this cast is not possible, in words."""
    cards = state.rules.set
    spell = choice.args[0] if choice.args else -1
    if not 0 <= spell < len(cards.ids):
        return Refusal("MW-8", say("mw-no-such-spell"))
    title = effect_title(cards.effects[spell])
    if spell in state.used[seat]:
        return Refusal("MW-30", say("mw-no-used", title=title))
    if spell in state.centre:
        return Refusal("MW-34", say("mw-no-in-centre"))
    if spell not in state.unused[seat]:
        return Refusal("MW-8", say("mw-no-not-yours"))
    effect = cards.effects[spell]
    clause = EFFECT_CLAUSES[effect]
    if effect == NONE:
        return Refusal(clause, say("mw-no-effect"))
    possible = casts_of(state, seat, spell)
    if not possible:
        if effect in (FORBIDDEN_RUNE, LOOKING_GLASS) and not state.fair_rivals(seat):
            return Refusal("MW-70", say("mw-no-fair-rival", title=title))
        return Refusal(clause, say("mw-no-use", title=title, reason=why_useless(effect)))
    if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
        steps = ", ".join(f"{each.args[1]:+d}" for each in possible)
        return Refusal(clause, say("mw-no-step", title=title, steps=steps, low=cards.lowest, high=cards.highest))
    if effect == LOOKING_GLASS:
        if state.rules.honour:
            return Refusal("MW-93", say("mw-no-fair-rival-named", title=title))
        return Refusal("MW-93", say("mw-no-rival-named", title=title))
    if effect == FORBIDDEN_RUNE:
        low, high = cards.rune_numbers[0], cards.rune_numbers[-1]
        return Refusal("MW-87", say("mw-no-number-named", title=title, low=low, high=high))
    return Refusal(clause, say("mw-no-detail-needed", title=title))


def why_useless(effect: int) -> Message:
    """Why a spell can do nothing at all now."""
    if effect == TWIN_TREASURE:
        return say("mw-useless-no-spells")
    if effect == LUCKY_CLOVER:
        return say("mw-useless-no-runes")
    if effect == SEVEN_WINDS:
        return say("mw-useless-no-hand")
    return say("mw-useless-no-swap") if effect == LOOKING_GLASS else say("mw-useless-no-step")


def carry_out(play: Play[MathWizState], seat: int, choice: Choice) -> None:
    """Do what the spell says. Clauses: MW-31 and those of the effect."""
    state = play.state
    spell = choice.args[0]
    effect = state.rules.set.effects[spell]
    detail = choice.args[1] if len(choice.args) > 1 else 0
    if play.telling:
        told = {"seat": seat, "card": state.rules.set.ids[spell], "effect": EFFECTS[effect], "detail": detail}
        play.tell("cast", "MW-31", told)
        play.cite(EFFECT_CLAUSES[effect])
    if IS_MARK[effect]:
        state.marks[seat] = effect
        play.cite("MW-69")
    elif effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
        state.target += detail
        if play.telling:
            play.tell("target", EFFECT_CLAUSES[effect], {"target": state.target})
    elif effect == TWIN_TREASURE:
        turn_up_spell(play, "MW-75")
        if state.spell_deck.size == 0:
            play.cite("MW-76")
    elif effect == LUCKY_CLOVER:
        draw_runes(play, seat, 3, "MW-79")
    elif effect == FORBIDDEN_RUNE:
        forbid(play, seat, detail)
    elif effect == SEVEN_WINDS:
        play.push(SevenWinds(seat))
    elif effect == LOOKING_GLASS:
        look(play, seat, detail)
        play.push(LookingGlass(seat, detail))


def forbid(play: Play[MathWizState], seat: int, number: int) -> None:
    """A number is forbidden to all who are fair rivals now. Clauses: MW-87, MW-90, MW-91."""
    state = play.state
    for rival in state.fair_rivals(seat):
        if number not in state.forbidden[rival]:
            state.forbidden[rival].append(number)
            state.forbidden[rival].sort()
        play.cite("MW-91")
        if len(state.forbidden[rival]) > 1:
            play.cite("MW-90")
    if play.telling:
        play.tell("forbidden", "MW-87", {"seats": state.fair_rivals(seat), "number": number})
        if state.rules.honour:
            play.cite("MW-70")


@mypyc_attr(allow_interpreted_subclasses=True)
class SevenWinds(Frame[MathWizState]):
    """The caster discards runes one by one, in rising order, then draws as many and one more. Clauses: MW-80, MW-81."""

    FIELDS: ClassVar[dict[str, str]] = {"seat": OPEN, "tossed": OPEN, "lowest": OPEN}

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tossed = 0
        self.lowest = 0  # the last rune discarded; going on from it keeps every selection reachable once

    def waiting(self, state: MathWizState) -> list[int]:
        return ONE_SEAT[self.seat]

    def asks(self, state: MathWizState, seat: int) -> tuple[Message, str]:
        return say("mw-ask-toss", count=self.tossed + 1), "MW-80"

    def legal(self, state: MathWizState, seat: int) -> list[Choice]:
        choices = [DONE]
        number: i64 = self.lowest
        bits = state.hands[seat].kinds() >> number
        while bits:
            if bits & 1:
                choices.append(TOSSES[number])
            bits >>= 1
            number += 1
        return choices

    def why_not(self, state: MathWizState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "toss" and len(choice.args) == 1:
            if choice.args[0] < self.lowest:
                return Refusal("MW-80", say("mw-no-falling-order", lowest=self.lowest))
            return Refusal("MW-80", say("mw-no-such-rune", number=choice.args[0]))
        return Refusal("MW-80", say("mw-no-seven-winds"))

    def take(self, play: Play[MathWizState], seat: int, choice: Choice) -> None:
        state = play.state
        if choice.verb == "toss":
            number = choice.args[0]
            state.hands[seat].remove(number)
            state.discard.add(number)
            state.lost(seat, number)
            self.tossed += 1
            self.lowest = number
            if play.telling:
                play.tell("tossed", "MW-80", {"seat": seat, "rune": number})
            return
        draw_runes(play, seat, self.tossed + 1, "MW-81")
        play.finish()


def look(play: Play[MathWizState], seat: int, rival: int) -> None:
    """The caster alone sees the rival's hand. Clauses: MW-94."""
    state = play.state
    runes = state.hands[rival].cards()
    state.known[seat][rival] = runes
    if play.telling:
        told = {"seat": seat, "rival": rival}
        play.tell_apart("looked", "MW-94", told, {seat: {**told, "runes": runes.copy()}})


@mypyc_attr(allow_interpreted_subclasses=True)
class LookingGlass(Frame[MathWizState]):
    """The caster has seen a rival's hand and may swap one rune. Clauses: MW-95, MW-96."""

    FIELDS: ClassVar[dict[str, str]] = {"seat": OPEN, "rival": OPEN}

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def waiting(self, state: MathWizState) -> list[int]:
        return ONE_SEAT[self.seat]

    def asks(self, state: MathWizState, seat: int) -> tuple[Message, str]:
        return say("mw-ask-swap"), "MW-95"

    def legal(self, state: MathWizState, seat: int) -> list[Choice]:
        choices = [KEEP]
        own = state.hands[seat].kinds()
        last = -1
        for taken in state.known[seat][self.rival]:  # they are in rising order
            if taken != last:
                add_swaps(choices, taken, own)
            last = taken
        return choices

    def why_not(self, state: MathWizState, seat: int, choice: Choice) -> Refusal:
        if choice.verb != "swap" or len(choice.args) != 2:
            return Refusal("MW-95", say("mw-no-looking-glass"))
        taken, given = choice.args
        if taken not in state.known[seat][self.rival]:
            return Refusal("MW-95", say("mw-no-rival-rune", number=taken))
        if taken == given:
            return Refusal("MW-95", say("mw-no-same-swap"))
        return Refusal("MW-95", say("mw-no-such-rune", number=given))

    def take(self, play: Play[MathWizState], seat: int, choice: Choice) -> None:
        state = play.state
        rival = self.rival
        if choice.verb == "keep":
            if play.telling:
                play.tell("kept", "MW-95", {"seat": seat, "rival": rival})
            play.finish()
            return
        taken, given = choice.args
        for holder, away, new in ((seat, given, taken), (rival, taken, given)):
            state.hands[holder].remove(away)
            state.hands[holder].add(new)
        for other in range(state.setup.seats):
            if other not in (seat, rival):  # one rune of each hand is now another: which, they do not know
                state.known[other][seat] = []
                state.known[other][rival] = []
        learn_swap(state.known[seat][rival], taken, given)
        learn_swap(state.known[rival][seat], given, taken)
        if play.telling:
            told = {"seat": seat, "rival": rival}
            both = {**told, "taken": taken, "given": given}
            play.tell_apart("swapped", "MW-96", told, {seat: both, rival: both})
        play.finish()


def add_swaps(choices: list[Choice], taken: i64, own: i64) -> None:
    """One rune may be had for each number that is held, but for its own."""
    row = SWAPS[taken]
    given: i64 = 0
    while own:
        if own & 1 and given != taken:
            choices.append(row[given])
        own >>= 1
        given += 1


def learn_swap(known: list[int], away: int, new: int) -> None:
    """Both players of a swap know what left the other's hand and what came in. Clauses: MW-96."""
    if away in known:
        known.remove(away)
    put_in_order(known, new)
