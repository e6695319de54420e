"""Lines that answer several questions at once: `cast hadou 9C d2`, `pay 2S KS`.

They become choices one after the other; the rules know nothing of them.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.spellcaster.building import CARDS, JOKER_CV, Build
from spellhall.games.spellcaster.cards import card_named
from spellhall.games.spellcaster.choices import ADDS, CASTS, DONE, PAYS
from spellhall.games.spellcaster.damage import Damage
from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.naming import short, shorts, spell_name
from spellhall.games.spellcaster.notation import read_choice, spell_named, unreadable, write_choice
from spellhall.games.spellcaster.spells import HADOU, HUSH
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import Refusal, Unreadable
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

THEN: Final = ";"
LONGEST: Final = 60


def piles(view: View[SpellState]) -> list[Message]:
    """The discard piles lie face up: everybody may look through them. Clauses: SC-7."""
    lines: list[Message] = []
    for seat, caster in enumerate(view.state.casters):
        if caster.discard:
            count = len(caster.discard)
            lines.append(say("sc-pile", who=who(seat), count=count, cards=shorts(caster.discard)))
        else:
            lines.append(say("sc-no-pile", who=who(seat)))
    return lines


def goes_without_saying(view: View[SpellState], choice: Choice) -> bool:
    """A payment that can be made in one way only needs no question. Clauses: SC-220, SC-223."""
    return isinstance(view.state.stack[-1], Damage)


def steps_of(game: GameDefinition[Any], view: View[SpellState], text: str) -> list[Choice]:
    """The choices of a line that casts a spell with its cards and details, or pays with several cards.

    Empty if it is no such line. Raises Unreadable, or the Refusal of the first choice that is not allowed: a line is
    carried out as a whole or not at all.
    """
    words = " ".join(text.replace(",", " ").lower().split()).split(" ")
    if words[0] == "cast":
        for size in range(len(words) - 2, 0, -1):
            kind = spell_or_none(" ".join(words[1 : 1 + size]))
            if kind is not None:
                return Line(game, view, words[1 + size :]).cast(kind)
    if words[0] == "pay" and len(words) > 2:
        return Line(game, view, words[1:]).pay()
    return []


def spell_or_none(text: str) -> int | None:
    try:
        return spell_named(text)
    except Unreadable:
        return None


class Line:
    """A line being worked out in an imagined world: what it needs is known to whoever types it."""

    def __init__(self, game: GameDefinition[Any], view: View[SpellState], words: list[str]) -> None:
        self.game = game
        self.seat = view.seat
        self.world: SpellState = game.imagine(view, Seeded("shortcut"))
        self.chosen: list[Choice] = []
        self.cards: list[int] = []
        self.details: list[str] = []
        self.announced: dict[str, Any] = {}  # the spell once it lies face up
        for word in words:
            if word in ("with", "joker", "at", "on"):
                continue
            try:
                self.cards.append(card_named(word))
            except Unreadable:
                self.details.append(word)
        self.cards.sort()

    def take(self, choice: Choice) -> None:
        refused = self.game.refusal(self.world, self.seat, choice)
        if refused is not None:
            raise refused
        made = self.game.apply(self.world, self.seat, choice)
        self.world = made.state
        self.chosen.append(choice)
        for event in made.events:
            facts = event.told_to(self.seat)
            if facts is not None and facts["event"] == "cast" and facts["seat"] == self.seat:
                self.announced = facts

    def pay(self) -> list[Choice]:
        if self.details:
            raise unreadable(self.details[0])
        for card in self.cards:
            frame = self.world.stack[-1]
            if isinstance(frame, Damage) and frame.asked == self.seat:
                self.take(PAYS[card])
            else:
                raise Refusal("SC-221", say("sc-no-pay-needless", card=short(card)))
        return self.chosen

    def cast(self, kind: int) -> list[Choice]:
        """Announce it, then add its cards and declare what was said; what was not said is asked."""
        left = self.cards.copy()
        self.take(CASTS[kind])
        for _ in range(LONGEST):
            frame = self.world.stack[-1]
            if not isinstance(frame, Build) or frame.asked != self.seat:
                break
            left = [card for card in left if card not in frame.chosen[self.seat]]
            if frame.stages[self.seat] == CARDS:
                if not self.cards:
                    break
                self.take(ADDS[left[0]] if left else DONE)
            else:
                choice = self.detail(kind, frame.stages[self.seat] == JOKER_CV)
                if choice is None:
                    break
                self.take(choice)
        self.check(kind)
        return self.chosen

    def detail(self, kind: int, joker: bool) -> Choice | None:
        """The next word as what is asked now; None if there is none left."""
        if not self.details:
            return None
        word = self.details.pop(0)
        if joker:
            word = f"joker {word}"
        elif kind == HUSH:
            word = f"target {word}"
        return read_choice(self.world.rules, word)[0]

    def check(self, kind: int) -> None:
        """What went without saying must be what was said."""
        frame = self.world.stack[-1]
        if self.announced:
            used = [card_named(name) for name in self.announced["cards"]]
        else:
            used = frame.chosen[self.seat] if isinstance(frame, Build) else []
        for card in self.cards:
            if card not in used:
                raise Refusal("SC-64", say("sc-no-group-with", card=short(card), spell=spell_name(kind)))
        if not self.details:
            return
        if self.announced and kind in (HADOU, HUSH):
            meant = self.detail(kind, False)
            told = self.announced["detail" if kind == HADOU else "to"]
            if meant is not None and meant.args != (told,):
                raise Refusal("SC-107", say("sc-no-hit-there")) if kind == HADOU else unreadable(str(meant.args[0]))
        if self.details:
            raise unreadable(self.details[0])


def step(view: View[SpellState], choices: list[Choice], text: str) -> tuple[Choice, str] | None:
    """The first choice of such a line, and the rest of the line, which is handed in again for the next question.

    None if it is no such line. Raises Refusal or Unreadable before anything is done.
    """
    rules = view.state.rules
    if text.startswith(THEN):
        chosen = [read_choice(rules, part)[0] for part in text.split(THEN)[1:]]
    else:
        chosen = steps_of(GAME, view, text)
    if not chosen or chosen[0] not in choices:
        return None
    return chosen[0], "".join(f"{THEN} {write_choice(rules, choice)}" for choice in chosen[1:])
