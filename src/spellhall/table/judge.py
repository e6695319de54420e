"""Which entry a request leads to, or why it leads to none. Nothing here changes the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from spellhall.bots.roster import names_for, usual_bot
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import DEAL
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.errors import Ambiguous, Refusal, SpellhallError, Unreadable
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.messages import Message, say
from spellhall.kernel.records import written
from spellhall.table import entries as log
from spellhall.table import requests as wish
from spellhall.table.fairness import forbidden
from spellhall.table.mirrored import deal_again
from spellhall.table.phrases import PHRASES
from spellhall.table.seats import further
from spellhall.table.shuffle import agreed_at, hash_of, is_closed, is_full, is_owed, nonces, told, waits_until
from spellhall.table.table import CHECK_EVERY, Table, TableData, opening
from spellhall.table.undo import nothing_revealed

Seed = Callable[[], str]
"""Where the seed of a new game comes from; called only if one begins."""

ASKABLE = ("takeback", "draw", "rematch")
ASSENT = 8_000  # milliseconds in which the others can say no to a rematch
TAKEOVER = 3_000  # milliseconds after which another process may play for a bot


class TableError(SpellhallError):
    """A request that the table does not carry out: a code for programs, a message for people."""

    def __init__(self, code: str, message: Message | str, clause: str = "") -> None:
        super().__init__(message)
        self.args = (code, message, clause)
        self.code = code
        self.clause = clause


class Verdict(NamedTuple):
    """An entry to be stored, and the step of the game that it makes, worked out already."""

    entry: log.AnyEntry
    made: Progress[Any] | None = None


class Who(NamedTuple):
    """Who asks: the seat (-1: none) and whether it is the host."""

    seat: int
    host: bool


def judge(table: Table, who: Who, request: wish.AnyRequest, now: int, seed: Seed) -> Verdict:
    """The entry that a request leads to; raises TableError. `seed` gives the seed of a game that begins by it."""
    unfair = forbidden(table.data, request)
    if unfair is not None:
        raise TableError("not_now", unfair)
    if isinstance(request, wish.Choose):
        return choose(table, who.seat, request.choice, now, request.at)
    if isinstance(request, (wish.Start, wish.Configure, wish.Seatbot, wish.Remove)):
        return Verdict(host_entry(table, who, request, now, seed))
    seat = own(who)
    if isinstance(request, wish.Say):
        if request.phrase not in PHRASES:
            raise TableError("malformed", say("no-phrase"))
        return Verdict(log.Said(now, seat, request.phrase))
    if isinstance(request, wish.Leave):
        need(table, "open", say("no-leaving"))
        return Verdict(log.Freed(now, seat))
    if isinstance(request, wish.Rename):
        need(table, "open", say("no-after-start"))
        held = table.data.seats[seat]
        return Verdict(log.Sat(now, seat, request.name, held.token, "", held.share, request.face))
    if isinstance(request, wish.Share):
        return Verdict(shared(table, seat, request.share, now))
    if isinstance(request, wish.Reveal):
        return Verdict(revealed(table, seat, request.nonce, now))
    if isinstance(request, wish.Ask):
        return ask(table, seat, request.what, now, seed)
    if isinstance(request, wish.Answer):
        return answer(table, seat, request.yes, now, seed)
    return Verdict(in_game(table, seat, request, now))


def seat_of(table: Table, token: str, wanted: int | None) -> int:
    """The seat that a hashed token speaks for; raises TableError if it wants somebody else's."""
    seats = table.seats_of(token) if token else []
    if wanted is not None and wanted != OUTSIDE:
        if wanted not in seats:
            raise TableError("not_yours", say("no-your-seat"))
        return wanted
    return seats[0] if seats and wanted is None else OUTSIDE


def own(who: Who) -> int:
    if who.seat == OUTSIDE:
        raise TableError("not_yours", say("no-watcher"))
    return who.seat


def need(table: Table, phase: str, message: Message) -> None:
    if table.data.phase != phase:
        raise TableError("not_now", message)


