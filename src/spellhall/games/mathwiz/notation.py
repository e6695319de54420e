"""Choices as text: `7x8`, `cast S020 -10`, `swap 7 for 2` … See docs/notation/mathwiz.md."""

from __future__ import annotations

import re

from spellhall.games.mathwiz.cards import (
    EFFECTS,
    FORBIDDEN_RUNE,
    HIGHEST_RUNE,
    LOOKING_GLASS,
    SLIDING_SANDS,
    TEN_LEAGUE_BOOTS,
    CardSet,
    effect_title,
)
from spellhall.games.mathwiz.choices import DONE, KEEP, PASS, TIME_UP
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.positions import is_whole
from spellhall.kernel.state import SEALED, Choice

_PLAIN = {"pass": PASS, "done": DONE, "keep": KEEP, "time up": TIME_UP}
_TITLES = [re.compile(f"cast {effect.replace('_', '[ -]')}") for effect in EFFECTS]
_RUNE = r"(\d{1,2})"
_FORMS = [
    ("pair", re.compile(rf"{_RUNE}x{_RUNE}")),
    ("mirror", re.compile(rf"{_RUNE}\^2")),
    ("double", re.compile(rf"2x\({_RUNE}x{_RUNE}\)")),
    ("shift", re.compile(rf"\({_RUNE}([+-])1\)x{_RUNE}")),
    ("third", re.compile(rf"{_RUNE}x{_RUNE}([+-]){_RUNE}")),
]
_CLAIM = re.compile(r"=?(-?\d{1,9})")
_TOSS = re.compile(r"toss (\d{1,2})")
_SWAP = re.compile(r"swap (\d{1,2}) for (\d{1,2})")
_CAST = re.compile(r"cast ([a-z0-9]{1,12})(?: +([+-]?\d{1,3}|[a-h]))?")


def write_choice(cards: CardSet, choice: Choice) -> str:
    """A choice in notation."""
    verb, args = choice.verb, choice.args
    if verb == "pair":
        return f"{args[0]}x{args[1]}"
    if verb == "mirror":
        return f"{args[0]}^2"
    if verb == "double":
        return f"2x({args[0]}x{args[1]})"
    if verb == "shift":
        return f"({args[0]}{args[1]:+d})x{args[2]}"
    if verb == "third":
        return f"{args[0]}x{args[1]}{'+' if args[3] > 0 else '-'}{args[2]}"
    if verb == "claim":
        return f"={args[0]}"
    if verb == "toss":
        return f"toss {args[0]}"
    if verb == "swap":
        return f"swap {args[0]} for {args[1]}"
    if verb == "cast":
        return f"cast {cards.ids[args[0]]}{write_detail(cards, args)}"
    return verb.replace("_", " ")


def write_detail(cards: CardSet, args: tuple[int, ...]) -> str:
    if len(args) < 2:
        return ""
    effect = cards.effects[args[0]]
    if effect == LOOKING_GLASS:
        return f" {SEAT_LETTERS[args[1]]}"
    return f" {args[1]}" if effect == FORBIDDEN_RUNE else f" {args[1]:+d}"


def read_choice(cards: CardSet, text: str) -> list[Choice]:
    """All choices that a text may mean: a spell may also be called by its number or its effect."""
    plain = " ".join(text.lower().replace("×", "x").replace("*", "x").replace("−", "-").split())
    if plain in _PLAIN:
        return [_PLAIN[plain]]
    if plain == SEALED.verb:
        return [SEALED]
    tight = plain.replace(" ", "")
    found = find_combination(tight)
    if found is not None:
        return [found]
    match = _CLAIM.fullmatch(tight)
    if match:
        return [Choice("claim", (int(match[1]),))]
    match = _TOSS.fullmatch(plain)
    if match:
        return [Choice("toss", (rune(match[1]),))]
    match = _SWAP.fullmatch(plain)
    if match:
        return [Choice("swap", (rune(match[1]), rune(match[2])))]
    if plain.startswith("cast "):
        return read_cast(cards, plain)
    raise Unreadable(say("mw-unreadable", text=text.strip()[:40]))


def find_combination(tight: str) -> Choice | None:
    """The combination that a text without spaces means, if it means one."""
    for verb, form in _FORMS:
        match = form.fullmatch(tight)
        if match:
            return combination(verb, match)
    return None


def read_combination(text: str) -> Choice:
    """A combination from its own notation."""
    found = find_combination(text)
    assert found is not None, text
    return found


def combination(verb: str, match: re.Match[str]) -> Choice:
    if verb == "shift":
        return Choice(verb, (rune(match[1]), 1 if match[2] == "+" else -1, rune(match[3])))
    if verb == "mirror":
        return Choice(verb, (rune(match[1]),))
    low, high = sorted((rune(match[1]), rune(match[2])))
    if verb == "third":
        return Choice(verb, (low, high, rune(match[4]), 1 if match[3] == "+" else -1))
    return Choice(verb, (low, high))


def rune(text: str) -> int:
    number = int(text)
    if not 1 <= number <= HIGHEST_RUNE:
        raise Unreadable(say("mw-unreadable-rune", number=number, highest=HIGHEST_RUNE))
    return number


def read_cast(cards: CardSet, plain: str) -> list[Choice]:
    for effect, title in enumerate(_TITLES):
        plain = title.sub(f"cast effect{effect}", plain)
    match = _CAST.fullmatch(plain)
    if match is None:
        raise Unreadable(say("mw-unreadable-cast", text=plain[:40]))
    spells = named_spells(cards, match[1])
    if not spells:
        raise Unreadable(say("mw-unreadable-spell", text=match[1][:40]))
    out: list[Choice] = []
    wrong: Unreadable | None = None
    for spell in spells:
        try:
            out.append(Choice("cast", (spell, *read_detail(cards, spell, match[2]))))
        except Unreadable as error:
            wrong = error
    if wrong is not None and not out:
        raise wrong
    return out


def named_spells(cards: CardSet, name: str) -> list[int]:
    """Spells by id, by number or by effect."""
    place = cards.places.get(name.upper())
    if place is not None:
        return [place]
    if name.startswith("effect") and is_whole(name[6:]):
        return [spell for spell, effect in enumerate(cards.effects) if effect == int(name[6:])]
    return [spell for spell, number in enumerate(cards.numbers) if str(number) == name]


def read_detail(cards: CardSet, spell: int, text: str | None) -> tuple[int, ...]:
    """The number or rival that an effect asks for; whether it fits, the rules say."""
    effect = cards.effects[spell]
    letter = text is not None and text in SEAT_LETTERS.lower()
    if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS, FORBIDDEN_RUNE) and (text is None or letter):
        raise Unreadable(say("mw-unreadable-number", title=effect_title(effect)))
    if effect == LOOKING_GLASS and not letter:
        raise Unreadable(say("mw-unreadable-rival", title=effect_title(effect)))
    if text is None:
        return ()
    return (SEAT_LETTERS.index(text.upper()) if letter else int(text),)
