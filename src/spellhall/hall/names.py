"""Names at the table: from a word list, or typed and checked. Nobody has to say who they are."""

from __future__ import annotations

import re
import secrets
import unicodedata

from spellhall.hall.settings import Settings
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError

FIRST = [
    "Amber",
    "Brave",
    "Bright",
    "Calm",
    "Clever",
    "Copper",
    "Cosy",
    "Curious",
    "Daring",
    "Dreamy",
    "Eager",
    "Early",
    "Fabled",
    "Fleet",
    "Gentle",
    "Gilded",
    "Golden",
    "Hidden",
    "Honest",
    "Humble",
    "Ivory",
    "Jolly",
    "Keen",
    "Kindly",
    "Lively",
    "Lucky",
    "Lunar",
    "Mellow",
    "Merry",
    "Misty",
    "Noble",
    "Patient",
    "Quick",
    "Quiet",
    "Radiant",
    "Ruby",
    "Silver",
    "Sincere",
    "Snowy",
    "Starry",
    "Steady",
    "Sunny",
    "Swift",
    "Tidy",
    "Velvet",
    "Wandering",
    "Wise",
    "Witty",
]
SECOND = [
    "Badger",
    "Bat",
    "Bear",
    "Beetle",
    "Cat",
    "Comet",
    "Crane",
    "Cricket",
    "Deer",
    "Dragon",
    "Falcon",
    "Ferret",
    "Finch",
    "Firefly",
    "Fox",
    "Frog",
    "Griffin",
    "Hare",
    "Hedgehog",
    "Heron",
    "Kite",
    "Lantern",
    "Lark",
    "Lion",
    "Lynx",
    "Magpie",
    "Mole",
    "Moth",
    "Mouse",
    "Newt",
    "Otter",
    "Owl",
    "Panther",
    "Phoenix",
    "Puffin",
    "Rabbit",
    "Raven",
    "Robin",
    "Salamander",
    "Seal",
    "Sparrow",
    "Squirrel",
    "Stag",
    "Swan",
    "Toad",
    "Turtle",
    "Unicorn",
    "Wolf",
    "Wren",
]

LONGEST = 20
BLOCKED = [
    "anal",
    "anus",
    "arse",
    "ass",
    "bastard",
    "bitch",
    "bollock",
    "boob",
    "butt",
    "clit",
    "cock",
    "coon",
    "crap",
    "cum",
    "cunt",
    "dick",
    "dildo",
    "dyke",
    "fag",
    "fuck",
    "hitler",
    "horny",
    "idiot",
    "jerk",
    "jizz",
    "kike",
    "kill",
    "milf",
    "nazi",
    "nigga",
    "nigger",
    "nude",
    "orgasm",
    "penis",
    "piss",
    "poop",
    "porn",
    "pussy",
    "queer",
    "rape",
    "retard",
    "sex",
    "shit",
    "slut",
    "spastic",
    "suck",
    "tits",
    "twat",
    "vagina",
    "wank",
    "whore",
    "admin",
    "moderator",
    "spellhall",
]
WHOLE = {"anal", "ass", "arse", "butt", "coon", "crap", "cum", "fag", "kill", "rape", "sex", "suck", "tits", "cock"}
"""Blocked only as a whole word: they are parts of many names (Cassandra, Essex, Hancock)."""
LOOKALIKES = str.maketrans("013457@$!|", "oieastasii")


def drawn_name() -> str:
    """A name from the word list."""
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"


def checked_name(given: str | None, typed_allowed: bool) -> str:
    """The name that somebody wants, or one from the list; raises TableError."""
    if given is None or not given.strip():
        return drawn_name()
    name = " ".join(unicodedata.normalize("NFKC", given).split())
    words = name.split(" ")
    if len(words) == 2 and words[0] in FIRST and words[1] in SECOND:
        return name
    if not typed_allowed:
        raise TableError("refused", say("hall-names-from-list"))
    if len(name) > LONGEST:
        raise TableError("refused", say("hall-name-length", most=LONGEST))
    if not all(sign.isalpha() or sign.isdigit() or sign in " '-." for sign in name):
        raise TableError("refused", say("hall-name-signs"))
    if not clean(name):
        raise TableError("refused", say("hall-other-name"))
    return name


def may_type(settings: Settings, public: bool) -> bool:
    """Whether names may be typed: among friends, unless the hall forbids it; in public only if it says so."""
    return settings.typed_names or (settings.own_names and not public)


def unlike(names: list[str], name: str, seat: int) -> str:
    """The name for a seat, made different from all others at the table."""
    others = [one for at, one in enumerate(names) if at != seat]
    return f"{name} {'ABCDEFGH'[seat]}" if name in others else name


def clean(name: str) -> bool:
    """Whether a name has no blocked word in it, also not in disguise."""
    base = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().translate(LOOKALIKES)
    words = re.findall("[a-z]+", base)
    joined = "".join(words)
    squeezed = re.sub(r"(.)\1+", r"\1", joined)
    for word in BLOCKED:
        if word in words or (len(words) > 1 and all(len(part) == 1 for part in words) and word in joined):
            return False
        if word not in WHOLE and (word in joined or word in squeezed):
            return False
    return True
