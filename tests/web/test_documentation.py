"""The documentation in a real browser, under the hall's own policy: it looks right and its search works."""

from __future__ import annotations

from collections.abc import Callable

from web.harness import Player

Make = Callable[..., Player]


def test_from_the_hall_to_the_documentation_and_its_search(player: Make) -> None:
    """`player` fails on every refused style or script, and on every request to elsewhere."""
    me = player().open("/about")
    me.see('a[href="/docs"]').click()
    assert "Which door do you want?" in me.text("article")
    me.page.locator('input[name="q"]').first.fill("phylactery")
    me.page.keyboard.press("Enter")
    found = me.see("#search-results li a")
    assert "Prestidigitators" in " ".join(found.all_inner_texts())
    me.open("/docs/rules/prestidigitators.html")
    assert me.page.evaluate("[...document.images].filter(one => one.offsetParent).every(one => one.naturalWidth > 400)")
    assert me.page.evaluate("getComputedStyle(document.querySelector('svg')).display") == "none", "icons are kept aside"
