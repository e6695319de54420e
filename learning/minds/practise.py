"""python -m minds.practise GAME --minutes 5: a mind that is there learns on by playing (proximal policy optimisation).

Processes play (`selfplay.py`) and one learner, on an accelerator where there is one, changes the mind so that choices
after which things went better than expected become likelier. Run again in the same folder, it goes on.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections import deque
from pathlib import Path
from queue import Empty
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # for the processes that play

import numpy as np
import torch

from minds.looks import Looker
from minds.mind import save
from minds.network import Bundle, Network, log_shares, together
from minds.selfplay import play_without_end
from minds.settings import Practice, parsed, practice_for, settings_for

SHOWN_EVERY = 10.0  # seconds between two lines of progress


class Practising:
    """A mind that learns by playing, in a folder that holds its files."""

    def __init__(self, practice: Practice, folder: Path, begin_with: Path) -> None:
        self.practice = practice
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(1)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.file, self.mind_file = folder / "practice.pt", folder / "mind.npz"
        self.progress: dict[str, Any] = {"begun": 0, "seconds": 0.0, "steps": 0, "decisions": 0, "curve": []}
        with np.load(begin_with) as held:
            about = json.loads(str(held["about"]))
            self.settings = about["settings"]
            self.before: list[dict[str, Any]] = [
                *about.get("before", []),
                about["progress"],
            ]  # trainings before this one
            arrays = {name: held[name] for name in held.files if name != "about"}
        shape = {name: self.settings[name] for name in ("trunk", "judge", "words")}
        settings = settings_for(practice.game, [], {**shape, "seats": practice.seats})
        self.network = Network(settings, Looker(practice.game, practice.seats)).to(self.device)
        self.network.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
        self.optimiser = torch.optim.Adam(self.network.parameters(), practice.rate, eps=1e-5)
        if self.file.exists():
            kept = torch.load(self.file, map_location=self.device, weights_only=True)
            self.network.load_state_dict(kept["network"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.progress = kept["progress"]

    def save(self) -> None:
        """Everything, to go on from."""
        draft = self.file.with_suffix(".draft")
        made = {"network": self.network.state_dict(), "optimiser": self.optimiser.state_dict()}
        torch.save({**made, "progress": self.progress}, draft)
        draft.replace(self.file)

    def save_mind(self, path: Path) -> None:
        told = {name: value for name, value in self.progress.items() if name != "curve"}
        about = {"settings": self.settings, "practice": self.practice.as_data(), "before": self.before}
        about["progress"] = told
        save(path, self.network.arrays(), about)

    def run(self, seconds: float, players: int) -> None:
        """Learn for so long, with so many processes that play."""
        self.progress["begun"] += 1
        self.save_mind(self.mind_file)
        context = multiprocessing.get_context("spawn")
        lessons = context.Queue(maxsize=2 * players)
        crew: list[Any] = []
        for worker in range(players):
            given = (self.practice, worker, self.progress["begun"], self.folder, self.mind_file, lessons)
            crew.append(context.Process(target=play_without_end, args=given, daemon=True))
            crew[-1].start()
        try:
            self.learn_from(lessons, seconds, crew)
        finally:
            for process in crew:
                process.terminate()
                process.join()
        self.save_mind(self.mind_file)
        self.save()

    def learn_from(self, lessons: Any, seconds: float, crew: list[Any]) -> None:
        practice, progress = self.practice, self.progress
        start = now = shown = saved = time.monotonic()
        remembered = 0.0
        before = progress["seconds"]
        recent: deque[tuple[float, ...]] = deque(maxlen=10)
        scores: deque[float] = deque(maxlen=2 * len(crew))  # against the bot, of those who play
        held: list[Bundle] = []
        size = 0
        while now - start < seconds:
            left = 1 - 0.9 * (now - start) / seconds
            try:
                bundle, score = lessons.get(timeout=1.0)
            except Empty:
                if any(not process.is_alive() for process in crew):
                    raise SystemExit("A process that plays has ended; what it said stands above.") from None
                now = time.monotonic()
                continue
            held.append({name: torch.from_numpy(array).to(self.device) for name, array in bundle.items()})
            size += len(bundle["counts"])
            if score >= 0:
                scores.append(score)
            if size >= practice.lesson:
                recent.append(self.lesson(held, left))
                progress["decisions"] += size
                held, size = [], 0
            now = time.monotonic()
            progress["seconds"] = before + now - start
            if now - saved >= practice.save_every:
                saved = now
                self.save_mind(self.mind_file)
            if progress["seconds"] - remembered >= practice.earlier_every:
                remembered = progress["seconds"]
                self.save_mind(self.folder / f"earlier-{progress['steps']:07d}.npz")
                self.save()
            if now - shown >= SHOWN_EVERY and recent:
                shown = now
                self.tell(recent, list(scores))

    def lesson(self, held: list[Bundle], left: float) -> tuple[float, ...]:
        """Go through a lesson a few times. `left` falls from 1 to a tenth while time goes by."""
        practice = self.practice
        gains = torch.cat([bundle["gains"] for bundle in held])
        middle, spread = gains.mean(), gains.std() + 1e-6
        for group in self.optimiser.param_groups:
            group["lr"] = practice.rate * left
        for bundle in held:
            bundle["gains"] = (bundle["gains"] - middle) / spread
        told: list[torch.Tensor] = []
        parts = max(1, min(len(held), len(gains) // practice.part))
        for _ in range(practice.epochs):
            order = torch.randperm(len(held)).tolist()
            for part in range(parts):
                mixed = together([held[place] for place in order[part::parts]])
                told.append(self.step(mixed, practice.curiosity * left))
                self.progress["steps"] += 1
        return tuple(torch.stack(told).mean(0).tolist())

    def step(self, bundle: Bundle, curiosity: float) -> torch.Tensor:
        practice = self.practice
        scores, worths = self.network(bundle)
        logs = log_shares(scores.float(), bundle)
        made = logs[bundle["firsts"] + bundle["chosen"]]
        ratio = (made - bundle["logs"]).exp()
        gains = bundle["gains"]
        bounded = ratio.clamp(1 - practice.clip, 1 + practice.clip)
        policy = -torch.minimum(ratio * gains, bounded * gains).mean()
        error = (worths.float() - bundle["worths"]).square().mean()
        doubt = -(logs.exp() * logs).sum() / len(bundle["counts"])  # the entropy of the choice
        self.optimiser.zero_grad()
        (policy + practice.value_weight * error - curiosity * doubt).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()
        moved = (bundle["logs"] - made).mean()
        return torch.stack([policy.detach(), error.detach(), doubt.detach(), moved.detach()])

    def tell(self, recent: deque[tuple[float, ...]], scores: list[float]) -> None:
        _, error, doubt, moved = (float(np.mean(part)) for part in zip(*recent, strict=True))
        progress = self.progress
        score = float(np.mean(scores)) if scores else -1.0
        point = {name: progress[name] for name in ("seconds", "decisions", "steps")}
        progress["curve"].append({**point, "value_error": error, "doubt": doubt, "moved": moved, "score": score})
        print(
            f"{self.practice.game}: {progress['seconds']:4.0f} s, {progress['decisions']:,} decisions, "
            f"{progress['steps']:,} steps, {score:.1%} against {self.practice.bot} while trying things, "
            f"value error {error:.3f}, doubt {doubt:.3f}, moved {moved:.4f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="minds.practise", description="A mind learns on by playing.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--folder", type=Path, help="where the mind is kept; build/practice/GAME unless told")
    parser.add_argument("--begin-with", type=Path, help="the mind to begin with; learning/weights/GAME.npz unless told")
    parser.add_argument("--players", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes that play")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change a setting")
    given = parser.parse_args()
    practice = practice_for(given.game, dict(parsed(text) for text in given.set))
    torch.set_num_threads(1)
    begin_with = given.begin_with or Path(__file__).parent.parent / "weights" / f"{given.game}.npz"
    folder = given.folder or Path("build/practice") / given.game
    Practising(practice, folder, begin_with).run(60 * given.minutes, given.players)


if __name__ == "__main__":
    main()
