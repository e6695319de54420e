"""A tournament worked out again from its file of records: deals, results, meetings and table."""

from __future__ import annotations

import json
from typing import Any

from spellhall.contests.contest import recomputed
from spellhall.contests.seeds import mixed, promise_of, seed_of
from spellhall.contests.tournament import Tournament
from spellhall.games import game as find_game
from spellhall.kernel.records import parse_record, replay


def recount(file: list[dict[str, Any]]) -> Tournament:
    """Play every record again, and hold the results, the seeds and the pairings of the file to it."""
    header, *rest = file
    plan = header["plan"]
    lines = [line for line in rest if "record" not in line]
    games = [line for line in rest if "record" in line]
    held = recomputed(lines, plan["format"], plan["rounds"])  # refuses a round that does not follow from the lines
    assert promise_of(header["secret"]) == header["promise"]
    mix = mixed([one["nonce"] for one in header["players"]])
    scores: dict[tuple[int, int], list[float]] = {}
    for each in games:
        first, *steps = each["record"]
        deal = (each["game"] - 1) // 2 if plan["mirrored"] else each["game"] - 1
        assert first["seed"] == seed_of(header["secret"], mix, each["round"] - 1, deal)
        assert first["names"] == [header["players"][player]["name"] for player in each["seats"]]
        record = parse_record("A game", [json.dumps(line) for line in each["record"]])
        *_, (_, made) = replay(find_game(plan["game"]), record)
        ranks = steps[-1].get("ended", {}).get("ranks") or made.state.outcome.ranks
        total = scores.setdefault((each["round"], each["place"]), [0.0, 0.0])
        meeting = held.rounds[each["round"] - 1][each["place"]]
        for seat, player in enumerate(each["seats"]):
            mine, theirs = ranks[seat], ranks[1 - seat]
            total[meeting.players.index(player)] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    for (round, place), total in scores.items():
        assert held.rounds[round - 1][place].games == tuple(total)
    return held