def choose(table: Table, seat: int, text: str, now: int, at: int | None) -> Verdict:
    """A choice in notation for a numbered question; without a number (a bot, the clock) for the open one."""
    data = table.data
    if data.phase != "playing":
        raise TableError("not_now", say("no-game-now"))
    if at is not None:
        if seat == OUTSIDE:
            raise TableError("not_yours", say("no-watcher-chooses"))
        if data.clocks is not None and data.clocks.paused:
            raise TableError("not_now", say("no-while-paused"))
        if data.seats[seat].bot:
            raise TableError("not_now", say("no-while-away"))
        if data.asked_at[seat] != at:
            raise TableError("stale", say("no-stale"))
        if table.bots_first():
            raise TableError("not_now", say("deal-bots-first"))
    try:
        choice = table.game.find_choice(table.setup, text, table.game.legal(table.state, seat))
        made = table.game.apply(table.state, seat, choice)
    except Refusal as refused:
        raise TableError("refused", refused.message, refused.clause) from None
    except Ambiguous as error:
        raise TableError("ambiguous", error.message) from None
    except Unreadable as error:
        raise TableError("unreadable", error.message) from None
    steps = len(data.steps) + 1
    check = table.game.digest(made.state) if steps % CHECK_EVERY == 0 or made.state.outcome is not None else ""
    chance = written(table.game, table.setup, made.outcomes)
    written_as = table.game.write_choice(table.setup, choice)
    return Verdict(log.Chose(now, seat, written_as, made.state.chance.counter, chance, check), made)


def why(table: Table, seat: int, text: str) -> tuple[Message, str]:
    """Why a choice is not possible now: a message and its clause; or that it is."""
    if table.data.phase != "playing" or seat == OUTSIDE:
        raise TableError("not_now", say("no-question"))
    try:
        choice = table.game.find_choice(table.setup, text, table.game.legal(table.state, seat))
        refused: Refusal | None = table.game.refusal(table.state, seat, choice)
    except SpellhallError as error:
        raise TableError("unreadable", error.message) from None
    if refused is not None:
        return refused.message, refused.clause
    view = table.game.view_for(table.state, seat)
    return say("choice-possible", choice=table.game.tell_choice(view, choice)), ""


# ---------------------------------------------------------------- the host


def host_entry(table: Table, who: Who, request: wish.AnyRequest, now: int, seed: Seed) -> log.AnyEntry:
    data = table.data
    if not who.host:
        raise TableError("not_host", say("no-host"))
    if isinstance(request, wish.Seatbot):
        seat = existing(table, request.seat)
        bot = known_bot(table.game, request.bot)
        if data.phase == "playing" and data.seats[seat].kind == "person":
            if data.deal:
                raise TableError("not_now", say("deal-no-stand-in"))
            if data.seats[seat].bot:
                raise TableError("not_now", say("no-second-bot"))
            return log.Substituted(now, seat, bot, "host")
        if data.phase != "open" or data.seats[seat].kind != "empty":
            raise TableError("not_now", say("no-bot-here"))
        return log.Sat(now, seat, f"{bot.capitalize()} {SEAT_LETTERS[seat]}", "", bot)
    need(table, "open", say("no-after-start"))
    if isinstance(request, wish.Remove):
        seat = existing(table, request.seat)
        if data.seats[seat].kind == "empty":
            raise TableError("not_now", say("no-empty-seat"))
        return log.Freed(now, seat)
    if isinstance(request, wish.Configure):
        return configured(table, request, now)
    for at, place in enumerate(data.seats):
        if place.kind == "empty":
            raise TableError("not_now", say("no-start-with-empty-seat", letter=SEAT_LETTERS[at]))
    if now < waits_until(data):
        raise TableError("not_now", say("no-still-shuffling"))
    return started(table, now, seed)


def started(table: Table, now: int, seed: Seed) -> log.Started:
    """The first game: with the seed that was promised, and what the seats have added."""
    data = table.data
    return log.Started(
        now, data.coming or seed(), nonces(data.seats), next_seed(data.coming, seed), table.game.rules_version
    )


def next_seed(before: str, seed: Seed) -> str:
    """The seed of the game after next: of the same kind as the one before."""
    return DEAL + seed() if before.startswith(DEAL) else seed()


def shared(table: Table, seat: int, share: str, now: int) -> log.AnyEntry:
    """A promise for the next shuffle."""
    if table.data.phase == "playing":
        raise TableError("not_now", say("no-share-now"))
    if told(table.data) or agreed_at(table.data):
        raise TableError("not_now", say("no-share-too-late"))
    return log.Shared(now, seat, share)


def revealed(table: Table, seat: int, nonce: str, now: int) -> log.AnyEntry:
    """What was promised for the shuffle; nobody tells it while somebody could still promise something by it."""
    data, place = table.data, table.data.seats[seat]
    if data.phase == "playing" or not is_closed(data):
        raise TableError("not_now", say("no-reveal-yet"))
    if place.nonce or hash_of(nonce) != place.share:
        raise TableError("refused", say("no-such-nonce"))
    return log.Revealed(now, seat, nonce)


