"""Learning: processes play, the network learns from what they play, and goes on from its file."""

from __future__ import annotations

import json
import multiprocessing
import random
import shutil
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from minds.looks import Looker
from minds.mind import save
from minds.network import Bundle, Network, losses, on_device, together
from minds.playing import make_bundles
from minds.settings import Settings

SHOWN_EVERY = 5.0  # seconds between two lines of progress


@dataclass
class Progress:
    """What has been done so far, over all trainings of a mind."""

    begun: int = 0  # trainings
    seconds: float = 0.0
    steps: int = 0
    decisions: int = 0  # that were played
    learned: int = 0  # that were learned from, with repeats
    curve: list[dict[str, float]] = field(default_factory=list)


class Training:
    """A mind that learns for some time, in a folder that holds its files."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(1)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.network = Network(settings, Looker(settings.game, settings.seats)).to(self.device)
        self.optimiser = torch.optim.AdamW(self.network.parameters(), settings.rate, weight_decay=1e-4)
        self.progress = Progress()
        if self.file.exists():
            self.go_on()

    @property
    def file(self) -> Path:
        return self.folder / "training.pt"

    @property
    def mind_file(self) -> Path:
        return self.folder / "mind.npz"

    def go_on(self) -> None:
        """Take everything up where the file says it was left."""
        kept = torch.load(self.file, map_location=self.device, weights_only=True)
        now = json.loads(json.dumps(self.settings.as_data()))
        changed = [name for name in ("game", "seats", "trunk", "judge", "words") if kept["settings"][name] != now[name]]
        if changed:
            raise SystemExit(f"{self.file} was begun with another {' and '.join(changed)}; use another folder.")
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.progress = Progress(**kept["progress"])

    def save(self) -> None:
        settings = json.loads(json.dumps(self.settings.as_data()))
        made = {
            "settings": settings,
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "progress": vars(self.progress),
        }
        draft = self.file.with_suffix(".draft")
        torch.save(made, draft)
        draft.replace(self.file)
        told = {name: value for name, value in vars(self.progress).items() if name != "curve"}
        save(self.mind_file, self.network.arrays(), {"settings": settings, "progress": told})

    def run(self, seconds: float, players: int, show: Any = print) -> None:
        """Learn for so long, with so many processes that play."""
        self.progress.begun += 1
        bundles = Path(tempfile.mkdtemp(prefix="bundles-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
        context = multiprocessing.get_context("spawn")
        crew: list[Any] = []
        for worker in range(players):
            given = (self.settings, worker, self.progress.begun, bundles, self.mind_file)
            crew.append(context.Process(target=make_bundles, args=given, daemon=True))
            crew[-1].start()
        try:
            self.learn_from(bundles, seconds, crew, show)
        finally:
            for process in crew:
                process.terminate()
                process.join()
            shutil.rmtree(bundles, ignore_errors=True)
        self.save()

    def learn_from(self, folder: Path, seconds: float, crew: list[Any], show: Any) -> None:
        settings, progress = self.settings, self.progress
        kept: deque[Bundle] = deque(maxlen=settings.keep)
        luck = random.Random(progress.begun)
        start = now = time.monotonic()
        before, here = progress.seconds, 0
        fresh = 0  # decisions played in this training
        shown, saved = start, start
        recent: deque[tuple[float, float, float]] = deque(maxlen=50)
        while now - start < seconds:
            fresh += self.fetch(folder, kept)
            if any(not process.is_alive() for process in crew):
                raise SystemExit("A process that plays has ended; what it said stands above.")
            if len(kept) >= settings.lesson and here < settings.reuse * fresh:
                for group in self.optimiser.param_groups:
                    group["lr"] = settings.rate * (1 - 0.9 * (now - start) / seconds)
                bundle = together(luck.sample(list(kept), settings.lesson))
                recent.append(self.step(bundle))
                here += len(bundle["counts"])
                progress.steps += 1
                progress.learned += len(bundle["counts"])
            else:
                time.sleep(0.02)
            now = time.monotonic()
            progress.seconds = before + now - start
            if now - shown >= SHOWN_EVERY and recent:
                shown = now
                self.tell(recent, fresh, here, show)
            if now - saved >= settings.save_every:
                saved = now
                self.save()
        if recent:
            self.tell(recent, fresh, here, show)

    def fetch(self, folder: Path, kept: deque[Bundle]) -> int:
        """Take in the bundles that have been written; says how many decisions they hold."""
        fresh = 0
        for path in sorted(folder.glob("*.npz"))[:64]:
            with np.load(path) as read:
                kept.append(on_device(read, self.device))
            path.unlink()
            fresh += len(kept[-1]["counts"])
        self.progress.decisions += fresh
        return fresh

    def step(self, bundle: Bundle) -> tuple[float, float, float]:
        surprise, error, agreed = losses(self.network, bundle)
        self.optimiser.zero_grad()
        (surprise + self.settings.value_weight * error).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()
        return surprise.item(), error.item(), agreed.item()

    def tell(self, recent: deque[tuple[float, float, float]], fresh: int, here: int, show: Any) -> None:
        surprise, error, agreed = (float(np.mean(part)) for part in zip(*recent, strict=True))
        progress = self.progress
        point = {"seconds": progress.seconds, "decisions": progress.decisions, "steps": progress.steps}
        progress.curve.append({**point, "surprise": surprise, "value_error": error, "agreed": agreed})
        show(
            f"{self.settings.game}: {progress.seconds:4.0f} s, {progress.decisions:,} decisions played, "
            f"{progress.steps:,} steps, agrees in {agreed:.1%}, surprise {surprise:.3f}, value error {error:.3f}",
            flush=True,
        )
