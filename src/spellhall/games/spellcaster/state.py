"""The state of SpellCaster: every zone and counter, and who may see it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.games.spellcaster.boards import Board, board_named
from spellhall.games.spellcaster.cards import HIGHEST_CV, KINDS, Kit, no_cards
from spellhall.games.spellcaster.casters import LIVING, NOBODY, Caster
from spellhall.games.spellcaster.spells import HUSH
from spellhall.games.spellcaster.walking import Spaces, Walks, walks_on
from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import CLOCKWORK, NO_SEAT, GameState, Setup
from spellhall.kernel.state import OPEN, OWN, SIZE, Choice, blank
from spellhall.kernel.zones import UniqueBag

NOWHERE: Final = -1

BY_CASTER: Final = {
    "hands": "hand", "charged": "charged", "decks": "deck", "discards": "discard", "active": "active",
    "move_cards": "move_card", "values": "value", "life": "life", "changes": "changes", "defeated": "defeated",
    "fresh": "fresh", "fresh_low": "fresh_low", "fresh_high": "fresh_high",
}  # fmt: skip
"""Declared fields with one entry per seat, and the name of that entry in a caster."""


class SpellSetup(Setup):
    """Seats, options and kit, with the options as typed values."""

    def __init__(self, seats: int, options: dict[str, Any], kit: Kit) -> None:
        super().__init__("spellcaster", seats, options, kit)
        self.kit: Kit = kit
        self.board: Board = board_named(kit.board or options["board"], options["diagonals"])
        self.walks: Walks = walks_on(self.board)
        self.free_start: bool = options["start"] == "free"
        self.teleport_ignores: bool = options["teleport_reach"] == "ignore"
        self.trim_hand: bool = options["regenerate_hand"] == "five"
        self.haste_defence: bool = options["haste_defence"] == "on"
        self.dispel_any: bool = options["dispel_counter"] == "any"
        self.hush_speaks: bool = options["hush_curse"] == "speaks"
        self.round_cap: int = kit.rounds or options["round_cap"]
        self.cap_draw: bool = options["cap_result"] == "draw"


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellState(GameState):
    """Everything on the table. A space is its place on the board, -1 is off the board."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "hands": OWN,
        "charged": OWN,
        "decks": SIZE,
        "discards": OPEN,
        "active": OPEN,
        "move_cards": OPEN,
        "values": OPEN,
        "at": OPEN,
        "life": OPEN,
        "changes": OPEN,
        "order": OPEN,
        "chain": OPEN,
        "defeated": OPEN,
        "fresh": OPEN,
        "fresh_low": OPEN,
        "fresh_high": OPEN,
        "last_seat": OPEN,
        "last": OPEN,
    }

    def __init__(self, setup: SpellSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        seats = setup.seats
        kit = setup.kit
        for _seat in range(seats):
            deck = UniqueBag(KINDS, kit.mask, len(kit.deck))
            self.casters.append(Caster(no_cards(), no_cards(), deck, kit.mask))
        self.at = [NOWHERE] * seats
        self.order: list[int] = []
        self.chain: list[int] = []  # casters defeated in the present chain of Dying Curses
        self.last_seat = NOBODY  # the last choice, as far as everybody may know it
        self.last: Choice | None = None

    def wake(self) -> None:
        super().wake()
        self.casters: list[Caster] = []

    def get_field(self, name: str) -> Any:
        own = BY_CASTER.get(name)
        return super().get_field(name) if own is None else [getattr(caster, own) for caster in self.casters]

    def set_field(self, name: str, value: Any) -> None:
        own = BY_CASTER.get(name)
        if own is None:
            super().set_field(name, value)
            return
        if not self.casters:  # a blank state
            self.casters = [Caster(no_cards(), no_cards(), no_cards(), 0) for _ in value]
        for caster, one in zip(self.casters, value, strict=True):
            setattr(caster, own, one)

    def clone(self) -> SpellState:
        """Written out for speed; the conformance suite compares it with the declared fields."""
        twin = blank(SpellState)
        twin.setup = self.setup
        twin.stack = [frame.clone() for frame in self.stack]
        twin.chance = self.chance.clone()
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.casters = [caster.clone() for caster in self.casters]
        twin.at = self.at.copy()
        twin.order = self.order.copy()
        twin.chain = self.chain.copy()
        twin.last_seat = self.last_seat
        twin.last = self.last
        return twin

    @property
    def rules(self) -> SpellSetup:
        setup = self.setup
        assert isinstance(setup, SpellSetup)
        return setup

    @property
    def board(self) -> Board:
        return self.rules.board

    # ------------------------------------------------------------ casters

    def living(self) -> list[int]:
        """The living casters in turn order. Clauses: SC-9."""
        return [seat for seat in self.order if self.casters[seat].life == LIVING]

    def opponents(self, seat: int) -> list[int]:
        """All other living casters, in turn order after this one. Clauses: SC-10, SC-246."""
        order = self.order
        number: i64 = len(order)
        place: i64 = order.index(seat)
        out: list[int] = []
        for _other in range(number - 1):
            place += 1
            if place == number:
                place = 0
            other = order[place]
            if self.casters[other].life == LIVING:
                out.append(other)
        return out

    def hushed(self, seat: int) -> bool:
        """Whether an Active Hush names this caster. Clauses: SC-14."""
        for caster in self.casters:
            for spell in caster.active:
                if spell.kind == HUSH and spell.target == seat:
                    return True
        return False

    # ------------------------------------------------------------ the board

    def pieces(self) -> list[int]:
        """The occupied spaces; a dying caster's piece still stands. Clauses: SC-20."""
        return [space for space in self.at if space >= 0]

    def threatened(self, seat: int) -> list[bool]:
        """For every space whether an opponent threatens it. Clauses: SC-22, SC-23, SC-246."""
        board = self.board
        out = [False] * len(board.spaces)
        feared = self.feared(seat)
        for other, space in enumerate(self.at):
            if feared >> other & 1:
                for near in board.near[space]:
                    out[near] = True
        return out

    def feared(self, seat: int) -> i64:
        """The opponents who threaten the spaces around them, a bit for each. Clauses: SC-22, SC-23, SC-246."""
        out: i64 = 0
        for other, space in enumerate(self.at):
            if other != seat and space >= 0 and self.casters[other].life == LIVING:
                out |= 1 << i64(other)
        return out

    def reach(self, seat: int, steps: int) -> Spaces:
        """Where a Move may lead. Clauses: SC-24, SC-54 to SC-56."""
        at = self.at
        return self.rules.walks.reach(at[seat], steps, at, self.feared(seat))

    def reach_free(self, seat: int, steps: int) -> Spaces:
        """As `reach`, but threatened spaces are ignored. Clauses: SC-24, SC-58."""
        return self.rules.walks.reach(self.at[seat], steps, self.at, 0)

    def walk(self, seat: int, steps: int) -> list[int]:
        """`reach` as a list of spaces."""
        return self.rules.walks.spaces(self.reach(seat, steps))

    def walk_free(self, seat: int, steps: int) -> list[int]:
        """`reach_free` as a list of spaces."""
        return self.rules.walks.spaces(self.reach_free(seat, steps))

    def add_moves(self, seat: int, steps: int, into: list[Choice]) -> None:
        """Offer every space where a Move may lead."""
        self.rules.walks.moves.add(self.reach(seat, steps), into)

    def can_step(self, seat: int) -> bool:
        """Whether any neighbouring space is free."""
        at = self.at
        return at[seat] >= 0 and any(space not in at for space in self.board.near[at[seat]])

    def run_spaces(self, seat: int, steps: int) -> list[int]:
        """Where a Berserk card may take the piece. Clauses: SC-181, SC-182."""
        walks = self.rules.walks
        feared = self.feared(seat)
        reached = Spaces(0, 0, 0, 0)
        for other in self.opponents(seat):
            if self.at[other] >= 0:
                reached = reached.joined(walks.reach(self.at[seat], steps, self.at, feared, self.at[other]))
        return walks.spaces(reached)

    def adjacent(self, seat: int) -> list[int]:
        """Opponents on adjacent spaces. Clauses: SC-60."""
        at = self.at
        apart = self.board.apart_by[at[seat]]
        for space in at:
            if space >= 0 and apart[space] == 1:
                return [other for other in self.opponents(seat) if at[other] >= 0 and apart[at[other]] == 1]
        return NO_SEAT

    def hit_in(self, seat: int, direction: int, reach: int) -> int:
        """The opponent whom a Hadou Ken hits in a direction, or -1. Clauses: SC-138, SC-139."""
        space = self.board.first_piece(self.at[seat], direction, reach, self.at)
        if space < 0:
            return NOBODY
        other = self.at.index(space)
        return other if self.casters[other].life == LIVING else NOBODY

    def aims(self, seat: int, reach: int) -> list[int]:
        """The directions in which a Hadou Ken of this CV hits an opponent. Clauses: SC-107."""
        return [number for number, _ in self.in_sight(seat, reach)]

    def in_sight(self, seat: int, reach: int) -> list[tuple[int, int]]:
        """Directions and the opponents hit there, in the order of directions. Clauses: SC-107, SC-139."""
        ways = self.board.way[self.at[seat]]
        out: list[tuple[int, int]] = []
        for space in self.at:
            if space >= 0 and ways[space] >= 0:
                other = self.hit_in(seat, ways[space], reach)
                if other >= 0 and self.at[other] == space:
                    out.append((ways[space], other))
        if len(out) > 1:
            out.sort()
        return out

    def farthest_aim(self, seat: int) -> int:
        """The smallest CV with which a Hadou Ken of this caster hits anybody; 99 if none does."""
        at = self.at
        board = self.board
        ways = board.way[at[seat]]
        best = 99
        for space in at:
            if space >= 0 and ways[space] >= 0:
                other = self.hit_in(seat, ways[space], HIGHEST_CV)
                if other >= 0:
                    best = min(best, board.apart_by[at[seat]][at[other]])
        return best
