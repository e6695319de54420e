"""The end of a game: who won and by which rule, its course as a chart and as numbers, and what decided it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import DESK, PHONE, Player, table_for_guests

Make = Callable[..., Player]
GAMES = ["mathwiz", "mathemagician", "prestidigitators", "spellcaster", "novatus"]
OPTIONS = {"spellcaster": {"round_cap": 20}, "mathwiz": {"end_mode": "rounds"}, "novatus": {"end_position": 3}}


def finished(hall: HallProcess, game: str) -> str:
    """A table at which two bots have played to the end."""
    made = hall.table(2, game=game, sit=False, bots=["greedy", "greedy"], options=OPTIONS.get(game, {}))
    while hall.call("GET", f"/api/tables/{made['table']}")[1]["table"]["phase"] != "over":
        time.sleep(0.05)
    return str(made["table"])


@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_the_course_of_the_game(hall: HallProcess, player: Make, game: str) -> None:
    table = finished(hall, game)
    me = player(size=PHONE if game in ("novatus", "mathwiz") else DESK).open(f"/t/{table}")
    me.page.wait_for_selector(".over", timeout=90_000)
    chart = me.see(".story figure > svg[role=img]")
    assert "Greedy A" in (chart.get_attribute("aria-label") or "")
    assert me.page.locator(".story path.line").count() >= 2
    me.page.locator(".story summary").click()
    rows = me.page.locator(".story tbody tr")
    assert rows.count() >= 2
    last = [int(text) for text in rows.last.locator("td").all_inner_texts()]
    scores = [int(text) for text in me.page.locator(".over .score").all_inner_texts()]
    if game != "prestidigitators":  # there the score says who won, and the chart how many cards stand
        assert sorted(last) == sorted(scores)
    me.check(f"the end of {game}")


ORDER = """() => {
  window.shown = [];
  const look = () => { for (const name of [".reveal", ".feast", ".over"])
    if (document.querySelector(name) && !window.shown.includes(name)) window.shown.push(name); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_last_scene_comes_before_the_result(hall: HallProcess, player: Make) -> None:
    """First what happened, then a feast, then who won and why in a sentence, with the table still underneath."""
    table = table_for_guests(
        hall, "mathwiz", bots=["apprentice"], options={"end_mode": "rounds", "round_limit": 1, "spell_effects": False}
    )
    me = player().sit_at(table)
    me.settled()
    me.page.evaluate(ORDER)
    runes = me.page.locator("main [data-hand].open")
    for thing in [runes.first.get_attribute("data-thing"), runes.last.get_attribute("data-thing")]:
        me.see(f"main [data-thing='{thing}']").click()
    me.see(".question [data-action].main").click()
    me.page.wait_for_selector(".over", timeout=60_000)  # a bot thinks first
    assert me.page.evaluate("window.shown") == [".reveal", ".feast", ".over"]
    assert len(me.text(".over .why").split()) > 3, "a sentence says why"
    assert "by rule" not in me.text(".over")
    me.check("the result")
    me.see("[data-action=table]").click()
    expect(me.page.locator(".over")).to_have_count(0)
    expect(me.see("main .reveal")).to_be_visible()
    me.see("[data-action=result]").click()
    me.see(".over summary").first.click()
    me.see("[data-level=novice]").click()
    me.page.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})"))
    me.settled()


def test_decisive_moments_lead_into_the_replay(hall: HallProcess, player: Make) -> None:
    """A novice of chance makes mistakes, and each is a link to its moment."""
    made = hall.table(2, game="mathemagician", sit=False, bots=["random", "greedy"])
    me = player().open(f"/t/{made['table']}")
    me.page.wait_for_selector(".over", timeout=90_000)
    me.page.wait_for_selector(".story [data-moment], .story .moments p:not(.muted)", timeout=60_000)
    moments = me.page.locator(".story [data-moment]")
    assert 1 <= moments.count() <= 3
    assert me.page.locator(".story .moment circle").count() == moments.count()
    expect(me.page.locator(".story .mini .board")).to_have_count(moments.count())
    me.check("decisive moments")
    step = int(moments.first.get_attribute("data-moment") or "0")
    moments.first.click()
    me.page.wait_for_url(re.compile(rf"/replay/.*#{step - 1}$"))
    expect(me.see("[data-at]")).to_have_attribute("data-at", str(step - 1))
    me.see("[data-action=review]").click()  # looked for once: it is there at once
    me.see(f"aside [data-moment='{step}']")
    me.page.locator("aside [data-moment]").last.click()
    other = int(me.page.locator("aside [data-moment]").last.get_attribute("data-moment") or "0")
    expect(me.see("[data-at]")).to_have_attribute("data-at", str(other - 1))
    me.check("moments beside the replay")
