"""A balance run as one HTML page that needs nothing else: the verdict, charts, tables, and how it was measured."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from spellhall.kernel.messages import Message, say
from spellhall.lab.arena_report import STYLE, table
from spellhall.lab.balance.measure import MATTERS, RATE
from spellhall.lab.balance.tables import (
    card_heads,
    card_rows,
    difference_rows,
    difference_title,
    end_rows,
    length_heads,
    length_rows,
    seat_rows,
)
from spellhall.lab.balance.verdict import sentences
from spellhall.lab.balance.wording import Voice, joined, percent, points
from spellhall.lab.charts import Axis, Bar, columns, even_axis, plot

MORE_STYLE = """
.col { fill: var(--mark); } .wide { overflow-x: auto; } .wide table { font-size: .9rem; }
.wide svg { min-width: 36rem; }
"""


def report_page(result: dict[str, Any], voice: Voice | None = None) -> str:
    """The page for what `Balance.result` gives."""
    voice = voice or Voice()
    title = voice.say(say("balance-title", game=result["title"]))
    shows, measured, figures = voice.head("what", "method", "json")
    parts = [
        "<!doctype html>",
        f'<html lang="{voice.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}{MORE_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(what_was_played(result, voice))}</p>",
        f"<h2>{escape(shows)}</h2><ul>",
        *[f"<li>{escape(voice.say(text))}</li>" for text in sentences(result, voice.names)],
        "</ul>",
    ]
    for variant in result["variants"]:
        parts += of_variant(variant, voice)
    for compared in result["differences"]:
        parts.append(f"<h2>{escape(difference_title(compared, voice))}</h2>")
        caption, *heads = voice.head("deals", "figure", "difference")
        parts.append(table(caption, heads, difference_rows(compared, voice)))
    parts += [
        f"<h2>{escape(measured)}</h2>",
        *[f'<p class="note">{escape(voice.say(text))}</p>' for text in method()],
        f"<pre>{escape(result['command'])}</pre>",
        f"<details><summary>{escape(figures)}</summary>",
        f"<pre>{escape(json.dumps(result, ensure_ascii=False, indent=1))}</pre></details>",
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def what_was_played(result: dict[str, Any], voice: Voice) -> str:
    sets = [
        say(
            "balance-set",
            label=voice.names.label(variant["label"]),
            name=variant["card_set"]["name"],
            digest=variant["card_set"]["digest"],
        )
        for variant in result["variants"]
    ]
    return voice.say(
        say(
            "balance-played",
            deals=result["games"],
            players=result["variants"][0]["players"],
            bots=result["bots"],
            seed=result["seed"],
            version=result["version"],
            rules=result["rules_version"],
            sets=joined(sets),
        )
    )


def of_variant(variant: dict[str, Any], voice: Voice) -> list[str]:
    even = 1 / variant["players"]
    shares = [
        Bar(row[0], *ends(figure), row[1])
        for row, figure in zip(seat_rows(variant, voice), seat_figures(variant), strict=True)
    ]
    bins = [(str(low), number) for low, number in variant["turns"]["bins"]]
    who, victory, length, turns, percentiles, ending, clause, games, cards, every = voice.head(
        "who", "victory", "length", "turns", "percentiles", "ends", "clause", "games", "cards", "every-card"
    )
    out = [
        f"<h2>{escape(voice.say(voice.names.label(variant['label'])))}</h2>",
        plot(who, shares, Axis(victory, [0.0, 0.25, 0.5, 0.75, 1.0], False, even)),
        f"<h3>{escape(length)}</h3>",
        scrolling(columns(turns, bins, voice.say(say("balance-figure-turns")))),
        scrolling(table(percentiles, length_heads(voice), length_rows(variant, voice))),
        table(ending, [clause, games], end_rows(variant, voice)),
        f"<h3>{escape(cards)}</h3>",
    ]
    bars = card_bars(variant, voice)
    if bars:
        title, under = voice.head("beside", "axis")
        low, high = max(-1.0, min(bar.low for bar in bars)), min(1.0, max(bar.high for bar in bars))
        out.append(scrolling(plot(title, bars, even_axis(under, low, high, 0.0))))
    out.append(scrolling(table(every, card_heads(voice), card_rows(variant, voice))))
    options = ", ".join(f"{name} {value}" for name, value in variant["options"].items())
    told = say("balance-options", options=options) if options else say("balance-no-options")
    out.append(f'<p class="note">{escape(voice.say(told))}</p>')
    return out


def scrolling(part: str) -> str:
    """What is wider than a telephone scrolls by itself."""
    return f'<div class="wide">{part}</div>'


def seat_figures(variant: dict[str, Any]) -> list[dict[str, Any]]:
    seats = list(variant["seats"].values())
    return seats if variant["beginning"] is None else [variant["beginning"], *seats]


def ends(figure: dict[str, Any]) -> tuple[float, float, float]:
    return figure["value"], figure["low"], figure["high"]


def card_bars(variant: dict[str, Any], voice: Voice) -> list[Bar]:
    """Cards by how their owners did beside those of other cards."""
    known = [
        (name, card["winning"]["apart"])
        for name, card in variant["cards"].items()
        if card["winning"] is not None and card["winning"]["apart"] is not None
    ]
    known.sort(key=lambda one: (-one[1]["value"], one[0]))
    return [Bar(voice.say(voice.names.card(name)), *ends(figure), voice.say(points(figure))) for name, figure in known]


def method() -> list[Message]:
    return [
        say("balance-method-share"),
        say("balance-method-cards"),
        say("balance-method-again"),
        say("balance-method-alarms", rate=percent(RATE), least=round(100 * MATTERS)),
    ]
