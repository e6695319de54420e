"""Records: the one file format for games. A header, a line for every step, and a last line when it is whole.

Every step carries the outcomes of chance that it used, so a replay needs no random numbers, and some carry a
digest of the state, so a replay that goes astray is noticed where it happens.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spellhall.kernel.chance import Scripted, Seeded, deal_seed
from spellhall.kernel.dealt import Dealt, Retold, source_after, source_of
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.errors import BadRecord, Refusal, SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.messages import Message, plain, say

FORMAT = 1
EVERY = 10  # steps between two checkpoints
LARGEST = 20_000_000  # bytes


def header_line(
    game: GameDefinition[Any], setup: Setup, seed: str, start: Progress[Any], names: list[str], bots: list[str]
) -> str:
    """The first line: everything that was fixed before the first choice."""
    data = {
        "spellhall": FORMAT,
        **game.setup_to_json(setup),
        "seed": seed,
        "names": names,
        "bots": bots,
        "chance": written(game, setup, start.outcomes),
        "counter": counter_of(start.state),
        "check": game.digest(start.state),
    }
    return json.dumps(data, ensure_ascii=False)


def step_line(game: GameDefinition[Any], number: int, seat: int, choice: str, made: Progress[Any]) -> str:
    """One step: who chose what, which outcomes of chance followed, and now and then a checkpoint."""
    data: dict[str, Any] = {"seat": seat_text(seat), "choice": choice}
    if made.outcomes:
        data["chance"] = written(game, made.state.setup, made.outcomes)
    data["counter"] = counter_of(made.state)
    if number % EVERY == 0 or made.state.outcome is not None:
        data["check"] = game.digest(made.state)
    return json.dumps(data, ensure_ascii=False)


def end_line(state: Any, steps: int) -> str:
    """The last line: it says that nothing is missing, and how the game ended if it has."""
    outcome = state.outcome
    told = None if outcome is None else outcome.told()
    return json.dumps({"end": told, "steps": steps})


def counter_of(state: Any) -> int:
    """Where a seeded chance stands, so that a saved game goes on with the same luck."""
    return state.chance.counter if isinstance(state.chance, Seeded) else 0


def written(game: GameDefinition[Any], setup: Setup, outcomes: list[tuple[str, int]]) -> list[str]:
    return [game.write_chance(setup, what, value) for what, value in outcomes]


def seat_text(seat: int) -> str:
    return "table" if seat == OUTSIDE else SEAT_LETTERS[seat]


def seat_from(text: Any) -> int:
    """The inverse of seat_text; raises ValueError."""
    if text == "table":
        return OUTSIDE
    if not isinstance(text, str) or len(text) != 1:
        raise ValueError
    return SEAT_LETTERS.index(text)


def counter_from(value: Any) -> int:
    """A count, such as the place in a seeded chance; raises ValueError."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 60:
        raise ValueError
    return value


class Step:
    """One line of a record."""

    def __init__(self, line: int, data: dict[str, Any]) -> None:
        self.line = line
        self.seat = seat_from(data["seat"])
        self.choice = str(data["choice"])
        self.chance = [str(text) for text in data.get("chance", [])]
        self.counter = counter_from(data["counter"])
        self.check = str(data.get("check", ""))
        self.played = counter_from(data.get("played", 0))  # seconds of an agreed time, where a table keeps one


class GameRecord:
    """A record that was read: its header, its steps, and whether it is whole."""

    def __init__(
        self, name: str, header: dict[str, Any], steps: list[Step], whole: bool, end: Any, ended: Any = None
    ) -> None:
        self.name = name
        self.header = header
        self.steps = steps
        self.whole = whole
        self.end = end
        self.ended: dict[str, Any] | None = ended if isinstance(ended, dict) else None  # by the players, not by rules

    @property
    def game(self) -> str:
        return str(self.header["game"])


def bad_line(name: str, line: int, problem: Message) -> BadRecord:
    return BadRecord(say("record-at-line", name=name, line=line, problem=problem))


def problem_of(error: Exception) -> Message:
    """What went wrong in a step; a refusal keeps its clause."""
    if isinstance(error, Refusal):
        return say("refused-by", problem=error.message, clause=error.clause)
    return error.message if isinstance(error, SpellhallError) else plain(str(error))


def read_record(path: Path, saved: bool = False) -> GameRecord:
    """Read a record; raises BadRecord with the line.

    With `saved`, a file that just stops (a game in progress, a power cut) gives all its whole lines.
    """
    name = path.name
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(say("record-too-large", name=name, most=LARGEST))
        raw = path.read_bytes()
        lines = lines_of(raw.decode("utf-8"))
    except OSError as error:
        raise BadRecord(say("file-unreadable", file=name, problem=str(error.strerror or error))) from None
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise bad_line(name, line, say("record-not-utf8")) from None
    return parse_record(name, lines, saved)


