"""Scenario files: a position, choices, and what must come of them. Run by the tests and by `spellhall scenario`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Chance, Scripted
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.errors import BadScenario, Refusal, SpellhallError
from spellhall.kernel.events import event_fits, event_text
from spellhall.kernel.game import GameDefinition, Progress, read_seat
from spellhall.kernel.messages import Message, say
from spellhall.kernel.positions import read_text

TEXTS = "texts"  # a list of them
KEYS: dict[str, Any] = {
    "game": str, "title": str, "clauses": TEXTS, "seats": int, "options": dict, "cards": str, "position": str,
    "chance": TEXTS, "step": list, "expect": dict,
}  # fmt: skip
STEP_KEYS: dict[str, Any] = {
    "seat": (str, int), "choice": (str, int), "refused": str, "says": str, "legal": TEXTS, "illegal": TEXTS,
    "exactly": TEXTS, "position": str, "told": TEXTS,
}  # fmt: skip
EXPECT_KEYS: dict[str, Any] = {"position": str, "events": TEXTS, "outcome": str}
REST = "*"  # as the last outcome of chance: whatever follows is free


class Scenario:
    """A scenario file that was read."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        for where, table, known in self.tables():
            for key, value in table.items():
                if key not in known:
                    raise BadScenario(f"{name}: '{key}' is not a known key{where}. Known: {', '.join(sorted(known))}.")
                if not is_a(value, known[key]):
                    raise BadScenario(f"{name}: the value of '{key}'{where} is of the wrong kind.")
        for key in ("game", "title", "clauses", "position"):
            if key not in data:
                raise BadScenario(f"{name}: '{key}' is missing.")
        self.game = str(data["game"])
        self.title = str(data["title"])
        self.clauses = [str(id) for id in data["clauses"]]

    def tables(self) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
        steps = self.data.get("step", [])
        expect = self.data.get("expect", {})
        if not isinstance(steps, list) or not isinstance(expect, dict) or not all(isinstance(s, dict) for s in steps):
            raise BadScenario(f"{self.name}: write [[step]] for each step and one [expect].")
        for number, step in enumerate(steps, start=1):
            for key in ("refused", "says", "told"):
                if key in step and "choice" not in step:
                    raise BadScenario(f"{self.name}: '{key}' in step {number} needs a choice.")
        out: list[tuple[str, dict[str, Any], dict[str, Any]]] = [("", self.data, KEYS)]
        out.append((" in [expect]", expect, EXPECT_KEYS))
        return out + [(f" in step {number}", step, STEP_KEYS) for number, step in enumerate(steps, start=1)]


def is_a(value: Any, kind: Any) -> bool:
    """Whether a value of the file has the right type."""
    if kind == TEXTS:
        return isinstance(value, list) and all(isinstance(text, str) and text.strip() for text in value)
    return isinstance(value, kind) and not isinstance(value, bool)


