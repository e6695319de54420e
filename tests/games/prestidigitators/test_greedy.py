"""The greedy player: drafts, arranges, strikes and protects; and it is stronger than chance."""

from typing import Any

import pytest

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.bots.base import NO_HURRY, Clock
from spellhall.bots.roster import make_bot
from spellhall.kernel.chance import Scripted
from spellhall.lab.simulate import simulate


def choice_of(duel: Duel, clock: Clock = NO_HURRY, seed: str = "greedy") -> str:
    seat = GAME.waiting(duel.state)[0]
    bot = make_bot("greedy", GAME, seed)
    choice = bot.choose(GAME.view_for(duel.state, seat), GAME.decision_for(duel.state, seat), clock)
    return GAME.write_choice(duel.setup, choice)


def test_it_drafts_the_most_valuable_card_and_hides_its_phylactery() -> None:
    """DP-12, DP-19: Lightning first; the Phylactery lies at the bottom of a stack in every seed."""
    for seed in range(5):
        state: Any = GAME.start(GAME.setup(2), Scripted([("picker", 0)])).state
        bots = [make_bot("greedy", GAME, f"{seed}/{seat}") for seat in range(2)]
        first = True
        while not state.names:
            seat = GAME.waiting(state)[0]
            choice = bots[seat].choose(GAME.view_for(state, seat), GAME.decision_for(state, seat), NO_HURRY)
            if first:
                assert GAME.write_choice(state.setup, choice) == "pick Lightning"
            first = False
            state = GAME.apply(state, seat, choice).state
        for seat in range(2):
            row = state.phylactery_row(seat)
            assert state.card(state.rows[seat][row][0]).name == "Phylactery"


@pytest.mark.parametrize("attacker", ["Grenade", "Guided Orb", "Lightning"])
def test_it_takes_a_sure_win(attacker: str) -> None:
    """DP-90: the enemy's Phylactery was seen on top of row 1."""
    a = ["| Mirrorball", f"Fan | {attacker}", "Mine | Phylactery"]
    duel = Duel(a, ["Ground | Battery", "Bubble | Phylactery", "-"], "known: B2.2")
    assert choice_of(duel) == "attack 2"


def test_it_does_not_attack_a_known_mine_with_its_phylactery() -> None:
    """DP-C-Mine-4: whatever else it does."""
    duel = Duel(["Decoy | Fan, Phylactery", "-", "-"], ["| Mine", "Fireball | Phylactery", "-"], "known: B1.1")
    assert choice_of(duel) != "attack 1"


def test_it_steps_out_of_the_way() -> None:
    """DP-90: its bare Phylactery faces a known Lightning; after its move no attack can win at once."""
    duel = Duel(["| Phylactery", "Fan | Boomerang", "-"], ["| Lightning", "Mine | Phylactery", "-"], "known: B1.1")
    duel.choose(choice_of(duel))
    for text in duel.offered:
        if text.startswith("attack"):
            seat = GAME.waiting(duel.state)[0]
            choice = GAME.find_choice(duel.setup, text, GAME.legal(duel.state, seat))
            assert GAME.apply(duel.state, seat, choice).state.outcome is None


def test_it_answers_questions_of_an_attack() -> None:
    """DP-C-Decoy-2: Decoy jumps away and leaves the attacker to what lies beneath."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["Mine | Decoy", "Fan | Phylactery", "-"]).choose("attack 1")
    assert choice_of(duel) == "yes"  # the Mine beneath blows the attacker up


def test_it_keeps_to_its_clock() -> None:
    """One world is the least; a clock with iterations sets their number."""
    duel = Duel(["Fan | Lightning", "Mine | Phylactery", "-"], ["Ground | Battery", "Bubble | Phylactery", "-"])
    assert choice_of(duel, Clock(iterations=1)) in duel.offered
    assert choice_of(duel, Clock(milliseconds=1)) in duel.offered


def test_it_beats_the_random_player() -> None:
    """At least nine of ten, draws counted as half (a longer run is in the lab)."""
    result = simulate(GAME, GAME.setup(2), 30, ["greedy", "random"], "strength", mirrored=True)
    greedy = result["results"][0]
    assert greedy["wins"] + greedy["draws"] / 2 >= 27
