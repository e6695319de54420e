"""Playing without a hall, in a real browser: nothing is loaded before somebody plays, and nothing is lost after."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from spellhall.games import game, own_ids
from spellhall.here.same import digests
from web.harness import Player
from web.site import ASKED, BUILT, Site, away, play, ready

pytestmark = pytest.mark.long  # Python begins several times, which takes a busy machine minutes
GAMES = 50
STEPS = 20  # of each game; `make anywhere-long` compares whole ones
ENTRIES = """new Promise((done) => {
  const opening = indexedDB.open("spellhall");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("entries").objectStore("entries").getAll();
    reading.onsuccess = () => { opening.result.close(); done(reading.result.map((text) => JSON.parse(text))); };
  };
})"""


def own_choices(count: int) -> str:
    """Whether so many choices of the first seat are stored."""
    return (
        f"() => {ENTRIES}.then((all) => all.filter((one) => one.kind === 'chose' && one.seat === 0).length === {count})"
    )


def until(page: Page, check: str) -> None:
    """Wait for a promise of the page to say yes."""
    page.evaluate(
        f"async () => {{ for (let go = 0; go < 600; go++) {{ if (await ({check})()) return; "
        "await new Promise((next) => setTimeout(next, 50)); } throw new Error('it never came'); }"
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.stop()


@pytest.fixture(scope="module")
def window(browser: Browser, site: Site) -> Iterator[Player]:
    """One window for several tests: Python begins once. What it met is looked at by the last of them."""
    player = Player(browser, site)  # type: ignore[arg-type]
    yield player
    player.end()


def setups(count: int) -> list[tuple[str, int, dict[str, Any], str]]:
    """Games over all ids, numbers of seats and options, each option away from its default in turn."""
    out: list[tuple[str, int, dict[str, Any], str]] = []
    for number in range(count):
        id = own_ids()[number % len(own_ids())]
        made, turn = game(id), number // len(own_ids())
        options = [one for one in made.options if one.values and len(one.values) > 1]
        changed = options[turn % len(options)]
        chosen = {changed.name: changed.values[turn % len(changed.values)]} if turn and changed.values else {}
        seats = made.seat_counts[turn % len(made.seat_counts)]
        try:
            made.setup(seats, chosen, None)
        except ValueError:
            chosen = {}
        out.append((id, seats, chosen, f"same/{number}"))
    return out


def pick(page: Page) -> None:
    """Two runes, sealed: a choice that nobody else sees yet."""
    page.locator("[data-hand].open").first.click()
    page.locator("[data-hand].open").last.click()
    page.locator("[data-action].main").first.click()


def test_nothing_is_loaded_before_somebody_plays(window: Player, site: Site) -> None:
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    window.open("/")
    window.see("[data-play]")
    window.check("the front page")
    assert not [url for url in asked if "/python-" in url or "sw.js" in url]
    play(window.page, "mathwiz")
    assert [url for url in asked if "/python-" in url]
    window.check("a game")


def test_a_reload_without_a_network_in_the_middle_of_a_sealed_decision(window: Player) -> None:
    page = window.page
    ready(page)
    window.context.set_offline(True)
    try:
        pick(page)
        until(page, own_choices(1))
        page.reload()
        page.wait_for_selector(ASKED, timeout=60_000)
        assert page.evaluate(own_choices(1))  # as it was stored, and not made again
    finally:
        window.context.set_offline(False)


def test_a_second_tab_asks_to_take_over(window: Player) -> None:
    page = window.page
    second = window.context.new_page()
    second.goto(page.url)
    second.click("button:has-text('Play it in this tab')", timeout=60_000)
    second.wait_for_selector(ASKED, timeout=60_000)
    page.wait_for_selector("button:has-text('Play it in this tab')")
    second.close()
    page.click("button:has-text('Play it in this tab')")
    page.wait_for_selector(ASKED)


def test_a_new_version_waits_until_the_game_is_closed(window: Player, site: Site) -> None:
    page = window.page
    worker = site.folder / "sw.js"
    before = page.evaluate("() => caches.keys()")
    text = worker.read_text(encoding="utf-8")
    worker.write_text(text.replace('VERSION = "', 'VERSION = "next-'), encoding="utf-8")
    page.evaluate("() => navigator.serviceWorker.getRegistration().then(one => one.update())")
    until(page, "() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
    page.reload()
    page.wait_for_selector(ASKED, timeout=60_000)
    after = page.evaluate("() => caches.keys()")
    assert set(before) <= set(after)
    assert page.evaluate("() => navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)")


def test_the_worker_plays_the_same_games(window: Player) -> None:
    wanted = setups(GAMES)
    found = played(window.page, [("digests", [*each, STEPS]) for each in wanted])
    for each, made in zip(wanted, found, strict=True):
        assert made == digests(*each, STEPS), each


def played(page: Page, work: list[tuple[str, list[Any]]]) -> list[Any]:
    """What a worker of its own makes of some work."""
    texts = page.evaluate(
        """async ([work, script]) => {
          const files = await (await fetch("files.json")).json();
          const worker = new Worker(script, { type: "module" });
          const { port1 } = new MessageChannel();
          const heard = (kind, id) => new Promise((done) => worker.addEventListener("message", ({ data }) => {
            if (data.kind === kind && (id === undefined || data.id === id)) done(data.text);
          }));
          const begun = heard("ready");
          const base = new URL(".", location.href).href;
          worker.postMessage({ kind: "start", role: "thinker", base, files: files.names, port: port1 }, [port1]);
          await begun;
          const out = [];
          for (const [id, each] of work.entries()) {
            const answer = heard("answer", id);
            worker.postMessage({ kind: "thought", id, text: JSON.stringify(each) });
            out.push(await answer);
          }
          worker.terminate();
          return out;
        }""",
        [work, next((BUILT / "assets").glob("worker-*.js")).relative_to(BUILT).as_posix()],
    )
    return [json.loads(text)["made"] for text in texts]


def test_a_whole_game_without_a_network(browser: Browser, site: Site) -> None:
    player = Player(browser, site)  # type: ignore[arg-type]
    player.open("/")
    play(player.page, "mathwiz")
    ready(player.page)
    player.context.set_offline(True)
    player.page.reload()
    player.page.wait_for_selector(ASKED, timeout=60_000)
    away(player.page)
    player.context.set_offline(False)
    player.end()
