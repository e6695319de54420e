"""Twenty programs as strangers would write them with `import spellhall`. `mypy --strict` reads them, too."""

import asyncio
import copy
import json
import pickle
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import spellhall


def who_wins_most(games: int = 6) -> Counter[int]:
    """Does it help to sit first?"""
    wins: Counter[int] = Counter()
    for seed in range(games):
        game = spellhall.new("prestidigitators", seed=seed)
        luck = random.Random(seed)
        while not game.over:
            game.play(luck.choice(game.legal()))
        assert game.outcome is not None
        wins.update(game.outcome.winners)
    assert sum(wins.values()) >= 1
    return wins


def a_conversation() -> None:
    """A text adventure: ask, read a line, answer mistakes with a sentence."""
    lines = iter(["hello", "3x3", "2x7"])
    game = spellhall.new("mathwiz", seed=1)
    answers: list[str] = []
    while not game.history:
        answers.append(game.question())
        try:
            game.play(next(lines))
        except spellhall.Unreadable as error:
            answers.append(f"? {error}")
        except spellhall.Refusal as error:
            answers.append(f"{error.sentence} See {error.clause}.")
    assert answers[-2] == "You have no 3 among your runes. See MW-37."


def a_table_for_three() -> None:
    game = spellhall.new("spellcaster", seats=3, seed="a rainy evening", names=["Nour", "Ola", "Pim"])
    while game.waiting == [0, 1, 2][: len(game.waiting)] and not game.history:
        for seat in game.waiting:
            game.play(game.legal(seat)[0], seat=seat)
    assert {turn.seat for turn in game.history} == {0, 1, 2}
    assert "Ola" in game.text(0)


def a_dictionary_of_all_games() -> dict[str, list[int]]:
    known = {id: spellhall.about(id).seats for id in spellhall.game_ids()}
    assert known["prestidigitators"] == [2]
    assert all(spellhall.about(id).title for id in known)
    return known


def greedy_against_random(deals: int = 4) -> float:
    won = 0.0
    for seed in range(deals):
        game = spellhall.new("mathwiz", seed=seed)
        players = {0: spellhall.bot("greedy", seed), 1: spellhall.bot("random", seed)}
        while game.turn is not None:
            players[game.turn].play(game)
        assert game.outcome is not None
        won += game.outcome.ranks[0] == 1
    return won / deals


def a_save_file(folder: Path) -> None:
    path = folder / "saved.json"
    game = spellhall.new("novatus", seed=3)
    for _ in range(12):
        game.play(game.legal()[-1])
    path.write_text(json.dumps(game.to_json()))
    assert spellhall.load(json.loads(path.read_text())).digest == game.digest


def a_viewer_of_records(folder: Path) -> list[str]:
    path = folder / "evening.jsonl"
    game = spellhall.new("mathemagician", seed=9)
    while len(game.history) < 15:
        game.play(random.Random(len(game.history)).choice(game.legal()))
    game.save(path)
    shown = []
    for moment in spellhall.replay(path):
        for sentence in moment.told():
            shown.append(f"{len(moment.history):>3} {sentence}")
    assert len(shown) > 10
    return shown


@dataclass
class Node:
    """A tiny tree search."""

    visits: int = 0
    value: float = 0.0
    children: dict[str, "Node"] = field(default_factory=dict)


def a_tree_search_of_ones_own(iterations: int = 12) -> str:
    game = spellhall.new("prestidigitators", seed=2)
    seat = game.turn
    assert seat is not None
    root = Node(children={choice: Node() for choice in game.legal()})
    luck = random.Random(0)
    for number in range(iterations):
        world = game.imagine(seat, seed=number)
        choice, node = min(root.children.items(), key=lambda item: item[1].visits)
        world.play(choice, seat)
        while not world.over:
            world.play(luck.choice(world.choices()))
        assert world.outcome is not None
        node.visits += 1
        node.value += 1 / world.outcome.ranks[seat]
    best = max(root.children, key=lambda choice: root.children[choice].value)
    assert game.why_not(best) is None
    return best


def a_rule_browser() -> set[str]:
    """Which clauses refuse things in the first position?"""
    game = spellhall.new("mathwiz", seed=4)
    clauses = set()
    for first in range(2, 12):
        for second in range(2, 12):
            reason = game.why_not(f"{first}x{second}")
            if reason is not None:
                clauses.add(reason.clause)
    assert "MW-37" in clauses
    return clauses


