"""Many matches at once are the same as one by one, and refuse a bad step as a whole."""

from struct import pack

import pytest

from encoding.test_encoding import encoding_of, every_table
from spellhall.encoding.many import Field
from spellhall.encoding.stepper import Stepper
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import Refusal, SpellhallError

NUMBER = 3


def field_of(id: str, seats: int) -> Field:
    encoding = encoding_of(id, seats)
    return Field(encoding, [Stepper(encoding) for _ in range(NUMBER)])


@pytest.mark.parametrize(("id", "seats"), every_table())
def test_side_by_side_as_one_by_one(id: str, seats: int) -> None:
    """Features, masks, legal lists and payoffs, beyond the end of a game."""
    field = field_of(id, seats)
    field.start("many")
    encoding = field.encoding
    alone = [Stepper(encoding) for _ in range(NUMBER)]
    begun = [1] * NUMBER
    for place, match in enumerate(alone):
        match.start(f"many/{place}/0")
    chance = Seeded("chooser")
    ends = 0
    while ends < 2:
        asked = [match.asked()[0] for match in alone]
        assert list(field.seats) == asked
        assert bytes(field.features()) == b"".join(
            match.features(seat) for match, seat in zip(alone, asked, strict=True)
        )
        assert bytes(field.masks()) == b"".join(
            bytes(match.mask(seat)) for match, seat in zip(alone, asked, strict=True)
        )
        lists = [match.legal(seat) for match, seat in zip(alone, asked, strict=True)]
        assert list(field.legal()) == [number for legal in lists for number in legal]
        assert list(field.counts()) == [len(legal) for legal in lists]
        assert list(field.firsts()) == [sum(map(len, lists[:place])) for place in range(NUMBER)]
        assert list(field.asked()) == asked
        chosen = [legal[chance.below(len(legal), "choice")] for legal in lists]
        field.step(pack(f"<{NUMBER}q", *chosen))
        ended = []
        for place, match in enumerate(alone):
            match.choose(asked[place], chosen[place])
            if match.over:
                ended.append((place, match.payoffs()))
                match.start(f"many/{place}/{begun[place]}")
                begun[place] += 1
        assert field.ended == ended
        ends += len(ended)


def test_any_seat_may_look() -> None:
    """Whoever is not asked sees its own features and may only wait."""
    field = field_of("prestidigitators", 2)
    field.start("look")
    waiting = [1 - match.asked()[0] for match in field.matches]
    field.look(waiting)
    assert bytes(field.features()) == b"".join(
        match.features(seat) for match, seat in zip(field.matches, waiting, strict=True)
    )
    assert bytes(field.masks()) == (b"\1" + bytes(field.encoding.size - 1)) * NUMBER
    assert list(field.counts()) == [0] * NUMBER


def test_a_bad_step_changes_nothing() -> None:
    field = field_of("prestidigitators", 2)
    field.start("bad")
    seen = bytes(field.features())
    good = [match.legal(seat)[0] for match, seat in zip(field.matches, field.seats, strict=True)]
    with pytest.raises(Refusal, match=r"Choice 1 \(yes\) is not legal for seat \d now"):
        field.step(pack("<3q", good[0], good[1], 1))
    with pytest.raises(SpellhallError, match="There is no choice -4 in game 2; they are numbered 0 to"):
        field.step(pack("<3q", good[0], good[1], -4))
    with pytest.raises(SpellhallError, match="3 matches need 3 choices, not 2"):
        field.step(pack("<2q", good[0], good[1]))
    assert [match.decisions for match in field.matches] == [0, 0, 0]
    field.look_around()
    assert bytes(field.features()) == seen