def lines_of(text: str) -> list[str]:
    """The lines of a record. Only a line feed ends one: names may hold other signs that Python takes for line ends."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return lines if lines[-1] else lines[:-1]


def parse_record(name: str, lines: list[str], saved: bool = False) -> GameRecord:
    """A record from its lines; raises BadRecord."""
    if not lines:
        raise BadRecord(say("record-empty", name=name))
    header = parsed(name, 1, lines[0])
    if header is None or header.get("spellhall") != FORMAT or not isinstance(header.get("game"), str):
        raise bad_line(name, 1, say("record-no-header"))
    steps: list[Step] = []
    for number, line in enumerate(lines[1:], start=2):
        data = parsed(name, number, line)
        if data is not None and "end" in data:
            if data.get("steps") != len(steps):
                raise bad_line(name, number, say("record-step-count", told=str(data.get("steps")), steps=len(steps)))
            return GameRecord(name, header, steps, True, data["end"], data.get("ended"))
        try:
            if data is None:
                raise ValueError
            steps.append(Step(number, data))
        except (KeyError, TypeError, ValueError):
            if saved and number == len(lines):
                break
            raise bad_line(name, number, say("record-damaged")) from None
    if not saved:
        raise bad_line(name, len(lines), say("record-cut-off"))
    return GameRecord(name, header, steps, False, None)


def parsed(name: str, number: int, line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def setup_of(game: GameDefinition[Any], record: GameRecord) -> Setup:
    """The setup that a record's header tells; raises BadRecord."""
    try:
        if record.header["rules_version"] != game.rules_version:
            raise bad_line(
                record.name,
                1,
                say(
                    "record-other-rules",
                    told=str(record.header["rules_version"]),
                    game=game.title,
                    version=game.rules_version,
                ),
            )
        return game.setup_from_json(record.header)
    except (KeyError, TypeError, ValueError, OverflowError):
        raise bad_line(record.name, 1, say("record-no-whole-header")) from None
    except BadRecord:
        raise
    except SpellhallError as error:
        raise bad_line(record.name, 1, problem_of(error)) from None


def replay(game: GameDefinition[Any], record: GameRecord) -> Iterator[tuple[Step | None, Progress[Any]]]:
    """Play a record again: first the start (with no step), then every step. Raises BadRecord at the wrong line."""
    setup = setup_of(game, record)
    luck = source_of(seed_of(record))
    branched = branched_at(record)
    script = scripted(game, setup, record, 1, record.header.get("chance", []), luck)
    try:
        made = game.start(setup, script)
    except SpellhallError as error:
        raise bad_line(record.name, 1, problem_of(error)) from None
    checked(game, record, 1, str(record.header.get("check", "")), script, made)
    yield None, made
    for number, step in enumerate(record.steps):
        state = made.state.clone()
        if number == branched and branched:
            luck = source_of(seed_of(record))
        script = scripted(game, setup, record, step.line, step.chance, luck)
        state.chance = script
        try:
            choice = game.find_choice(setup, step.choice, game.legal(state, step.seat))
            made = game.apply(state, step.seat, choice)
        except SpellhallError as error:
            raise bad_line(record.name, step.line, problem_of(error)) from None
        checked(game, record, step.line, step.check, made.state.chance, made)
        if isinstance(made.state.chance, Retold):
            luck = made.state.chance.deal
        yield step, made


def scripted(
    game: GameDefinition[Any], setup: Setup, record: GameRecord, line: int, texts: list[str], luck: Seeded
) -> Scripted:
    try:
        outcomes = [game.read_chance(setup, str(text)) for text in texts]
        return Retold(outcomes, luck) if isinstance(luck, Dealt) else Scripted(outcomes)
    except (SpellhallError, TypeError) as error:
        raise bad_line(record.name, line, problem_of(error)) from None


def checked(
    game: GameDefinition[Any], record: GameRecord, line: int, check: str, script: Any, made: Progress[Any]
) -> None:
    if script.place < len(made.outcomes) or len(script.values) > len(made.outcomes):
        raise bad_line(record.name, line, say("record-too-much-chance"))
    if check and check != game.digest(made.state):
        raise bad_line(record.name, line, say("record-other-state"))


def nonces_of(record: GameRecord) -> list[str]:
    """What each seat's device has added to the shuffle; empty in records from before that; raises BadRecord."""
    found = record.header.get("nonces", [])
    if not isinstance(found, list) or not all(isinstance(nonce, str) and len(nonce) <= 64 for nonce in found):
        raise bad_line(record.name, 1, say("record-no-whole-header"))
    return [str(nonce) for nonce in found]


def seed_of(record: GameRecord) -> str:
    """The seed by which the cards of a record were dealt; raises BadRecord."""
    return deal_seed(str(record.header.get("seed", "")), nonces_of(record))


def branched_at(record: GameRecord) -> int:
    """After how many steps of an earlier game this one went on with its own seed; 0: it is whole. Raises BadRecord."""
    try:
        return counter_from(record.header.get("branched", 0))
    except ValueError:
        raise bad_line(record.name, 1, say("record-no-whole-header")) from None


def resumed(game: GameDefinition[Any], record: GameRecord) -> Progress[Any]:
    """The state at the end of a saved game, ready to go on with its own luck."""
    *_, (_, made) = replay(game, record)
    try:
        counter = record.steps[-1].counter if record.steps else counter_from(record.header.get("counter", 0))
    except ValueError:
        raise bad_line(record.name, 1, say("record-no-whole-header")) from None
    made.state.chance = source_after(made.state.chance, seed_of(record), counter)
    return made
