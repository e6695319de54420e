"""What a player knows without having seen it: decks that were made from open cards, and cards cut (MD-131)."""

from typing import Any

from spellhall.bots.base import NO_HURRY
from spellhall.games.mathemagician.cards import HOUSE
from spellhall.games.mathemagician.mind.greedy import GreedyBot
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.chance import Seeded

from .helpers import GAME, chosen, placed, script

HANDS = "hand A: 2 1 5 + -\nhand B: 3 6 7 + +\nrow A: 3\nrow B: 4\n"


def rest(deck: list[int]) -> str:
    """All numerals that lie neither in this deck nor in hands or rows above."""
    left = HOUSE.energy.copy()
    for card in [2, 1, 5, 3, 6, 7, 3, 4, *deck]:
        left[card] -= 1
    return " ".join(str(card) for card, copies in enumerate(left) for _ in range(copies))


def worlds(state: MathemagicianState, seat: int, number: int = 12) -> list[MathemagicianState]:
    return [GAME.imagine(GAME.view_for(state, seat), Seeded(f"world{at}")) for at in range(number)]


def run_out() -> MathemagicianState:
    """A draws the 9, the last Energy card, and the discards become the new deck."""
    state = placed(f"{HANDS}energy deck: 9\nenergy discard: {rest([9])}")
    state = chosen(state, 0, "+ on A").state
    state.chance = script(state, "energy 9")
    return chosen(state, 0, "draw E").state


def test_after_a_run_out_the_other_hand_is_known() -> None:
    """MD-131: the new deck is made of open cards, so every other unseen numeral lies in the opponent's hand."""
    state = run_out()
    for seat, other, hand in [(0, 1, [3, 6, 7]), (1, 0, [1, 2, 5, 9])]:
        for world in worlds(state, seat):
            assert world.energy_hands[other].cards() == hand
            assert world.energy_deck == state.energy_deck


def test_what_was_drawn_later_is_not_known() -> None:
    """MD-76, MD-131: a card drawn from the new deck can be any of those that went into it."""
    state = chosen(run_out(), 1, "6 on A").state
    state.chance = script(state, "energy 2")
    state = chosen(state, 1, "draw E").state
    drawn = set()
    for world in worlds(state, 0, 40):
        hand = world.energy_hands[1].cards()
        for card in (3, 7):
            hand.remove(card)
        drawn.add(hand[0])
    assert drawn > {1, 2, 8}
    assert 9 in drawn  # one 9 is in A's hand, the other went into the deck
    for world in worlds(state, 1, 10):
        assert world.energy_hands[0].cards() == [1, 2, 5, 9]


def test_returned_rows_are_known_too() -> None:
    """MD-84, MD-131: without discards the new deck is made of the rows, and everything else is in hands."""
    rows = "row A: 1+1+1+2+3+3+3+3+4+4+4\nrow B: 9-9-8-8-7-7-6-6-6-5\n"
    state = placed(f"phase: refill\n{rows}hand A: 1 2 + -\nhand B: 2 2 5 + -\nenergy deck: 5")
    state.chance = script(state, "energy 5")
    made = chosen(state, 0, "draw E").state
    assert made.rows == [[], []]
    for seat, other, hand in [(0, 1, [2, 2, 5]), (1, 0, [1, 2, 5])]:
        for world in worlds(made, seat):
            assert world.energy_hands[other].cards() == hand
            assert world.energy_deck == made.energy_deck


def test_rows_that_return_into_the_other_deck() -> None:
    """MD-84, MD-131: the deck that is not empty grows by open cards; what lay outside it before is still in hands."""
    rows = "row A: 1+1+1+2+3+3+3+3+4+4+4\nrow B: 9-9-8-8-7-7-6-6-6-5\n"
    text = f"phase: refill\n{rows}hand A: 1 2 + -\nhand B: 2 2 5 + -\nenergy deck: 5\nsymbols made of: + -"
    state = placed(text)
    state.chance = script(state, "energy 5")
    made = chosen(state, 0, "draw E").state
    assert made.symbols_deck.size == 21
    for world in worlds(made, 0):
        assert world.symbol_hands[1].cards() == [0, 1]


