"""The miniature counted a second time, with nothing of the engine: ones, minuses, Strength 1, two players.

With Strength 1 every cast, misfire and run-out ends the game, so a row is just its length, a hand two numbers.
"""

import tomllib
from itertools import permutations
from pathlib import Path

ENERGY, SYMBOLS, TURNS = 8, 7, 6
SPELLS = [(1, 1)] * 5 + [(2, 2)]  # casting value and minimum
COUNTS = Path(__file__).parents[2] / "counts" / "mathemagician.toml"


def worth(length: int) -> int:
    """1, 1-, 1-1, 1-1- …: every second card takes one more away."""
    return 1 - (length - 1) // 2 if length else 0


def complete(length: int, spell: tuple[int, int]) -> bool:
    return length > 0 and worth(length) == spell[0] and (length + 1) // 2 >= spell[1]


def ends_from(
    turn: int,
    active: int,
    hands: list[tuple[int, int]],
    rows: list[int],
    decks: tuple[int, int],
    spells: list[tuple[int, int]],
) -> int:
    """Lines from the start of a turn to the end of the game."""
    ones, minuses = hands[active]
    out = 0
    safe = False
    for numeral, held in ((True, ones), (False, minuses)):
        for owner in (0, 1):
            if not held or (rows[owner] % 2 == 0) is not numeral:
                continue
            total = worth(rows[owner])
            if (numeral and rows[owner] and total < 1) or (not numeral and total == 0):
                out += 1  # a misfire costs the only Strength
                continue
            safe = True
            longer = rows.copy()
            longer[owner] += 1
            left = (ones - 1, minuses) if numeral else (ones, minuses - 1)
            for deck in (0, 1):
                if decks[deck] == 1:
                    out += 1  # the last card costs everybody the only Strength
                elif any(complete(longer[seat], spells[seat]) for seat in (0, 1)) or turn == TURNS:
                    out += 1
                else:
                    after = (decks[0] - 1, decks[1]) if deck == 0 else (decks[0], decks[1] - 1)
                    held_now = hands.copy()
                    held_now[active] = (left[0] + 1, left[1]) if deck == 0 else (left[0], left[1] + 1)
                    out += ends_from(turn + 1, 1 - active, held_now, longer, after, spells)
    if not safe:
        assert sum(decks) <= 5  # so each of the four new hands empties a deck
        out += 4
    return out


def whole_tree() -> int:
    total = 0
    chosen: dict[tuple[tuple[int, int], tuple[int, int]], int] = {}
    for order in permutations(range(6)):
        for mine in order[:3]:
            for theirs in order[3:]:
                pair = (SPELLS[mine], SPELLS[theirs])
                chosen[pair] = chosen.get(pair, 0) + 1
    for first in range(1, 5):
        for second in range(1, 5):
            decks = (ENERGY - first - second, SYMBOLS - 10 + first + second)
            if min(decks) <= 0:
                total += 1  # a deck runs out while hands are dealt
                continue
            hands = [(first, 5 - first), (second, 5 - second)]
            for pair, times in chosen.items():
                for active in (0, 1):  # all cards are equal, so a lot decides who begins
                    total += times * ends_from(1, active, hands, [0, 0], decks, list(pair))
    return total


def test_the_whole_miniature() -> None:
    entries = tomllib.loads(COUNTS.read_text(encoding="utf-8"))["count"]
    whole = next(entry for entry in entries if entry.get("miniature") and entry["lines"] == 0)
    assert whole["ends"] == whole_tree()


def test_the_first_decisions_of_the_miniature() -> None:
    """12 of 16 pairs of splits leave both decks with cards; then 720 deals of spells, nine choices, two lots."""
    entries = tomllib.loads(COUNTS.read_text(encoding="utf-8"))["count"]
    counted = {entry["depth"]: (entry["lines"], entry["ends"]) for entry in entries if entry.get("miniature")}
    assert counted[2] == (12 * 720, 4)
    assert counted[4] == (12 * 720 * 9 * 2, 4)
