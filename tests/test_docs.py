"""Docs are true: rule pages are current, every game has its notation page, links lead somewhere, commands exist."""

import re
from pathlib import Path

import pytest

from spellhall.games import game, game_ids
from spellhall.lab.cards_page import cards_page
from spellhall.lab.rules_page import rules_page

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("id", game_ids())
def test_the_rules_page_is_current(id: str) -> None:
    """After a change of clauses or options: `make rules-pages`."""
    assert (ROOT / "docs" / "rules" / f"{id}.md").read_text(encoding="utf-8") == rules_page(game(id))


@pytest.mark.parametrize("id", game_ids())
def test_the_page_of_card_files_is_current(id: str) -> None:
    """After a change of fields or ranges: `make cards-pages`."""
    assert (ROOT / "docs" / "cards" / f"{id}.md").read_text(encoding="utf-8") == cards_page(game(id))


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_documented(id: str) -> None:
    assert (ROOT / "docs" / "notation" / f"{id}.md").exists()
    assert game(id).title in (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
    assert game(id).title in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert not target.startswith("http"), f"{page.name}: {target}"
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_make_targets_named_in_docs_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        for named in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8")):
            assert named in targets, f"{page.name}: make {named}"


def test_every_setting_is_documented_with_its_default() -> None:
    from spellhall.hall.settings import Settings

    page = (ROOT / "docs" / "operate" / "limits.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `SPELLHALL_(\w+)` \| (.*?) \|", page, re.MULTILINE))
    assert {name.lower() for name in told} == set(Settings.__struct_fields__)
    usual = Settings()
    for name, shown in told.items():
        default = getattr(usual, name.lower())
        assert shown == (f"`{str(default).lower()}`" if default != "" else ""), name