def test_stored_spells_after_the_spell_deck_was_renewed() -> None:
    """MD-87, MD-131: what is neither seen nor in the new Spell deck lies in the opponent's store."""
    ids = [HOUSE.ids[spell] for spell in range(36)]
    text = "row A: 3+2+\nrow B: 4\nhand A: 2 1 5 + -\nhand B: 3 6 7 + +\nspell A: md-s13\nspell B: md-s15\n"
    text += "stored A: md-s01 md-s02\nstored B: md-s03 md-s04\nspell deck:\nspell discard: "
    text += " ".join(id for id in ids if id not in ("md-s01", "md-s02", "md-s03", "md-s04", "md-s13", "md-s15"))
    state = chosen(placed(text), 0, "2 on A").state
    state.chance = script(state, "energy 1", "spell md-s20")
    state = chosen(state, 0, "draw E").state
    for world in worlds(state, 0):
        assert world.stored[1] == [2, 3]
    for world in worlds(state, 1):
        assert {0, 1} < set(world.stored[0])


def test_a_card_that_was_cut_lies_in_the_deck() -> None:
    """MD-30, MD-131: until the first action nobody can hold all copies of a numeral that was cut."""
    state = GAME.start(GAME.setup(2), Seeded("cut")).state
    for seat in (0, 1):
        if seat:
            state.chance = script(state, *["energy 1"] * 4, "symbol +", *["energy 2"] * 4, "symbol -",
                                  *[f"spell md-s0{at}" for at in range(1, 7)])  # fmt: skip
        state = chosen(state, seat, "draw EEEES").state
    state = chosen(state, 0, "spell md-s01").state
    state.chance = script(state, "cut 9", "cut 8")
    state = chosen(state, 1, "spell md-s04").state
    for seat in (-1, 0, 1):
        for world in worlds(state, seat, 60):
            assert world.energy_deck.counts[9] > 0
            assert world.energy_deck.counts[8] > 0
    assert state.cuts == [0, 9, 1, 8]
    assert chosen(state, 0, "1 on A").state.cuts == []  # cards are drawn from now on


def test_imagined_decks_never_hold_more_than_went_into_them() -> None:
    """MD-131: over whole games, for every seat, the truth is always among the worlds that can be imagined."""
    for seats, options in [(2, {}), (3, {"run_out_loss": 0})]:
        state = GAME.start(GAME.setup(seats, options), Seeded(f"whole{seats}")).state
        bots = [GreedyBot(GAME, f"whole{seat}") for seat in range(seats)]
        went_in: list[int] = HOUSE.energy.copy()
        own: list[list[int]] = [[0] * len(went_in) for _ in range(seats)]
        steps = 0
        while state.outcome is None and steps < 260:
            seat = GAME.waiting(state)[0]
            choice = bots[seat].choose(GAME.view_for(state, seat), GAME.decision_for(state, seat), NO_HURRY)
            made = GAME.apply(state, seat, choice)
            went_in, own = followed(state, made, went_in, own)
            state = made.state
            steps += 1
            if steps % 7 == 0:
                for watcher in range(seats):
                    limit = [a - b for a, b in zip(went_in, own[watcher], strict=True)]
                    assert all(a <= b for a, b in zip(state.energy_deck.counts, limit, strict=True)), (
                        "the test is wrong"
                    )
                    for world in worlds(state, watcher, 2):
                        assert all(a <= b for a, b in zip(world.energy_deck.counts, limit, strict=True))


def followed(
    before: MathemagicianState, made: Any, went_in: list[int], own: list[list[int]]
) -> tuple[list[int], list[list[int]]]:
    """The same knowledge by other means: from the outcomes of chance and the events of one step."""
    drawn = [value for what, value in made.outcomes if what == "energy"]
    at = 0
    for event in made.events:
        facts = event.public or {}
        if event.kind == "drew":
            for card in drawn[at : at + facts["energy"]]:
                own[facts["seat"]][card] += 1
            at += facts["energy"]
        if event.kind in ("renewed", "returned") and facts["deck"] == "Energy":
            own = [[0] * len(went_in) for _ in own]
            went_in = made.state.energy_deck.counts.copy()
            for card in drawn[at:]:
                went_in[card] += 1
        elif event.kind == "returned":
            for row in before.rows:
                for card in row:
                    if card > 0:
                        went_in[card] += 1
    return went_in, own
