"""What the greedy SpellCaster player knows about blows, spells, cards and places."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellcaster.cards import CLUB, CV, JOKER, SPADE, SUIT, sum_of
from spellhall.games.spellcaster.choices import CASTS, DESPERATE, WAVES, strike
from spellhall.games.spellcaster.spells import (
    BERSERK,
    CIRCLE,
    DISPEL,
    ENHANCE,
    HADOU,
    HAME,
    HASTE,
    HUSH,
    MELEE,
    MODE_HEART,
    MODE_SPADE,
    PENTAGRAM,
    REGENERATE,
    REIKI,
    SHIELD,
    TELEPORT,
    WILD,
    Pool,
)
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import UniqueBag

FAR: Final = 1000  # farther than any board is wide
MEAN_CV: Final = 8.1  # of a deck (430 / 53)
BUILD: Final = [0.6, 2.2, 1.0, 0.9]  # what charging a card of each suit is worth: Spades, Clubs, Diamonds, Hearts
MISSED: Final = [2.0, 5.0, 3.0, 3.0]  # and how much it would be missed


class Blow:
    """A way to hurt somebody now, and what it is worth."""

    def __init__(self, choice: Choice, worth: float) -> None:
        self.choice = choice
        self.worth = worth


def expected_hand(hand: UniqueBag) -> float:
    """What a hand can pay: counted if it is known, else by its size."""
    return float(sum_of(hand)) if hand.known else MEAN_CV * hand.size


def hurt(state: SpellState, target: int, damage: float, waves: bool, cv: int) -> float:
    """The worth of damage dealt to somebody: more near the end of a hand, none through a Circle."""
    caster = state.casters[target]
    if caster.circle_stops(waves, cv):
        return 0.0
    life = MEAN_CV * caster.hand.size
    bonus = 6.0 if damage >= life else 3.0 * damage / (life + 1.0)
    return damage * 0.6 + bonus


class Arms:
    """What a caster can hurt others with, wherever the piece stands."""

    def __init__(self, state: SpellState, me: int, may_cast: bool) -> None:
        self.may_cast = may_cast
        caster = state.casters[me]
        self.hand = caster.hand.cards()
        self.weapons = caster.weapons()
        self.weapon = -1  # the strongest one
        for weapon in self.weapons:
            if self.weapon < 0 or CV[weapon] > CV[self.weapon]:
                self.weapon = weapon
        self.clubs_strike = caster.enhanced(MODE_SPADE)
        self.clubs_fly = caster.enhanced(MODE_HEART)
        charged = caster.charged.cards()
        self.clubs = [card for card in charged if SUIT[card] == CLUB]
        self.spades = [card for card in charged if SUIT[card] == SPADE]
        self.wild = JOKER in charged


def blows_from(state: SpellState, me: int, may_cast: bool) -> list[Blow]:
    """Strikes, waves, Hadou Kens and volleys that hit from where the piece stands."""
    return blows_with(Arms(state, me, may_cast), state, me)


def blows_with(arms: Arms, state: SpellState, me: int) -> list[Blow]:
    """The same with arms that are counted already."""
    near = state.adjacent(me)
    lines = state.in_sight(me, 14)
    if not near and not lines:
        return []
    out: list[Blow] = []
    hand, weapon = arms.hand, arms.weapon
    for target in near:
        for card in hand:
            suit = SUIT[card]
            if suit == SPADE or card == JOKER or (arms.clubs_strike and suit == CLUB):
                out.append(Blow(strike(card, target, -1), hurt(state, target, CV[card], False, CV[card])))
            if weapon >= 0 and (suit in (SPADE, CLUB) or card == JOKER):
                worth = hurt(state, target, CV[weapon], False, CV[card]) * (0.6 + 0.03 * CV[card])
                out.append(Blow(strike(card, target, weapon), worth))
        for one in arms.weapons:
            worth = hurt(state, target, CV[one], False, CV[one]) - 3.0
            out.append(Blow(DESPERATE[one][target], worth))
    if arms.clubs_fly:
        for number, target in lines:
            gap = state.board.apart_by[state.at[me]][state.at[target]]
            for card in hand:
                if (SUIT[card] == CLUB or card == JOKER) and CV[card] >= gap:
                    out.append(Blow(WAVES[card][number], hurt(state, target, CV[card], True, CV[card])))
    if arms.may_cast:
        spell_blows(arms, state, me, near, [target for _, target in lines], out)
    return [blow for blow in out if blow.worth > 0]


def spell_blows(arms: Arms, state: SpellState, me: int, near: list[int], in_line: list[int], out: list[Blow]) -> None:
    """Hadou Ken, Hadou Hame Ha Ken, Berserk and Wild Magic from the Charged cards."""
    clubs, spades, wild = arms.clubs, arms.spades, int(arms.wild)
    for target in in_line:
        gap = state.board.apart_by[state.at[me]][state.at[target]]
        reaching = [card for card in clubs if CV[card] >= gap]
        if reaching:
            top = max(CV[card] for card in reaching)
            out.append(Blow(CASTS[HADOU], hurt(state, target, top, True, top)))
        if len(clubs) + wild >= 3 and reaching:
            total = sum(CV[card] for card in reaching)
            worth = hurt(state, target, total, True, max(CV[card] for card in reaching))
            out.append(Blow(CASTS[HAME], worth * 0.8))
        if wild and not reaching:
            out.append(Blow(CASTS[WILD], hurt(state, target, 14, True, 14) * 0.8))
    if len(spades) + wild >= 3:
        for target in near:
            total = sum(CV[card] for card in spades)
            out.append(Blow(CASTS[BERSERK], hurt(state, target, total, False, 14) * 0.8))


def spell_worth(state: SpellState, me: int, kind: int) -> float:
    """What casting a spell that is no blow is worth now; 0 if it had better wait."""
    caster = state.casters[me]
    hand = caster.hand.size
    if kind == REGENERATE:
        return 9.0 if hand < 6 else 5.0
    if kind == REIKI:
        return 6.0
    if kind == HUSH:
        return 7.5
    if kind == PENTAGRAM:
        return 6.0
    if kind == CIRCLE:
        return 10.0 if not any(spell.kind == CIRCLE for spell in caster.active) else 0.0
    if kind == HASTE:
        return 4.5
    if kind == ENHANCE:
        held = [card for card in caster.hand.cards() if SUIT[card] == CLUB]
        return 3.0 + 0.5 * len(held) if len(caster.active) < 4 else 0.0
    if kind == DISPEL:
        rivals = [len(state.casters[other].active) + state.casters[other].charged.size for other in state.opponents(me)]
        return 3.5 if max(rivals, default=0) >= 2 else 0.0
    if kind == MELEE:
        return 3.2 if not caster.weapons() else 0.0
    if kind == WILD:
        return 3.4 if not caster.weapons() else 0.0
    if kind == SHIELD:
        return 1.2 if not caster.active_of(SHIELD) else 0.0
    if kind == TELEPORT:
        return 0.8 if not caster.active_of(TELEPORT) else 0.0
    return 0.0


def build_worth(state: SpellState, me: int, card: int, pool: Pool) -> float:
    """What charging a hand card beside these is worth: Clubs first, and cards that bring a group nearer."""
    suit = SUIT[card]
    if card == JOKER:
        return 0.5
    worth = BUILD[suit] + 0.03 * CV[card]
    worth += 0.35 * pool.values[CV[card]] + (0.8 if pool.values[CV[card]] > 1 else 0.0)
    if pool.suits[suit] == 2:
        worth += 0.4
    return worth - 0.08 * state.casters[me].charged.size


def card_worth(state: SpellState, me: int, card: int) -> float:
    """How much a Charged card would be missed."""
    if card == JOKER:
        return 20.0
    pool = Pool(state.casters[me].charged.bits)
    worth = MISSED[SUIT[card]] + 0.2 * CV[card]
    worth += 1.0 * (pool.values[CV[card]] - 1)
    if pool.suits[SUIT[card]] >= 3:
        worth += 1.0
    return worth


def danger(state: SpellState, me: int) -> float:
    """How exposed the piece is: lines of opponents with Charged cards, and neighbours."""
    out = 0.0
    board = state.board
    mine = state.at[me]
    for other in state.opponents(me):
        if state.at[other] < 0:
            continue
        gap = board.apart_by[mine][state.at[other]]
        if gap == 1:
            out += 3.0
        way = board.way[state.at[other]][mine]
        caster = state.casters[other]
        if way >= 0 and caster.charged.size and state.hit_in(other, way, 14) == me:
            out += 2.5 - 0.1 * gap
        if gap <= caster.value + 1:
            out += 0.5
    return out


def nearness(state: SpellState, me: int) -> float:
    """Keeping in touch: close enough to strike in the next turn."""
    at = state.at
    nearest = FAR
    if at[me] >= 0:
        apart = state.board.apart_by[at[me]]
        for other in state.opponents(me):
            if at[other] >= 0:
                nearest = min(nearest, apart[at[other]])
    if nearest == FAR:
        return 0.0
    return -0.8 * max(0, nearest - max(2, state.casters[me].value))
