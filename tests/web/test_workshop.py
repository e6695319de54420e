"""The workshop and the print page: edit, see, be told, try, download, print."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import PHONE, Player

Make = Callable[..., Player]
NUMBER = re.compile("^number")
SOUND = "[data-checked=sound]"
PATIENCE = 60_000  # milliseconds, for bots that play


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall that measures card sets for a second, and then for as long as the fewest deals take."""
    made = HallProcess(tmp_path_factory.mktemp("hall"), extra={"SPELLHALL_MEASURE_SECONDS": "1"})
    made.start()
    yield made
    made.kill()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_a_card_is_edited_refused_mended_and_played(player: Make, size: tuple[int, int], tmp_path: Path) -> None:
    """A bad number gets a sentence beside its field; a good one is drawn, kept, downloaded and played."""
    me = player(size=size).open("/workshop/mathwiz")
    me.see(SOUND)
    me.check("the workshop")
    number = me.page.get_by_role("textbox", name=NUMBER)
    number.fill("5000")
    expect(me.page.locator(".field [role=alert]")).to_contain_text("1 to 999")
    expect(me.page.locator(".field [role=alert]")).to_contain_text("not 5000")
    expect(me.page.get_by_role("button", name="Try it against bots")).to_be_disabled()
    me.check("a problem beside its field")
    number.fill("24")
    me.see(SOUND)
    expect(me.page.locator(".look svg text", has_text="24")).to_have_count(1)
    with me.page.expect_download() as loading:
        me.page.get_by_role("button", name="Download").click()
    file = tmp_path / "set.toml"
    loading.value.save_as(file)
    assert "number = 24" in file.read_text(encoding="utf-8")
    me.open("/workshop/mathwiz")
    me.see(SOUND)
    expect(me.page.get_by_role("textbox", name=NUMBER)).to_have_value("24")
    me.page.set_input_files("input[type=file]", file)
    me.see(SOUND)
    me.page.get_by_role("button", name="Try it against bots").click()
    assert me.settled() == "asked"


def test_a_set_is_printed_from_the_page(player: Make, tmp_path: Path) -> None:
    me = player().open("/print/prestidigitators")
    me.see("h1")
    me.check("the print page")
    me.page.locator("form select").first.select_option("letter")
    me.page.get_by_label("The rules on two pages").uncheck()
    with me.page.expect_download() as loading:
        me.page.get_by_role("button", name="Make the PDF").click()
    file = tmp_path / "cards.pdf"
    loading.value.save_as(file)
    document = pdfium.PdfDocument(file)
    assert document[0].get_size() == pytest.approx((612, 792), abs=0.1)
    assert len(document) == 7  # 26 cards on three sheets of two sides, and the markers of the rows
    document.close()


@pytest.mark.parametrize(
    ("locale", "ask", "compare", "nobody", "house"),
    [
        ("en-GB", "How strong is it?", "Compare with the house set", "Nobody begins", "the house set: "),
        ("de-DE", "Wie stark ist es?", "Mit dem Satz des Hauses vergleichen", "Niemand beginnt", "Satz des Hauses: "),
    ],
)
def test_a_set_is_measured_and_compared_in_the_readers_language(
    player: Make, locale: str, ask: str, compare: str, nobody: str, house: str
) -> None:
    """Bots really play; the result is told in sentences, and an edited set is told beside that of the house."""
    me = player(size=PHONE, locale=locale).open("/workshop/mathwiz")
    me.see(SOUND)
    expect(me.page.get_by_role("button", name=compare)).to_have_count(0)  # nothing to compare yet
    me.page.get_by_role("button", name=ask).click()
    told = me.page.locator("[data-measuring=done] li")
    expect(told.first).to_contain_text(nobody, timeout=PATIENCE)
    assert told.count() >= 4
    me.check("a measured set")
    me.page.locator("input[inputmode=numeric]").first.fill("24")
    me.see(SOUND)
    me.page.get_by_role("button", name=compare).click()
    expect(told.first).to_contain_text(house, timeout=PATIENCE)
    sentences = told.all_inner_texts()
    assert not any("balance-" in sentence for sentence in sentences)
    me.check("a compared set")
