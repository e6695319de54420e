"""The pages of features and choices are those of the encodings."""

from pathlib import Path

import pytest

from spellhall.encoding.reference import features_page
from spellhall.games import game, game_ids

PAGES = Path(__file__).parent.parent.parent / "docs" / "features"


@pytest.mark.parametrize("id", game_ids())
def test_the_page_of_features_is_current(id: str) -> None:
    """After a change of an encoding: `make feature-pages`."""
    assert (PAGES / f"{id}.md").read_text(encoding="utf-8") == features_page(game(id))
