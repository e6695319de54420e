"""The whole miniature counted a second time, by a small model of its own that shares no code with the engine.

Each player has a Phylactery and two of Decoy, Mine, Bubble and Bubble, in three stacks of one card; two turns without
a destroyed card end the game. The model knows just these four cards, written down from their clauses.
"""

from __future__ import annotations

from spellhall.games import game
from spellhall.kernel.counting import Counter

ENERGY = {"P": 1, "D": 2, "M": 1, "B": 1}
LIMIT = 2

Card = tuple[str, int]  # a letter and a number that tells copies apart
Stack = tuple[tuple[Card, ...], int]  # cards from bottom to top, and how many are splayed
Table = tuple[tuple[Stack, ...], ...]
EMPTY: Stack = ((), 0)


def replaced(table: Table, seat: int, row: int, stack: Stack) -> Table:
    side = (*table[seat][:row], stack, *table[seat][row + 1 :])
    return (side, table[1]) if seat == 0 else (table[0], side)


def without_top(stack: Stack) -> Stack:
    cards, splayed = stack
    return (cards[:-1], max(1, splayed - 1)) if len(cards) > 1 else EMPTY


def with_top(stack: Stack, card: Card) -> Stack:
    return (*stack[0], card), stack[1] + 1


def sunk(stack: Stack) -> Stack:
    cards, splayed = stack
    return stack if len(cards) < 2 else ((cards[-1], *cards[:-1]), max(1, splayed - 1))


def lifted(stack: Stack) -> Stack:
    cards, splayed = stack
    return stack if len(cards) < 2 else ((*cards[1:], cards[0]), min(len(cards), splayed + 1))


def tally(stack: Stack) -> int:
    return sum(ENERGY[card[0]] for card in stack[0][len(stack[0]) - stack[1] :])


class Model:
    """Counts ends by walking every line."""

    def ends(self) -> int:
        return self.draft(["D", "M", "B", "B"], [["P"], ["P"]], 0)

    def draft(self, pool: list[str], hands: list[list[str]], picker: int) -> int:
        if not pool:
            return self.arrange(hands, [[], []], 0)
        total = 0
        for name in sorted(set(pool)):
            left = pool.copy()
            left.remove(name)
            mine = [hands[0].copy(), hands[1].copy()]
            mine[picker].append(name)
            total += self.draft(left, mine, 1 - picker)
        return total

    def arrange(self, hands: list[list[str]], placed: list[list[str]], seat: int) -> int:
        if seat == 2:
            sides = tuple(
                tuple((((name, 3 * side + place),), 1) for place, name in enumerate(placed[side])) for side in range(2)
            )
            return self.turn(sides, 1, 0, frozenset())  # seat A picked first, so seat B begins
        if not hands[seat]:
            return self.arrange(hands, placed, seat + 1)
        total = 0
        for name in sorted(set(hands[seat])):
            left = [hands[0].copy(), hands[1].copy()]
            left[seat].remove(name)
            now = [placed[0].copy(), placed[1].copy()]
            now[seat].append(name)
            total += self.arrange(left, now, seat)
        return total

    def turn(self, table: Table, mover: int, quiet: int, spent: frozenset[int]) -> int:
        total = 0
        for row, stack in enumerate(table[mover]):
            cards, splayed = stack
            if not cards:
                continue
            if splayed < len(cards):
                total += self.done(replaced(table, mover, row, (cards, splayed + 1)), mover, quiet, spent, False)
            for places in range(1, splayed):
                at = len(cards) - 1 - places
                raised = (*cards[:at], *cards[at + 1 :], cards[at])
                total += self.done(replaced(table, mover, row, (raised, splayed)), mover, quiet, spent, False)
            for other in range(3):
                if other != row:
                    after = replaced(table, mover, row, without_top(stack))
                    after = replaced(after, mover, other, with_top(table[mover][other], cards[-1]))
                    total += self.done(after, mover, quiet, spent, False)
            if len(cards) > 1:
                total += self.done(replaced(table, mover, row, sunk(stack)), mover, quiet, spent, False)
            if cards[-1][0] != "M":
                total += self.attack(table, mover, row, quiet, spent, False)
        return total

    def attack(self, table: Table, mover: int, row: int, quiet: int, spent: frozenset[int], stayed: bool) -> int:
        foe = 1 - mover
        mine, theirs = table[mover][row], table[foe][row]
        name = mine[0][-1][0]
        threat = bool(theirs[0]) and (name == "P" or (name == "B" and len(theirs[0]) == 1))
        if not threat:
            if name == "D":
                table = replaced(table, foe, row, sunk(theirs))
            elif name == "B":
                table = replaced(table, foe, row, lifted(theirs))
            return self.done(table, mover, quiet, spent, False)
        under, token = theirs[0][-1]
        others = [other for other in range(3) if other != row and table[foe][other][0]]
        if under == "M":
            if name == "P":
                return 1  # the attacker's Phylactery is gone
            after = replaced(table, mover, row, without_top(mine))
            return self.done(replaced(after, foe, row, without_top(theirs)), mover, quiet, spent, True)
        if under == "B" and token not in spent and others:
            return sum(self.dodge(table, mover, row, quiet, spent, other) for other in others)
        if under == "D" and token not in spent and not stayed:
            home = next(other for other in range(3) if any(card[0] == "P" for card in table[foe][other][0]))
            if home != row:
                jump = self.dodge(table, mover, row, quiet, spent, home)
                return jump + self.attack(table, mover, row, quiet, spent, True)
        hit = name == "B" or 2 * tally(mine) > tally(theirs) * (2 if under == "P" else 1)
        if hit and under == "P":
            return 1
        if hit:
            return self.done(replaced(table, foe, row, without_top(theirs)), mover, quiet, spent, True)
        return self.done(table, mover, quiet, spent, False)

    def dodge(self, table: Table, mover: int, row: int, quiet: int, spent: frozenset[int], to: int) -> int:
        """The card under attack moves; the attack goes on against the next one, or against nothing."""
        foe = 1 - mover
        card = table[foe][row][0][-1]
        after = replaced(table, foe, row, without_top(table[foe][row]))
        after = replaced(after, foe, to, with_top(table[foe][to], card))
        spent = spent | {card[1]}
        if not after[foe][row][0]:
            return self.done(after, mover, quiet, spent, False)
        return self.attack_next(after, mover, row, quiet, spent)

    def attack_next(self, table: Table, mover: int, row: int, quiet: int, spent: frozenset[int]) -> int:
        assert table[mover][row][0][-1][0] == "P"  # Bubble strikes lone cards only, and then nothing is left
        return self.attack(table, mover, row, quiet, spent, False)

    def done(self, table: Table, mover: int, quiet: int, spent: frozenset[int], destroyed: bool) -> int:
        quiet = 0 if destroyed else quiet + 1
        if all(sum(len(stack[0]) for stack in side) == 1 for side in table) or quiet == LIMIT:
            return 1
        return self.turn(table, 1 - mover, quiet, spent)


def test_the_whole_miniature_is_counted_alike() -> None:
    """DP-12, DP-19, DP-42, DP-43: every line of draft, arrangement, moves, attacks and reactions."""
    duel = game("prestidigitators")
    lines, ends = Counter(duel).count_game(duel.miniature(), 200)
    assert (lines, ends) == (0, Model().ends())
