"""How strong is it? A short balance run for whoever edits a card set, told while it goes on. Nothing is stored."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import post
from litestar.response import Stream

from spellhall.bots.roster import usual_bot
from spellhall.games import game as find_game
from spellhall.hall.api import Call, Short, caller_of, hall_of, known, language_of, limited, problems, while_heard
from spellhall.hall.limits import Limited
from spellhall.hall.service import Hall
from spellhall.hall.set_check import file_of
from spellhall.hall.sets import BalanceLine, CardShare, WantedBalance
from spellhall.hall.turns import ALONE
from spellhall.kernel.messages import Message, say
from spellhall.lab.balance.matches import sense_of
from spellhall.lab.balance.pieces import Piece, Plan, play_piece
from spellhall.lab.balance.run import Balance, Variant
from spellhall.lab.balance.verdict import sentences
from spellhall.lab.balance.wording import Names, titles_of
from spellhall.words.speech import Spoken, speech

MOST_DEALS = 60
LEAST_DEALS = 4  # that are played however long they take, or nothing could be said
GRACE = 60.0  # seconds after which a run that nobody ended is forgotten
AGAIN = 3.0  # seconds after which it is worth asking again: a run that was stopped ends with its deal
COST = 100.0  # beside reviews in the same process: everything else comes first
SEED = "workshop"
HOUSE, OWN = "house", "own"
LABELS = {HOUSE: say("balance-house-set"), OWN: say("balance-own-set")}
BUSY = say("hall-measuring")


class Question(msgspec.Struct, frozen=True):
    """What is played: a game, its sets as setups in JSON, the house set first if there are two, and who plays."""

    game: str
    setups: list[dict[str, Any]]
    labels: list[str]
    bots: str


@post("/api/balance/{game:str}", status_code=200, responses=problems(400, 404, 422, 429), tags=["cards"])
async def measure(request: Call, game: Short, data: WantedBalance) -> Stream:
    """How strong the cards of a set are, and how it differs from the house set: a short balance run with quick bots.

    Lines of JSON (`BalanceLine`): how far it is, and at the end what it shows. One run for an address at a time; it
    ends when the caller hangs up. Nothing is stored.
    """
    known(game)
    hall, caller = hall_of(request), caller_of(request)
    if hall.measuring.get(caller, 0.0) > time.monotonic():
        raise Limited(BUSY, AGAIN)
    limited(request, "reviews")
    hall.measuring[caller] = time.monotonic() + hall.settings.measure_seconds + GRACE
    try:
        question: Question = await while_heard(request, hall.reader.run(caller, question_of, game, data))
    except BaseException:
        hall.measuring.pop(caller, None)
        raise
    return Stream(
        told(hall, caller, question, language_of(request)),
        media_type="application/x-ndjson",
        headers={"Cache-Control": "no-store"},
    )


async def told(hall: Hall, caller: str, question: Question, language: str) -> AsyncIterator[bytes]:
    """The lines of a run. Whoever hangs up ends it: the deal that is being played is the last one."""
    began, seconds = time.monotonic(), hall.settings.measure_seconds
    pieces: list[dict[str, Any]] = []
    job = (caller, "", ALONE, COST)
    try:
        while len(pieces) < MOST_DEALS and (len(pieces) < LEAST_DEALS or time.monotonic() - began < seconds):
            yield written(BalanceLine(len(pieces), expected(len(pieces), time.monotonic() - began, seconds)))
            pieces.append(await hall.reviewers.run(job, deal_of, question, len(pieces)))
        line, verdict = await hall.reviewers.run(job, verdict_of, question, pieces)
        spoken: list[Spoken] = [speech(language).told(sentence) for sentence in verdict]
        yield written(msgspec.structs.replace(line, sentences=spoken))
    except Limited as error:
        yield written(BalanceLine(0, 0, error.after))
    finally:
        hall.measuring.pop(caller, None)


def written(line: BalanceLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def expected(done: int, passed: float, seconds: float) -> int:
    """How many deals it will be: by the time or by the most, whatever ends it first."""
    by_time = int(done * seconds / max(0.1, passed)) if done else MOST_DEALS
    return max(done + 1, LEAST_DEALS, min(MOST_DEALS, by_time))


# ---------------------------------------------------------------- in other processes


def question_of(game: str, wanted: WantedBalance) -> Question:
    """What is asked; raises BadCards. Runs in the reader's process."""
    found = find_game(game)
    seats = found.seat_counts[0]
    house = found.setup(seats, {}, None)
    own = house if wanted.cards is None else found.setup(seats, {}, found.cards_from(file_of(wanted.cards)))
    setups = [(HOUSE, house), (OWN, own)] if wanted.compare else [(HOUSE if wanted.cards is None else OWN, own)]
    bots = sense_of(found, own).bots or usual_bot(found)
    told = [found.setup_to_json(setup) for _, setup in setups]
    return Question(game, told, [label for label, _ in setups], bots)


def deal_of(question: Question, number: int) -> dict[str, Any]:
    """One deal with every set. Runs where bots think."""
    game = find_game(question.game)
    plan = Plan(game, question.setups, question.bots, [], SEED, False)
    return play_piece(Piece(plan, number, 1, [{} for _ in question.setups]))


def verdict_of(question: Question, pieces: list[dict[str, Any]]) -> tuple[BalanceLine, list[Message]]:
    """What the deals show: for every card of the set how often who had it has won, and sentences."""
    game = find_game(question.game)
    setups = [game.setup_from_json(setup) for setup in question.setups]
    variants = [Variant(label, setup) for label, setup in zip(question.labels, setups, strict=True)]
    held = Balance(game, variants, question.bots, SEED, [], None, False)
    for piece in pieces:
        held.journal.add(piece)
    result = held.result(len(pieces), "")
    for variant in result["variants"]:  # what never happened says nothing after so few deals
        variant["silent_clauses"], variant["unwanted"] = [], {}
    winning = {name: card["winning"] for name, card in result["variants"][-1]["cards"].items() if card["winning"]}
    shares = {
        name: CardShare(share["value"], share["low"], share["high"], share["deals"]) for name, share in winning.items()
    }
    line = BalanceLine(len(pieces), len(pieces), bots=question.bots, even=1 / setups[-1].seats, cards=shares)
    names = Names(LABELS, titles_of([sense_of(game, setup) for setup in setups]))
    return line, sentences(result, names)


HANDLERS = [measure]
