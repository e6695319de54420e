"""Who sees what, and what everybody can know."""

from novatus_table import GAME, GRID, Table

from spellhall.games.novatus.cards import CIAO_DEVILUS, HOUSE, PRESENTIS, THIEVES, CardSet, Spell
from spellhall.games.novatus.potions import CODES, TYPES
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import canonical
from tabletop import described

A, B, C, D = 0, 1, 2, 3


def worlds(table: Table, seat: int, number: int = 20) -> list[object]:
    chance = Seeded("worlds")
    return [GAME.imagine(GAME.view_for(table.state, seat), chance) for _ in range(number)]


def test_nobody_sees_the_deck() -> None:
    """MN-3: the top of the deck betrays nothing; everybody sees how many cards there are."""
    table = Table(f"{GRID}deck: R1 EL")
    for seat in (-1, A, B):
        deck = GAME.view_for(table.state, seat).state.deck
        assert (deck.counts, deck.size) == ([], 2)


def test_only_the_top_spells_are_seen() -> None:
    """MN-17, MN-R43: of each deck the open card, of the others how many."""
    table = Table(f"open: N03 N14 N25\n{GRID}")
    view = GAME.view_for(table.state, A).state
    assert [view.rules.set.spells[top].id for top in view.tops] == ["N03", "N14", "N25"]
    assert [(deck.counts, deck.size) for deck in view.spell_decks] == [([], 9)] * 3


def test_the_back_of_an_open_spell_is_not_told() -> None:
    """MN-17, MN-R45: no description of the table names an effect of an open spell."""
    table = Table(f"open: N04 N11 N25\n{GRID}")
    said = " ".join(described(GAME, GAME.view_for(table.state, A)))
    for effect in ("Thieves", "Gous", "Shakum", "Unleashus", "Ciao", "Presentis", "closed"):
        assert effect not in said


def test_taking_is_seen_by_all_and_the_hand_is_secret() -> None:
    """MN-47, MN-R44: everybody saw what was taken, and the table keeps it in mind for them."""
    table = Table(f"phase: take\ncube: 1 1\n{GRID}hand A: G4").do("A take 11 12")
    assert "took seat=A spaces=11,12 cards=R1,R2" in table.told(B)
    view = GAME.view_for(table.state, B).state
    assert (view.hands[A].counts, view.hands[A].size) == ([], 3)
    assert [CODES[card] for card in view.seen_hands[A]] == ["R1", "R2"]
    for world in worlds(table, B):
        hand = world.hands[A]  # type: ignore[attr-defined]
        assert hand.size == 3
        assert hand.counts[0] >= 1
        assert hand.counts[1] >= 1


def test_what_is_known_of_a_hand_becomes_known_of_its_skulls() -> None:
    """MN-R27: everybody saw R1 and R2 taken; the mix shows R2, so R1 must be a skull."""
    table = Table(f"open: N01 N11 N25\n{GRID}hand A: R1 R2 R3 Y1 G1\nseen hand A: R1 R2 R3 Y1", chance=("spell N02",))
    table.do("A cast 2", "A lay R2", "A lay R3", "A lay Y1")
    assert table.field("seen skulls A") == "R1"
    assert table.field("seen hand A") == ""
    view = GAME.view_for(table.state, B).state
    assert (view.skulls[A].counts, view.skulls[A].size) == ([], 2)


def test_a_healed_skull_is_no_longer_known() -> None:
    table = Table(f"{GRID}skulls A: R1 R2\nseen skulls A: R1 R2\nitems A: HP").do("A heal R1")
    assert table.field("seen skulls A") == "R2"


def test_a_card_passed_in_secret_blurs_what_is_known() -> None:
    """MN-107: giver and receiver know the card; for others each known card may be the one that left."""
    table = Table(
        f"phase: pass cards\n{GRID}hand A: R1 R1 B1\nseen hand A: R1 R1 B1\nhand C: G1\nseen hand C: G1", seats=4
    )
    table.do("A pass R1", "C pass G1")
    assert table.field("hand B") == "R1"
    assert table.field("seen hand A") == "R1"  # of two R1 and a B1 one R1 is certainly left
    assert table.field("told hand B") == "A:B1"  # B got an R1, so the B1 is still there
    assert table.field("told hand A") == "B:R1"
    assert table.field("seen hand D") == "G1"  # C had nothing else to give, as all knew
    assert table.field("told hand C") == table.field("told hand D") == ""
    for world in worlds(table, A):
        assert world.hands[B].counts[0] == 1  # type: ignore[attr-defined]


def test_a_told_card_that_is_laid_openly_is_forgotten() -> None:
    table = Table(f"turn: 2\nopen: N01 N11 N25\n{GRID}hand B: R1 R2 Y1\ntold hand A: B:R1", chance=("spell N02",))
    table.do("B cast 2", "B lay R1", "B lay R2", "B lay Y1")
    assert table.field("told hand A") == ""


def test_a_told_card_passed_on_is_no_longer_certain() -> None:
    table = Table(f"phase: pass cards\n{GRID}hand B: R1 R2\ntold hand A: B:R1\ntold hand C: B:R2", seats=3)
    table.do("B pass R1")
    assert table.field("told hand A") == ""  # it may have been the R1
    assert table.field("told hand C") == "B:R2"  # C got the R1, so the R2 stayed


