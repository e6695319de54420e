"""The ways to a game: a new one, one that was kept, and all positions of one that was played."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from secrets import token_hex
from typing import Any

from spellhall import games
from spellhall.bots.roster import names_for
from spellhall.kernel.cards import read_cards
from spellhall.kernel.dealt import source_after, source_of
from spellhall.kernel.errors import BadCards, BadOption, BadRecord
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.kernel.records import (
    GameRecord,
    bad_line,
    counter_from,
    lines_of,
    parse_record,
    read_record,
    seed_of,
    setup_of,
)
from spellhall.kernel.records import replay as replayed
from spellhall.library.answers import About, Turn
from spellhall.library.game import Game, Past, seat_names

LONGEST_SEED = 200


def game_ids() -> list[str]:
    """The ids of all games, those of installed packages among them, in the order in which people are shown them."""
    return [one.id for one in games.shelf()]


def about(id: str) -> About:
    """What there is to know about a game before it starts.

    >>> import spellhall
    >>> spellhall.about(GAME).seats
    [2, 3, 4]
    """
    rules = games.game(str(id))
    options = {option.name: option.default for option in rules.options}
    return About(rules.id, rules.title, list(rules.seat_counts), options, names_for(rules))


def new(
    id: str,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    cards: str | Path | Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> Game:
    """A new game, dealt and ready for the first choice.

    `seats`: how many play; the fewest the game allows if it is not said. `seed`: the same seed gives the same game;
    without one it is drawn. `options`: rules that may be chosen, see `spellhall.about`. `cards`: a card file to play
    with instead of the house set. `names`: what the players are called, seat by seat.

    >>> import spellhall
    >>> game = spellhall.new(GAME, seats=3, seed=7, names=["Ada", "Ben", "Cleo"])
    >>> game.turn, game.waiting
    (0, [0, 1, 2])
    """
    rules = games.game(str(id))
    count = rules.seat_counts[0] if seats is None else seats
    if isinstance(count, bool) or not isinstance(count, int):
        raise BadOption(f"seats is a whole number, not {count!r}.")
    setup = rules.setup(count, checked_options(options), checked_cards(rules, cards))
    deal = token_hex(8) if seed is None else checked_seed(seed)
    called = seat_names(count) if names is None else [str(name) for name in names]
    if len(called) != count or isinstance(names, str):
        raise BadOption(f"names is a list with a name for each of the {count} seats.")
    return Game(rules, setup, deal, called, [(None, rules.start(setup, source_of(deal)))])


def load(source: str | Path | Mapping[str, Any]) -> Game:
    """A game that was kept, ready to go on: a record file, the text of one, or what `Game.to_json` gave.

    >>> import spellhall
    >>> game = spellhall.new(GAME, seed=1)
    >>> game.play("2x7")
    >>> again = spellhall.load(game.to_json())
    >>> again.digest == game.digest, again.history
    (True, [Turn(seat=0, choice='2x7')])
    """
    *_, last = replay(source)
    return last


def replay(source: str | Path | Mapping[str, Any]) -> Iterator[Game]:
    """Every position of a record, one after another: first the deal, then one game after each choice.

    >>> import spellhall
    >>> game = spellhall.new(GAME, seed=1)
    >>> game.play("2x7")
    >>> [len(moment.history) for moment in spellhall.replay(game.record())]
    [0, 1]
    """
    return positions(record_from(source))


def positions(record: GameRecord) -> Iterator[Game]:
    rules = games.game(record.game)
    setup = setup_of(rules, record)
    seed = seed_of(record)
    told = record.header.get("names")
    fits = isinstance(told, list) and len(told) == setup.seats and all(isinstance(name, str) for name in told)
    names = list(told) if isinstance(told, list) and fits else seat_names(setup.seats)
    past: Past = []
    for step, made in replayed(rules, record):
        try:
            counter = counter_from(record.header.get("counter", 0)) if step is None else step.counter
        except ValueError:
            raise bad_line(record.name, 1, say("record-no-whole-header")) from None
        made.state.chance = source_after(made.state.chance, seed, counter)  # to go on with its own luck
        past.append((None if step is None else Turn(step.seat, step.choice), made))
        yield Game(rules, setup, seed, names, past.copy())


def record_from(source: str | Path | Mapping[str, Any]) -> GameRecord:
    """A record from whatever somebody kept; raises BadRecord."""
    if isinstance(source, Mapping):
        return record_from_json(source)
    if isinstance(source, Path):
        return read_record(source, saved=True)
    if not isinstance(source, str):
        raise BadRecord(f"A game is loaded from a file, a text or a dictionary, not from a {type(source).__name__}.")
    if not source.lstrip().startswith("{"):
        return read_record(Path(source), saved=True)
    try:
        whole = json.loads(source)
    except (ValueError, RecursionError):
        whole = None  # a record has several lines
    if isinstance(whole, dict) and "steps" in whole:
        return record_from_json(whole)
    return parse_record("record", lines_of(source.lstrip()), saved=True)


def record_from_json(data: Mapping[str, Any]) -> GameRecord:
    steps = data.get("steps")
    if not isinstance(steps, list):
        raise BadRecord("This is no game: its 'steps' are missing.")
    header = {name: value for name, value in data.items() if name != "steps"}
    try:
        lines = [json.dumps(part) for part in [header, *steps]]
    except (TypeError, ValueError, RecursionError):
        raise BadRecord("This is no game: it holds more than plain data.") from None
    return parse_record("game", lines, saved=True)


# ---------------------------------------------------------------- what was given


def checked_seed(seed: int | str) -> str:
    if isinstance(seed, bool) or not isinstance(seed, (int, str)) or len(str(seed)) > LONGEST_SEED:
        raise BadOption(f"A seed is a whole number or a text of at most {LONGEST_SEED} signs.")
    return str(seed)


def checked_options(options: Mapping[str, Any] | None) -> dict[str, Any]:
    if options is None:
        return {}
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise BadOption("options is a dictionary of names and values.")
    return dict(options)


def checked_cards(rules: GameDefinition[Any], cards: Any) -> Any:
    """A card set from a file, from JSON, or as the game itself made it; None is the house set."""
    if cards is None:
        return None
    if isinstance(cards, (str, Path)):
        return rules.cards_from(read_cards(Path(cards)))
    if isinstance(cards, Mapping):
        return rules.cards_from(deepcopy(dict(cards)))
    if isinstance(cards, type(rules.house_cards())) and rules.house_cards() is not None:
        return cards
    raise BadCards(f"cards is the path of a card file, not a {type(cards).__name__}.")
