"""The arena's results as one HTML page that needs nothing else: plots, tables, and how it was measured."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from spellhall.lab.charts import Axis, Bar, even_axis, plot, power_axis

STYLE = """
:root { color-scheme: light dark; --ink: #1d1b2a; --paper: #fbfaf7; --soft: #6b6780; --line: #d8d4e0; --mark: #5b3fa0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9f5; --paper: #17151f; --soft: #a49fb8; --line: #3a3648; --mark: #b49cf5; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; color: var(--soft); }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
.label { text-anchor: end; } .mark { text-anchor: middle; }
svg .mark { fill: var(--soft); } .grid { stroke: var(--line); }
.middle { stroke: var(--soft); stroke-dasharray: 4 4; } .reach { stroke: var(--mark); stroke-width: 3; }
.dot { fill: var(--mark); stroke: var(--paper); }
.note { color: var(--soft); } pre { overflow-x: auto; }
"""


def report_page(title: str, result: dict[str, Any]) -> str:
    """The page for what `Arena.to_json` gives."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}: arena</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}: {escape(' · '.join(result['bots']))}</h1>",
        f"<p>{escape(summary(result))}</p>",
        "<h2>Who beats whom</h2>",
        plot("Scores with 95 % intervals", pair_bars(result), SCORES),
        pair_table(result),
        "<h2>Ratings</h2>",
        rating_plot(result),
        *winnings_table(result),
        "<h2>Time for a decision</h2>",
        time_plot(result),
        time_table(result),
        *notes(result),
        "<details><summary>All figures as JSON</summary>",
        f"<pre>{escape(json.dumps(result, ensure_ascii=False, indent=1))}</pre></details>",
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


SCORES = Axis("score of the first", [0.0, 0.25, 0.5, 0.75, 1.0], False, 0.5)


def summary(result: dict[str, Any]) -> str:
    return (
        f"{result['games']} games at a table of {result['seats']}, seed {result['seed']}. Every deal was played with "
        f"all rotations of the bots. {result['decisions_per_second']:,.0f} decisions a second on one core."
    )


def pair_bars(result: dict[str, Any]) -> list[Bar]:
    return [
        Bar(
            f"{pair['a']} – {pair['b']}",
            pair["score_a"],
            pair["low"],
            pair["high"],
            f"{percent(pair['score_a'])} ({percent(pair['low'])} to {percent(pair['high'])})",
        )
        for pair in result["pairs"]
    ]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def table(caption: str, heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def pair_table(result: dict[str, Any]) -> str:
    """Row against column; a win counts 1, a draw a half."""
    scores: dict[tuple[str, str], str] = {}
    for pair in result["pairs"]:
        if pair["games"]:
            scores[pair["a"], pair["b"]] = percent(pair["score_a"])
            scores[pair["b"], pair["a"]] = percent(1 - pair["score_a"])
    bots = result["bots"]
    rows = [[one, *[scores.get((one, other), "–") for other in bots]] for one in bots]
    return table("Score of the row against the column", ["", *bots], rows)


def rating_plot(result: dict[str, Any]) -> str:
    bars = [
        Bar(
            row["bot"],
            row["mu"],
            row["mu"] - 2 * row["sigma"],
            row["mu"] + 2 * row["sigma"],
            f"{row['mu']:.1f} ± {2 * row['sigma']:.1f}",
        )
        for row in result["ratings"]
    ]
    axis = even_axis("rating (Plackett–Luce), ± 2 sigma", min(bar.low for bar in bars), max(bar.high for bar in bars))
    return plot("Ratings", bars, axis)


def winnings_table(result: dict[str, Any]) -> list[str]:
    """What every bot won per game, in a game for stakes."""
    if "winnings" not in result:
        return []
    rows = [[bot, won_text(won)] for bot, won in result["winnings"].items()]
    return ["<h2>Winnings</h2>", table("Won per game, with the 95 % interval", ["bot", "won per game"], rows)]


def won_text(won: dict[str, float]) -> str:
    return f"{won['mean']:+.3f} ± {won['reach']:.3f}"


def time_plot(result: dict[str, Any]) -> str:
    bars = [
        Bar(name, times["p50"], times["p50"], times["p95"], f"p50 {times['p50']:.3g} ms, p95 {times['p95']:.3g} ms")
        for name, times in result["decision_ms"].items()
    ]
    axis = power_axis("milliseconds: dot at p50, line to p95", min(b.low for b in bars), max(b.high for b in bars))
    return plot("Time for a decision", bars, axis)


def time_table(result: dict[str, Any]) -> str:
    rows = [
        [name, f"{times['decisions']}", *[f"{times[key]:.3g}" for key in ("mean", "p50", "p95")]]
        for name, times in result["decision_ms"].items()
    ]
    return table("Milliseconds for a decision", ["bot", "decisions", "mean", "p50", "p95"], rows)


def notes(result: dict[str, Any]) -> list[str]:
    """What a reader must know to trust the figures, and what went wrong."""
    told = ["Intervals are 95 % by deal: games of one deal are not independent of each other. A draw counts a half."]
    if result["machine_dependent"]:
        told.append("A bot thinks by the clock or in another program: these figures belong to this machine.")
    if "sprt" in result:
        told.append(sprt_sentence(result["sprt"]))
    told += result["troubles"]
    if result["trouble_count"] > len(result["troubles"]):
        told.append(f"… and {result['trouble_count'] - len(result['troubles'])} more such reports.")
    return ["<h2>Notes</h2>", *[f'<p class="note">{escape(text)}</p>' for text in told]]


def sprt_sentence(sprt: dict[str, Any]) -> str:
    return (
        f"Sequential test: a score of {sprt['low']:g} against one of {sprt['high']:g}; wrong with probability at most "
        f"{sprt['alpha']:g} if the true score is {sprt['low']:g}, and {sprt['beta']:g} if it is {sprt['high']:g}."
    )