def read_scenario(path: Path) -> Scenario:
    """Read a scenario file; raises BadScenario."""
    try:
        return Scenario(path.name, tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadScenario(f"{path.name} cannot be read: {error.strerror or error}.") from None
    except (ValueError, RecursionError) as error:  # not TOML, not UTF-8, or a number that is too long
        raise BadScenario(f"{path.name} is not a scenario file: {error}.") from None


def run_scenario(game: GameDefinition[Any], scenario: Scenario) -> Progress[Any]:
    """Run it; raises BadScenario with the step and what was different."""
    try:
        return Run(game, scenario).all()
    except BadScenario:
        raise
    except SpellhallError as error:
        raise BadScenario(say("cards-in-file", file=scenario.name, problem=why(error))) from None


def why(error: SpellhallError) -> Message:
    """What is wrong, with the clause that says so."""
    if isinstance(error, Refusal):
        return say("refused-by", problem=error.message, clause=error.clause)
    return error.message


class Run:
    """One run of a scenario."""

    def __init__(self, game: GameDefinition[Any], scenario: Scenario) -> None:
        self.game = game
        self.name = scenario.name
        self.data = scenario.data
        for id in scenario.clauses:
            if id not in game.book:
                raise BadScenario(f"{self.name}: there is no clause {id} in {game.title}.")
        cards = self.data.get("cards")
        given = None if cards is None else game.cards_from(CardFile(f"{self.name}, cards", cards))
        self.setup = game.setup(self.data.get("seats", 2), self.data.get("options", {}), given)
        self.events: list[dict[str, Any]] = []

    def all(self) -> Progress[Any]:
        made = self.game.place(self.setup, read_text(self.data["position"]), self.chance())
        self.note(made)
        for number, step in enumerate(self.data.get("step", []), start=1):
            made = self.step(f"{self.name}, step {number}", made, step)
        self.expect(made, self.data.get("expect", {}))
        chance = made.state.chance
        if isinstance(chance, Scripted) and chance.left and not chance.seed:
            self.fail(self.name, f"{chance.left} outcomes of chance were not used")
        return made

    def chance(self) -> Chance:
        texts = list(self.data.get("chance", []))
        free = bool(texts) and texts[-1] == REST
        outcomes = [self.game.read_chance(self.setup, text) for text in texts if text != REST]
        return Scripted(outcomes, "free" if free else "")

    def note(self, made: Progress[Any]) -> None:
        for event in made.events:
            facts = event.told_to(OUTSIDE)
            if facts is not None:
                self.events.append(facts)

    def step(self, where: str, made: Progress[Any], step: dict[str, Any]) -> Progress[Any]:
        state = made.state
        seat = self.seat(where, step)
        self.check_legal(where, state, seat, step)
        if "choice" in step:
            made = self.choose(where, made, seat, step)
        if "position" in step:
            self.check_position(where, made.state, step["position"])
        return made

    def choose(self, where: str, made: Progress[Any], seat: int, step: dict[str, Any]) -> Progress[Any]:
        state, text = made.state, str(step["choice"])
        before = self.game.digest(state)
        try:
            choice = self.game.find_choice(self.setup, text, self.game.legal(state, seat))
            after = self.game.apply(state, seat, choice)
        except Refusal as refused:
            wanted = step.get("refused")
            if wanted != refused.clause:
                self.fail(where, f"'{text}' was refused by {refused.clause} ({refused.sentence})")
            if str(step.get("says", "")) not in refused.sentence:
                self.fail(where, f"the refusal says '{refused.sentence}'")
            if self.game.digest(state) != before:
                self.fail(where, "the refusal changed the state")
            return made
        if "refused" in step:
            self.fail(where, f"'{text}' was not refused")
        self.note(after)
        for told in step.get("told", []):  # "A: looked runes=7,7,9": what this seat alone learns
            letter, _, wanted = str(told).partition(": ")
            listener = read_seat(letter, self.setup.seats)
            if not wanted:
                self.fail(where, f"'{told}' should read like 'A: drew count=3'")
            heard = [facts for event in after.events if (facts := event.told_to(listener)) is not None]
            if not any(event_fits(wanted, facts) for facts in heard):
                self.fail(where, f"{letter} was not told '{wanted}' but: {[event_text(facts) for facts in heard]}")
        return after

    def seat(self, where: str, step: dict[str, Any]) -> int:
        given = step.get("seat", 0)
        if given == "table":
            return OUTSIDE
        if isinstance(given, str) and len(given) == 1 and given in SEAT_LETTERS[: self.setup.seats]:
            return SEAT_LETTERS.index(given)
        if isinstance(given, int) and 0 <= given < self.setup.seats:
            return given
        self.fail(where, f"'{given}' is no seat")
        return OUTSIDE

    def check_legal(self, where: str, state: Any, seat: int, wanted: dict[str, Any]) -> None:
        offered = [self.game.write_choice(self.setup, choice) for choice in self.game.legal(state, seat)]
        for text in wanted.get("legal", []):
            if text not in offered:
                self.fail(where, f"'{text}' is not offered, only: {', '.join(offered)}")
        for text in wanted.get("illegal", []):  # by its meaning, so that a slip of the pen cannot hide an offer
            if any(choice in self.game.legal(state, seat) for choice in self.game.read_choice(self.setup, text)):
                self.fail(where, f"'{text}' is offered")
        if "exactly" in wanted and sorted(wanted["exactly"]) != sorted(offered):
            self.fail(where, f"offered is: {', '.join(offered)}")

    def check_position(self, where: str, state: Any, text: str) -> None:
        fields = self.game.write_position(state)
        for name, value in read_text(text).items():
            if name not in fields:
                self.fail(where, f"the position has no field '{name}'")
            if " ".join(fields[name].split()) != " ".join(value.split()):
                self.fail(where, f"{name} is '{fields[name]}', not '{value}'")

    def expect(self, made: Progress[Any], expect: dict[str, Any]) -> None:
        if "position" in expect:
            self.check_position(self.name, made.state, expect["position"])
        place = 0
        for wanted in expect.get("events", []):
            while place < len(self.events) and not event_fits(wanted, self.events[place]):
                place += 1
            if place == len(self.events):
                told = "\n  ".join(event_text(facts) for facts in self.events)
                self.fail(self.name, f"the event '{wanted}' did not follow. Events:\n  {told}")
            place += 1
        outcome = made.state.outcome
        told = "" if outcome is None else f"{outcome.clause} {' '.join(str(rank) for rank in outcome.ranks)}"
        if told != expect.get("outcome", ""):
            self.fail(self.name, f"the outcome is '{told}', not '{expect.get('outcome', '')}'")

    def fail(self, where: str, message: str) -> None:
        raise BadScenario(f"{where}: {message}")
