"""Games played by processes: lessons to learn from, and matches that measure."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from minds.looks import Look, Looker
from minds.mind import Mind, load
from minds.settings import Settings
from spellhall.bots.base import NO_HURRY
from spellhall.bots.players import make_player
from spellhall.encoding.stepper import Stepper

os.environ.setdefault("OMP_NUM_THREADS", "1")


@dataclass
class Kept:
    """Decisions that wait to be bundled."""

    tables: list[np.ndarray] = field(default_factory=list)
    choices: list[np.ndarray] = field(default_factory=list)
    numbers: list[np.ndarray] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)

    def bundle(self, size: int) -> dict[str, np.ndarray]:
        """The first decisions as arrays; the choices of all of them lie one after another."""
        counts = [len(rows) for rows in self.choices[:size]]
        made = {
            "tables": np.stack(self.tables[:size]),
            "choices": np.concatenate(self.choices[:size]),
            "numbers": np.concatenate(self.numbers[:size]),
            "counts": np.array(counts, np.int64),
            "chosen": np.array(self.chosen[:size], np.int64),
            "worths": np.array(self.worths[:size], np.float32),
        }
        for part in (self.tables, self.choices, self.numbers, self.chosen, self.worths):
            del part[:size]
        return made


def make_bundles(settings: Settings, worker: int, begun: int, folder: Path, mind_file: Path) -> None:
    """Play without end, and write a file for every bundle; a process of its own. `begun` numbers this training."""
    looker = Looker(settings.game, settings.seats)
    luck = random.Random(f"{settings.game}/{begun}/{worker}")
    kept = Kept()
    mind: Mind | None = None
    stamp = games = bundles = 0
    while True:
        if mind_file.exists() and mind_file.stat().st_mtime_ns != stamp:
            stamp = mind_file.stat().st_mtime_ns
            mind = load(mind_file)
        taught_game(settings, looker, f"{begun}/{worker}/{games}", luck, mind, kept)
        games += 1
        while len(kept.chosen) >= settings.bundle:
            draft = folder / f"{worker}-{bundles}.draft"
            with draft.open("wb") as file:
                np.savez(file, **kept.bundle(settings.bundle))  # type: ignore[arg-type]
            draft.replace(folder / f"{worker:03d}-{bundles:06d}.npz")
            bundles += 1


def taught_game(
    settings: Settings, looker: Looker, seed: str, luck: random.Random, mind: Mind | None, kept: Kept
) -> None:
    """One game. Whoever chooses, the teacher says what it would do, and that is what is learned."""
    game = looker.game
    match = Stepper(looker.encoding)
    match.start(f"learn/{seed}")
    teachers = [make_player(settings.teacher, game, f"{seed}/{seat}") for seat in range(settings.seats)]
    own = luck.randrange(settings.seats) if mind is not None and luck.random() < settings.own_share else -1
    first = len(kept.chosen)
    seats: list[int] = []
    while not match.over:
        seat = match.asked()[0]
        choices = game.legal(match.state, seat)
        wanted = teachers[seat].choose(game.view_for(match.state, seat), game.decision_for(match.state, seat), NO_HURRY)
        chosen = wanted
        if len(choices) > 1:
            look = looker.look(match.state, seat, choices)
            remember(kept, look, choices.index(wanted))
            seats.append(seat)
            if seat == own and mind is not None:
                chosen = choices[mind.best(look)]
            elif luck.random() < settings.slips:
                chosen = luck.choice(choices)
        match.play(seat, chosen)
    payoffs = match.payoffs()
    kept.worths.extend(payoffs[seat] for seat in seats)
    assert len(kept.worths) == len(kept.chosen) >= first


def remember(kept: Kept, look: Look, chosen: int) -> None:
    kept.tables.append(look.table)
    kept.choices.append(look.choices)
    kept.numbers.append(look.numbers)
    kept.chosen.append(chosen)


# ---------------------------------------------------------------- measuring


def measured_deal(task: tuple[str, int, str, str, str]) -> list[float]:
    """A deal played once from every seat against bots of one kind: what the mind got, from 0 (lost) to 1 (won)."""
    id, seats, mind_file, rival, seed = task
    looker, mind = remembered(id, seats, mind_file)
    return [measured_game(looker, mind, seat, rival, seed) for seat in range(seats)]


def measured_game(looker: Looker, mind: Mind, own: int, rival: str, seed: str) -> float:
    game = looker.game
    match = Stepper(looker.encoding)
    match.start(f"measure/{seed}")
    rivals = [make_player(rival, game, f"{seed}/{seat}") for seat in range(looker.encoding.seats)]
    while not match.over:
        seat = match.asked()[0]
        choices = game.legal(match.state, seat)
        if seat != own:
            view, decision = game.view_for(match.state, seat), game.decision_for(match.state, seat)
            match.play(seat, rivals[seat].choose(view, decision, NO_HURRY))
        elif len(choices) == 1:
            match.play(seat, choices[0])
        else:
            view = game.view_for(match.state, seat)  # a player gets a view, and so does the mind
            match.play(seat, choices[mind.best(looker.look(view.state, seat, choices))])
    return (match.payoffs()[own] + 1) / 2


_REMEMBERED: dict[tuple[Any, ...], tuple[Looker, Mind]] = {}


def remembered(id: str, seats: int, mind_file: str) -> tuple[Looker, Mind]:
    """A looker and a mind, made once in every process."""
    key = (id, seats, mind_file)
    if key not in _REMEMBERED:
        _REMEMBERED[key] = (Looker(id, seats), load(Path(mind_file)))
    return _REMEMBERED[key]
