"""Somebody who follows a tutorial: saves its files and types its commands, in a folder of their own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from docs.pages import ROOT, matches, steps


class Follower:
    """A folder, and programs named as the pages name them."""

    def __init__(self, folder: Path, replaced: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.replaced = replaced or {}  # texts of the page that differ here (a port, say)
        bin, site = folder / ".bin", folder / ".site"
        bin.mkdir()
        site.mkdir()
        run = f'#!/bin/sh\nexec "{sys.executable}"'
        install = "-m pip install --quiet --no-deps --no-build-isolation --no-index"
        script(bin / "python", f'{run} "$@"\n')
        script(bin / "spellhall", f'{run} -m spellhall.cli "$@"\n')
        script(bin / "pip", f'{run} {install} --target "{site}" --upgrade "./$3"\n')
        self.env = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SPELLHALL_")},
            "PATH": f"{bin}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join([str(site), *(path for path in sys.path if path)]),
            "COLUMNS": "120",
        }

    def follow(self, page: Path) -> int:
        """Do all that a tutorial says; the number of commands. Fails where the output is another one."""
        typed = 0
        for step in steps(page):
            if step.kind == "save":
                self.save(step.what, step.text)
            elif step.kind == "change":
                self.change(step.what, step.text)
            else:
                self.type(step.what, step.text)
                typed += 1
        return typed

    def save(self, name: str, text: str) -> None:
        place = self.folder / name
        assert place.resolve().is_relative_to(self.folder.resolve())
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def change(self, name: str, text: str) -> None:
        """Put a function or a message in the place of the one that has the same name."""
        place = self.folder / name
        old = place.read_text(encoding="utf-8")
        head = text.split("(")[0] if name.endswith(".py") else text.split("=")[0]
        pattern = rf"^{re.escape(head)}.*?(?=\n\n\n|\n*\Z)" if name.endswith(".py") else rf"^{re.escape(head)}.*$"
        flags = re.MULTILINE | (re.DOTALL if name.endswith(".py") else 0)
        new, count = re.subn(pattern, text.rstrip("\n").replace("\\", r"\\"), old, flags=flags)
        assert count == 1, f"{name}: {head}"
        place.write_text(new, encoding="utf-8")
        site = self.folder / ".site"
        for copy in site.rglob(place.name):  # what was installed from there
            copy.write_text(new, encoding="utf-8")

    def type(self, command: str, told: str) -> str:
        for ours, here in self.replaced.items():
            command, told = command.replace(ours, here), told.replace(ours, here)
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.env, capture_output=True, text=True, timeout=600, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        assert matches(done.stdout, told), f"{command}\n{done.stdout}"
        return done.stdout


def script(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


__all__ = ["ROOT", "Follower"]
