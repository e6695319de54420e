"""Reading callgrind's profiles: how many instructions in all, and on what they were spent."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

NAME = re.compile(r"\((\d+)\)(?: (.*))?")
OWN = "CPyDef_"  # how mypyc calls the functions that it makes
COST = (*"0123456789", *"+-*")  # how a line with a place and a number of instructions begins
GENERAL = ("workloads___", "game___GameDefinition___", "game___advance", "_glue")  # they lead to everything else


class Profile(NamedTuple):
    """Instructions inside one piece of work."""

    total: int
    alone: dict[str, int]  # by function, without what it calls
    within: dict[str, int]  # by function, with what it calls

    def dominating(self, many: int = 6) -> list[tuple[str, float]]:
        """The rules and tools that take most, each with what it calls; then Python's own share."""
        own = {
            name: count
            for name, count in self.within.items()
            if name.startswith(OWN) and not any(part in name for part in GENERAL)
        }
        most = sorted(own, key=lambda name: -own[name])[:many]
        python = sum(count for name, count in self.alone.items() if not name.startswith("CPy"))
        return [(readable(name), own[name] / self.total) for name in most] + [
            ("Python's own objects: memory, lists, dictionaries, numbers (part of the above)", python / self.total)
        ]


def readable(name: str) -> str:
    """CPyDef_turns___Round___legal as turns.Round.legal."""
    return name.removeprefix(OWN).replace("___", ".")


def read_profile(path: Path) -> Profile:
    """A file that callgrind has written."""
    names: dict[str, str] = {}
    alone: dict[str, int] = {}
    within: dict[str, int] = {}
    total = 0
    function = ""
    called = ""
    inclusive = False  # the next line is the cost of a call
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith(("fn=", "cfn=")):
            key, _, rest = line.partition("=")
            found = NAME.match(rest)
            if found is None:
                continue
            if found.group(2):
                names[found.group(1)] = found.group(2).partition("'")[0]  # 'f'2' is f called by itself
            name = names[found.group(1)]
            if key == "fn":
                function = name
            else:
                called = name
        elif line.startswith("calls="):
            inclusive = True
        elif line.startswith(COST):
            count = int(line.split()[1])
            if inclusive:
                inclusive = False
                if called != function:
                    within[function] = within.get(function, 0) + count
            else:
                alone[function] = alone.get(function, 0) + count
                within[function] = within.get(function, 0) + count
                total += count
    return Profile(total, alone, within)
