"""Random games in which every state is copied and pickled: a few in every test run, hundreds by `make copies`."""

import copy
import pickle
import sys

from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded


def same_at_every_step(id: str, seed: int) -> int:
    """Play a game at random; how many states were compared. All seat counts take their turn."""
    rules = find_game(id)
    setup = rules.setup(rules.seat_counts[seed % len(rules.seat_counts)])
    state = rules.start_quietly(setup, Seeded(f"copies {seed}"))
    luck = Seeded(f"choices {seed}")
    steps = 0
    while True:
        digest = rules.digest(state)
        twins = [copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))]
        for twin in twins:
            assert type(twin) is type(state)
            assert rules.digest(twin) == digest
            assert twin.chance == state.chance
            assert rules.waiting(twin) == rules.waiting(state)
        if state.outcome is not None:
            return steps
        seat = rules.waiting(state)[0]
        offered = rules.legal(state, seat)
        choice = offered[luck.below(len(offered), "choice")]
        view = rules.view_for(state, seat)
        assert pickle.loads(pickle.dumps(view)).to_json() == view.to_json()
        assert pickle.loads(pickle.dumps(choice)) == choice
        state = twins[steps % 3]  # the game goes on with a copy
        rules.apply_owned(state, seat, choice)
        steps += 1


def main(games: int) -> None:
    for id in game_ids():
        steps = sum(same_at_every_step(id, seed) for seed in range(games))
        print(f"{id}: {games} games, {steps} states, every copy and every pickle has the same digest", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
