"""Games as a user of the library holds them, in every game there is."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import spellhall

EVERY = pytest.mark.parametrize("id", spellhall.game_ids())


def played(id: str, seed: int, most: int = 10_000) -> spellhall.Game:
    game = spellhall.new(id, seed=seed)
    luck = random.Random(seed)
    while not game.over and len(game.history) < most:
        game.play(luck.choice(game.legal()))
    return game


@EVERY
def test_a_game_is_played_to_its_end(id: str) -> None:
    game = played(id, 1)
    assert game.over
    assert game.turn is None
    assert game.waiting == []
    assert game.legal() == []
    assert game.question() == ""
    assert game.outcome is not None
    assert len(game.outcome.ranks) == game.seats
    with pytest.raises(spellhall.Refusal, match="over"):
        game.play(spellhall.new(id, seed=1).choices()[0])


@EVERY
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    assert played(id, 3, 30).digest == played(id, 3, 30).digest
    assert spellhall.new(id).seed != spellhall.new(id).seed


@EVERY
def test_choices_and_notation_are_the_same_list(id: str) -> None:
    game = played(id, 2, 6)
    assert [game.notation(choice) for choice in game.choices()] == game.legal()
    one = game.copy()
    one.play(game.choices()[-1])
    game.play(game.legal()[-1])
    assert one.digest == game.digest
    assert one.history == game.history


@EVERY
def test_games_are_equal_where_their_positions_are(id: str) -> None:
    game = played(id, 3, 12)
    assert game == game.copy() == spellhall.load(game.to_json()) == played(id, 3, 12)
    assert game != played(id, 3, 11)
    assert game != played(id, 4, 12)
    assert game != game.digest
    with pytest.raises(TypeError):
        hash(game)


@EVERY
def test_copies_go_their_own_way_with_the_same_luck(id: str) -> None:
    game = played(id, 4, 10)
    before, twin = game.digest, game.copy()
    while not twin.over and len(twin.history) < 40:
        twin.play(twin.legal()[0])
    assert game.digest == before
    while len(game.history) < len(twin.history):
        game.play(game.legal()[0])
    assert game.digest == twin.digest


@EVERY
def test_undo_goes_back_to_the_start_and_luck_stays(id: str) -> None:
    game = played(id, 5, 25)
    end, turns = game.digest, game.history
    while game.history:
        game.undo()
    assert game.digest == spellhall.new(id, seed=5).digest
    for turn in turns:
        game.play(turn.choice, turn.seat)
    assert game.digest == end
    with pytest.raises(spellhall.SpellhallError, match="no choice to take back"):
        spellhall.new(id).undo()


@EVERY
def test_kept_games_go_on_alike(id: str, tmp_path: Path) -> None:
    game = played(id, 6, 15)
    path = tmp_path / "game.jsonl"
    game.save(path)
    data = json.loads(json.dumps(game.to_json()))
    for kept in (path, str(path), game.record(), data, json.dumps(data)):
        again = spellhall.load(kept)
        assert again.digest == game.digest
        assert again.history == game.history
        assert again.record() == game.record()
        again.undo()
        again.play(game.history[-1].choice, game.history[-1].seat)
        for _ in range(10):
            if not again.over:
                again.play(again.legal()[-1])
        ahead = game.copy()
        for turn in again.history[len(ahead.history) :]:
            ahead.play(turn.choice, turn.seat)
        assert ahead.digest == again.digest


@EVERY
def test_a_replay_shows_every_position(id: str) -> None:
    game = played(id, 7, 12)
    moments = list(spellhall.replay(game.record()))
    assert [len(moment.history) for moment in moments] == list(range(len(game.history) + 1))
    assert moments[-1].digest == game.digest
    moments[3].play(moments[3].legal()[0])  # each is a game of its own
    assert len(moments[4].history) == 4


@EVERY
def test_an_imagined_game_looks_the_same_to_its_seat(id: str) -> None:
    game = played(id, 8, 9)
    seat = game.turn
    assert seat is not None
    for seed in range(3):
        world = game.imagine(seat, seed=seed)
        assert world.view(seat).to_json() == game.view(seat).to_json()
        assert world.legal(seat) == game.legal(seat)
        world.play(world.legal(seat)[0], seat)
    with pytest.raises(spellhall.SpellhallError, match="no record"):
        world.record()


@EVERY
def test_views_texts_and_questions_in_all_languages(id: str) -> None:
    game = played(id, 9, 4)
    for lang in ("en", "fr", "de"):
        assert game.text(0, lang=lang)
        assert game.question(lang=lang)
        assert game.words(game.legal()[0], lang=lang)
    assert game.text(0) != game.text(0, lang="fr")
    assert str(game) == game.text(spellhall.SPECTATOR)
    with pytest.raises(spellhall.SpellhallError, match="Nothing is said in 'xx' here; there are en, "):
        game.text(lang="xx")


@EVERY
@pytest.mark.parametrize("name", ["random", "novice@2it", "greedy"])
def test_bots_choose_what_is_allowed_and_always_the_same(id: str, name: str) -> None:
    game = played(id, 10, 8)
    if name not in [*spellhall.about(id).bots, "novice@2it"]:
        return
    assert spellhall.bot(name, seed=3).choose(game) == spellhall.bot(name, seed=3).choose(game)
    before = len(game.history)
    assert spellhall.bot(name).play(game) == game.history[-1].choice
    assert len(game.history) == before + 1


@EVERY
def test_hints_are_allowed_choices_the_best_first(id: str) -> None:
    game = spellhall.new(id, seed=11)
    hints = spellhall.hint(game, playouts=30, lang="de")
    assert [one.choice in game.legal() for one in hints] == [True] * len(hints)
    assert all(0 <= one.estimate <= 1 for one in hints)
    assert all(one.words and one.why for one in hints)
    assert spellhall.hint(played(id, 1)) == []


def test_names_are_said() -> None:
    game = spellhall.new("mathwiz", seed=1, names=["Ada", "Ben"])
    game.play("2x7", seat=0)
    assert game.told() == ["Ada is ready."]
    assert spellhall.load(game.to_json()).told() == ["Ada is ready."]
    assert spellhall.new("mathwiz", seed=1).text(lang="fr").count("Seat") == 0


def test_cards_from_a_file_and_from_plain_data(tmp_path: Path) -> None:
    cards = Path(str(spellhall.__file__)).parent / "games" / "mathwiz" / "cards.toml"
    path = tmp_path / "mine.toml"
    path.write_text(cards.read_text(encoding="utf-8").replace("name = ", "name = ", 1), encoding="utf-8")
    game = spellhall.new("mathwiz", seed=1, cards=path)
    again = spellhall.new("mathwiz", seed=1, cards=game.to_json()["cards"])
    assert again.digest == game.digest == spellhall.load(game.record()).digest


REFUSED: list[tuple[Any, type[Exception], str]] = [
    (lambda: spellhall.new("mathwhiz"), spellhall.NoSuchGame, "Did you mean 'mathwiz'"),
    (lambda: spellhall.new("Math Wiz"), spellhall.NoSuchGame, "Did you mean 'mathwiz'"),
    (lambda: spellhall.new("bridge"), spellhall.NoSuchGame, "The games are: "),
    (lambda: spellhall.new(7), spellhall.NoSuchGame, "There is no game '7'"),  # type: ignore[arg-type]
    (lambda: spellhall.about(["x"]), spellhall.NoSuchGame, "There is no game"),  # type: ignore[arg-type]
    (lambda: spellhall.new("mathwiz", seats=9), spellhall.BadOption, "2, 3, 4"),
    (lambda: spellhall.new("mathwiz", seats="two"), spellhall.BadOption, "whole number"),  # type: ignore[arg-type]
    (lambda: spellhall.new("mathwiz", options={"end": 1}), spellhall.BadOption, "end"),
    (lambda: spellhall.new("mathwiz", options={"end_mode": "never"}), spellhall.BadOption, "never"),
    (lambda: spellhall.new("mathwiz", options=[1]), spellhall.BadOption, "dictionary"),  # type: ignore[arg-type]
    (lambda: spellhall.new("mathwiz", cards="nowhere.toml"), spellhall.BadCards, "nowhere.toml"),
    (lambda: spellhall.new("mathwiz", cards={"no": 1}), spellhall.BadCards, ""),
    (lambda: spellhall.new("mathwiz", cards=12), spellhall.BadCards, "card file"),  # type: ignore[arg-type]
    (lambda: spellhall.new("mathwiz", names=["Ada"]), spellhall.BadOption, "each of the 2 seats"),
    (lambda: spellhall.new("mathwiz", names="AB"), spellhall.BadOption, "each of the 2 seats"),
    (lambda: spellhall.new("mathwiz", seed=1.5), spellhall.BadOption, "seed"),  # type: ignore[arg-type]
    (lambda: spellhall.load("nowhere.jsonl"), spellhall.BadRecord, "nowhere.jsonl"),
    (lambda: spellhall.load("{}"), spellhall.BadRecord, "first line"),
    (lambda: spellhall.load({}), spellhall.BadRecord, "steps"),
    (lambda: spellhall.load({"steps": [object()]}), spellhall.BadRecord, "plain data"),
    (lambda: spellhall.load(12), spellhall.BadRecord, "int"),  # type: ignore[arg-type]
    (lambda: spellhall.bot("merlin"), spellhall.SpellhallError, "merlin"),
    (lambda: spellhall.bot("magus@lots"), spellhall.SpellhallError, "budget"),
    (lambda: spellhall.new("mathwiz").view(2), spellhall.SpellhallError, "the seats are numbered 0 to 1"),
    (lambda: spellhall.new("mathwiz").legal("A"), spellhall.SpellhallError, "no seat 'A'"),  # type: ignore[arg-type]
    (lambda: spellhall.new("mathwiz", seed=1).play("3x3"), spellhall.Refusal, "MW-37"),
    (lambda: spellhall.new("mathwiz", seed=1).play("xyz"), spellhall.Unreadable, "xyz"),
    (lambda: spellhall.new("mathwiz", seed=1).play(3.5), spellhall.Unreadable, "float"),  # type: ignore[arg-type]
    (lambda: spellhall.new("mathwiz").save("/no/such/folder/x"), spellhall.SpellhallError, "cannot be written"),
]


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_mistakes_are_sentences(number: int) -> None:
    attempt, kind, words = REFUSED[number]
    with pytest.raises(kind) as caught:
        attempt()
    assert isinstance(caught.value, spellhall.SpellhallError)
    assert words in str(caught.value)


def test_why_not_gives_clause_and_sentence() -> None:
    game = spellhall.new("mathwiz", seed=1)
    reason = game.why_not("3x3")
    assert reason is not None
    assert reason.clause == "MW-37"
    assert str(reason) == "You have no 3 among your runes. (MW-37)"
    unread = game.why_not("abracadabra")
    assert unread is not None
    assert unread.clause == ""
    assert game.why_not("2x7") is None
    game.play("2x7")
    late = game.why_not("2x7", seat=0)
    assert late is not None
    assert late.clause == "MW-38"


def test_a_refused_choice_changes_nothing() -> None:
    game = spellhall.new("mathwiz", seed=1)
    before = game.digest
    with pytest.raises(spellhall.Refusal):
        game.play("3x3")
    assert game.digest == before
    assert game.history == []


def test_damaged_games_are_refused_with_a_sentence() -> None:
    """Whatever is changed in a kept game, it loads, or a sentence says what is wrong."""
    text = json.dumps(played("mathwiz", 1, 6).to_json())
    luck = random.Random(1)
    for _ in range(200):
        at = luck.randrange(len(text))
        damaged = text[:at] + luck.choice('"{}[],:0aZ-\\') + text[at + 1 :]
        try:
            spellhall.load(damaged)
        except spellhall.SpellhallError as error:
            assert str(error)


def test_the_module_lists_what_a_user_needs() -> None:
    assert {name for name in dir(spellhall) if not name.startswith("_")} == set(spellhall.__all__)
