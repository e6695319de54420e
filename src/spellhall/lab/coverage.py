"""The coverage run: play until every card, effect and clause has fired, and name those that never do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.bots.base import NO_HURRY, Bot, Clock
from spellhall.bots.random import RandomBot
from spellhall.bots.roster import make_bot, names_for
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE, Decision
from spellhall.kernel.errors import Refusal, SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.options import said
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class CuriousBot(RandomBot):
    """Random, but drawn to what rarely happens: first a sort of choice, then one of that sort."""

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices = self.game.telling_choices(view, self.game.computer_choices(view, decision.choices))
        verbs = list(dict.fromkeys(choice.verb for choice in choices))
        verb = verbs[self.chance.below(len(verbs), "sort")]
        same = [choice for choice in choices if choice.verb == verb]
        return same[self.chance.below(len(same), "choice")]


class Coverage:
    """What has fired so far in the games of one coverage run."""

    def __init__(self, game: GameDefinition[Any]) -> None:
        self.game = game
        self.clauses: dict[str, int] = {}
        self.cards: dict[str, int] = {}
        self.games = 0
        self.known_cards: list[str] = []
        self.loud = [clause.id for clause in game.book.clauses if clause.source != "ruling" and not clause.quiet]

    def fired(self, clause: str) -> None:
        self.clauses[clause] = self.clauses.get(clause, 0) + 1

    def note(self, made: Progress[Any]) -> None:
        for clause in made.cited:
            self.fired(clause)
        for event in made.events:
            self.fired(event.clause)
            facts = event.told_to(OUTSIDE)
            if facts is not None:
                for card in self.game.cards_used(facts):
                    self.cards[card] = self.cards.get(card, 0) + 1

    def silent_clauses(self) -> list[str]:
        return [id for id in self.loud if id not in self.clauses]

    def silent_cards(self) -> list[str]:
        return [card for card in self.known_cards if card not in self.cards]

    @property
    def whole(self) -> bool:
        return self.games > 0 and not self.silent_clauses() and not self.silent_cards()

    def to_json(self) -> dict[str, Any]:
        book = self.game.book
        return {
            "game": self.game.id,
            "games": self.games,
            "clauses": dict(sorted(self.clauses.items())),
            "cards": dict(sorted(self.cards.items())),
            "never_clauses": self.silent_clauses(),
            "never_cards": self.silent_cards(),
            "quiet": {clause.id: clause.quiet for clause in book.clauses if clause.quiet},
        }


def option_sets(game: GameDefinition[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with the defaults, and every option value once."""
    out: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seat_counts]
    for number, option in enumerate(game.options):
        for value in option.samples():
            if value != option.default:
                out.append((game.seat_counts[number % len(game.seat_counts)], {option.name: value}))
    return out


def play_one(coverage: Coverage, made: Progress[Any], seed: str, bots: list[Bot], foreign: list[Choice]) -> None:
    """One game from its start; beside each choice some that may not be possible are tried, to hear the refusals."""
    game = coverage.game
    luck = Seeded(f"{seed}/coverage")
    coverage.note(made)
    while made.state.outcome is None:
        state = made.state
        for choice in game.legal(state, OUTSIDE):
            if luck.below(60, "outside") == 0:
                made = game.apply(state, OUTSIDE, choice)
                coverage.note(made)
                state = made.state
        seat = game.waiting(state)[0]
        decision = game.decision_for(state, seat)
        coverage.fired(decision.clause)
        view = game.view_for(state, seat)
        if luck.below(5, "whim") == 0:  # as a person might: also what no computer player would do
            choice = decision.choices[luck.below(len(decision.choices), "whim")]
        else:
            choice = bots[seat].choose(view, decision, NO_HURRY)
        if foreign and luck.below(4, "refusal") == 0:
            try_refusal(coverage, state, seat, foreign[luck.below(len(foreign), "refusal")])
        if luck.below(8, "remember") == 0 and len(foreign) < 400:
            foreign.append(choice)
        made = game.apply(state, seat, choice)
        coverage.note(made)
    coverage.fired(made.state.outcome.clause)
    coverage.games += 1


def try_refusal(coverage: Coverage, state: Any, seat: int, choice: Choice) -> None:
    refused: Refusal | None = coverage.game.refusal(state, seat, choice)
    if refused is not None:
        coverage.fired(refused.clause)


def run_coverage(
    game: GameDefinition[Any], games: int, seed: str, on_game: Callable[[], None] | None = None
) -> Coverage:
    """Play at most `games` games, over all option sets in turn, and stop early when everything has fired."""
    coverage = Coverage(game)
    coverage.known_cards = game.card_names(game.setup(game.seat_counts[0]))
    setups = coverage_setups(game)
    foreign: list[Choice] = []
    plain = 0  # games from a plain start so far
    has_greedy = "greedy" in names_for(game)
    for number in range(games):
        own = f"{seed}/{number}"
        rich = game.coverage_position(number // 2) if number % 2 else None
        if rich is None:
            made = game.start(setups[plain % len(setups)], Seeded(own))
            plain += 1
        else:
            made = game.place(rich[0], rich[1], Seeded(own))
        bots: list[Bot] = []
        for seat in range(made.state.setup.seats):
            greedy = has_greedy and rich is None and (plain // len(setups) + seat) % 3 == 1
            bots.append(make_bot("greedy", game, f"{own}/{seat}") if greedy else CuriousBot(game, f"{own}/{seat}"))
        play_one(coverage, made, own, bots, foreign)
        if on_game is not None:
            on_game()
        if coverage.whole:
            break
    return coverage


def coverage_setups(game: GameDefinition[Any]) -> list[Setup]:
    """Every seat count and option value with the house set, and again with the sets of rare things."""
    out: list[Setup] = []
    for cards in [None, *game.coverage_cards()]:
        for seats, options in option_sets(game):
            needs = game.option_needs.get("".join(f"{name}={said(value)}" for name, value in options.items()), [])
            try:
                out.append(game.setup(seats, {**dict(needs), **options}, cards))
            except SpellhallError:
                continue  # this set is too small for so many seats or rounds
    return out
