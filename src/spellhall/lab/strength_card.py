"""The strength card as a page, from the lines of the ledger."""

from __future__ import annotations

from spellhall.bots.levels import LEVELS
from spellhall.games import game as find_game
from spellhall.lab.fingerprints import POSITIONS
from spellhall.lab.ledger import Ledger, pair_of, series_of
from spellhall.lab.scores import Series
from spellhall.lab.strength_clock import ADVICE
from spellhall.lab.strength_plan import FEWER, Pair, Task

HEAD = """# Strength card

Made by `make strength`; do not edit.

- Two players, mirrored deals: every deal is played twice, with the seats exchanged. A win counts 1, a draw a half. In
  brackets the 95 % interval (by deal) and the number of games.
- Levels that search are measured with 1/{part} of the playouts they have at the table, both sides alike: the number
  after @. Magus against adept, which does not search, has all its playouts, and the cell says so.
- **Goals** (✓ reached, ✗ missed, … not yet enough games): the lower bound against the level below is above 50 %, that
  of archmage against `greedy` above 55 % (or what its `mind/levels.py` says). A match with a goal has a number of
  games set beforehand
  and is looked at after every four; it stops before that only when its bound lies beyond the goal by three standard
  deviations, so that the looking does not spoil the 95 % (the rule of Haybittle and Peto: false alarms stay at about
  2.5 % a side).
- **Cheat** is a searcher that sees the true state, looks ahead as the strongest level does and has as many playouts as
  that level has here (100 at least): an upper bound, which never sits at a table.
- **At the table** is by the clock and with all playouts, in {positions} positions of each game; the milliseconds
  belong to the machine of the last run. "× greedy" is how many times longer than `greedy` a decision takes in the
  mean.
- **Methods compared**: the look ahead of archmage by other methods, against adept: `sampling` (one own choice, then
  playouts), `tree` (information-set tree search), `minimax` (perfect-information Monte Carlo, three plies) and
  `delayed` (the same with delayed resolution: a tree of information sets near the root, minimax beyond).
- **Exploitability** is worked out on each game's miniature: what a best response wins against the bot, on average
  over the seats, less what the bot wins there against itself. 0 is perfect play. "Whole" is the whole tree, nothing
  sampled; "middle" means a few positions near the end, each in a few worlds, and since the responder knows that there
  are no others, it is an upper bound for these positions. A bot is asked with four seeds at every information set:
  exact for bots that never mix (and for `random`, which is known), an estimate for those that do. Searchers are asked
  thousands of times and get 1/{less} of their playouts.
"""


def card(
    ledger: Ledger,
    plans: dict[str, list[list[Task]]],
    rows: dict[str, list[str]],
    asked: dict[str, list[str]],
    part: int,
) -> str:
    """The page: for every game its tables. What is missing is named."""
    out = [HEAD.format(part=part, less=part * FEWER, positions=POSITIONS)]
    for id, plan in plans.items():
        tasks = {task.pair: task for stage in plan for task in stage}
        out += [f"## {find_game(id).title}", ""]
        for table in (
            results(ledger, tasks, rows[id]),
            clocks(ledger, id),
            methods(ledger, plan[-1]),
            exploits(ledger, id, asked[id]),
        ):
            out += [*table, ""]
        missing = missing_of(ledger, tasks, id, asked[id])
        if missing:
            out += [f"Not yet measured in full: {', '.join(missing)}.", ""]
    return "\n".join(out).rstrip() + "\n"


def results(ledger: Ledger, tasks: dict[Pair, Task], bots: list[str]) -> list[str]:
    out = ["| bot | random | greedy | level below | cheat |", "|---|---|---|---|---|"]
    cheats = [pair.b for pair in tasks if pair.b.startswith("cheat")]
    below = ""
    for bot in bots[1:]:
        cells = [cell(ledger, tasks, bot, rival) for rival in ("random", "greedy", below, cheats[0] if cheats else "")]
        out.append(f"| {bot} | {' | '.join(cells)} |")
        below = bot if bot != "greedy" else ""
    return out


def cell(ledger: Ledger, tasks: dict[Pair, Task], bot: str, rival: str) -> str:
    level = bot.partition("@")[0]
    for pair, task in tasks.items():
        if pair.b == rival and (pair.a == bot or (task.goal and pair.a.partition("@")[0] == level)):
            whole = f", as {pair.a}" if pair.a != bot else ""
            return score(ledger.series(pair)) + whole + goal(task, ledger.series(pair))
    return "–"


def score(series: Series) -> str:
    if not series.games:
        return "–"
    low, high = series.interval()
    return f"{100 * series.score:.1f} % ({100 * low:.1f} to {100 * high:.1f}; {series.games})"


def goal(task: Task, series: Series) -> str:
    """Whether a match has shown what it was to show."""
    if not task.goal:
        return ""
    if not task.done(series):
        return " …"
    return " ✓" if task.met(series) else " ✗"


def short(value: float) -> str:
    """Two digits that count, and no powers of ten."""
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"


def clocks(ledger: Ledger, id: str) -> list[str]:
    """Times at the table."""
    out = ["| at the table | ms p50 | ms p95 | longest | allowed | × greedy |", "|---|---|---|---|---|---|"]
    lines = {line["bot"]: line for line in ledger.lines if line["kind"] == "clock" and line["game"] == id}
    usual = lines["greedy"]["mean"] if "greedy" in lines else 0.0
    allowed = {"magus": "1000", "archmage": "3000", ADVICE: "1000", "greedy": "–"}
    for bot in ("greedy", *LEVELS, ADVICE):
        if bot in lines:
            line = lines[bot]
            cells = [short(line[name]) for name in ("p50", "p95", "most")]
            cells += [allowed.get(bot, "200"), short(line["mean"] / usual) if usual else "–"]
            out.append(f"| {bot} | {' | '.join(cells)} |")
    return out


def methods(ledger: Ledger, tasks: list[Task]) -> list[str]:
    """Ways to look ahead, side by side."""
    out = ["| method | against | score | won–drawn–lost | ms a decision |", "|---|---|---|---|---|"]
    for task in tasks:
        for line in ledger.lines:
            if line["kind"] == "pair" and pair_of(line) == task.pair:
                games = f"{line['wins']}–{line['draws']}–{line['losses']}"
                mean = short(1000 * line["seconds_a"] / max(1, line["decisions_a"]))
                out.append(f"| {task.pair.a} | {task.pair.b} | {score(series_of(line))} | {games} | {mean} |")
    return out


def exploits(ledger: Ledger, id: str, bots: list[str]) -> list[str]:
    out = [
        "| bot | exploitability | best response as A | as B | where | information sets |",
        "|---|---|---|---|---|---|",
    ]
    for bot in bots:
        for line in ledger.lines:
            if line["kind"] == "exploit" and (line["game"], line["bot"]) == (id, bot):
                best = " | ".join(f"{value:.3f}" for value in line["best"])
                out.append(
                    f"| {bot} | {line['exploitability']:.3f} | {best} | {line['where']} | {line['information_sets']} |"
                )
    return out


def missing_of(ledger: Ledger, tasks: dict[Pair, Task], id: str, bots: list[str]) -> list[str]:
    out = [f"{pair.a} – {pair.b}" for pair, task in tasks.items() if not task.done(ledger.series(pair))]
    out += [f"times of {bot}" for bot in ("greedy", *LEVELS, ADVICE) if not ledger.has("clock", id, bot)]
    return out + [f"exploitability of {bot}" for bot in bots if not ledger.has("exploit", id, bot)]
