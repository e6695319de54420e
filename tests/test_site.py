"""The documentation as a site (`make docs`): it holds every page, and asks nothing of any other machine."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "docs"
LOADS = {
    "img": "src",
    "script": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "iframe": "src",
    "link": "href",
}
"""What makes a browser fetch something without being asked."""


class Reader(HTMLParser):
    """What a page loads, where it leads, and what the hall's policy would not let it do."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.leads: list[str] = []
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        if tag in LOADS and LOADS[tag] in given and given.get("rel") not in ("next", "prev", "index", "search"):
            self.loads.append(given[LOADS[tag]])
        if tag == "a":
            self.leads.append(given.get("href", ""))
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inline.append(tag)
        self.inline += [name for name in given if name == "style" or name.startswith("on")]


def read(page: Path) -> Reader:
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


@pytest.fixture(scope="module")
def pages() -> dict[Path, Reader]:
    assert (SITE / "index.html").exists(), "The documentation is not built: run 'make docs'."
    return {page: read(page) for page in sorted(SITE.rglob("*.html"))}


def test_every_page_of_the_docs_is_in_the_site(pages: dict[Path, Reader]) -> None:
    for source in (ROOT / "docs").rglob("*.md"):
        assert SITE / source.relative_to(ROOT / "docs").with_suffix(".html") in pages, source.name
    for name in ("changelog", "contributing", "web-client", "reference", "search"):
        assert SITE / f"{name}.html" in pages


def test_pages_load_nothing_from_elsewhere(pages: dict[Path, Reader]) -> None:
    for page, reader in pages.items():
        assert reader.loads, page.name
        for address in reader.loads:
            assert "//" not in address, f"{page.name}: {address}"
            assert (page.parent / address.partition("?")[0]).exists(), f"{page.name}: {address}"


def test_style_sheets_load_nothing_from_elsewhere(pages: dict[Path, Reader]) -> None:
    for sheet in SITE.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        for address in re.findall(r"""url\(\s*["']?([^"')]{5})|@import""", text):
            assert address == "data:", f"{sheet.name}: {address}"


def test_pages_keep_to_the_policy_of_the_hall(pages: dict[Path, Reader]) -> None:
    """No style, script or handler inside of a page."""
    assert not {page.name: reader.inline for page, reader in pages.items() if reader.inline}


def test_links_between_pages_lead_somewhere(pages: dict[Path, Reader]) -> None:
    for page, reader in pages.items():
        for address in reader.leads:
            target = address.partition("#")[0]
            if target and "://" not in target:
                assert (page.parent / target).resolve().exists(), f"{page.name}: {address}"


def test_the_four_doors_are_on_the_first_page(pages: dict[Path, Reader]) -> None:
    leads = pages[SITE / "index.html"].leads
    assert {"play.html", "teach.html", "design.html", "build.html", "operate.html"} <= set(leads)


def test_the_reference_has_every_name(pages: dict[Path, Reader]) -> None:
    import spellhall

    text = (SITE / "reference.html").read_text(encoding="utf-8")
    for name in set(spellhall.__all__) - {"SPECTATOR"}:
        assert f'id="spellhall.{name}"' in text, name


def test_the_rules_pages_show_their_boards(pages: dict[Path, Reader]) -> None:
    for page in (SITE / "rules").glob("*.html"):
        pictures = [address for address in pages[page].loads if address.endswith(".jpg")]
        assert len(pictures) == (0 if page.stem == "index" else 2), page.name


def test_the_search_index_is_in_the_site() -> None:
    """By stems, as the search looks words up."""
    assert "phylacteri" in (SITE / "searchindex.js").read_text(encoding="utf-8")
