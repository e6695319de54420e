"""The table: seats, choices, clocks, undo, agreement, rematch. Position, request, result."""

from __future__ import annotations

import json

import pytest

from spellhall.kernel.records import parse_record, replay
from spellhall.table import entries as log
from spellhall.table import requests as wish
from spellhall.table.clocks import DAY, ClockRule
from spellhall.table.feed import shown, welcome
from spellhall.table.judge import ASSENT, TableError, next_due
from spellhall.table.recording import match_table, verified, view_record, whole_record
from spellhall.table.table import Damaged, rebuilt, table_from_text
from table.seated import Seated

SHORT = {"end_mode": "rounds", "round_limit": 3}


def test_a_full_table_starts_and_can_be_played_to_its_end() -> None:
    seated = Seated(options=SHORT)
    assert seated.table.data.phase == "playing"
    seated.play_on()
    seated.check()
    result = seated.table.data.result
    assert result is not None
    assert result.how == "rules"
    assert result.clause == "MW-64"


def test_a_choice_counts_once() -> None:
    seated = Seated()
    choice, at = seated.offered(0)[0], seated.table.data.asked_at[0]
    seated.do(0, wish.Choose(choice, at))
    assert seated.refused(0, wish.Choose(choice, at)) == "stale"
    assert seated.refused(1, wish.Choose(seated.offered(1)[0], 999)) == "stale"
    assert seated.refused(-1, wish.Choose(choice, at)) == "not_yours"
    assert len(seated.table.data.steps) == 1


def test_a_question_keeps_its_number_while_another_seat_answers() -> None:
    seated = Seated()
    at = seated.table.data.asked_at[1]
    seated.choose(0)
    assert seated.table.data.asked_at[1] == at
    seated.do(1, wish.Choose(seated.offered(1)[0], at))


def test_the_engine_refuses_with_its_clause() -> None:
    seated = Seated()
    at = seated.table.data.asked_at[0]
    for text, code in (("99x99", "unreadable"), ("cast nothing at all", "unreadable")):
        assert seated.refused(0, wish.Choose(text, at)) in (code, "refused")
    with pytest.raises(TableError) as caught:
        seated.do(0, wish.Choose(not_in_hand(seated), at))
    assert caught.value.code == "refused"
    assert caught.value.clause.startswith("MW-")


def not_in_hand(seated: Seated) -> str:
    hand = seated.table.state.hands[0].counts
    missing = next(rune for rune in range(2, 13) if hand[rune] == 0)
    return f"{missing}x{missing}"


def test_secret_steps_are_not_counted_for_others() -> None:
    """With three tries to multiply, nobody hears how often somebody tries."""
    seated = Seated(options={"arithmetic": "practice"})
    seated.choose(0)
    heard = list(seated.table.data.heard)
    wrong = next(text for text in ("1", "2", "3") if text)
    seated.do(0, wish.Choose(wrong, seated.table.data.asked_at[0]))
    assert seated.table.data.heard[0] == heard[0] + 1
    assert seated.table.data.heard[1:] == heard[1:]
    assert "not_right" in [facts["event"] for facts in seated.told[0]]
    assert "not_right" not in [facts["event"] for facts in seated.told[1] + seated.told[-1]]


def test_undo_is_free_while_nothing_was_shown() -> None:
    seated = Seated()
    seated.choose(0)
    seated.do(0, wish.Undo())
    assert seated.table.data.steps == []
    assert seated.table.waiting() == [0, 1]
    seated.check()
    seated.choose(0)
    seated.choose(1)  # everything is revealed, and cards are drawn
    assert seated.refused(1, wish.Undo()) == "not_now"


def test_a_takeback_needs_the_others() -> None:
    seated = Seated(seats=3)
    seated.play_on(4)
    chooser = seated.table.data.steps[-1][0]
    others = [seat for seat in range(3) if seat != chooser]
    seated.do(chooser, wish.Ask("takeback"))
    assert seated.refused(chooser, wish.Answer(True)) == "not_now"
    seated.do(others[0], wish.Answer(True))
    assert len(seated.table.data.steps) == 4
    seated.do(others[1], wish.Answer(True))
    assert len(seated.table.data.steps) == 3
    seated.check()


def test_a_no_ends_the_question() -> None:
    seated = Seated()
    seated.play_on(3)
    chooser = seated.table.data.steps[-1][0]
    seated.do(chooser, wish.Ask("takeback"))
    seated.do(1 - chooser, wish.Answer(False))
    assert seated.table.data.question is None
    assert len(seated.table.data.steps) == 3


