"""What is planted in each of our games by card files and options, and whether a balance run finds it.

`python tests/lab/planted/games.py` plays everything with the budget that the command has if nothing is said, and prints
a table; `make planted` does so. With names of games after it, only those. The budget is counted in processor time, five
minutes of two cores, so that other work on the machine changes nothing. A set is played no longer than until everything
in it was found twice: after some deals and again after twice as many.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from spellhall.bots.roster import usual_bot
from spellhall.cli.balance import pairs_of
from spellhall.games import game as find_game
from spellhall.kernel.cards import CardFile
from spellhall.lab.balance.matches import sense_of
from spellhall.lab.balance.run import Balance, Variant
from spellhall.lab.balance.verdict import of_variant
from spellhall.lab.balance.wording import AS_THEY_ARE

SETS = Path(__file__).parent / "sets"
SECONDS = 2 * 5 * 60  # of processor time: what `spellhall balance` takes by itself on two cores
FIRST = 64  # deals after which it is asked first what was found, then after twice as many, and so on
TOLD = ("balance-beginning", "balance-seat", "balance-card", "balance-dead", "balance-sharp", "balance-blunt")
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


def balance_of(id: str, cards: str, options: dict[str, str], seed: str, skill: bool) -> Balance:
    """A balance run as the command makes it, with its question about skill or without."""
    game = find_game(id)
    setup = game.setup(game.seat_counts[0], options, cards_named(id, cards))
    bots = sense_of(game, setup).bots or usual_bot(game)
    return Balance(game, [Variant("planted", setup)], bots, seed, pairs_of("" if skill else "none", bots))


def run(id: str, cards: str, options: dict[str, str], deals: int, seed: str = "1") -> dict[str, Any]:
    """What so many deals show."""
    balance = balance_of(id, cards, options, seed, False)
    balance.run(deals)
    return balance.result(deals, "again")


class Search(NamedTuple):
    """What came of one planted set: the deals after which each kind was first found, to stay so; 0: not at the end."""

    since: dict[str, int]
    deals: int
    seconds: float  # of processor time
    variant: dict[str, Any]  # all figures at the end


def searched(sowing: Sowing, seconds: float = SECONDS) -> Search:
    """Play a planted set until all of it was found twice, or the time is over."""
    balance = balance_of(sowing.game, sowing.cards, sowing.options, "1", True)
    began = time.process_time()
    since: dict[str, int] = {}
    deals = FIRST
    while True:
        balance.run(deals)
        result = balance.result(deals, "again")
        spent = time.process_time() - began
        seen = found(sowing, result)
        since = {kind: (since.get(kind) or deals) if yes else 0 for kind, yes in seen.items()}
        if all(0 < at < deals for at in since.values()) or 2 * spent > seconds:  # as many deals again take as long
            return Search(since, deals, spent, result["variants"][0])
        deals *= 2


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
    print(f"{'game':18} {'kind':10} {'planted':22} {'found after':12} {'of deals':9} processor time")
    for sowing in SOWINGS:
        if games and sowing.game not in games:
            continue
        search = searched(sowing)
        for kind, since in search.since.items():
            what = getattr(sowing, kind) if kind != "beginner" else sowing.cards or ", ".join(sowing.options)
            told = f"{since or 'NOT FOUND':<12} {search.deals:<9} {search.seconds:.0f} s"
            print(f"{sowing.game:18} {kind:10} {what:22} {told}", flush=True)
            missed += not since
        for sentence in of_variant(search.variant, AS_THEY_ARE):
            if sentence.key.startswith(TOLD):
                print(f"{'':18} {sentence}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
