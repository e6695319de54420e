"""python -m minds.speed GAME MIND.npz choices.json: how long a decision takes, and how often rounding changes it."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np

from minds.looks import Looker
from minds.mind import load
from spellhall.bots.minds import read_mind
from spellhall.encoding.looks import looks_at
from spellhall.encoding.stepper import Stepper

DECISIONS = 1_000


def main() -> None:
    id, exact, whole = sys.argv[1], load(Path(sys.argv[2])), read_mind(Path(sys.argv[3]).read_text(encoding="utf-8"))
    looker = Looker(id, 2)
    looks = looks_at(looker.game, looker.game.setup(2))
    match = Stepper(looker.encoding)
    match.start("speed/0")
    spent, same, off, choices, number = np.zeros(4), 0, 0.0, 0, 0
    while number < DECISIONS:
        if match.over:
            match.start(f"speed/{number}")
        seat = match.asked()[0]
        listed = looker.game.legal(match.state, seat)
        if len(listed) == 1:
            match.play(seat, listed[0])
            continue
        scores, worth = exact.judged(looker.look(match.state, seat, listed))
        times = [time.perf_counter()]
        table = looks.table(match.state, seat)
        times.append(time.perf_counter())
        rows = looks.choices(match.state, seat, listed)
        times.append(time.perf_counter())
        inner = whole.read(table)
        times.append(time.perf_counter())
        rounded = whole.scores(inner, rows)
        times.append(time.perf_counter())
        spent += np.diff(times)
        best = rounded.index(max(rounded))
        same += best == int(np.argmax(scores))
        off = max(off, abs(whole.promise(inner) - (worth + 1) / 2))
        choices += len(listed)
        number += 1
        match.play(seat, listed[best])
    told = ", ".join(
        f"{name} {1e6 * seconds / number:.0f} µs"
        for name, seconds in zip(("look at the table", "at choices", "read the table", "score"), spent, strict=True)
    )
    print(
        f"{id}: {told}; {choices / number:.1f} choices; same choice as before rounding in {same / number:.1%}, "
        f"promises differ by {off:.3f} at most"
    )


if __name__ == "__main__":
    main()
