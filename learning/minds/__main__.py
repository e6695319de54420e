"""python -m minds GAME --minutes 5: imitate a bot, then measure. Run again in the same folder, it goes on."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # for the processes that play; the learner sets its own

from minds.measure import measure
from minds.settings import parsed, settings_for


def main() -> None:
    parser = argparse.ArgumentParser(prog="minds", description="Learn a game by imitating a bot.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0, help="0: only measure what is there")
    parser.add_argument("--folder", type=Path, help="where the mind is kept; build/learning/GAME unless told")
    parser.add_argument("--players", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes that play")
    parser.add_argument("--threads", type=int, default=1, help="processor threads of the learner")
    parser.add_argument("--table", action="append", default=[], help="a further table of settings.toml, such as quick")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change a setting")
    parser.add_argument(
        "--against", action="append", default=[], help="bots to measure against; the teacher unless told"
    )
    given = parser.parse_args()
    settings = settings_for(given.game, given.table, dict(parsed(text) for text in given.set))
    folder = given.folder or Path("build/learning") / given.game

    import torch

    from minds.learn import Training
    from minds.report import write_report

    torch.set_num_threads(given.threads)
    training = Training(settings, folder)
    if given.minutes > 0:
        training.run(60 * given.minutes, given.players)
    measures = []
    for rival in given.against or [settings.teacher]:
        measures.append(
            measure(settings.game, settings.seats, training.mind_file, rival, settings.games, given.players)
        )
        print(f"{settings.game}: {measures[-1]}", flush=True)
    write_report(folder, settings, vars(training.progress), measures)


if __name__ == "__main__":
    main()