def configured(table: Table, request: wish.Configure, now: int) -> log.AnyEntry:
    """Other options or cards, checked by the game itself."""
    game = table.game
    if table.data.past:
        raise TableError("not_now", say("no-change-of-past"))
    try:
        cards = given_cards(game, request.cards)
        setup = game.setup(table.seats, request.options, cards)
    except SpellhallError as error:
        raise TableError("refused", error.message) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise TableError("malformed", say("no-card-set")) from None
    return log.Configured(now, setup.options, game.cards_to_json(setup.cards))


def given_cards(game: GameDefinition[Any], cards: Any) -> Any:
    """A card set from the text of a card file or from JSON; raises BadCards."""
    if cards is None:
        return None
    return game.cards_from(CardFile("the card file", cards) if isinstance(cards, str) else cards)


def existing(table: Table, seat: int) -> int:
    if not 0 <= seat < table.seats:
        raise TableError("malformed", say("no-seat-number", last=table.seats - 1))
    return seat


def known_bot(game: GameDefinition[Any], name: str) -> str:
    """The bot that is meant: the usual one if none is named. Raises TableError if there is no such bot in this game."""
    known = names_for(game)
    if name and name not in known:
        raise TableError("malformed", say("no-such-bot", bots=", ".join(known)))
    return name or usual_bot(game)


# ---------------------------------------------------------------- during the game


def in_game(table: Table, seat: int, request: wish.AnyRequest, now: int) -> log.AnyEntry:
    data = table.data
    need(table, "playing", say("no-game-now"))
    place = data.seats[seat]
    clocks = data.clocks
    assert clocks is not None
    if isinstance(request, wish.Pause):
        if clocks.paused:
            raise TableError("not_now", say("no-second-pause"))
        return log.Paused(now, seat)
    if isinstance(request, wish.Resume):
        if not clocks.paused:
            raise TableError("not_now", say("no-pause"))
        if data.held:
            raise TableError("not_now", say("no-resume-in-class"))
        return log.Resumed(now, seat)
    if place.out:
        raise TableError("not_now", say("no-more-for-you"))
    if isinstance(request, wish.Away):
        bot = known_bot(table.game, request.bot)
        if place.bot:
            raise TableError("not_now", say("no-second-stand-in"))
        return log.Substituted(now, seat, bot, "away")
    if isinstance(request, wish.Back):
        if not place.bot:
            raise TableError("not_now", say("no-stand-in"))
        return log.Returned(now, seat)
    if isinstance(request, wish.Concede):
        if table.seats == 2:
            return log.Ended(now, "conceded", [2 if at == seat else 1 for at in range(2)])
        return log.Substituted(now, seat, usual_bot(table.game), "conceded", True)
    assert isinstance(request, wish.Undo)
    return undo(table, seat, now)


def undo(table: Table, seat: int, now: int) -> log.AnyEntry:
    """One's own last step, if nobody has learned anything by it."""
    data = table.data
    if not data.steps or data.steps[-1][0] != seat:
        raise TableError("not_now", say("no-undo-others"))
    if data.undo_seat != seat:
        raise TableError("not_now", say("no-undo-draw"))
    before, text = before_last(table), data.steps[-1][1]
    choice = table.game.find_choice(table.setup, text, table.game.legal(before, seat))
    if not nothing_revealed(table.game, before, seat, choice, table.state):
        raise TableError("not_now", say("no-undo-shown"))
    return log.Undone(now, seat, len(data.steps) - 1)


def before_last(table: Table) -> Any:
    """The position before the last step, played again from the beginning of this match."""
    game = table.game
    made = opening(table)
    for seat, text in table.data.steps[:-1]:
        choice = game.find_choice(table.setup, text, game.legal(made.state, seat))
        made = game.apply(made.state, seat, choice)
    return made.state


# ---------------------------------------------------------------- agreeing


def ask(table: Table, seat: int, what: str, now: int, seed: Seed) -> Verdict:
    data = table.data
    if what not in ASKABLE:
        raise TableError("malformed", say("no-such-request", requests=", ".join(ASKABLE)))
    phase = "over" if what == "rematch" else "playing"
    need(table, phase, say("no-asking-now"))
    if data.question is not None:
        if what == "rematch" and seat != data.question.seat and seat not in data.question.yes:
            return answer(table, seat, True, now, seed)  # whoever wants the same agrees
        raise TableError("not_now", say("no-second-question"))
    if what == "takeback" and last_step_of(table, seat) < 0:
        raise TableError("not_now", say("no-step-yet"))
    if what == "draw" and any(place.played_by_bot for place in data.seats):
        raise TableError("not_now", say("no-draw-with-bots"))
    others = [at for at, place in enumerate(data.seats) if place.speaks and at != seat]
    if not any(data.seats[at].token != data.seats[seat].token for at in others):
        if what == "rematch" and is_owed(data):
            return Verdict(log.Asked(now, seat, what, True))
        return Verdict(agreed(table, seat, what, now, seed))
    return Verdict(log.Asked(now, seat, what))


