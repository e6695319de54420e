"""The figures of a balance run as rows of text, for the terminal and for pages."""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from rich.table import Table

from spellhall.kernel.messages import Message, say
from spellhall.lab.balance.wording import Voice, change, figure_name, percent, reach, signed

PERCENTILES = ("p10", "p25", "p50", "p75", "p90")


def card_heads(voice: Voice) -> list[str]:
    return voice.head("card", "had", "usable", "used", "wins", "others", "barred", "given")


def length_heads(voice: Voice) -> list[str]:
    least, most = voice.head("least", "most")
    return ["", least, *PERCENTILES, most]


def brief(figure: dict[str, Any] | None, voice: Voice, sign: bool = True) -> str:
    """A share or a difference in points of a hundred with its interval, as short as a table needs it."""
    if figure is None:
        return "–"
    value, low, high = signed(figure) if sign else (f"{100 * figure[end]:.0f}" for end in ("value", "low", "high"))
    return voice.say(say("balance-brief", value=value, low=low, high=high))


def card_rows(variant: dict[str, Any], voice: Voice) -> list[list[str]]:
    """Every card, those that go with winning first."""

    def worth(item: tuple[str, dict[str, Any]]) -> tuple[float, str]:
        figure = item[1]["winning"]
        return (-figure["value"] if figure is not None else 1.0), item[0]

    rows: list[list[str]] = []
    for name, card in sorted(variant["cards"].items(), key=worth):
        winning = card["winning"]
        rows.append(
            [
                voice.say(voice.names.card(name)),
                *[voice.say(percent(card[part])) for part in ("had", "offered", "used")],
                brief(winning, voice, False),
                brief(None if winning is None else winning["apart"], voice),
                brief(card["barred"], voice),
                brief(card["given"], voice),
            ]
        )
    return rows


def seat_rows(variant: dict[str, Any], voice: Voice) -> list[list[str]]:
    rows = [(say("balance-row-seat", seat=letter), figure) for letter, figure in variant["seats"].items()]
    if variant["beginning"] is not None:
        rows.insert(0, (say("balance-row-beginner"), variant["beginning"]))
    return [[voice.say(name), voice.say(reach(figure))] for name, figure in rows]


def length_rows(variant: dict[str, Any], voice: Voice) -> list[list[str]]:
    names = ("min", *PERCENTILES, "max")
    return [
        [voice.say(say(f"balance-figure-{what}")), *[f"{variant[what][name]:g}" for name in names]]
        for what in ("turns", "decisions")
    ]


def end_rows(variant: dict[str, Any], voice: Voice) -> list[list[str]]:
    return [[clause, voice.say(reach(figure))] for clause, figure in variant["ends"].items()]


def difference_rows(compared: dict[str, Any], voice: Voice) -> list[list[str]]:
    return [[voice.say(figure_name(figure, voice.names)), voice.say(change(figure))] for figure in compared["figures"]]


def difference_title(compared: dict[str, Any], voice: Voice) -> str:
    labels = {end: voice.names.label(compared[end]) for end in ("from", "to")}
    return voice.say(Message("balance-from-to", {"from": labels["from"], "to": labels["to"]}))


def text_tables(result: dict[str, Any], voice: Voice) -> list[Table]:
    """What the terminal shows under the sentences."""
    out: list[Table] = []
    for variant in result["variants"]:
        label = voice.names.label(variant["label"])
        shares = voice.say(say("balance-head-victory-of", set=label))
        cards = voice.say(say("balance-head-cards-of", set=label))
        out.append(table(shares, ["", "95 %"], seat_rows(variant, voice)))
        out.append(table(cards, card_heads(voice), card_rows(variant, voice)))
    for compared in result["differences"]:
        title = difference_title(compared, voice)
        out.append(table(title, voice.head("figure", "difference"), difference_rows(compared, voice)))
    return out


def table(title: str, heads: list[str], rows: list[list[str]]) -> Table:
    made = Table(title=escape(title), title_justify="left", box=None, header_style="bold")
    for at, head in enumerate(heads):
        made.add_column(head, justify="right" if at else "left")
    for row in rows:
        made.add_row(*[escape(cell) for cell in row])
    return made
