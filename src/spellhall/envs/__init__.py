"""The games as research environments: PettingZoo, OpenSpiel, Gymnasium and datasets. Needs `spellhall[research]`."""

import sys
from importlib.util import find_spec


def need(*packages: str) -> None:
    """Raise ImportError with a helpful sentence if a package of the optional extra is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise ImportError(
            f"The research environments need {', '.join(missing)}: install them with `pip install spellhall[research]`."
        )


need("librt", "numpy", "gymnasium")

from spellhall.envs.modules import GameModules  # noqa: E402

if not any(isinstance(finder, GameModules) for finder in sys.meta_path):
    sys.meta_path.append(GameModules())