def answer(table: Table, seat: int, yes: bool, now: int, seed: Seed) -> Verdict:
    question = table.data.question
    if question is None:
        raise TableError("not_now", say("no-open-question"))
    if seat == question.seat or seat in question.yes or not table.data.seats[seat].speaks:
        raise TableError("not_now", say("no-answer-wanted"))
    if yes:
        missing = [
            at
            for at, place in enumerate(table.data.seats)
            if place.speaks and at not in question.yes and at not in (question.seat, seat)
        ]
        if not missing:
            if question.what == "rematch" and is_owed(table.data):
                return Verdict(log.Answered(now, seat, yes, True))
            return Verdict(agreed(table, question.seat, question.what, now, seed))
    return Verdict(log.Answered(now, seat, yes))


def agreed(table: Table, seat: int, what: str, now: int, seed: Seed) -> log.AnyEntry:
    """What follows when all agree."""
    if what == "takeback":
        return log.Undone(now, seat, last_step_of(table, seat))
    if what == "draw":
        return log.Ended(now, "draw", [1] * table.seats)
    added = nonces(further(table.data.seats))
    data, coming = table.data, table.data.coming
    if deal_again(data):
        return log.Rematch(now, data.seed, data.nonces, coming, table.game.rules_version)
    return log.Rematch(now, coming or seed(), added, next_seed(coming, seed), table.game.rules_version)


def assumed_at(data: TableData) -> int:
    """When silence counts as yes to a rematch: one click brings everybody together again; 0: none is asked for."""
    question = data.question
    if question is None or question.what != "rematch" or question.agreed or not question.since:
        return 0
    return question.since + ASSENT


def last_step_of(table: Table, seat: int) -> int:
    """The place of a seat's last step; -1 if it has made none."""
    return max((at for at, (chooser, _) in enumerate(table.data.steps) if chooser == seat), default=-1)


# ---------------------------------------------------------------- by itself


def automatic(table: Table, now: int, seed: Seed) -> Verdict | None:
    """What is due without anybody asking: a full table starts, or a rematch; a clock has run out."""
    data = table.data
    if data.phase == "open" and data.auto and is_full(data) and now >= waits_until(data):
        return Verdict(started(table, now, seed))
    if agreed_at(data) and now >= waits_until(data):
        return Verdict(agreed(table, data.question.seat if data.question else 0, "rematch", now, seed))
    if 0 < assumed_at(data) <= now:
        if is_owed(data):
            return Verdict(log.Answered(now, OUTSIDE, True, True))
        return Verdict(agreed(table, OUTSIDE, "rematch", now, seed))
    if data.phase != "playing" or data.clocks is None or data.clocks.paused:
        return None
    outside = table.outside_due()
    if outside and outside <= now:
        choice = table.game.legal(table.state, OUTSIDE)[0]
        return choose(table, OUTSIDE, table.game.write_choice(table.setup, choice), now, None)
    for seat in table.waiting():
        due = data.clocks.deadline(seat, data.clock)
        if due and due <= now and not data.seats[seat].played_by_bot:
            if data.contest:
                return Verdict(out_of_time(table, seat, now))
            return Verdict(log.Substituted(now, seat, usual_bot(table.game), "clock", data.clock.mode == "game"))
    return None


def out_of_time(table: Table, seat: int, now: int) -> log.Ended:
    """In a tournament whoever runs out of time, or is not there, loses the game."""
    return log.Ended(now, "time", [2 if at == seat else 1 for at in range(table.seats)])


def next_due(table: Table) -> int:
    """When this table must be looked at again without anybody asking; 0: never."""
    data = table.data
    if data.phase == "open" and data.auto:
        return waits_until(data)
    if agreed_at(data):
        return waits_until(data) or agreed_at(data)
    if assumed_at(data):
        return assumed_at(data)
    if data.phase != "playing" or data.clocks is None or data.clocks.paused:
        return 0
    if table.bots_asked():
        return data.touched + TAKEOVER
    moments = [table.outside_due()]
    for seat in table.waiting():
        moments.append(data.clocks.deadline(seat, data.clock))
        if data.clock.absent:
            moments.append(data.clocks.since[seat] + 1000 * data.clock.absent)
    return min((moment for moment in moments if moment), default=0)
