"""The figures of a balance run as rows of text, for the terminal and for the page."""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from rich.table import Table

from spellhall.lab.balance.verdict import change, percent, reach

CARD_HEADS = ["card", "had", "usable", "used", "wins, %", "beside others", "barred", "given"]


def brief(figure: dict[str, Any] | None, sign: str = "+") -> str:
    """A share or a difference in points of a hundred with its interval, as short as a table needs it."""
    if figure is None:
        return "–"
    value, low, high = (f"{100 * figure[end]:{sign}.0f}" for end in ("value", "low", "high"))
    return f"{value} ({low} to {high})"


def card_rows(variant: dict[str, Any]) -> list[list[str]]:
    """Every card, those that go with winning first."""

    def worth(item: tuple[str, dict[str, Any]]) -> tuple[float, str]:
        figure = item[1]["winning"]
        return (-figure["value"] if figure is not None else 1.0), item[0]

    rows: list[list[str]] = []
    for name, card in sorted(variant["cards"].items(), key=worth):
        winning = card["winning"]
        rows.append(
            [
                name,
                percent(card["had"]),
                percent(card["offered"]),
                percent(card["used"]),
                brief(winning, ""),
                brief(None if winning is None else winning["apart"]),
                brief(card["barred"]),
                brief(card["given"]),
            ]
        )
    return rows


def seat_rows(variant: dict[str, Any]) -> list[list[str]]:
    rows = [[f"seat {letter}", reach(figure)] for letter, figure in variant["seats"].items()]
    return rows if variant["beginning"] is None else [["who begins", reach(variant["beginning"])], *rows]


def length_rows(variant: dict[str, Any]) -> list[list[str]]:
    names = ("min", "p10", "p25", "p50", "p75", "p90", "max")
    return [[what, *[f"{variant[what][name]:g}" for name in names]] for what in ("turns", "decisions")]


def difference_rows(compared: dict[str, Any]) -> list[list[str]]:
    return [[name, change(name, figure)] for name, figure in compared["figures"].items()]


def text_tables(result: dict[str, Any]) -> list[Table]:
    """What the terminal shows under the sentences."""
    out: list[Table] = []
    for variant in result["variants"]:
        out.append(table(f"{variant['label']}: shares of the victory", ["", "95 %"], seat_rows(variant)))
        out.append(table(f"{variant['label']}: cards", CARD_HEADS, card_rows(variant)))
    for compared in result["differences"]:
        title = f"from {compared['from']} to {compared['to']}"
        out.append(table(title, ["figure", "difference, 95 %"], difference_rows(compared)))
    return out


def table(title: str, heads: list[str], rows: list[list[str]]) -> Table:
    made = Table(title=escape(title), title_justify="left", box=None, header_style="bold")
    for at, head in enumerate(heads):
        made.add_column(head, justify="right" if at else "left")
    for row in rows:
        made.add_row(*[escape(cell) for cell in row])
    return made
