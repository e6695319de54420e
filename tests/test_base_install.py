"""The base install plays every game without the packages of the research extra."""

import subprocess
import sys

PLAY = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("librt", "numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"):
            raise ImportError(f"{name} belongs to the research extra")

sys.meta_path.insert(0, Missing())

import spellhall.cli
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded

for id in game_ids():
    one = game(id)
    state = one.start_quietly(one.setup(one.seat_counts[0]), Seeded("base"))
    for _ in range(150):
        if state.outcome is None:
            seat = one.waiting(state)[0]
            offered = one.legal(state, seat)
            one.apply_owned(state, seat, offered[len(offered) // 2])
    print(id)
"""


def test_the_base_install_needs_no_research_package() -> None:
    path = "import sys; sys.path[:0] = " + repr(sys.path) + "\n"
    done = subprocess.run([sys.executable, "-c", path + PLAY], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) == 5
