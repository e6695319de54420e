"""Hidden information: what each seat sees, remembers and may work out (MD-76, MD-131 to MD-133)."""

from spellhall.games.mathemagician.cards import HOUSE
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.state import SEALED
from tabletop import described

from .helpers import GAME, chosen, placed, script

POSITION = """
row A: 4+9+1-8+7+3+2
row B: 3
spell A: Summon Bees
spell B: Burning Sparks
hand A: 1 2 3 + +
hand B: 4 5 6 + -
stored A: md-s01 md-s02
stored B: md-s03 md-s04
"""


def test_hands_show_their_backs_only() -> None:
    """MD-76: others see how many blue and red cards a hand has, and nothing else of it."""
    table = GAME.view_for(placed(POSITION), 0).state
    assert (table.energy_hands[1].size, table.symbol_hands[1].size) == (3, 2)
    assert not table.energy_hands[1].known
    assert not table.symbol_hands[1].known
    assert table.hand(0) == [1, 2, 3, 0, 0]
    assert table.stored[1] == [-1, -1]
    assert table.stored[0] == [0, 1]
    assert not table.energy_deck.known
    assert table.energy_deck.size == 27 - 8 - 6


def test_a_drawn_face_is_told_to_its_owner_only() -> None:
    """MD-76."""
    state = placed(POSITION)
    state = chosen(state, 0, "+ on B").state
    state.chance = script(state, "energy 6")
    made = chosen(state, 0, "draw E")
    for seat, wanted in [(0, True), (1, False), (OUTSIDE, False)]:
        heard = [facts for event in made.events if (facts := event.told_to(seat)) is not None]
        assert any(facts["event"] == "got" for facts in heard) is wanted
        assert any(facts["event"] == "drew" and facts["energy"] == 1 for facts in heard)


def test_pulled_cards_are_remembered() -> None:
    """MD-60, MD-131: every imagined hand holds the two cards that all saw going there, until they are played."""
    state = chosen(placed(POSITION), 0, "pull +7 at 8").state
    for number in range(20):
        world = GAME.imagine(GAME.view_for(state, 1), Seeded(f"world{number}"))
        assert world.copies(0, 7) >= 1
        assert world.copies(0, 0) >= 1
        assert GAME.inventory(world) == GAME.inventory(state)


def test_unseen_cards_are_public_arithmetic() -> None:
    """MD-131: what a seat cannot see is all cards less those it sees; imagined worlds use exactly these."""
    state = placed(POSITION)
    world = GAME.imagine(GAME.view_for(state, 1), Seeded("sum"))
    seen = [0] * len(HOUSE.energy)
    for card in [*state.hand(1), *state.rows[0], *state.rows[1]]:
        if card > 0:
            seen[card] += 1
    unseen = [total - known for total, known in zip(HOUSE.energy, seen, strict=True)]
    hidden = [a + b for a, b in zip(world.energy_deck.counts, world.energy_hands[0].counts, strict=True)]
    assert hidden == unseen


def test_sealed_choices_stay_sealed() -> None:
    """MD-26, MD-29: others see that a choice was made, not which."""
    state = GAME.start(GAME.setup(3), Seeded("sealed")).state
    state = chosen(state, 1, "draw EEEES").state
    assert GAME.view_for(state, 0).state.stack[-1].chosen == [None, SEALED, None]
    assert GAME.view_for(state, 1).state.stack[-1].chosen[1].args == (4, 1)


def test_cards_laid_down_are_public() -> None:
    """MD-133: hand and stored spells of a knocked-out player can be seen, also when a deck swallows them at once."""
    text = "strength A: 1\nrow A: 3\nrow B: 4\nrow C: 5\nhand A: 2 5 6 + -\nstored A: md-s20 md-s21\nenergy deck: 8"
    state = chosen(placed(text, seats=3), 0, "+ on A").state
    state.chance = script(state, "energy 8")
    after = chosen(state, 0, "draw E").state
    table = GAME.view_for(after, 1).state
    assert table.fallen_hand == [2, 5, 6, 8, -1]
    assert table.fallen_spells == [19, 20]


def test_totals_shown_or_hidden() -> None:
    """MD-132, MD-139: the table adds up and tells the distance, or leaves both to the players."""
    shown = " ".join(described(GAME, GAME.view_for(placed(POSITION), 1)))
    assert "Seat A's row: 4+9+1-8+7+3+2, worth 18 with 7 numerals. That is 11 too much." in shown
    assert "Your row: 3, worth 3 with 1 numeral. That is 6 too little, and 2 numerals short." in shown
    hidden = " ".join(described(GAME, GAME.view_for(placed(POSITION, options={"show_totals": False}), 1)))
    assert "Seat A's row: 4+9+1-8+7+3+2." in hidden
    assert "worth" not in hidden
    for options, wanted in [({}, True), ({"show_totals": False}, False), ({"level": "apprentice"}, True)]:
        state = placed("row A: 3\nrow B: 4\nhand A: 1 2 3 + -", options=options)
        played = next(event for event in chosen(state, 0, "+ on A").events if event.kind == "played")
        assert ("value" in (played.public or {})) is wanted


def test_the_table_warns_before_a_misfire() -> None:
    """MD-R15: with totals shown, the question names the plays that would misfire."""
    text = "row A: 3-\nrow B: 4-\nhand A: 2 4 5 + -"
    question = str(GAME.decision_for(placed(text), 0).question)
    assert "Careful, that would misfire: 4 on your row, 5 on your row and 5 on Seat B's row." in question
    pulling = placed("row A: 4+9+1-8+7+3\nspell A: Summon Bees\nhand A: 1 2 3 + -")
    question = str(GAME.decision_for(pulling, 0).question)
    assert "Careful, that would misfire: pulling + 9 at place 2." in question
    quiet = str(GAME.decision_for(placed(text, options={"show_totals": False}), 0).question)
    assert "Careful" not in quiet
