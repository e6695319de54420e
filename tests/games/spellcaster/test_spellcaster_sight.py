"""Hidden information: views, imagined worlds, and a run that shows every spell in every role."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.cards import HOUSE, KINDS, NAMES, set_of
from spellhall.games.spellcaster.drawing import charge, from_charged, from_hand
from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.sight import imagine
from spellhall.games.spellcaster.spells import (
    CIRCLE,
    ENHANCE,
    HASTE,
    HUSH,
    MELEE,
    REGENERATE,
    REIKI,
    SHIELD,
    TELEPORT,
    TITLES,
    WILD,
)
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.zones import UniqueBag


def test_what_a_seat_sees() -> None:
    """SC-7, SC-65: own hand and Charged cards; of others only how many; nobody sees a deck."""
    state = Table(PLAIN + "charged A: 4S 6S\ncharged B: 7S").state
    seen = GAME.view_for(state, 0).state
    assert seen.casters[0].hand.cards() == state.casters[0].hand.cards()
    assert seen.casters[0].charged.cards() == state.casters[0].charged.cards()
    assert not seen.casters[1].hand.known
    assert (seen.casters[1].hand.size, seen.casters[1].charged.size) == (2, 1)
    assert not seen.casters[0].deck.known
    assert seen.casters[0].deck.size == state.casters[0].deck.size


def test_a_group_in_the_making_is_secret() -> None:
    """SC-63: which spell is being built, only its builder sees."""
    state = Table(PLAIN + "charged A: 4S 6S 2D 3D").do("A cast melee").state
    assert GAME.view_for(state, 0).state.stack[-1].kinds[0] == MELEE  # type: ignore[attr-defined]
    frame = GAME.view_for(state, 1).state.stack[-1]
    assert frame.kinds == [-1, -1]  # type: ignore[attr-defined]
    assert frame.chosen == [[], []]  # type: ignore[attr-defined]


def test_imagined_cards_are_all_there() -> None:
    """SC-2, SC-7: an imagined world has the same sizes and each of the 53 cards once."""
    table = Table(PLAIN + "charged A: 4S 6S\ncharged B: 7S 8S 9S\ndiscard B: KH\nactive B: melee QS")
    for seat in (0, 1, OUTSIDE):
        world = imagine(GAME.view_for(table.state, seat), Seeded(f"world{seat}"))
        assert GAME.inventory(world) == [1] * 106
        assert world.casters[1].charged.size == 3
        assert world.casters[1].deck.size == table.state.casters[1].deck.size


def test_after_a_shuffle_the_deck_is_known() -> None:
    """SC-78: only cards of the old pile are in the new deck, and every world respects that."""
    text = PLAIN + "hand B: 2S 3S\ncharged B: 4S 6S\ndiscard B: KH KD KC QH QD\ndeck B:\nturn: B"
    table = Table(text, ["burn B KH", "draw B KD"]).do("B discard 2S", "B keep")
    for number in range(20):
        world = imagine(GAME.view_for(table.state, 0), Seeded(f"world{number}"))
        assert {NAMES[card] for card in world.casters[1].deck.cards()} <= {"KD", "KC", "QH", "QD", "2S"}
        charged = {NAMES[card] for card in world.casters[1].charged.cards()}
        assert not charged & {"KD", "KC", "QH", "QD", "2S"}  # charged before the shuffle


def feasible(events: list[tuple[str, int]], hand: list[int], charged: list[int], fresh: int) -> set[int]:
    """All numbers of fresh Charged cards that some history allows, by trying every one. Cards are fresh (1) or not."""
    worlds = {(sum(fresh >> c & 1 for c in hand), len(hand), sum(fresh >> c & 1 for c in charged), len(charged))}
    for kind, card in events:
        after = set()
        new = fresh >> card & 1 if card >= 0 else 0
        for in_hand, hands, in_charged, lying in worlds:
            if kind == "draw":
                after.add((in_hand + 1, hands + 1, in_charged, lying))
            elif kind == "charge":
                if in_hand:
                    after.add((in_hand - 1, hands - 1, in_charged + 1, lying + 1))
                if hands > in_hand:
                    after.add((in_hand, hands - 1, in_charged, lying + 1))
            elif kind == "play" and (in_hand if new else hands - in_hand):
                after.add((in_hand - new, hands - 1, in_charged, lying))
            elif kind == "show" and (in_charged if new else lying - in_charged):
                after.add((in_hand, hands, in_charged - new, lying - 1))
        worlds = after
    return {world[2] for world in worlds}


def test_what_is_known_of_charged_cards() -> None:
    """SC-78, SC-71: the bounds on fresh Charged cards are exactly those of all histories that fit."""
    for number in range(60):
        chance = Seeded(f"bounds{number}")
        state = SpellState(GAME.setup(2), Seeded("x"))  # type: ignore[arg-type]
        cards = list(range(KINDS))
        hand, charged, deck = cards[:4], cards[4:7], cards[20:40]
        state.casters[0].hand, state.casters[0].charged = set_of(hand), set_of(charged)
        state.casters[0].fresh = sum(1 << card for card in deck)
        state.casters[0].fresh_low = state.casters[0].fresh_high = 0
        events: list[tuple[str, int]] = []
        for _ in range(9):
            kind = ["draw", "charge", "play", "show"][chance.below(4, "kind")]
            zone: UniqueBag = state.casters[0].charged if kind == "show" else state.casters[0].hand
            if kind == "draw":
                state.casters[0].hand.add(deck.pop())
                events.append((kind, -1))
            elif zone.size:
                card = zone.cards()[chance.below(zone.size, "card")]
                {"charge": charge, "play": from_hand, "show": from_charged}[kind](state, 0, card)
                events.append((kind, -1 if kind == "charge" else card))
        possible = feasible(events, hand, charged, state.casters[0].fresh)
        assert possible == set(range(state.casters[0].fresh_low, state.casters[0].fresh_high + 1)), events


def test_a_victim_who_is_asked_can_pay() -> None:
    """SC-221, SC-222: who chooses a payment has more than the damage in hand, in every imagined world too."""
    text = PLAIN + "hand A: AS 3C\nhand B: AC KC QC"
    table = Table(text, ["draw A 2C"]).do("A strike AS B", "B pass")
    high = Table(text + "\nhand B: QH KH 2D 2C\ndiscard B: AH", ["draw A 2C"]).do("A strike AS B", "B pass", "B pay QH")
    for number in range(150):
        for one in (table, high):
            world = imagine(GAME.view_for(one.state, 0), Seeded(f"payer{number}"))
            assert GAME.legal(world, 1)
            assert GAME.inventory(world) == GAME.inventory(one.state)
            assert world.casters[1].hand.size == one.state.casters[1].hand.size


def test_nobody_imagines_healing_in_a_curse() -> None:
    """SC-232: a spell that a dying caster is building is never Reiki or Regenerate."""
    text = PLAIN + "hand A: AS 3C\nhand B: 3S\ncharged B: 7C 7D 9C 9D 2C 2D 3D 4D"
    table = Table(text, ["draw A 2C"]).do("A strike AS B", "B pass", "B lose 2C", "B cast dispel")
    assert table.asked == "B"
    for number in range(150):
        world = imagine(GAME.view_for(table.state, 0), Seeded(f"curse{number}"))
        assert world.stack[-1].kinds[1] not in (REIKI, REGENERATE)  # type: ignore[attr-defined]


def test_a_counter_is_imagined_from_the_right_cards() -> None:
    """SC-78, SC-194: a Dispel in the making is not made of cards that are known to lie in the deck."""
    deck = "6D 7D 8D 9D TD JD QD KD AD"
    hand = "3S 4S 6S 7S 8S 9S TS JS QS KS AS 2C 3C"
    text = PLAIN + f"charged A: 2S\nhand B: {hand}\ncharged B: 2D 3D 4D 5D\ndeck B: {deck}\nfresh B: {deck}"
    pile = "4C 5C 6C 7C 8C 9C TC JC QC KC AC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH JK 2S"
    table = Table(text + f"\nfresh charged B: 0 0\ndiscard B: {pile}").do("A cast melee", "B dispel")
    for number in range(30):
        world = imagine(GAME.view_for(table.state, 0), Seeded(f"counter{number}"))
        assert GAME.inventory(world) == GAME.inventory(table.state)
        assert world.casters[1].deck.cards() == table.state.casters[1].deck.cards()
        assert GAME.legal(world, 1)


ROLES = (
    [f"cast {title}" for title in TITLES]
    + [f"countered {title}" for title in TITLES]
    + [f"curse {title}" for kind, title in enumerate(TITLES) if kind not in (REIKI, REGENERATE)]
    + [f"dispelled {TITLES[kind]}" for kind in (MELEE, SHIELD, TELEPORT, WILD, ENHANCE, HUSH, HASTE, CIRCLE)]
)
RARE = ["SC-101", "SC-146", "SC-163", "SC-201", "SC-205", "SC-207", "SC-209", "SC-232", "SC-233"]
RARE += ["SC-238", "SC-240", "SC-241"]


def test_every_spell_in_every_role() -> None:
    """SC-92, SC-105, SC-229: from rich positions every spell is cast, countered, dispelled and used in a Curse."""
    used: set[str] = set()
    cited: set[str] = set()
    for number in range(400):
        wanted = [role for role in ROLES if role not in used]
        rare = [clause for clause in RARE if clause not in cited]
        if not wanted and not rare:
            break
        play_rich(number, used, cited)
    assert not [role for role in ROLES if role not in used]
    assert not [clause for clause in RARE if clause not in cited]


LYING = "wild JK; hush 5S 5C 5D to=C; haste 6H 7H 8H; circle 9S 9C 9D 9H ward"


def play_rich(number: int, used: set[str], cited: set[str]) -> None:
    """Three casters with two hand cards and twenty Charged ones, played by verb at random."""
    chance = Seeded(f"rich{number}")
    lines = []
    for seat in "ABC":
        cards = list(HOUSE.deck)
        for place in range(len(cards) - 1, 0, -1):
            other = chance.below(place + 1, "deal")
            cards[place], cards[other] = cards[other], cards[place]
        names = [NAMES[card] for card in cards]
        if number % 4 == 3 and seat == "B":  # much to dispel
            names = [name for name in names if name not in LYING.replace(";", "").split() and name != "JK"]
            lines.append(f"active B: {LYING}")
        lines.append(f"at {seat}: {['3,3', '4,4', '3,5']['ABC'.index(seat)]}")
        lines.append(f"hand {seat}: {' '.join(names[:2])}\nmove {seat}: {names[22]}")
        lines.append(f"charged {seat}: {' '.join(names[2:22])}")
    options = {"haste_defence": "on"} if number % 2 else {}
    table = Table("\n".join(lines), ["*"], seats=3, round_cap=20, **options)
    for _ in range(150):
        if table.outcome:
            break
        seat = table.asked
        texts = table.legal(seat)
        verbs = sorted({text.split()[0] for text in texts} - ({"end", "move"} if "cast melee" in texts else set()))
        verb = verbs[chance.below(len(verbs), "verb")]
        same = [text for text in texts if text.split()[0] == verb]
        if number % 4 == 3:
            same = [text for text in texts if text in ("cast dispel", "target B") or text.startswith("cancel")] or same
        table.do(f"{seat} {same[chance.below(len(same), 'choice')]}")
    cited |= set(table.cited)
    for facts in table.events:
        cited.add(str(facts["clause"]))
        used |= set(GAME.cards_used(facts))
