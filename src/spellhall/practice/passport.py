"""The passport: a pupil's model packed small, for a child to take along.

As a QR code it holds the model itself. As three words it is the key under which a hall keeps the packed model: the hall
stores a slow hash of the words and never the words. Neither holds a name, and neither means anything to anybody else.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
import struct
import unicodedata
from typing import Final

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import say
from spellhall.practice.facts import MINUS, PLUS, TIMES, Fact, fact
from spellhall.practice.pupil import AT_FIRST, OWN_VARIANCE, Known, Pupil
from spellhall.practice.rating import Rating
from spellhall.practice.wordlist import WORDS

VERSION: Final = 1
KINDS: Final = (TIMES, PLUS, MINUS)
MOST_FACTS: Final = 180
"""So many facts still fit into a QR code that a tablet reads from paper."""
HEAD: Final = struct.Struct(">BhBH")
EACH: Final = struct.Struct(">HbB")


class BadPassport(SpellhallError):
    """What was shown is no passport."""


# ---------------------------------------------------------------- packed


def pack(pupil: Pupil) -> str:
    """The model as letters and digits that a QR code stores compactly: 10 to about 1,200 of them."""
    spread = round(min(1.0, pupil.ability.variance / AT_FIRST.variance) * 255)
    out = HEAD.pack(VERSION, clamped(pupil.ability.mean * 1000, 32767), spread, min(65535, max(0, pupil.day)))
    told = sorted(pupil.known.items(), key=lambda one: (-one[1].owed, one[1].own.variance, one[0]))[:MOST_FACTS]
    for met, known in sorted(told):
        place = KINDS.index(met.kind) << 14 | met.a << 7 | met.b
        sure = round(min(1.0, known.own.variance / OWN_VARIANCE) * 15)
        out += EACH.pack(
            place, clamped(known.own.mean * 32, 127), sure << 4 | min(3, known.owed) << 2 | min(3, known.right)
        )
    out += hashlib.sha256(out).digest()[:2]
    return base64.b32encode(out).decode().rstrip("=")


def unpack(text: str) -> Pupil:
    """The inverse of `pack`, to the precision that it keeps; raises BadPassport."""
    plain = "".join(text.upper().split())
    try:
        if len(plain) > 2000:
            raise ValueError
        data = base64.b32decode(plain + "=" * (-len(plain) % 8))
        body, check = data[:-2], data[-2:]
        if hashlib.sha256(body).digest()[:2] != check or (len(body) - HEAD.size) % EACH.size:
            raise ValueError
        version, mean, spread, day = HEAD.unpack(body[: HEAD.size])
        if version != VERSION:
            raise ValueError
        known = dict(unpacked(*one) for one in EACH.iter_unpack(body[HEAD.size :]))
    except (ValueError, binascii.Error, struct.error, SpellhallError, IndexError):
        raise BadPassport(say("practice-no-passport")) from None
    return Pupil(Rating(mean / 1000, max(0.01, spread / 255 * AT_FIRST.variance)), known, day)


def unpacked(place: int, mean: int, rest: int) -> tuple[Fact, Known]:
    own = Rating(mean / 32, max(0.01, (rest >> 4) / 15 * OWN_VARIANCE))
    right = rest & 3
    return fact(KINDS[place >> 14], place >> 7 & 127, place & 127), Known(own, max(1, right), right, rest >> 2 & 3)


def clamped(number: float, most: int) -> int:
    return max(-most, min(most, round(number)))


# ---------------------------------------------------------------- three words


def draw_words() -> list[int]:
    """Three places in the list of words, drawn by the system's own randomness."""
    return [secrets.randbelow(len(WORDS)) for _ in range(3)]


def say_words(places: list[int], language: str) -> str:
    """The words in a language: `owl river lantern`. A language without a list gets the English words."""
    column = {"en": 0, "fr": 1, "de": 2}.get(language.split("-")[0], 0)
    return " ".join(WORDS[place][column] for place in places)


def read_words(text: str) -> list[int]:
    """The places of three words, whatever language they are in, in any spelling of case and accents."""
    words = [plain_word(word) for word in text.replace(",", " ").replace("-", " ").split()]
    if len(words) != 3 or any(word not in PLACES for word in words):
        raise BadPassport(say("practice-no-words"))
    return [PLACES[word] for word in words]


def key_of(places: list[int], salt: bytes) -> str:
    """Under which a hall stores the packed model. Slow on purpose: three words are soon tried out."""
    text = " ".join(str(place) for place in places).encode()
    return hashlib.scrypt(text, salt=b"spellhall passport" + salt, n=2**14, r=8, p=1, dklen=24).hex()


def plain_word(word: str) -> str:
    """Without accents and case: what a child types on a keyboard that lacks them."""
    bare = unicodedata.normalize("NFKD", word.lower().replace("œ", "oe").replace("ß", "ss"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


PLACES: Final = {plain_word(word): place for place, row in enumerate(WORDS) for word in row}
