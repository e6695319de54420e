"""A game's features and choices as a page, made from its encoding: `make feature-pages` writes docs/features/."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spellhall.encoding.base import Encoding
from spellhall.encoding.registry import glance_version, has_encoding, make_encoding, make_glance, version_of
from spellhall.games import all_games
from spellhall.kernel.game import GameDefinition

FEW = 8  # names that are listed one by one


def features_page(game: GameDefinition[Any]) -> str:
    """Every feature and every choice of the smallest table with the house set, by number."""
    setup = game.setup(game.seat_counts[0])
    encoding = make_encoding(game, setup)
    sizes = [f"| {made.seats} | {made.length:,} | {made.size:,} |" for made in all_sizes(game, encoding)]
    lines = [
        f"# {game.title}: features and choices",
        "",
        f"Encoding `{game.id}_v{version_of(game)}`, for {setup.seats} players, the house set and the usual options.",
        "Made by `make feature-pages`; an environment has the same lists as `feature_names` and `words`.",
        "",
        "| players | features | choices |",
        "|---|---|---|",
        *sizes,
        "",
        "Seats are counted from the one who looks or chooses: own, next, second, third. An observation holds each",
        "feature divided by its greatest value. What a seat may not see is 0.",
        "",
        "## Features",
        "",
        "| numbers | feature | of what | greatest |",
        "|---|---|---|---|",
        *feature_rows(encoding),
        "",
        "## Choices",
        "",
        "| how many | numbers | choices |",
        "|---|---|---|",
        *choice_rows(encoding),
        *glance_lines(encoding),
    ]
    return "\n".join(lines) + "\n"


def glance_lines(encoding: Encoding) -> list[str]:
    """What is seen at a glance, and the features of choices, in the environments that have them."""
    game = encoding.game
    if not glance_version(game):
        return []
    glance = make_glance(encoding)
    first = encoding.length
    return [
        "",
        "## At a glance",
        "",
        f"In `{game.id}_glance_v{glance_version(game)}` these follow the features above:",
        "",
        "| numbers | feature | of what | greatest |",
        "|---|---|---|---|",
        *named_rows(glance.names, glance.tops, first),
        "",
        "Every legal choice has a row of features of its own:",
        "",
        "| numbers | feature | of what | greatest |",
        "|---|---|---|---|",
        *named_rows(glance.choice_names, glance.choice_tops, 0),
    ]


def all_sizes(game: GameDefinition[Any], first: Encoding) -> list[Encoding]:
    return [first, *[make_encoding(game, game.setup(seats)) for seats in game.seat_counts[1:]]]


def feature_rows(encoding: Encoding) -> list[str]:
    """All features of an encoding."""
    return named_rows(encoding.feature_names, encoding.tops, 0)


def named_rows(names: list[str], tops: list[int], first: int) -> list[str]:
    """Features that follow each other and begin alike are one row; the first has this number."""
    rows: list[str] = []
    start = 0
    while start < len(names):
        family = names[start].rpartition(" ")[0] + " "
        end = start + 1
        while len(family) > 1 and end < len(names) and names[end].startswith(family) and tops[end] == tops[start]:
            end += 1
        if end == start + 1:
            rows.append(f"| {first + start} | {names[start]} | | {tops[start]} |")
        else:
            members = [name.removeprefix(family) for name in names[start:end]]
            rows.append(
                f"| {first + start}–{first + end - 1} | {family.strip()} | {shortened(members)} | {tops[start]} |"
            )
        start = end
    return rows


def choice_rows(encoding: Encoding) -> list[str]:
    """Choices that begin alike are one row, wherever they stand."""
    families: dict[str, list[int]] = {}
    for number, words in enumerate(encoding.words):
        families.setdefault(beginning(words), []).append(number)
    rows: list[str] = []
    for numbers in families.values():
        first, last, many = numbers[0], numbers[-1], len(numbers)
        where = str(first) if many == 1 else f"{first}–{last}" if last - first == many - 1 else f"{first} to {last}"
        rows.append(f"| {many} | {where} | {shortened([encoding.words[number] for number in numbers])} |")
    return rows


def beginning(words: str) -> str:
    """What choices of one kind have in common: the first word, or that it is none."""
    first = words.partition(" ")[0]
    return first if first[:1].isalpha() else "#"


def shortened(names: list[str]) -> str:
    shown = names if len(names) <= FEW else [*names[:3], "…", *names[-2:]]
    return ", ".join(name if name == "…" else f"`{name}`" for name in shown)


def write_pages(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        if has_encoding(game):
            (folder / f"{game.id}.md").write_text(features_page(game), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path("docs/features"))