def test_who_knows_that_all_cards_are_alike_knows_which_was_passed() -> None:
    """MN-107, MN-R44: A knows B's two R1, so A knows what C has got; D does not."""
    table = Table(f"phase: pass cards\n{GRID}hand B: R1 R1\nseen hand B: R1\ntold hand A: B:R1", seats=4)
    table.do("B pass R1")
    assert table.field("seen hand B") == ""
    assert table.field("told hand A") == "B:R1 C:R1"
    assert table.field("told hand C") == ""
    assert table.field("told hand D") == ""


def test_a_shuffled_pile_is_an_unknown_order_of_known_cards() -> None:
    """MN-118, MN-R42: once the pile is the deck, all know what is in it, and so what others must have in hand."""
    gap = GRID.replace("row 1: R1", "row 1: --")
    seen = "B1 B1 B2 B2 B2 B3 B3 B3 B4 B4 G1 G1 G1 G2 G2 G3 G3 G4 G4 G4 R1 R1 R1 R2 R2 R3 R3 R3 R4 R4"
    pile = "R4 Y1 Y1 Y1 Y2 Y2 Y3 Y3 HP HP EL EL MW MW CU CU"
    table = Table(f"{gap}skulls A: {seen}\nhand B: Y4 Y4\ndiscard: {pile}\ndeck:", chance=("card R4",), cube="none")
    assert table.field("held") == ""
    table.do("A done")
    assert table.state.deck.size == 15
    for seat in (-1, A):
        for world in worlds(table, seat):
            deck, hand = world.deck.counts, world.hands[B].counts  # type: ignore[attr-defined]
            assert [deck[kind] for kind in range(4, 8)] == [3, 2, 2, 0]
            assert hand[7] == 2 or seat < 0


def test_a_passed_card_stays_with_the_players() -> None:
    """MN-107: C passed a G1 or a G2 to D, so between them they still have both."""
    table = Table(f"phase: pass cards\n{GRID}hand C: G1 G2\nseen hand C: G1 G2", seats=4).do("C pass G2")
    for seat in (A, B):
        found = set()
        for world in worlds(table, seat):
            hands = [world.hands[owner].cards()[0] for owner in (C, D)]  # type: ignore[attr-defined]
            assert sorted(hands) == [8, 9]
            found.add(hands[0])
        assert found == {8, 9}


def test_worlds_of_a_position_that_leaves_cards_out() -> None:
    """A deck given in a position keeps its size."""
    table = Table(f"{GRID}deck: R4 B2\nspells 2: N03\nhand B: R1")
    for world in worlds(table, A):
        assert canonical(GAME.view_for(world, A).to_json()) == canonical(table.view("A").to_json())


def test_sealed_cards_are_imagined_too() -> None:
    """MN-108: that a choice was made is seen, which one is not."""
    table = Table(f"phase: pass cards\n{GRID}hand A: R1 R2\nhand B: B1").do("A pass R2")
    view = GAME.view_for(table.state, B)
    assert view.state.stack[-1].sealed[A].verb == "sealed"
    for world in worlds(table, B):
        frame = world.stack[-1]  # type: ignore[attr-defined]
        assert world.hands[A].counts[frame.sealed[A].args[0]] > 0  # type: ignore[attr-defined]
        assert canonical(GAME.view_for(world, B).to_json()) == canonical(view.to_json())


def test_the_discard_pile_is_open_to_all() -> None:
    """MN-R42."""
    table = Table(f"{GRID}discard: R1 EL B4")
    for seat in (-1, A, B):
        assert GAME.view_for(table.state, seat).state.discard.size == 3
        assert GAME.view_for(table.state, seat).state.discard.known


def passing_cards() -> CardSet:
    """The house set with backs that pass cards and skulls on, to stir up what is known."""
    backs = [PRESENTIS, CIAO_DEVILUS, THIEVES]
    spells = [
        Spell(spell.id, spell.name, spell.points, spell.slots, backs[place % 3], spell.words)
        for place, spell in enumerate(HOUSE.spells)
    ]
    return CardSet("passing", spells, HOUSE.potions)


def test_what_is_known_is_always_true() -> None:
    """In random games full of passing: seen and told cards are really there, for every onlooker and zone."""
    setup = GAME.setup(3, {"end_position": 19}, passing_cards())
    told_cards = 0
    for number in range(6):
        state = GAME.start_quietly(setup, Seeded(f"known{number}"))
        chance = Seeded(f"player{number}")
        while state.outcome is None:
            seat = GAME.waiting(state)[0]
            choices = GAME.legal(state, seat)
            GAME.apply_owned(state, seat, choices[chance.below(len(choices), "x")])
            total = [sum(bag.counts[kind] for bag in state.hands + state.skulls) for kind in range(TYPES)]
            for drawn in state.drawn:
                assert all(state.held.counts[kind] + drawn.count(kind) <= total[kind] for kind in range(TYPES))
            for zone, seen, told in (
                (state.hands, state.seen_hands, state.told_hands),
                (state.skulls, state.seen_skulls, state.told_skulls),
            ):
                for owner in range(3):
                    for onlooker in range(3):
                        known = seen[owner] + told[onlooker][owner]
                        told_cards += len(told[onlooker][owner])
                        assert all(known.count(card) <= zone[owner].counts[card] for card in known)
    assert told_cards > 100
