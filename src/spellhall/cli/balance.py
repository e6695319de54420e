"""`spellhall balance`: what a set of cards or an option does to a game, with what a designer can act on."""

from __future__ import annotations

import json
import shlex
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from spellhall.bots.roster import usual_bot
from spellhall.cli.shared import (
    Cards,
    Cluster,
    GameName,
    Jobs,
    Seats,
    Seed,
    cards_in,
    check_language,
    check_place,
    given_options,
    progress_by,
    split_names,
)
from spellhall.games import game as find_game
from spellhall.kernel.errors import BadOption
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.lab.balance.markdown import markdown_page
from spellhall.lab.balance.matches import sense_of
from spellhall.lab.balance.report import report_page
from spellhall.lab.balance.run import Balance, Variant
from spellhall.lab.balance.tables import text_tables
from spellhall.lab.balance.verdict import sentences
from spellhall.lab.balance.wording import Names, Voice, titles_of
from spellhall.lab.contestants import make_contestant

HOUSE = "house"
MOST = 1_000_000
MOST_VARIANTS = 12


def balance(
    game: GameName,
    cards: Cards = None,
    against: Annotated[
        list[str],
        typer.Option(
            metavar="CARDS|NAME=VALUE",
            help="Compare on the same deals with another card file, with 'house', or with other options "
            "(NAME=VALUE,NAME=VALUE); may be repeated.",
        ),
    ] = [],  # noqa: B006  (Typer copies it)
    option: Annotated[
        list[str],
        typer.Option("--option", "--options", metavar="NAME=VALUE", help="A rule option; may be repeated."),
    ] = [],  # noqa: B006
    sweep: Annotated[
        str, typer.Option(metavar="NAME=A,B,C", help="Compare several values of an option on the same deals.")
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="LEVEL", help="Who plays; empty: the quickest that plays sensibly.")
    ] = "",
    levels: Annotated[
        str,
        typer.Option(
            help="Bots from weak to strong, for how much skill counts; empty: random and LEVEL; none: not asked."
        ),
    ] = "",
    games: Annotated[int, typer.Option(help="Deals; each is played more than once. 0: as --minutes says.", min=0)] = 0,
    minutes: Annotated[
        float, typer.Option(help="Stop after so many minutes (5, if --games is not given).", min=0, max=100_000)
    ] = 0.0,
    seed: Seed = "1",
    seats: Seats = 0,
    jobs: Jobs = 0,
    cluster: Cluster = "",
    save: Annotated[
        Path | None, typer.Option(help="Keep what was played in this file, and go on from it if it is there.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(help="Write a page to this file: Markdown if its name ends in .md, otherwise HTML with charts."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[str, typer.Option(help="The language of sentences, tables and report, such as en.")] = "en",
) -> None:
    """Measure a set of cards or options: beginners, seats, length, every card, skill and luck, and say what stands out.

    Example: spellhall balance GAME --games 200 --report balance.html
    """
    check_language(lang)
    check_place(report)
    found = find_game(game)
    variants = variants_from(found, seats, option, cards, against, sweep)
    level = bots or sense_of(found, variants[0].setup).bots or usual_bot(found)
    if "," in level:
        raise BadOption("--bots takes one bot, which plays at every seat; --levels takes several.")
    pairs = pairs_of(levels, level)
    for name in {level, *[name for pair in pairs for name in pair]}:
        make_contestant(name, found, "").close()  # an unknown one is refused before anything is played
    if games > MOST:
        raise BadOption(f"--games takes at most {MOST:,} deals.")
    if not games and not minutes:
        minutes = 5.0
    wanted = games or MOST
    held = Balance(found, variants, level, seed, pairs, save)
    senses = [sense_of(found, variant.setup) for variant in variants]
    voice = Voice(lang, Names({HOUSE: say("balance-house")}, titles_of(senses)))
    try:
        with progress_by("deals", games or None) as advance:
            held.run(wanted, minutes, jobs, cluster, advance)
    except KeyboardInterrupt:
        if save is None or not held.journal.pieces:
            raise
        Console(stderr=True).print(voice.say(say("balance-stopped", file=str(save))))
    played = min(wanted, len(held.deals(0, wanted)))
    told = command(game, cards, against, option, sweep, level, levels, played, seed, seats)
    result = held.result(played, told)
    if report is not None:
        page = markdown_page(result, voice) if report.suffix == ".md" else report_page(result, voice)
        report.write_text(page, encoding="utf-8")
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
        return
    show(result, voice)
    if report is not None:
        print(voice.say(say("balance-report", file=str(report))))


def variants_from(
    game: GameDefinition[Any], seats: int, option: list[str], cards: Path | None, against: list[str], sweep: str
) -> list[Variant]:
    """The first is what everything else is compared with. Raises BadOption or BadCards."""
    given = given_options(option)
    number = seats or game.seat_counts[0]

    def made(options: dict[str, str], file: Path | None) -> Setup:
        return game.setup(number, options, None if file is None else cards_in(game, file))

    if sweep:
        name, equals, values = sweep.partition("=")
        several = split_names(values)
        if not equals or len(several) < 2:
            raise BadOption("--sweep takes an option and at least two values: --sweep NAME=A,B,C.")
        if against:
            raise BadOption("--sweep and --against cannot go together.")
        wanted = name.strip().replace("-", "_")
        out = [Variant(f"{wanted}={value}", made({**given, wanted: value}, cards)) for value in several]
    else:
        out = [Variant(HOUSE if cards is None else cards.name, made(given, cards))]
        for other in against:
            if other == HOUSE:
                out.append(Variant(HOUSE, made(given, None)))
            elif "=" in other:
                out.append(Variant(other, made({**given, **given_options(split_names(other))}, cards)))
            else:
                out.append(Variant(Path(other).name, made(given, Path(other))))
    if len(out) > MOST_VARIANTS:
        raise BadOption(f"At most {MOST_VARIANTS} sets or values can be compared at once.")
    labels = [variant.label for variant in out]
    return [
        variant if labels.count(variant.label) == 1 else Variant(f"{variant.label} ({place + 1})", variant.setup)
        for place, variant in enumerate(out)
    ]


def pairs_of(levels: str, level: str) -> list[list[str]]:
    """Neighbours, the stronger first."""
    if levels == "none":
        return []
    names = split_names(levels) if levels else list(dict.fromkeys(["random", level]))
    return [[stronger, weaker] for weaker, stronger in pairwise(names)]


def command(
    game: str,
    cards: Path | None,
    against: list[str],
    option: list[str],
    sweep: str,
    level: str,
    levels: str,
    games: int,
    seed: str,
    seats: int,
) -> str:
    """The command that gives this result again: what does not change it is left out, and minutes become games."""
    words = ["spellhall", "balance", game]
    words += [] if cards is None else ["--cards", cards.name]
    for other in against:
        words += ["--against", other if "=" in other else Path(other).name]
    for text in option:
        words += ["--option", text]
    words += ["--sweep", sweep] if sweep else []
    words += ["--bots", level]
    words += ["--levels", levels] if levels else []
    words += ["--seats", str(seats)] if seats else []
    return shlex.join([*words, "--games", str(games), "--seed", seed])


def show(result: dict[str, Any], voice: Voice) -> None:
    console = Console(highlight=False)
    shown = say("balance-shown", game=result["title"], deals=result["games"], bots=result["bots"], seed=result["seed"])
    console.print(escape(voice.say(shown)))
    for line in sentences(result, voice.names):
        console.print(escape(f"- {voice.say(line)}"))
    for table in text_tables(result, voice):
        console.print(table)
    console.print(escape(voice.say(say("balance-again", command=result["command"]))))
