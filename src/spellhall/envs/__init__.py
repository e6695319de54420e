"""The games as research environments: PettingZoo, OpenSpiel, Gymnasium and datasets. Needs `spellhall[research]`."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spellhall.envs.field import FieldEnv
    from spellhall.envs.single import SeatEnv
    from spellhall.envs.vector import SeatVectorEnv

__all__ = ["FieldEnv", "SeatEnv", "SeatVectorEnv"]


def need(*packages: str) -> None:
    """Raise ImportError with a helpful sentence if a package of the optional extra is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise ImportError(
            f"The research environments need {', '.join(missing)}: install them with `pip install spellhall[research]`."
        )


need("librt", "numpy", "gymnasium")

from spellhall.envs.modules import GameModules, register  # noqa: E402

if not any(isinstance(finder, GameModules) for finder in sys.meta_path):
    sys.meta_path.append(GameModules())

register()


def __getattr__(name: str) -> Any:
    """The environments that are no modules of a game, fetched when they are first asked for."""
    homes = {"FieldEnv": "field", "SeatEnv": "single", "SeatVectorEnv": "vector"}
    if name not in homes:
        raise AttributeError(f"module 'spellhall.envs' has no attribute '{name}'")
    return getattr(import_module(f"spellhall.envs.{homes[name]}"), name)
