"""The games by the names of the frameworks: Gymnasium's ids, and PettingZoo's modules `spellhall.envs.<game>_v1`.

They are made from the games' encodings.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

import gymnasium

from spellhall.encoding.registry import glance_version, has_encoding, version_of
from spellhall.games import all_games, game, game_ids

NAME = re.compile(r"spellhall\.envs\.(\w+)_v(\d+)")


class GameModule(Loader):
    """Fills the module of one game with `env`, `raw_env` and `parallel_env`."""

    def __init__(self, id: str) -> None:
        self.id = id

    def exec_module(self, module: ModuleType) -> None:
        from spellhall.envs.zoo import Family

        family = Family(self.id)
        module.__doc__ = f"PettingZoo environments of {game(self.id).title}: `env`, `raw_env`, `parallel_env`."
        vars(module).update(FAMILY=family, env=family.env, raw_env=family.raw_env, parallel_env=family.parallel_env)


class GameModules(MetaPathFinder):
    """Finds `spellhall.envs.<game>_v<version>` for every game with an encoding of that version."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        wanted = NAME.fullmatch(fullname)
        if wanted is None or wanted[1] not in game_ids():
            return None
        one = game(wanted[1])
        if not has_encoding(one) or version_of(one) != int(wanted[2]):
            return None
        return ModuleSpec(fullname, GameModule(one.id))


def register() -> None:
    """Tell Gymnasium of all games, under ids such as spellhall/<game>-v1, and spellhall/<game>-glance-v1."""
    for one in filter(has_encoding, all_games()):
        id = f"spellhall/{one.id}-v{version_of(one)}"
        home = "spellhall.envs.single:SeatEnv"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=home, kwargs={"game": one.id}, disable_env_checker=True)
        id = f"spellhall/{one.id}-glance-v{glance_version(one)}"
        if glance_version(one) and id not in gymnasium.registry:
            with_glance = {"game": one.id, "glance": True}
            gymnasium.register(id, entry_point=home, kwargs=with_glance, disable_env_checker=True)
