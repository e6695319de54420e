"""Drafts of good bots: many different ones, every card in some, any set played, and nothing by luck alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.bots.base import Bot, Clock
from spellhall.bots.levels import level_bot
from spellhall.games import game as find_game
from spellhall.games.prestidigitators.mind.drafting import Worths
from spellhall.games.prestidigitators.opening import Arranging, Draft
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.card_writing import as_toml
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Seeded
from spellhall.kernel.frames import Setup
from spellhall.lab.contestants import make_contestant

DUEL = find_game("prestidigitators")
MIGHTY = {"energy": 3, "action": [{"do": "destroy", "what": "foe_top"}], "text": "Destroys what it faces."}


def edited(name: str, **fields: Any) -> Setup:
    """The printed set with one card changed, which keeps its name."""
    data = DUEL.cards_to_file(DUEL.house_cards())
    for card in data["card"]:
        if card["name"] == name:
            card.update(fields)
            card.pop("reaction", None)
    return DUEL.setup(2, {}, DUEL.cards_from(CardFile("set", as_toml(data))))


def drafted(setup: Setup, seed: str, bots: Sequence[Bot], clock: Clock) -> DuelState:
    state = DUEL.start(setup, Seeded(seed)).state
    while isinstance(state.stack[-1], Draft):
        seat = DUEL.waiting(state)[0]
        choice = bots[seat].choose(DUEL.view_for(state, seat), DUEL.decision_for(state, seat), clock)
        state = DUEL.apply(state, seat, choice).state
    assert isinstance(state, DuelState)
    return state


def test_a_hundred_duels_see_many_drafts_and_every_card() -> None:
    setup = DUEL.setup(2, {})
    seen: set[tuple[tuple[int, ...], ...]] = set()
    cards = [0] * len(DUEL.house_cards().cards)
    for number in range(100):
        bots = [level_bot(DUEL, f"{number} {seat}", "archmage") for seat in range(2)]
        state = drafted(setup, str(number), bots, Clock(iterations=100))
        hands = [state.drafted[seat].counts for seat in range(2)]
        seen.add(tuple(tuple(hand) for hand in hands))
        cards = [count + hands[0][kind] + hands[1][kind] for kind, count in enumerate(cards)]
    assert len(seen) >= 20
    assert all(cards)


def test_a_straight_level_always_makes_the_draft_that_mixing_is_measured_against() -> None:
    """`straight:archmage` takes the card of the greatest measured worth, whatever its seed."""
    setup = DUEL.setup(2, {})
    clock = Clock(iterations=100)
    states = [
        drafted(setup, "deal", [make_contestant("straight:archmage@100it", DUEL, f"{seed} {at}") for at in "AB"], clock)
        for seed in range(3)
    ]
    assert len({str([hand.counts for hand in state.drafted]) for state in states}) == 1
    worths = Worths(setup).start  # type: ignore[arg-type]
    best = max((kind for kind, card in enumerate(setup.set.cards) if not card.vital), key=worths.__getitem__)  # type: ignore[attr-defined]
    first = states[0].first
    assert states[0].drafted[first].counts[best]


def test_same_view_same_seed_same_iterations_same_choice() -> None:
    setup = edited("Fan", **MIGHTY)
    state = DUEL.start(setup, Seeded("deal")).state
    seat = DUEL.waiting(state)[0]
    view, asked = DUEL.view_for(state, seat), DUEL.decision_for(state, seat)
    chosen = [level_bot(DUEL, "me", "archmage").choose(view, asked, Clock(iterations=4_000)) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_a_card_is_judged_by_what_it_does_and_not_by_its_name() -> None:
    """The weakest printed card, made mighty, is the first pick; a strong one, made harmless, is none."""
    setup = edited("Fan", **MIGHTY)
    state = DUEL.start(setup, Seeded("deal")).state
    seat = DUEL.waiting(state)[0]
    bot = level_bot(DUEL, "me", "archmage")
    choice = bot.choose(DUEL.view_for(state, seat), DUEL.decision_for(state, seat), Clock(iterations=8_000))
    assert DUEL.write_choice(setup, choice).endswith("Fan")
    plain = edited("Lightning", energy=0, action=[{"do": "reveal", "what": "foe"}], text="Shows a stack.")
    worths = Worths(plain).start  # type: ignore[arg-type]
    names = [card.name for card in plain.set.cards]  # type: ignore[attr-defined]
    assert worths[names.index("Lightning")] < worths[names.index("Guided Orb")]


def test_duels_move_a_guess_and_hardly_what_was_measured() -> None:
    """Whoever has the changed card stands better in all duels: its worth rises, that of a printed card stays."""
    setup = edited("Fan", energy=1, action=[{"do": "collapse", "what": "foe"}], text="Closes a stack.")
    worths = Worths(setup)  # type: ignore[arg-type]
    names = [card.name for card in setup.set.cards]  # type: ignore[attr-defined]
    fan, orb = names.index("Fan"), names.index("Guided Orb")
    rows: list[list[int]] = []
    results: list[float] = []
    for number in range(40):
        row = [0] * len(names)
        row[fan], row[orb] = (1 if number % 2 else -1), (1 if number % 4 < 2 else -1)
        rows.append(row)
        results.append(1.0 * row[fan] + worths.start[orb] * row[orb])
    learned = worths.learned(rows, results)
    assert learned[fan] > 0.8
    assert abs(learned[orb] - worths.start[orb]) < 0.02


def test_cards_are_laid_out_by_playing_out_and_the_same_by_a_fresh_bot() -> None:
    """Every placement is made twice, by bots that remember nothing; the Phylactery ends up at the bottom of a stack."""
    clock = Clock(iterations=8_000)
    state = drafted(DUEL.setup(2, {}), "deal", [level_bot(DUEL, str(seat), "archmage") for seat in range(2)], clock)
    while isinstance(state.stack[-1], Arranging):
        seat = DUEL.waiting(state)[0]
        view, asked = DUEL.view_for(state, seat), DUEL.decision_for(state, seat)
        chosen = [level_bot(DUEL, "me", "archmage").choose(view, asked, clock) for _ in range(2)]
        assert chosen[0] == chosen[1]
        state = DUEL.apply(state, seat, chosen[0]).state
    for seat in range(2):
        row = state.rows[seat][state.phylactery_row(seat)]
        assert state.names[row[0]] == state.rules.set.phylactery