def test_against_bots_a_takeback_is_granted_at_once() -> None:
    seated = Seated(people=1)
    seated.choose(0)
    seated.do(0, wish.Ask("takeback"))
    assert seated.table.data.steps == []


def test_draw_and_concede() -> None:
    seated = Seated()
    seated.do(0, wish.Ask("draw"))
    seated.do(1, wish.Answer(True))
    agreed = "The players agree on a draw."
    assert shown(seated.table).result == {
        "how": "draw",
        "clause": "",
        "ranks": [1, 1],
        "scores": [0, 0],
        "text": agreed,
    }
    other = Seated()
    other.do(1, wish.Concede())
    assert other.table.data.result is not None
    assert other.table.data.result.ranks == [1, 2]
    three = Seated(seats=3)
    three.do(1, wish.Concede())
    assert three.table.data.phase == "playing"
    assert three.table.data.seats[1].out
    assert three.refused(1, wish.Back()) == "not_now"


def test_a_rematch_moves_everybody_one_seat_further() -> None:
    seated = Seated(options=SHORT)
    seated.play_on()
    seated.do(0, wish.Ask("rematch"))
    seated.do(1, wish.Answer(True))
    data = seated.table.data
    assert [seat.name for seat in data.seats] == ["Player 1", "Player 0"]
    assert (data.match, data.phase) == (2, "playing")
    assert seated.table.seats_of(data.host) == [1]
    assert len({entry.seed for entry in seated.log if isinstance(entry, (log.Started, log.Rematch))}) == 2
    seated.play_on()
    seated.check()


def test_one_click_brings_everybody_together_again() -> None:
    seated = Seated(seats=3, options=SHORT)
    seated.play_on()
    seated.do(0, wish.Ask("rematch"))
    assert next_due(seated.table) == seated.now + ASSENT
    seated.do(1, wish.Ask("rematch"))  # whoever wants the same agrees
    assert seated.table.data.question is not None
    assert seated.table.data.question.yes == [1]
    assert seated.refused(1, wish.Ask("rematch")) == "not_now"
    seated.now += ASSENT
    seated.follow()
    assert (seated.table.data.match, seated.table.data.phase) == (2, "playing")
    seated.check()


def test_whoever_would_rather_not_play_again_says_so_in_time() -> None:
    seated = Seated(options=SHORT)
    seated.play_on()
    seated.do(0, wish.Ask("rematch"))
    seated.do(1, wish.Answer(False))
    seated.now += ASSENT
    seated.follow()
    assert (seated.table.data.match, seated.table.data.phase) == (1, "over")
    assert next_due(seated.table) == 0


def test_a_takeback_is_never_assumed() -> None:
    seated = Seated()
    seated.choose(0)
    seated.do(0, wish.Ask("takeback"))
    seated.now += ASSENT
    seated.follow()
    assert len(seated.table.data.steps) == 1


def test_a_bot_plays_for_somebody_away_and_gives_the_seat_back() -> None:
    seated = Seated()
    seated.do(0, wish.Away("random"))
    assert seated.table.bots_asked() == [0]
    assert seated.refused(0, wish.Choose(seated.offered(0)[0], seated.table.data.asked_at[0])) == "not_now"
    seated.do(0, wish.Back())
    assert seated.table.bots_asked() == []
    seated.choose(0)


def test_a_decision_clock_runs_out_and_can_be_paused() -> None:
    seated = Seated(clock=ClockRule("decision", 60))
    assert next_due(seated.table) == seated.now + 60_000
    seated.now += 30_000
    seated.do(0, wish.Pause())
    assert seated.refused(0, wish.Choose(seated.offered(0)[0], seated.table.data.asked_at[0])) == "not_now"
    seated.now += 5_000_000
    seated.follow()
    assert not seated.table.data.seats[0].bot
    seated.do(1, wish.Resume())
    seated.now += 29_000
    seated.follow()
    assert not seated.table.data.seats[0].bot
    seated.now += 2_000
    seated.follow()
    assert [seat.bot for seat in seated.table.data.seats] == ["greedy", "greedy"]
    seated.do(0, wish.Back())
    seated.choose(0)


def test_a_game_clock_counts_down_and_adds() -> None:
    seated = Seated(clock=ClockRule("game", 100, 10))
    seated.now += 40_000
    seated.choose(0)
    assert seated.table.data.clocks is not None
    assert seated.table.data.clocks.left[0] == 70_000
    seated.now += 70_000
    seated.follow()
    assert seated.table.data.seats[1].out


