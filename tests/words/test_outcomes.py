"""The end of a game in words: won, shared or drawn as its own rules call it, and what broke a tie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.prestidigitators.dueltable import GAME as DUEL
from games.prestidigitators.dueltable import Duel
from spellhall.cli.saves import open_save
from spellhall.cli.terminal import TerminalTable
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE, Outcome
from spellhall.kernel.game import Progress, victory
from spellhall.kernel.records import parse_record
from spellhall.kernel.scenarios import Run, read_scenario
from spellhall.table.announcing import announced
from spellhall.table.feed import welcome
from spellhall.table.recording import whole_record
from spellhall.table.replays import replay_of
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech
from table.seated import Seated

SCENARIOS = Path(__file__).parent.parent / "scenarios"
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]


class LastState(Run):
    """A scenario of which the last state is kept."""

    state: Any = None

    def note(self, made: Progress[Any]) -> None:
        super().note(made)
        self.state = made.state


def end_of(id: str, scenario: str) -> Any:
    run = LastState(game(id), read_scenario(SCENARIOS / id / f"{scenario}.toml"))
    run.all()
    return run.state


def outcome_words(id: str, state: Any, language: str = "en") -> str:
    return speech(language).say(game(id).tell_outcome(game(id).view_for(state, OUTSIDE)), NAMES)


@pytest.mark.parametrize(
    ("id", "scenario", "words"),
    [
        ("novatus", "v35-fewer-skulls-win", "{tied} have the same number of points ({n}). {won} has fewer skulls"),
        ("novatus", "v36-more-fours-win", "{won} cast more spells worth 4 points and wins."),
        ("novatus", "v37-more-threes-win", "{won} cast more spells worth 3 points and wins."),
        ("novatus", "v38-a-shared-victory", "{won} share the victory with {n} points each."),
        ("novatus", "v39a-nine-points-win-at-once", "{won} wins with {n} points."),
        ("mathwiz", "v30-final-tie-shared", "{won} share the victory with {n} spells each."),
        ("mathwiz", "v30-final-tie-unused", "{won} has more unused ones and wins."),
        ("mathwiz", "v30-final-tie-numbers", "The numbers on {won}'s spells add up to more: {won} wins."),
        ("mathemagician", "two-players-a-winner", "{won} is the last one standing and wins the duel."),
        ("mathemagician", "v25a-both-fall-together", "{won} are knocked out at the same moment: the duel is a draw"),
        ("mathemagician", "v25b-the-depleter-loses", "had emptied the deck, so {won} wins the duel."),
        ("mathemagician", "v39a-the-turn-limit", "The last turn is over. {won}"),
        ("mathemagician", "v39b-the-turn-limit", "The last turn is over. {won}"),
    ],
)
def test_an_outcome_says_what_decided(id: str, scenario: str, words: str) -> None:
    """MN-129, MN-130, MW-66, MW-105, MW-106, MD-118, MD-122, MD-142, MD-R30."""
    state = end_of(id, scenario)
    outcome: Outcome = state.outcome
    best = max(outcome.scores)
    english = speech("en")
    won = english.listed([NAMES[seat] for seat in outcome.winners])
    tied = english.listed([NAMES[seat] for seat, score in enumerate(outcome.scores) if score == best])
    assert words.format(won=won, tied=tied, n=best) in outcome_words(id, state)


@pytest.mark.parametrize("language", languages())
def test_a_drawn_duel_is_a_draw_everywhere(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """DP-95: terminal, page and replay have one sentence for it, with the table's own number of turns."""
    limit = 8
    table = Seated(game="prestidigitators", options={"stagnation_limit": limit}, auto=True)
    luck = Seeded("drawn")
    while table.table.data.phase == "playing":
        seat = table.table.waiting()[0]
        choices = [c for c in DUEL.legal(table.table.state, seat) if c.verb != "attack"]
        choice = choices[luck.below(len(choices), "choice")]
        table.choose(seat, DUEL.write_choice(table.table.setup, choice))
    result = welcome(table.table, OUTSIDE, speech(language)).table.result
    assert result is not None
    assert result["clause"] == "DP-95"
    wanted = speech(language).say(DUEL.tell_outcome(DUEL.view_for(table.table.state, OUTSIDE)), table.table.names)
    assert str(limit) in wanted
    assert speech(language).say(victory(table.table.state.outcome), NAMES) != wanted
    assert result["text"] == wanted

    record = parse_record("game", whole_record(table.table))
    replayed = replay_of(record, OUTSIDE, language)
    assert replayed.result is not None
    assert replayed.result["text"] == wanted
    assert wanted in [fact["text"] for fact in replayed.steps[-1].told]

    saved = tmp_path / "game.jsonl"
    saved.write_text("\n".join(whole_record(table.table)[:-1]) + "\n")
    TerminalTable(open_save(saved), plain=True, language=language).run()
    said = capsys.readouterr().out
    assert said.count(wanted) == 1
    assert speech(language).say(victory(table.table.state.outcome), NAMES) not in said


