"""What is planted in each of our games by card files and options, and whether a balance run finds it.

`python tests/lab/planted/games.py` plays everything with the budget that the command has if nothing is said, and prints
a table; `make planted` does so. With names of games after it, only those.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from spellhall.bots.roster import usual_bot
from spellhall.games import game as find_game
from spellhall.kernel.cards import CardFile
from spellhall.lab.balance.matches import sense_of
from spellhall.lab.balance.run import Balance, Variant

SETS = Path(__file__).parent / "sets"
MINUTES = 5.0  # what `spellhall balance` takes by itself
MOST = 1_000_000
WORTH = ("winning", "barred", "given")


class Sowing(NamedTuple):
    """One set with something planted in it: which card is what; for beginners, which side is planted to win."""

    game: str
    cards: str  # a file of `sets`; empty: the house set
    options: dict[str, str]
    strong: str = ""
    weak: str = ""
    dead: str = ""
    beginner: int = 0  # 1: who begins has the advantage, -1: the disadvantage


SOWINGS = [
    Sowing("mathwiz", "mathwiz", {}, "growing potion", "forbidden rune", "lucky clover"),
    Sowing("mathemagician", "mathemagician", {}, "strong Strong", "weak Weak", "dead Dead"),
    Sowing("mathemagician", "mathemagician-first", {}, beginner=1),
    Sowing("prestidigitators", "prestidigitators", {}, "Strong", "Weak", "Dead"),
    Sowing("prestidigitators", "prestidigitators-first", {}, beginner=-1),
    Sowing("spellcaster", "spellcaster", {}, "Hadou Hame Ha Ken", "Hadou Ken", "Dispel"),
    Sowing("spellcaster", "spellcaster-first", {}, beginner=1),
    Sowing("novatus", "novatus", {}, "X01 Strong", "X02 Weak", "X03 Dead"),
    Sowing("novatus", "", {"finish_round": "off", "end_position": "3"}, beginner=1),
]


def cards_named(id: str, name: str) -> Any:
    """A set of this folder; None for the house set."""
    if not name:
        return None
    path = SETS / f"{name}.toml"
    return find_game(id).cards_from(CardFile(path.name, path.read_text(encoding="utf-8")))


def run(
    id: str, cards: str, options: dict[str, str], deals: int, minutes: float = 0.0, seed: str = "1", jobs: int = 1
) -> dict[str, Any]:
    """A balance run as the command makes it, without its question about skill."""
    game = find_game(id)
    setup = game.setup(game.seat_counts[0], options, cards_named(id, cards))
    bots = sense_of(game, setup).bots or usual_bot(game)
    balance = Balance(game, [Variant("planted", setup)], bots, seed)
    balance.run(deals, minutes, jobs)
    return balance.result(min(deals, len(balance.deals(0, deals))), "again")


def found(sowing: Sowing, result: dict[str, Any]) -> dict[str, bool]:
    """Which of the planted kinds were found."""
    alarms = result["variants"][0]["alarms"]

    def worth(what: str, sign: int) -> bool:
        return any(one["kind"] in WORTH and one["what"] == what and one["apart"] * sign > 0 for one in alarms)

    out: dict[str, bool] = {}
    if sowing.strong:
        out["strong"] = worth(sowing.strong, 1)
    if sowing.weak:
        out["weak"] = worth(sowing.weak, -1)
    if sowing.dead:
        out["dead"] = any(one["kind"] == "dead" and one["what"] == sowing.dead for one in alarms)
    if sowing.beginner:
        out["beginner"] = any(one["kind"] == "beginning" and one["apart"] * sowing.beginner > 0 for one in alarms)
    return out


def main(games: list[str]) -> int:
    """The table; 1 if something was not found."""
    missed = 0
    print(f"{'game':18} {'kind':10} {'planted':20} {'found':6} deals")
    for sowing in SOWINGS:
        if games and sowing.game not in games:
            continue
        result = run(sowing.game, sowing.cards, sowing.options, MOST, MINUTES, jobs=0)
        for kind, seen in found(sowing, result).items():
            what = getattr(sowing, kind) if kind != "beginner" else sowing.cards or ", ".join(sowing.options)
            print(f"{sowing.game:18} {kind:10} {what:20} {'yes' if seen else 'NO':6} {result['games']}", flush=True)
            missed += not seen
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
