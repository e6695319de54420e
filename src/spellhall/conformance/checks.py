"""The checks that every game must pass, whoever wrote it. Each raises AssertionError with the place.

They use only the contract, so deliberately broken games can show each of them failing.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE, Outcome, ranked
from spellhall.kernel.errors import Refusal
from spellhall.kernel.events import change, fold
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.records import end_line, header_line, parse_record, replay, step_line
from spellhall.kernel.shown import view_to_json
from spellhall.kernel.state import SEALED, Choice, Part, canonical, digest_of
from spellhall.kernel.zones import Bag

Game = GameDefinition[Any]

ROUNDING = 1e-9


class Played:
    """A game played at random: every state on the way, and what led from one to the next."""

    def __init__(self, game: Game, setup: Setup, seed: str) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.start = game.start(setup, Seeded(seed))
        self.steps: list[tuple[int, Choice, Progress[Any]]] = []
        chance = Seeded(f"{seed}/player")
        made = self.start
        bound = game.bound(setup)
        while made.state.outcome is None:
            assert len(self.steps) <= bound, f"1: more than {bound} decisions, seed {seed}"
            seat, choice = random_choice(game, made.state, chance)
            made = game.apply(made.state, seat, choice)
            self.steps.append((seat, choice, made))

    def states(self) -> list[Any]:
        return [self.start.state] + [made.state for _, _, made in self.steps]

    def some_steps(self, number: int) -> list[tuple[Any, int, Choice, Progress[Any]]]:
        """So many steps of the game, picked by chance, with the state before each: a fixed stride may fall into step
        with the seats and never see what one of them has sealed."""
        chance = Seeded(f"{self.seed}/steps")
        left = list(range(len(self.steps)))
        picked = [left.pop(chance.below(len(left), "step")) for _ in range(min(number, len(left)))]
        states = self.states()
        return [(states[at], *self.steps[at]) for at in sorted(picked)]

    def spread_steps(self, number: int) -> list[tuple[Any, int, Choice, Progress[Any]]]:
        """Steps at even distances, for fingerprints that are pinned."""
        states = self.states()
        stride = max(1, len(self.steps) // number)
        return [(states[at], *self.steps[at]) for at in range(0, len(self.steps), stride)]


def random_choice(game: Game, state: Any, chance: Seeded) -> tuple[int, Choice]:
    """A random seat that is asked, and one of its choices; now and then an event from outside."""
    outside = game.legal(state, OUTSIDE)
    if outside and chance.below(40, "outside") == 0:
        return OUTSIDE, outside[chance.below(len(outside), "outside")]
    waiting = game.waiting(state)
    assert waiting, "nobody is asked, but the game is not over"
    seat = waiting[chance.below(len(waiting), "seat")]
    choices = game.computer_choices(game.view_for(state, seat), game.legal(state, seat))
    assert choices, f"seat {seat} is asked but has no choice"
    return seat, choices[chance.below(len(choices), "choice")]


def whole(game: Game, state: Any) -> str:
    """Everything in a state, its chance included, as text."""
    return canonical(game.to_json(state)["state"])


def told(progress: Progress[Any], seat: int) -> str:
    heard = [facts for event in progress.events if (facts := event.told_to(seat)) is not None]
    return canonical(heard)


def shown(game: Game, state: Any, seat: int) -> str:
    return canonical(game.view_for(state, seat).to_json())


# ---------------------------------------------------------------- 1 to 6


def ends_by_a_clause(played: Played) -> None:
    """1 and 11: the game has ended within its bound, by a clause, with the ranking that the standing gives."""
    game, final = played.game, played.states()[-1]
    outcome = final.outcome
    assert outcome.clause in game.book, f"11: the game ended by {outcome.clause}, which is no clause"
    assert outcome.ranks == ranked(game.standing(final)), "11: the ranks disagree with the standing"
    assert not game.waiting(final), "11: somebody is still asked after the end"
    assert len(outcome.scores) == played.setup.seats
    stakes, utilities = game.stakes(played.setup), outcome.utilities
    assert (stakes is None) == (utilities is None), "11: an outcome carries utilities where `stakes` gives their range"
    if stakes is not None and utilities is not None:
        assert len(utilities) == played.setup.seats
        low, high = stakes.low - ROUNDING, stakes.high + ROUNDING
        assert all(low <= utility <= high for utility in utilities), f"11: {utilities} lie outside the stakes"
        assert stakes.total is None or abs(sum(utilities) - stakes.total) < ROUNDING, f"11: {utilities} add up wrongly"


def every_choice_applies(played: Played, number: int = 12) -> None:
    """2: every legal choice applies; notations are unique and parse back."""
    game, setup = played.game, played.setup
    for state, _, _, _ in played.some_steps(number):
        for seat in game.waiting(state):
            choices = game.legal(state, seat).copy()
            texts = [game.write_choice(setup, choice) for choice in choices]
            assert len(set(texts)) == len(texts), f"2: two choices are written alike: {texts}"
            for choice, text in zip(choices, texts, strict=True):
                assert game.find_choice(setup, text, choices) == choice, f"2: '{text}' is read as another choice"
            for choice in choices[:: max(1, len(choices) // 40)]:
                game.apply(state, seat, choice)


def other_choices_are_refused(played: Played, number: int = 12) -> None:
    """3: a choice that is not offered is refused with a clause and changes nothing."""
    game = played.game
    foreign = foreign_choices(played)
    for state, _, _, _ in played.some_steps(number):
        before = whole(game, state)
        for seat in range(played.setup.seats):
            offered = game.legal(state, seat).copy()
            for choice in foreign:
                if choice in offered:
                    continue
                try:
                    game.apply(state, seat, choice)
                except Refusal as refused:
                    assert refused.clause in game.book, f"3: refused by {refused.clause!r}, which is no clause"
                    assert refused.sentence.endswith((".", "?")), f"3: no sentence: {refused.sentence!r}"
                else:
                    raise AssertionError(f"3: {choice} was carried out though it was not offered")
        assert whole(game, state) == before, "3: a refusal changed the state"


def foreign_choices(played: Played) -> list[Choice]:
    """Choices of all kinds that this game has seen, and variations of them."""
    kinds: dict[str, list[Choice]] = {}
    for _, choice, _ in played.steps:
        same = kinds.setdefault(choice.verb, [])
        if len(same) < 4 and choice not in same:
            same.append(choice)
    out = [choice for same in kinds.values() for choice in same]
    for choice in list(out):
        if choice.args:
            out.append(Choice(choice.verb, (choice.args[0] + 1, *choice.args[1:])))
    return out


def nothing_is_shared(played: Played) -> None:
    """4: no earlier state ever changes."""
    game = played.game
    chance = Seeded(f"{played.seed}/history")
    made = game.start(played.setup, Seeded(played.seed))
    history: list[tuple[Any, str]] = []
    while made.state.outcome is None and len(history) < 150:
        history.append((made.state, whole(game, made.state)))
        seat, choice = random_choice(game, made.state, chance)
        made = game.apply(made.state, seat, choice)
    for at, (state, before) in enumerate(history):
        assert whole(game, state) == before, f"4: state {at} changed after it was left"


def json_twin_stays_equal(played: Played, limit: int = 150) -> None:
    """5: a copy that goes through JSON after every step stays equal."""
    game = played.game
    twin = played.start.state
    for seat, choice, made in played.steps[:limit]:
        twin = game.from_json(game.to_json(twin), played.setup)
        twin = game.apply(twin, seat, choice).state
        assert whole(game, twin) == whole(game, made.state), f"5: the twin differs after {choice}"
        assert twin == made.state, f"5: the twin is not equal after {choice}"
        clone = made.state.clone()
        assert clone == made.state, "5: a clone is not equal"
        assert not shared(clone, made.state), f"5: a clone shares {shared(clone, made.state)} with its state"


def shared(one: Any, two: Any, where: str = "state") -> str:
    """The first list or record that two equal values have in common; an outcome never changes and may be shared."""
    if isinstance(one, Outcome) or not isinstance(one, (list, Part)):
        return ""
    if one is two:
        return where
    if isinstance(one, Part):
        parts = [(one.get_field(name), two.get_field(name), f"{where}.{name}") for name in one.FIELDS]
    else:
        parts = [(a, b, f"{where}[{place}]") for place, (a, b) in enumerate(zip(one, two, strict=True))]
    return next((found for a, b, place in parts if (found := shared(a, b, place))), "")


def cards_are_conserved(played: Played) -> None:
    """6: the multiset of cards over all zones never changes."""
    first = played.game.inventory(played.start.state)
    for at, state in enumerate(played.states()):
        assert played.game.inventory(state) == first, f"6: cards appeared or vanished at state {at}"


# ---------------------------------------------------------------- 7 and 8: secrets


def worlds_look_alike(played: Played, number: int = 16, worlds: int = 3) -> None:
    """7: what a seat cannot know changes nothing that it sees, is offered, is told or is refused.

    Other worlds come from `imagine`. In each, the same seat makes the same choice (and, in the true world,
    other choices): wherever a watcher sees the same before and after, it must have been told the same. So a
    state must show what its last step revealed, at least until the next step.
    """
    game, setup = played.game, played.setup
    chance = Seeded(f"{played.seed}/worlds")
    foreign = foreign_choices(played)[:12]
    for state, mover, choice, made in played.some_steps(number):
        for seat in range(setup.seats):
            view = game.view_for(state, seat)
            before = canonical(view.to_json())
            heard = {own_choice(seat, mover, choice) + shown(game, made.state, seat): told(made, seat)}
            variants = [(state, other) for other in some(game.legal(state, mover), chance, 3)]
            for _ in range(worlds):
                world = game.imagine(game.view_for(state, seat), chance)
                assert shown(game, world, seat) == before, "7: the imagined world looks different"
                same_answers(game, state, world, seat, foreign)
                variants += [(world, choice)] if choice in game.legal(world, mover) else []
            for world, other in variants:
                after = game.apply(world, mover, other)
                seen_after = own_choice(seat, mover, other) + shown(game, after.state, seat)
                heard_after = told(after, seat)
                known = heard.setdefault(seen_after, heard_after)
                assert known == heard_after, (
                    f"7: seat {seat} sees the same but was told different things\n{known}\n{heard_after}"
                )


def own_choice(seat: int, mover: int, choice: Choice) -> str:
    """A seat knows what it has chosen itself."""
    return repr(choice) if seat == mover else ""


def some(choices: list[Choice], chance: Seeded, number: int) -> list[Choice]:
    return [choices[chance.below(len(choices), "variant")] for _ in range(number)] if choices else []


def same_answers(game: Game, state: Any, world: Any, seat: int, foreign: list[Choice]) -> None:
    """Legal lists, questions, help and refusals are the same in both worlds, and in the view itself."""
    table = game.view_for(state, seat).state
    assert game.waiting(state) == game.waiting(world), "7: another seat is asked"
    offered = game.legal(state, seat)
    assert offered == game.legal(world, seat), "7: the legal choices differ"
    assert offered == game.legal(table, seat), "7: the legal choices depend on more than the view"
    assert game.describe(game.view_for(state, seat)) == game.describe(game.view_for(world, seat))
    assert game.announcements(state) == game.announcements(world), "7: the announcements differ"
    if seat in game.waiting(state):
        one, two = game.decision_for(state, seat), game.decision_for(world, seat)
        assert (one.question, one.clause) == (two.question, two.clause), "7: the questions differ"
    for choice in foreign:
        refused, also = game.refusal(state, seat, choice), game.refusal(world, seat, choice)
        assert str(refused) == str(also), f"7: the refusals differ: {refused} / {also}"


def imagined_worlds_are_fair(played: list[Played], samples: int = 6) -> None:
    """8: imagine(view) gives that same view, and is not drawn towards the truth.

    The truth should agree with a sample no more often than two samples agree with each other: over all hidden
    values (the leaves that the view does not show) of many positions the two shares must be close. And samples
    must differ: a source that knows the truth could always give just that.
    """
    to_truth = to_each_other = leaves = 0
    positions = varied = 0
    for one in played:
        game = one.game
        chance = Seeded(f"{one.seed}/imagine")
        for state, _, _, _ in one.some_steps(12):
            for seat in range(-1, one.setup.seats):
                view = game.view_for(state, seat)
                visible = dict(flat(view.to_json()["table"]))
                truth = flat(game.to_json(state)["state"])
                hidden = [path for path, value in truth if visible.get(path) != value and "chance" not in path]
                if not hidden:
                    continue
                worlds = [game.imagine(view, chance) for _ in range(samples)]
                for world in worlds:
                    assert shown(game, world, seat) == canonical(view.to_json()), "8: another view"
                    assert (gap := hole(world)) == "", f"8: an imagined world does not say what {gap} is"
                flats = [dict(flat(game.to_json(world)["state"])) for world in worlds]
                true = dict(truth)
                positions += 1
                varied += any(world.get(path) != flats[0].get(path) for world in flats for path in hidden)
                for at, world in enumerate(flats):
                    other = flats[(at + 1) % len(flats)]
                    to_truth += sum(world.get(path) == true[path] for path in hidden)
                    to_each_other += sum(world.get(path) == other.get(path) for path in hidden)
                    leaves += len(hidden)
    if leaves == 0:
        return  # a game without secrets
    assert varied * 10 >= positions, f"8: in {positions - varied} of {positions} positions all worlds are the same"
    truth_share, sample_share = to_truth / leaves, to_each_other / leaves
    assert truth_share <= sample_share + 0.05, (
        f"8: worlds agree with the truth in {truth_share:.1%} of hidden values, with each other in {sample_share:.1%}"
    )


def hole(value: Any, where: str = "state") -> str:
    """The first place at which a world is still covered as in a view; empty if it is whole."""
    if isinstance(value, Choice):
        return where if value == SEALED else ""
    if isinstance(value, Bag):
        return where if value.size and not value.known else ""
    if isinstance(value, list):
        parts = [(item, f"{where}[{place}]") for place, item in enumerate(value)]
    elif isinstance(value, Part):
        parts = [(value.get_field(name), f"{where}.{name}") for name in value.FIELDS]
    else:
        return ""
    return next((found for part, place in parts if (found := hole(part, place))), "")


def flat(data: Any, path: str = "") -> list[tuple[str, Any]]:
    """JSON data as paths and plain values."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in flat(value, f"{path}/{key}")]
    if isinstance(data, list):
        return [leaf for at, value in enumerate(data) for leaf in flat(value, f"{path}/{at}")]
    return [(path, data)]