def test_a_replay_ends_with_who_won() -> None:
    table = Seated(options={"end_mode": "rounds", "round_limit": 1})
    table.play_on()
    replayed = replay_of(parse_record("game", whole_record(table.table)), OUTSIDE)
    assert replayed.result is not None
    said = [fact["text"] for fact in replayed.steps[-1].told]
    assert said[-1] == replayed.result["text"]
    assert said.count(said[-1]) == 1
    assert "Player" in said[-1]


def test_cards_decide_with_their_numbers() -> None:
    """DP-95: the side with more cards wins, then the side with more energy, and it is said."""
    a, b = ["Mine, Bubble | Fan", "| Phylactery", "-"], ["Decoy | Battery", "| Phylactery", "-"]
    more = Duel(a, b, "quiet: 59", stagnation_result="cards").choose("slide 1")
    assert outcome_words("prestidigitators", more.state).endswith("Ann has more cards, 4 to 3, and wins.")
    a = ["Mine | Fan", "| Phylactery", "-"]
    energy = Duel(a, b, "quiet: 59", stagnation_result="cards").choose("slide 1")
    assert "Both have 3 cards" in outcome_words("prestidigitators", energy.state)


def test_the_last_turn_is_announced_once() -> None:
    """DP-95: the whole table hears that a turn may be the last; a destroyed card takes that back."""
    a, b = ["Mine | Fan", "| Phylactery", "-"], ["Decoy | Battery", "| Phylactery", "-"]
    duel = Duel(a, b, "quiet: 58")
    before = duel.state
    assert announced(DUEL, None, before) == []
    after = duel.choose("slide 1").state
    [message] = announced(DUEL, before, after)
    assert str(message) == "If no card is destroyed in this turn, the duel is a draw."
    assert announced(DUEL, after, after) == []


@pytest.mark.parametrize("id", game_ids())
def test_every_limit_is_announced(id: str) -> None:
    """A game that ends after so many turns or rounds says so when the last one begins."""
    found = game(id)
    short = SHORT[id]
    said: list[str] = []
    made = found.start(found.setup(2, short), Seeded("limit"))
    luck, before = Seeded("limit/choices"), None
    while True:
        said += [str(message) for message in announced(found, before, made.state)]
        if made.state.outcome is not None:
            break
        before = made.state
        seat = found.waiting(before)[0]
        legal = found.legal(before, seat)
        choices = [choice for choice in legal if choice.verb not in ("attack", "cast")] or legal
        made = found.apply(before, seat, choices[luck.below(len(choices), "choice")])
    assert said, f"{id} ended by {made.state.outcome.clause} without a word"


SHORT: dict[str, dict[str, Any]] = {
    "mathwiz": {"end_mode": "rounds", "round_limit": 5},
    "mathemagician": {"turn_limit": 4},
    "prestidigitators": {"stagnation_limit": 6},
    "novatus": {"max_rounds": 10},
    "spellcaster": {"round_cap": 20},
}