def undo_and_try_something_else() -> None:
    game = spellhall.new("novatus", seed=8)
    endings = set()
    for choice in game.legal()[:5]:
        game.play(choice)
        endings.add(game.digest)
        assert game.undo().choice == choice
    assert len(endings) == 5
    assert game.history == []


def threads_play_side_by_side() -> None:
    def one(seed: int) -> list[int]:
        game = spellhall.new("mathwiz", seed=seed)
        while not game.over:
            game.play(game.legal()[0])
        assert game.outcome is not None
        return list(game.outcome.scores)

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(one, range(6))) == [one(seed) for seed in range(6)]


def an_asynchronous_server() -> None:
    async def player(game: spellhall.Game, seat: int, moved: asyncio.Condition) -> int:
        made = 0
        async with moved:
            while not game.over:
                if game.turn == seat:
                    game.play(game.legal(seat)[0], seat)
                    made += 1
                    moved.notify_all()
                else:
                    await moved.wait()
            moved.notify_all()
        return made

    async def evening() -> list[int]:
        game = spellhall.new("mathwiz", seed=5)
        moved = asyncio.Condition()
        return list(await asyncio.gather(*[player(game, seat, moved) for seat in range(game.seats)]))

    assert min(asyncio.run(evening())) > 0


def positions_as_keys() -> None:
    """A table of positions that were met before."""
    met: Counter[str] = Counter()
    for _ in range(2):
        game = spellhall.new("prestidigitators", seed=1)
        for _ in range(8):
            met[game.digest] += 1
            game.play(game.legal()[0])
    assert set(met.values()) == {2}


def what_a_player_may_not_see() -> None:
    game = spellhall.new("mathwiz", seed=6)
    own, other = game.view(0).to_json(), game.view(1).to_json()
    assert own["table"] != other["table"]
    assert json.dumps(game.view(spellhall.SPECTATOR).to_json())
    assert "seed" not in json.dumps(own)


def three_languages() -> None:
    game = spellhall.new("spellcaster", seed=7)
    texts = {lang: game.text(0, lang=lang) for lang in ("en", "fr", "de")}
    assert len(set(texts.values())) == 3


def pickled_to_another_worker() -> None:
    game = spellhall.new("mathemagician", seed=10)
    game.play(game.legal()[0])
    twin: spellhall.Game = pickle.loads(pickle.dumps(game))
    other = copy.deepcopy(game)
    for one in (game, twin, other):
        one.play(one.legal()[-1])
    assert game.digest == twin.digest == other.digest


def a_coach() -> None:
    game = spellhall.new("mathwiz", seed=12)
    hints = spellhall.hint(game, playouts=40, best=3)
    lines = [f"{hint.choice}: {hint.words} ({hint.estimate:.0%}), {hint.why}" for hint in hints]
    assert 1 <= len(lines) <= 3
    game.play(hints[0].choice)


def options_as_people_give_them() -> None:
    for name, default in spellhall.about("mathwiz").options.items():
        game = spellhall.new("mathwiz", options={name: default})
        assert game.options[name] == default
    try:
        spellhall.new("mathwiz", options={"end_mode": "whenever"})
    except spellhall.BadOption as error:
        assert "whenever" in str(error)
    else:
        raise AssertionError


def verbs_instead_of_texts() -> Counter[str]:
    verbs: Counter[str] = Counter()
    game = spellhall.new("novatus", seed=11)
    while not game.over and len(game.history) < 60:
        offered: list[spellhall.Choice] = game.choices()
        choice = offered[len(offered) // 2]
        verbs[choice.verb] += 1
        assert isinstance(choice.args, tuple)
        game.play(choice)
    assert len(verbs) > 1
    return verbs


def every_mistake_is_one_family(folder: Path) -> int:
    """One `except` is enough, whatever somebody types."""
    caught = 0
    for text in ("", "x", "🧙", "7x", "2x2x2", "pass pass", "\n", "2 x", "cast", "cast S999"):
        game = spellhall.new("mathwiz", seed=1)
        try:
            game.play(text)
        except spellhall.SpellhallError as error:
            caught += bool(str(error))
    (folder / "broken.jsonl").write_text("this is no record")
    missing = str(folder / "missing")
    kept: list[Path | str | dict[str, list[int]]] = [folder / "broken.jsonl", missing, "{", {"steps": []}]
    for source in kept:
        try:
            spellhall.load(source)
        except spellhall.BadRecord as record:
            caught += bool(str(record))
    assert caught == 14
    return caught
