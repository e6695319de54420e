"""Games of a mind against itself, against earlier selves and against a bot: what it learns from by trying.

A process steps a field of games. In most of them the newest mind sits at every seat; in some it has one seat, and the
others are played by an earlier self or by a bot. Only its own decisions are learned from. When a game is over, each of
them gets its *gain*: how much better things went after it than the mind had expected (generalised advantages).
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from minds.mind import Mind, firsts_of, load
from minds.settings import Practice
from spellhall.bots.base import NO_HURRY, Bot
from spellhall.bots.players import make_player
from spellhall.envs.field import FieldEnv, Now

SELF, EARLIER, BOT = 0, 1, 2  # who plays the seats that are not the mind's own
TRIED = 400  # games against the bot that the score shown is made of


@dataclass
class Course:
    """The decisions of one seat in one game, in their order."""

    tables: list[np.ndarray] = field(default_factory=list)
    choices: list[np.ndarray] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    logs: list[float] = field(default_factory=list)  # logarithms of how likely each choice was
    worths: list[float] = field(default_factory=list)  # what the mind expected


@dataclass
class Lessons:
    """Finished courses that wait to be bundled."""

    courses: list[tuple[Course, np.ndarray, np.ndarray]] = field(default_factory=list)
    decisions: int = 0

    def add(self, course: Course, payoff: float, trust: float) -> None:
        gains = gains_of(np.array(course.worths, np.float32), payoff, trust)
        self.courses.append((course, gains, gains + np.array(course.worths, np.float32)))
        self.decisions += len(gains)

    def bundle(self) -> dict[str, np.ndarray]:
        """All decisions as arrays; the choices of all of them lie one after another."""
        courses = [course for course, _, _ in self.courses]
        choices = [rows for course in courses for rows in course.choices]
        made = {
            "tables": np.stack([row for course in courses for row in course.tables]),
            "choices": np.concatenate(choices),
            "counts": np.array([len(rows) for rows in choices], np.int64),
            "chosen": np.array([one for course in courses for one in course.chosen], np.int64),
            "logs": np.array([one for course in courses for one in course.logs], np.float32),
            "gains": np.concatenate([gains for _, gains, _ in self.courses]),
            "worths": np.concatenate([worths for _, _, worths in self.courses]),
        }
        self.courses, self.decisions = [], 0
        return made


def gains_of(worths: np.ndarray, payoff: float, trust: float) -> np.ndarray:
    """How much better it went than expected after each decision; `trust` 1 looks at the payoff alone."""
    gains = np.empty(len(worths), np.float32)
    coming, ahead = 0.0, payoff
    for place in range(len(worths) - 1, -1, -1):
        coming = ahead - worths[place] + trust * coming
        gains[place] = coming
        ahead = worths[place]
    return gains


class Players:
    """A field of games, and who sits where."""

    def __init__(self, practice: Practice, seed: str) -> None:
        self.practice = practice
        self.env = FieldEnv(practice.game, practice.games, practice.seats, scaled=False, glance=True)
        self.luck = random.Random(seed)
        self.noise = np.random.default_rng(self.luck.getrandbits(32))
        self.now: Now = self.env.reset(self.luck.getrandbits(48))
        self.courses: list[list[Course]] = [[] for _ in range(practice.games)]
        self.kinds = [SELF] * practice.games
        self.owns = [-1] * practice.games  # the mind's own seat where others play, too
        self.bots: list[list[Bot]] = [[] for _ in range(practice.games)]
        self.earlier: list[Mind] = []
        self.rivals: list[Mind | None] = [None] * practice.games
        self.scores: deque[float] = deque(maxlen=TRIED)
        for place in range(practice.games):
            self.seat(place)

    def seat(self, place: int) -> None:
        """Who plays the next game at a place of the field."""
        practice = self.practice
        drawn = self.luck.random()
        kind = SELF
        if drawn < practice.bot_share:
            kind = BOT
        elif drawn < practice.bot_share + practice.earlier_share and self.earlier:
            kind = EARLIER
        self.kinds[place] = kind
        self.owns[place] = -1 if kind == SELF else self.luck.randrange(practice.seats)
        self.rivals[place] = self.luck.choice(self.earlier) if kind == EARLIER else None
        self.bots[place] = []
        if kind == BOT:
            seed = str(self.luck.getrandbits(48))
            game = self.env.encoding.game
            self.bots[place] = [make_player(practice.bot, game, f"{seed}/{seat}") for seat in range(practice.seats)]
        self.courses[place] = [Course() for _ in range(practice.seats)]

    def step(self, mind: Mind, lessons: Lessons) -> None:
        """One decision in every game."""
        now, practice = self.now, self.practice
        scores, worths = mind.judged_all(now.observations, now.described, now.counts)
        chosen, logs = drawn_from(scores, now.counts, self.noise)
        others = [place for place, own in enumerate(self.owns) if own >= 0 and now.seats[place] != own]
        numbers = now.legal[now.firsts + chosen].astype(np.int64)
        for place in others:
            numbers[place] = self.answer(place)
        own = np.ones(practice.games, bool)
        own[others] = False
        for place in np.flatnonzero(own & (now.counts > 1)).tolist():
            course = self.courses[place][now.seats[place]]
            first = now.firsts[place]
            course.tables.append(now.observations[place])
            course.choices.append(now.described[first : first + now.counts[place]])
            course.chosen.append(int(chosen[place]))
            course.logs.append(float(logs[place]))
            course.worths.append(float(worths[place]))
        self.now = self.env.step(numbers)
        for place in np.flatnonzero(self.now.ended).tolist():
            self.finish(place, self.now.rewards[place], lessons)

    def answer(self, place: int) -> int:
        """What an earlier self or a bot chooses."""
        now = self.now
        first, count = int(now.firsts[place]), int(now.counts[place])
        if count == 1:
            return int(now.legal[first])
        rival = self.rivals[place]
        if rival is not None:
            rows = now.described[first : first + count]
            scores, _ = rival.judged_all(now.observations[place : place + 1], rows, now.counts[place : place + 1])
            picked, _ = drawn_from(scores, now.counts[place : place + 1], self.noise)
            return int(now.legal[first + picked[0]])
        match = self.env.field.matches[place]
        seat, game = int(now.seats[place]), match.game
        view, decision = game.view_for(match.state, seat), game.decision_for(match.state, seat)
        return match.number(seat, self.bots[place][seat].choose(view, decision, NO_HURRY))

    def finish(self, place: int, payoffs: np.ndarray, lessons: Lessons) -> None:
        """A game is over: what was decided in it becomes a lesson, and the next one begins."""
        practice = self.practice
        drawn = not payoffs.any()
        for seat, course in enumerate(self.courses[place]):
            if course.chosen:
                lessons.add(course, practice.draw if drawn else float(payoffs[seat]), practice.trust)
        if self.kinds[place] == BOT:
            self.scores.append((float(payoffs[self.owns[place]]) + 1) / 2)
        self.seat(place)


def drawn_from(scores: np.ndarray, counts: np.ndarray, noise: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """For each decision a choice drawn by its score, and the logarithm of how likely it was."""
    firsts = firsts_of(counts)
    most = np.maximum.reduceat(scores, firsts)
    shares = np.add.reduceat(np.exp(scores - np.repeat(most, counts)), firsts)
    shaken = scores + noise.gumbel(size=len(scores)).astype(np.float32)
    best = np.repeat(np.maximum.reduceat(shaken, firsts), counts)
    places = np.flatnonzero(shaken >= best)
    whose = np.repeat(np.arange(len(counts)), counts)[places]
    chosen = np.zeros(len(counts), np.int64)
    chosen[whose[::-1]] = places[::-1]  # the first, should two be equal
    return chosen - firsts, scores[chosen] - most - np.log(shares)


def play_without_end(practice: Practice, worker: int, begun: int, folder: Path, mind_file: Path, lessons: Any) -> None:
    """Play with the newest mind in the file; a process of its own. What it learned from goes into the queue."""
    players = Players(practice, f"{practice.game}/{begun}/{worker}")
    mind = load(mind_file)
    stamp = mind_file.stat().st_mtime_ns
    waiting = Lessons()
    known = -1
    while True:
        players.step(mind, waiting)
        if waiting.decisions < practice.bundle:
            continue
        lessons.put((waiting.bundle(), float(np.mean(players.scores)) if len(players.scores) > 20 else -1.0))
        if mind_file.stat().st_mtime_ns != stamp:
            stamp = mind_file.stat().st_mtime_ns
            mind = load(mind_file)
        earlier = sorted(folder.glob("earlier-???????.npz"))
        if len(earlier) != known:
            known = len(earlier)
            players.earlier = [load(path) for path in earlier[-practice.remembered :]]
