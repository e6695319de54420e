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
    loaded = me.page.evaluate(
        "document.fonts.ready.then(() => [...document.fonts].filter(each => each.status === 'loaded')"
        ".map(each => each.family.replaceAll('\"', '')))"
    )
    assert [face for face in loaded if "stand-in" not in face] == ["Hall Display", "Hall Text"], loaded


def test_the_fonts_are_light_and_come_with_their_licence(player: Make) -> None:
    fonts = list((WEB / "assets").glob("*.woff2"))
    assert len(fonts) == 2
    assert sum(file.stat().st_size for file in fonts) < 60 * KIB
    me = player().open("/about")
    link = me.see("a[href*=licence]").evaluate("link => link.href")
    answer = me.page.request.get(link)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text().count("SIL OPEN FONT LICENSE") == 2
    assert "Alegreya" in me.text(".panel")


MEASURE = """async () => {
  const sizes = {};
  for (const face of ['Hall Display', 'Hall Text']) {
    for (const weight of face === 'Hall Text' ? [400, 700] : [600]) {
      for (const family of [face, `${face} stand-in`]) {
        await document.fonts.load(`${weight} 16px "${family}"`);
        const line = document.createElement('span');
        line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 16px "${family}"`;
        line.textContent = 'Your turn: put a card on a row, or take two back. Zwölf Zauberer, une œuvre à finir.';
        document.body.append(line);
        sizes[`${family} ${weight}`] = [line.offsetWidth, line.offsetHeight];
        line.remove();
      }
    }
  }
  return sizes;
}"""


def test_nothing_jumps_when_a_font_arrives(player: Make) -> None:
    me = player().open("/about")
    sizes = me.page.evaluate(MEASURE)
    for face, weight in (("Hall Display", 600), ("Hall Text", 400), ("Hall Text", 700)):
        wide, high = sizes[f"{face} {weight}"]
        stand_in_wide, stand_in_high = sizes[f"{face} stand-in {weight}"]
        assert abs(stand_in_wide - wide) < 0.04 * wide, (face, weight, sizes)
        assert abs(stand_in_high - high) <= 1, (face, weight, sizes)


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