# ---------------------------------------------------------------- 9 to 12


def views_follow_from_declared_sight(played: Played, number: int = 40) -> None:
    """A view as an object and a view as JSON, which are made in two ways, hold the same."""
    for state, *_ in played.some_steps(number):
        for seat in range(OUTSIDE, played.setup.seats):
            assert played.game.view_for(state, seat).to_json() == view_to_json(state, seat)


def events_keep_views_current(played: Played, limit: int = 120) -> None:
    """9: a seat that folds what it is told over its first view has its current view."""
    game = played.game
    for seat in range(-1, played.setup.seats):
        view = game.view_for(played.start.state, seat).to_json()
        state = played.start.state
        for _, _, made in played.steps[:limit]:
            before = game.view_for(state, seat).to_json()
            state = made.state
            after = game.view_for(state, seat).to_json()
            view = fold(view, change(before, after))
            assert canonical(view) == canonical(after), "9: the folded view is another one"


def record_of(played: Played) -> list[str]:
    game, setup = played.game, played.setup
    names = [f"player {seat}" for seat in range(setup.seats)]
    lines = [header_line(game, setup, played.seed, played.start, names, [""] * setup.seats)]
    for number, (seat, choice, made) in enumerate(played.steps, start=1):
        lines.append(step_line(game, number, seat, game.write_choice(setup, choice), made))
    return [*lines, end_line(played.states()[-1], len(played.steps))]


