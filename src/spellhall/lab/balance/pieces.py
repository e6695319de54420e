"""The pieces of a balance run: a few deals, with every set or option on the same deals, and everything that is played
again. A piece does not depend on who plays it or when, so a run can stop anywhere and go on from its file."""

from __future__ import annotations

from typing import Any, NamedTuple

from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.chance import Seeded
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.lab.arena import Deal, play_deal, score_between
from spellhall.lab.balance.focus import Focus
from spellhall.lab.balance.matches import Barred, Watched, replay, sense_of, watch
from spellhall.lab.contestants import make_contestant

DEALS = 4  # of a piece
BARRED = 3  # games of every deal that are played again with a card that a side may not use
GIVEN = 2  # and with a card given to a side


class Plan(NamedTuple):
    """A balance run, told so that any process on any machine can play its pieces."""

    game: GameDefinition[Any]
    setups: list[dict[str, Any]]  # of every variant, as JSON
    bots: str
    levels: list[list[str]]  # pairs of bots for the question of skill, the stronger first
    seed: str
    probes: bool  # whether deals are played again


class Piece(NamedTuple):
    """Some deals of a plan."""

    plan: Plan
    number: int
    deals: int
    focus: list[Focus]  # of every variant


def play_piece(piece: Piece) -> dict[str, Any]:
    """All that comes of a piece, as JSON."""
    plan = piece.plan
    game = plan.game
    setups = [game.setup_from_json(told) for told in plan.setups]
    numbers = range(piece.number * DEALS, piece.number * DEALS + piece.deals)
    return {
        "piece": piece.number,
        "variants": [
            [play_numbered(plan, setup, number, focus) for number in numbers]
            for setup, focus in zip(setups, piece.focus, strict=True)
        ],
        "skill": [[skill(plan, plan.setups[0], pair, number) for number in numbers] for pair in plan.levels],
    }


def play_numbered(plan: Plan, setup: Setup, number: int, focus: Focus) -> dict[str, Any]:
    """One deal with one set of cards and options."""
    game = plan.game
    sense = sense_of(game, setup)
    names = [plan.bots] * setup.seats
    seed = f"{plan.seed}/{number}"
    plain = watch(game, setup, names, seed, sense)
    out: dict[str, Any] = {"game": plain._asdict()}
    loose = sense.mixes
    mixed = watch(game, setup, names, f"{seed}/mixed", sense, True) if loose else None
    if mixed is not None:
        out["mixed"] = mixed._asdict()
    if plan.probes:
        lot = Seeded(f"{seed}/probes")
        source = mixed or plain
        again = f"{seed}/mixed" if loose else seed
        out["barred"] = barred(plan, setup, sense, again, loose, source, lot, focus.get("barred", []))
        out["presents"] = presents(plan, setup, sense, seed, plain, lot, focus.get("presents", []))
    return out


def barred(
    plan: Plan,
    setup: Setup,
    sense: CardSense,
    seed: str,
    loose: bool,
    source: Watched,
    lot: Seeded,
    urgent: list[str],
) -> list[list[Any]]:
    """What it cost a side that it could not use a card which it had used: [card, seat, loss]."""
    known = {name: card for card, name in enumerate(sense.names)}
    cases = [(name, seat) for name, by in source.used.items() for seat, times in enumerate(by) if times]
    out: list[list[Any]] = []
    for name, seat in drawn(cases, BARRED, lot, urgent):
        again = replay(plan.game, setup, [plan.bots] * setup.seats, seed, sense, loose, Barred(seat, known[name]))
        assert again is not None
        out.append([name, seat, source.score[seat] - again[seat]])
    return out


def presents(
    plan: Plan, setup: Setup, sense: CardSense, seed: str, source: Watched, lot: Seeded, urgent: list[str]
) -> list[list[Any]]:
    """What a side gained by a card that it was given at the start: [card, seat, gain]."""
    known = {name: card for card, name in enumerate(sense.names)}
    cases = [(name, seat) for name in sense.names for seat in range(setup.seats)]
    out: list[list[Any]] = []
    for name, seat in drawn(cases, 4 * GIVEN, lot, urgent):
        if len(out) == GIVEN:
            break
        again = replay(plan.game, setup, [plan.bots] * setup.seats, seed, sense, given=(seat, known[name]))
        if again is not None:
            out.append([name, seat, again[seat] - source.score[seat]])
    return out


def drawn(cases: list[tuple[str, int]], most: int, lot: Seeded, urgent: list[str]) -> list[tuple[str, int]]:
    """Some of the cases by lot, every other one from what is urgent while there is any."""
    left = cases.copy()
    out: list[tuple[str, int]] = []
    while left and len(out) < most:
        wanted = [case for case in left if case[0] in urgent] if len(out) % 2 == 0 else []
        among = wanted or left
        out.append(among[lot.below(len(among), "case")])
        left.remove(out[-1])
    return out


def skill(plan: Plan, told: dict[str, Any], pair: list[str], number: int) -> list[float]:
    """The mean score of the stronger bot over all rotations of a deal, and the share of decided games."""
    seats = told["seats"]
    lineup = [0] + [1] * (seats - 1)
    played = play_deal(Deal(told, pair, lineup, f"{plan.seed}/skill", number, make_contestant))
    scores = [score_between(players, ranks, 0, 1) for players, ranks in played.games]
    decided = [ranks.count(min(ranks)) == 1 for _, ranks in played.games]
    return [round(sum(scores) / len(scores), 6), round(sum(decided) / len(decided), 6)]