def test_correspondence_is_a_clock_of_days() -> None:
    assert ClockRule("decision", 3 * DAY).problem() is None
    assert ClockRule("decision", 90 * DAY).problem()
    assert ClockRule("sundial", 5).problem()


def test_an_agreed_time_limit_comes_from_outside() -> None:
    seated = Seated(options={"end_mode": "time", "time_limit_min": 1})
    seated.now += 61_000
    seated.follow()
    assert seated.table.state.time_up
    assert seated.table.data.steps[-1][0] == -1


def test_only_the_host_arranges_and_only_before_the_start() -> None:
    seated = Seated(auto=False)
    assert seated.refused(1, wish.Start()) == "not_host"
    seated.do(0, wish.Configure({"end_mode": "rounds"}))
    assert seated.table.setup.options["end_mode"] == "rounds"
    assert seated.refused(0, wish.Configure({"end_mode": "never"})) == "refused"
    seated.do(0, wish.Remove(1))
    assert seated.refused(0, wish.Start()) == "not_now"
    assert seated.refused(0, wish.Seatbot(1, "oracle")) == "malformed"
    assert seated.refused(0, wish.Seatbot(7, "random")) == "malformed"
    seated.do(0, wish.Seatbot(1, "random"))
    seated.do(0, wish.Start())
    assert seated.table.data.phase == "playing"
    assert seated.refused(0, wish.Configure({})) == "not_now"


def test_people_speak_in_phrases() -> None:
    seated = Seated()
    seated.do(0, wish.Say("good_luck"))
    assert seated.told[1][-1]["text"] == "Player 0: Good luck and have fun."
    assert seated.refused(0, wish.Say("you fool")) == "malformed"


def test_the_log_is_the_table() -> None:
    seated = Seated(options=SHORT)
    seated.play_on(5)
    again = rebuilt(seated.log)
    assert again.to_text() == seated.table.to_text()
    kept = table_from_text(seated.table.to_text())
    assert kept.to_text() == seated.table.to_text()
    assert kept.decisions.keys() == seated.table.decisions.keys()
    texts = [log.entry_to_text(entry) for entry in seated.log]
    assert [log.entry_from_text(text) for text in texts] == seated.log


def test_a_changed_log_is_noticed() -> None:
    seated = Seated()
    seated.play_on(3)
    last = seated.log[-1]
    assert isinstance(last, log.Chose)
    with pytest.raises(Damaged):
        rebuilt([*seated.log[:-1], log.Chose(last.at, last.seat, last.choice, last.counter + 1, last.chance)])
    with pytest.raises(Damaged):
        rebuilt(seated.log[1:])


def test_the_record_opens_at_the_end_and_proves_the_deal() -> None:
    seated = Seated(options=SHORT)
    first = welcome(seated.table, 0)
    assert first.table.commit
    assert first.table.seed == ""
    seated.play_on()
    over = welcome(seated.table, 1)
    assert over.table.seed
    lines = whole_record(seated.table)
    record = parse_record("game", lines)
    assert len(list(replay(seated.table.game, record))) == len(seated.table.data.steps) + 1
    commit, outcomes = verified(record, first.table.commit)
    assert commit == first.table.commit
    assert outcomes > 14
    with pytest.raises(Exception, match="not the one that you were shown"):
        verified(record, "0" * 64)
    header = json.loads(lines[0])
    header["seed"] = "1" * 64
    del header["commit"]
    with pytest.raises(Exception, match="do not follow from the seed"):
        verified(parse_record("forged", [json.dumps(header), *lines[1:]]))


def test_before_the_end_a_record_is_one_seats_view() -> None:
    seated = Seated()
    seated.play_on(6)
    text = "\n".join(view_record(seated.log, 0))
    assert seated.table.data.seed not in text
    header = json.loads(text.splitlines()[0])
    assert header["commit"] == seated.table.commit
    told = [facts for line in text.splitlines()[1:] for facts in json.loads(line)["told"]]
    assert told == [facts for facts in seated.told[0] if facts["event"] != "table_sat"]


def test_every_match_of_a_table_keeps_its_record() -> None:
    seated = Seated(options=SHORT)
    seated.play_on()
    first = whole_record(seated.table)
    seated.do(0, wish.Ask("rematch"))
    seated.do(1, wish.Answer(True))
    assert whole_record(match_table(seated.log, 1)) == first
    with pytest.raises(Exception, match="not over"):
        match_table(seated.log, 2)
