"""What the page weighs, and how it may be kept. How quick it is, `benchmarks/page.py` measures."""

from __future__ import annotations

from collections.abc import Callable
from urllib.request import Request, urlopen

from benchmarks.halls import HallProcess

from web.harness import ROOT, Player

Make = Callable[..., Player]
WEB = ROOT / "src" / "spellhall" / "hall" / "web"
KIB = 1024


def test_the_front_page_is_light(player: Make) -> None:
    me = player().open()
    me.see(".door h2")
    sizes = me.page.evaluate(
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".map(each => each.transferSize)"
    )
    assert 0 < sum(sizes) < 200 * KIB


def test_every_board_is_a_light_chunk_of_its_own() -> None:
    chunks = [file for file in (WEB / "assets").glob("*.js") if file.name.startswith("Board-")]
    assert len(chunks) >= 6, "every game and the lists are chunks of their own"
    for file in chunks:
        assert file.stat().st_size < 80 * KIB, file.name


def test_assets_are_kept_and_pages_are_not(hall: HallProcess) -> None:
    asset = next((WEB / "assets").glob("index-*.js")).name
    with urlopen(Request(f"{hall.base}/assets/{asset}", headers={"Accept-Encoding": "gzip, br"})) as answer:
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Content-Encoding"] == "br"
        assert answer.headers["Content-Type"].startswith("text/javascript")
    with urlopen(f"{hall.base}/t/abcdefgh") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "unsafe" not in answer.headers["Content-Security-Policy"]


def test_nothing_outside_the_client_is_served(hall: HallProcess) -> None:
    for path in ("/assets/..%2f..%2fapp.py", "/assets/.hidden", "/assets/nothing.js", "/assets/..%2findex.html"):
        assert hall.call("GET", path)[0] == 404