def record_replays(played: Played) -> None:
    """10: replaying a record reproduces every checkpoint."""
    record = parse_record("record", record_of(played))
    replayed = [made.state for _, made in replay(played.game, record)]
    for at, (one, two) in enumerate(zip(replayed, played.states(), strict=True)):
        assert played.game.digest(one) == played.game.digest(two), f"10: the replay differs at step {at}"


def positions_parse_back(played: Played, number: int = 25) -> None:
    """Notation: a position that is written and read is the same position."""
    game = played.game
    states = played.states()
    for state in states[:: max(1, len(states) // number)] + states[-1:]:
        fields = game.write_position(state)
        again = game.place(played.setup, fields, Seeded("again")).state
        assert game.write_position(again) == fields, "the position is written differently after it was read"
        assert game.digest(again) == game.digest(state), "the position is another one after it was read"


def order_fingerprint(played: Played, number: int = 40) -> str:
    """12: a fingerprint of the order of legal lists over a game, to be pinned."""
    game = played.game
    lists = []
    for state, _, _, _ in played.spread_steps(number):
        for seat in game.waiting(state):
            lists.append([game.write_choice(played.setup, choice) for choice in game.legal(state, seat)])
    return digest_of(lists)


def order_is_stable(played: Played) -> None:
    """12: asking again, or asking a copy, gives the same list in the same order."""
    game = played.game
    for state, _, _, _ in played.some_steps(20):
        for seat in game.waiting(state):
            first = game.legal(state, seat).copy()
            copy = game.from_json(game.to_json(state), played.setup)
            assert game.legal(copy, seat) == first, "12: a copy lists its choices in another order"
            assert game.legal(state.clone(), seat) == first, "12: a clone lists its choices in another order"


ONE_GAME_CHECKS = [
    ends_by_a_clause,
    every_choice_applies,
    other_choices_are_refused,
    nothing_is_shared,
    json_twin_stays_equal,
    cards_are_conserved,
    worlds_look_alike,
    views_follow_from_declared_sight,
    events_keep_views_current,
    record_replays,
    positions_parse_back,
    order_is_stable,
]
