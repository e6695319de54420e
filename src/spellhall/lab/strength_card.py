"""The strength card as a page, from the lines of the ledger."""

from __future__ import annotations

from typing import Any

from spellhall.games import game as find_game
from spellhall.lab.scores import Series
from spellhall.lab.timing import Times

HEAD = """# Strength card

Made by `make strength`; do not edit.

- Two players, mirrored deals: every deal is played twice, with the seats exchanged. A win counts 1, a draw a half. In
  brackets the 95 % interval (by deal) and the number of games.
- **Cheat** is a searcher that sees the true state: an upper bound, which never sits at a table.
- Levels that search are measured with 1/{part} of the playouts they have at the table: the number after @.
- Milliseconds for a decision belong to the machine of the last run. "× greedy" is how many times longer than `greedy` a
  decision takes in the mean; that hardly depends on the machine.
- **Exploitability** is worked out on each game's miniature: what a best response wins against the bot, on average over
  the seats, less what the bot wins there against itself. 0 is perfect play. "Whole" is the whole tree, nothing sampled;
  "middle" means a few positions near the end, each in a few worlds, and since the responder knows that there are no
  others, it is an upper bound for these positions. A bot is asked with four seeds at every information set: exact for
  bots that never mix (and for `random`, which is known), an estimate for those that do.
"""


def card(lines: list[dict[str, Any]], wanted: dict[str, tuple[list[Any], list[str]]], games: int, part: int) -> str:
    """The page: for every game a table of results and one of exploitability. What is missing is named."""
    out = [HEAD.format(part=part)]
    for id, (pairs, bots) in wanted.items():
        mine = [line for line in lines if line["game"] == id]
        out += [f"## {find_game(id).title}", "", *results(mine, pairs, bots), "", *exploits(mine, bots), ""]
        missing = missing_of(mine, pairs, bots, games)
        if missing:
            out += [f"Not yet measured in full: {', '.join(missing)}.", ""]
    return "\n".join(out).rstrip() + "\n"


def series_of(lines: list[dict[str, Any]], a: str, b: str) -> Series:
    """All that was measured of one pair."""
    series = Series()
    for line in lines:
        if line["kind"] == "pair" and (line["a"], line["b"]) == (a, b):
            series.deals += line["deals"]
            series.games += line["games"]
            series.total += line["total"]
            series.squares += line["squares"]
    return series


def times_of(lines: list[dict[str, Any]], bot: str) -> Times:
    """All decisions of a bot in a game, whoever it played against."""
    times = Times()
    for line in lines:
        if line["kind"] == "pair":
            for player, (counts, total) in zip((line["a"], line["b"]), line["times"], strict=True):
                if player == bot:
                    times.join(Times(dict(counts), total))
    return times


def results(lines: list[dict[str, Any]], pairs: list[Any], bots: list[str]) -> list[str]:
    cheats = sorted({pair.b for pair in pairs if pair.b.startswith("cheat")})
    out = [
        "| bot | random | greedy | level below | cheat | ms p50 | ms p95 | × greedy |",
        "|---|---|---|---|---|---|---|---|",
    ]
    usual = times_of(lines, "greedy")
    below = ""
    for bot in bots[1:]:
        rivals = ["random", "greedy", below, cheats[0] if cheats else ""]
        cells = [cell(series_of(lines, bot, rival)) for rival in rivals]
        times = times_of(lines, bot)
        if times.number and usual.number:
            ratio = (times.total / times.number) / (usual.total / usual.number)
            cells += [short(value) for value in (times.percentile(50), times.percentile(95), ratio)]
        else:
            cells += ["–", "–", "–"]
        out.append(f"| {bot} | {' | '.join(cells)} |")
        below = bot if bot != "greedy" else ""
    return out


def short(value: float) -> str:
    """Two digits that count, and no powers of ten."""
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"


def cell(series: Series) -> str:
    if not series.games:
        return "–"
    low, high = series.interval()
    return f"{100 * series.score:.1f} % ({100 * low:.1f} to {100 * high:.1f}; {series.games})"


def exploits(lines: list[dict[str, Any]], bots: list[str]) -> list[str]:
    out = [
        "| bot | exploitability | best response as A | as B | where | information sets |",
        "|---|---|---|---|---|---|",
    ]
    for bot in bots:
        for line in lines:
            if line["kind"] == "exploit" and line["bot"] == bot:
                best = " | ".join(f"{value:.3f}" for value in line["best"])
                out.append(
                    f"| {bot} | {line['exploitability']:.3f} | {best} | {line['where']} | {line['information_sets']} |"
                )
    return out


def missing_of(lines: list[dict[str, Any]], pairs: list[Any], bots: list[str], games: int) -> list[str]:
    solved = {line["bot"] for line in lines if line["kind"] == "exploit"}
    short = [f"{pair.a} – {pair.b}" for pair in pairs if series_of(lines, pair.a, pair.b).games < games]
    return short + [f"exploitability of {bot}" for bot in bots if bot not in solved]
