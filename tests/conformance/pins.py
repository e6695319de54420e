"""Pinned fingerprints of legal-list orders, in tests/conformance/order.toml. `make pins` writes them anew."""

from __future__ import annotations

import tomllib
from pathlib import Path

FILE = Path(__file__).with_name("order.toml")


def pinned_order(id: str, seats: int) -> str:
    return str(tomllib.loads(FILE.read_text()).get(id, {}).get(str(seats), "not pinned yet"))


def write_pins() -> None:
    from spellhall.conformance import checks
    from spellhall.games import all_games

    lines = ["# How every game orders its legal lists in one random game per seat count. Written by `make pins`.\n"]
    for game in all_games():
        lines.append(f"\n[{game.id}]\n")
        for seats in game.seat_counts:
            fingerprint = checks.order_fingerprint(checks.Played(game, game.setup(seats), "conformance"))
            lines.append(f'{seats} = "{fingerprint}"\n')
    FILE.write_text("".join(lines))


if __name__ == "__main__":
    write_pins()
