"""Datasets in Parquet: features, mask, choice and outcome of every decision of many games, and a data card.

The file holds all that is needed to play its games again: `check` does so and compares every row.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from spellhall import __version__
from spellhall.bots.base import NO_HURRY
from spellhall.bots.players import make_player
from spellhall.encoding.base import Encoding
from spellhall.encoding.registry import make_encoding, version_of
from spellhall.encoding.stepper import Stepper
from spellhall.envs import need
from spellhall.games import game as find_game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition

need("pyarrow")

import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

CARD_KEY = b"spellhall"
Rows = dict[str, list[Any]]


def schema_for(encoding: Encoding, card: dict[str, Any]) -> Any:
    """One row per decision."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("features", pa.list_(pa.uint8(), encoding.length)),
            ("mask", pa.binary((encoding.size + 7) // 8)),
            ("choice", pa.int32()),
            ("notation", pa.string()),
            ("payoff", pa.float32()),
            ("rank", pa.int8()),
        ],
        metadata={CARD_KEY: json.dumps(card, ensure_ascii=False).encode()},
    )


def facts_of(game: GameDefinition[Any], encoding: Encoding, games: int, bots: list[str], seed: str) -> dict[str, Any]:
    """The data card: what is in the file, and how to make it again."""
    return {
        "game": game.id,
        "encoding_version": version_of(game),
        "spellhall_version": __version__,
        "setup": game.setup_to_json(encoding.setup),
        "bots": bots,
        "seed": seed,
        "games": games,
        "choices": encoding.words,
        "features": encoding.feature_names,
        "tops": encoding.tops,
    }


def packed(mask: Any) -> bytes:
    """A mask with eight choices to the byte."""
    return bytes(np.packbits(np.frombuffer(mask, np.uint8)))


def one_game(match: Stepper, number: int, seed: str, bots: list[str]) -> Rows:
    """The rows of one game between bots."""
    game = match.game
    match.start(f"{seed}/{number}")
    players = [make_player(name, game, f"{seed}/{number}/bot{seat}") for seat, name in enumerate(bots)]
    rows: Rows = {name: [] for name in ("game", "step", "seat", "features", "mask", "choice", "notation")}
    while not match.over:
        seat = match.asked()[0]
        decision = game.decision_for(match.state, seat)
        choice = players[seat].choose(game.view_for(match.state, seat), decision, NO_HURRY)
        index = match.number(seat, choice)
        fields = number, match.decisions, seat, match.features(seat), packed(match.mask(seat)), index
        for name, value in zip(rows, fields, strict=False):
            rows[name].append(value)
        rows["notation"].append(game.write_choice(match.encoding.setup, choice))
        match.choose(seat, index)
    outcome = match.state.outcome
    assert outcome is not None, "the game is over"
    payoffs, ranks = match.payoffs(), outcome.ranks
    rows["payoff"] = [payoffs[seat] for seat in rows["seat"]]
    rows["rank"] = [ranks[seat] for seat in rows["seat"]]
    return rows


def table_of(rows: Rows, schema: Any) -> Any:
    flat = pa.array(np.frombuffer(b"".join(rows["features"]), np.uint8))
    features = pa.FixedSizeListArray.from_arrays(flat, schema.field("features").type.list_size)
    columns = [features if field.name == "features" else pa.array(rows[field.name], field.type) for field in schema]
    return pa.Table.from_arrays(columns, schema=schema)


def write_dataset(
    path: Path,
    game: GameDefinition[Any],
    setup: Setup,
    games: int,
    bots: list[str],
    seed: str,
    done: Callable[[], None],
) -> int:
    """Play games and write their decisions; the number of rows. The data card goes into a text file beside."""
    encoding = make_encoding(game, setup)
    card = facts_of(game, encoding, games, bots, seed)
    schema = schema_for(encoding, card)
    match = Stepper(encoding)
    written = 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for number in range(games):
            rows = one_game(match, number, seed, bots)
            writer.write_table(table_of(rows, schema))
            written += len(rows["seat"])
            done()
    path.with_suffix(".md").write_text(card_text(path, card, written), encoding="utf-8")
    return written


def card_text(path: Path, card: dict[str, Any], rows: int) -> str:
    options = ", ".join(f"{name} = {value}" for name, value in card["setup"]["options"].items())
    return f"""# Data card: {path.name}

{rows} decisions of {card["games"]} games of {card["game"]}, made by bots ({", ".join(card["bots"])}) with seed
"{card["seed"]}". Spellhall {card["spellhall_version"]}, encoding {card["game"]}_v{card["encoding_version"]},
rules version {card["setup"]["rules_version"]}.

Options: {options}. Cards: {cards_named(card["setup"]["cards"])}.

| column | what it holds |
|---|---|
| game, step, seat | which game, which decision of it, and who chose |
| features | {len(card["features"])} numbers from 0 to 255, built from that seat's view alone |
| mask | {len(card["choices"])} bits, the first choice in the highest bit: what was legal |
| choice, notation | what was chosen, as a number and in the game's notation |
| payoff, rank | how the game ended for that seat |

The names of all features, their greatest values and the words of all choices are in the file's metadata, under
"{CARD_KEY.decode()}", as JSON. `spellhall dataset-check {path.name}` plays all games again and compares every row.

People: none; no person's play or data is in this file. Use it as you like (MIT); the games belong to their designers.
"""


def cards_named(cards: Any) -> str:
    """The card set of a data card, by its name."""
    return "the house set" if cards is None else f"the set '{cards.get('name', '')}', whole in the file's metadata"


def read_card(path: Path) -> dict[str, Any]:
    """The data card of a file; raises SpellhallError if it is no dataset of ours."""
    try:
        metadata = pq.read_schema(path).metadata or {}
    except pa.ArrowException as error:
        raise SpellhallError(f"{path.name} is no Parquet file.") from error
    if CARD_KEY not in metadata:
        raise SpellhallError(f"{path.name} was not written by `spellhall dataset`: it has no data card.")
    card: dict[str, Any] = json.loads(metadata[CARD_KEY])
    return card


def games_in(path: Path) -> Iterator[list[dict[str, Any]]]:
    """The games of a file, one after another."""
    file = pq.ParquetFile(path)
    for group in range(file.num_row_groups):
        yield file.read_row_group(group).to_pylist()


def check(path: Path) -> tuple[int, int]:
    """Play every game of a file again from its seed and choices; raises SpellhallError where a row differs."""
    card = read_card(path)
    game = find_game(card["game"])
    if card["encoding_version"] != version_of(game):
        raise SpellhallError(
            f"{path.name} has encoding {game.id}_v{card['encoding_version']}, but this is v{version_of(game)}."
        )
    match = Stepper(make_encoding(game, game.setup_from_json(card["setup"])))
    games = rows = 0
    for number, decisions in enumerate(games_in(path)):
        match.start(f"{card['seed']}/{number}")
        for row in decisions:
            seat = row["seat"]
            same = match.asked()[:1] == [seat] and bytes(row["features"]) == match.features(seat)
            if not same or row["mask"] != packed(match.mask(seat)) or row["choice"] not in match.legal(seat):
                raise SpellhallError(f"{path.name}: game {number}, step {row['step']} does not follow from the file.")
            match.choose(seat, row["choice"])
            rows += 1
        if not match.over or any(row["payoff"] != np.float32(match.payoffs()[row["seat"]]) for row in decisions):
            raise SpellhallError(f"{path.name}: game {number} does not end as the file says.")
        games += 1
    return games, rows
