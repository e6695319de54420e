"""A balance run as one HTML page that needs nothing else: the verdict, charts, tables, and how it was measured."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from spellhall.lab.arena_report import STYLE, table
from spellhall.lab.balance.measure import MATTERS, RATE
from spellhall.lab.balance.tables import CARD_HEADS, card_rows, difference_rows, length_rows, seat_rows
from spellhall.lab.balance.verdict import percent, points, reach, sentences
from spellhall.lab.charts import Axis, Bar, columns, even_axis, plot

MORE_STYLE = """
.col { fill: var(--mark); } .wide { overflow-x: auto; } .wide table { font-size: .9rem; }
.wide svg { min-width: 36rem; }
"""

LENGTH_HEADS = ["", "least", "p10", "p25", "p50", "p75", "p90", "most"]


def report_page(result: dict[str, Any]) -> str:
    """The page for what `Balance.result` gives."""
    title = f"{result['title']}: balance"
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}{MORE_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(what_was_played(result))}</p>",
        "<h2>What it shows</h2><ul>",
        *[f"<li>{escape(text)}</li>" for text in sentences(result)],
        "</ul>",
    ]
    for variant in result["variants"]:
        parts += of_variant(variant)
    for compared in result["differences"]:
        head = f"From {compared['from']} to {compared['to']}"
        parts.append(f"<h2>{escape(head)}</h2>")
        parts.append(table("On the same deals; 95 % intervals", ["figure", "difference"], difference_rows(compared)))
    parts += ["<h2>How it was measured</h2>", *[f'<p class="note">{escape(text)}</p>' for text in method()]]
    parts += [
        f"<pre>{escape(result['command'])}</pre>",
        "<details><summary>All figures as JSON</summary>",
        f"<pre>{escape(json.dumps(result, ensure_ascii=False, indent=1))}</pre></details>",
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def what_was_played(result: dict[str, Any]) -> str:
    sets = "; ".join(
        f"{variant['label']}: cards '{variant['card_set']['name']}' ({variant['card_set']['digest']})"
        for variant in result["variants"]
    )
    return (
        f"{result['games']} deals at a table of {result['variants'][0]['players']}; {result['bots']} plays every seat; "
        f"seed {result['seed']}; Spellhall {result['version']}, rules {result['rules_version']}. {sets}."
    )


def of_variant(variant: dict[str, Any]) -> list[str]:
    even = 1 / variant["players"]
    shares = [
        Bar(row[0], *ends(figure), row[1])
        for row, figure in zip(seat_rows(variant), seat_figures(variant), strict=True)
    ]
    bins = variant["turns"]["bins"]
    out = [
        f"<h2>{escape(variant['label'])}</h2>",
        plot(
            "Who wins, with 95 % intervals",
            shares,
            Axis("share of the victory", [0.0, 0.25, 0.5, 0.75, 1.0], False, even),
        ),
        "<h3>Length</h3>",
        scrolling(columns("Turns of a game", [(str(low), number) for low, number in bins], "turns")),
        scrolling(table("Percentiles", LENGTH_HEADS, length_rows(variant))),
        table(
            "How games end",
            ["clause", "share"],
            [[clause, reach(figure)] for clause, figure in variant["ends"].items()],
        ),
        "<h3>Cards</h3>",
    ]
    bars = card_bars(variant)
    if bars:
        axis = even_axis(
            "wins of who has the card, beside the other cards",
            max(-1.0, min(bar.low for bar in bars)),
            min(1.0, max(bar.high for bar in bars)),
            0.0,
        )
        out.append(scrolling(plot("Cards beside each other, with intervals that hold for all together", bars, axis)))
    out.append(scrolling(table("Every card", CARD_HEADS, card_rows(variant))))
    options = ", ".join(f"{name} {value}" for name, value in variant["options"].items())
    out.append(f'<p class="note">Options: {escape(options) or "none"}.</p>')
    return out


def scrolling(part: str) -> str:
    """What is wider than a telephone scrolls by itself."""
    return f'<div class="wide">{part}</div>'


def seat_figures(variant: dict[str, Any]) -> list[dict[str, Any]]:
    seats = list(variant["seats"].values())
    return seats if variant["beginning"] is None else [variant["beginning"], *seats]


def ends(figure: dict[str, Any]) -> tuple[float, float, float]:
    return figure["value"], figure["low"], figure["high"]


def card_bars(variant: dict[str, Any]) -> list[Bar]:
    """Cards by how their owners did beside those of other cards."""
    known = [
        (name, card["winning"]["apart"])
        for name, card in variant["cards"].items()
        if card["winning"] is not None and card["winning"]["apart"] is not None
    ]
    known.sort(key=lambda one: (-one[1]["value"], one[0]))
    return [Bar(name, *ends(figure), points(figure)) for name, figure in known]


def method() -> list[str]:
    return [
        "Bots play every seat at the same level and see only their own views. A share is of the victory: winners share "
        "it. Intervals are 95 % by deal; those of cards are wide enough to hold for all cards together.",
        "Wins of who has a card: its copies in the hands of winners, compared with the card in the middle of the "
        "others, because the side that does well often has more of every card. Where cards are chosen to play with, "
        "these figures come from games in which the choice was made by lot, so that a card is not judged by who likes "
        "it.",
        "Barred: the same deal again, with the same luck and bots, but a side that had used the card may not while it "
        "has another choice; positive is what that cost it. Given: the same deal again with the card given to a side "
        "at the start; positive is what that gained it.",
        f"Something is called out if chance alone is a bad explanation although everything was looked at (false "
        f"discovery rate {percent(RATE)}, over beginners and seats and over all tests of cards) and the difference is "
        f"at least {100 * MATTERS:.0f} points. Other bots, and people, may find more in a card than these did.",
    ]
