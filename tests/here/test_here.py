"""The hall of one device, without a browser: the same tables and words as in a hall, and nothing lost."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from spellhall.games import game_ids
from spellhall.here.calls import answer
from spellhall.here.connection import Connection
from spellhall.here.hall import Here
from spellhall.here.store import Memory
from spellhall.here.worker import thought
from spellhall.kernel.errors import SpellhallError
from spellhall.table.replays import past_of, read_text


async def quick(name: str, given: list[Any]) -> Any:
    """Thinks as the second worker does, over the same text; bots choose at random, because this is about tables."""
    if name == "think":
        given = [*given[:3], "random", *given[4:]]
    answer = json.loads(thought(json.dumps([name, given])))
    if "refused" in answer:
        raise SpellhallError("refused")
    return answer["made"]


class Page:
    """A page with one connection: keeps what it heard, and waits for more of it."""

    def __init__(self, here: Here) -> None:
        self.here = here
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.connection = Connection(here, lambda text: self.heard.put_nowait(json.loads(text)))

    async def call(self, method: str, address: str, body: Any = None, token: str = "") -> Any:
        status, text = await answer(self.here, method, address, json.dumps(body), token)
        assert status == 200, text
        return json.loads(text) if text[0] in "[{" and "\n" not in text else text

    async def hello(self, seated: dict[str, Any]) -> dict[str, Any]:
        hello = {"type": "hello", "table": seated["table"], "token": seated["token"], "seat": seated["seat"]}
        await self.connection.hear(json.dumps(hello))
        return await self.next("welcome")

    async def next(self, *kinds: str) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while True:
                message = await self.heard.get()
                if message["type"] in kinds:
                    return message

    async def choose(self, asked: dict[str, Any], choice: str) -> None:
        request = {"do": "choose", "choice": choice, "at": asked["at"]}
        await self.connection.hear(json.dumps({"type": "do", "id": "c", "request": request}))

    async def counts(self, asked: dict[str, Any], choice: str) -> bool:
        """Choose, and look into the store for whether it counts; a question that was answered already is stale."""
        before = self.own_steps()
        await self.choose(asked, choice)
        return self.own_steps() > before

    def own_steps(self) -> int:
        rows = [json.loads(text) for text in self.here.store.rows.values()]  # type: ignore[attr-defined]
        return len([row for row in rows if row["kind"] == "chose" and row["seat"] == 0])


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def opened(here: Here, game: str = "mathwiz", **more: Any) -> tuple[Page, dict[str, Any], dict[str, Any]]:
    """A game of two against a bot, begun."""
    page = Page(here)
    seated = await page.call("POST", "/api/tables", {"game": game, "seats": 2, "bots": ["random"], **more})
    return page, seated, await page.hello(seated)


@pytest.mark.parametrize("game", game_ids()[:5])
def test_a_game_against_a_bot_with_a_crash_after_every_third_choice(game: str) -> None:
    async def play() -> None:
        store = Memory()
        page, seated, now = await opened(Here(store, quick), game)
        count = done = 0
        while now["table"] is None or now["table"]["phase"] != "over":
            asked = now.get("asked")
            if asked:
                done += await page.counts(asked, asked["choices"][count * 7 % len(asked["choices"])][0])
                count += 1
                if count % 3 == 0 or count > 40:  # the tab is closed; another one reads the same store
                    page.here.forget(seated["table"])
                    page = Page(Here(store, quick))
                    now = await page.hello(seated)
                    if count > 40:
                        break
                    continue
            now = {"table": None, **await page.next("update")}
        assert done > 3
        record = await page.call("GET", f"/api/tables/{seated['table']}/record?whole=1", token=seated["token"])
        steps = read_text("here", record).steps
        assert len([step for step in steps if step.seat == 0]) == done
        replay = await page.call("POST", "/api/replays", {"record": record, "seat": 0})
        assert len(replay["steps"]) == len(steps)

    run(play())


def test_a_choice_that_cannot_be_stored_does_not_count() -> None:
    async def play() -> None:
        store = Memory()
        page, seated, now = await opened(Here(store, quick))
        while not now.get("asked"):
            now = await page.next("update")
        store.full = True
        await page.choose(now["asked"], now["asked"]["choices"][0][0])
        refused = await page.next("error")
        assert (refused["code"], refused["text"]["key"]) == ("storage", "here-full")
        store.full = False
        again = await Page(page.here).hello(seated)
        assert again["asked"]["choices"] == now["asked"]["choices"]
        await page.choose(again["asked"], again["asked"]["choices"][0][0])
        assert (await page.next("done", "error"))["type"] == "done"

    run(play())


def test_two_tabs_on_one_store_never_fork_a_table() -> None:
    async def play() -> None:
        store = Memory()
        first, seated, now = await opened(Here(store, quick))
        while not now.get("asked"):
            now = await first.next("update")
        second = Page(Here(store, quick))
        seen = await second.hello(seated)
        await second.choose(seen["asked"], seen["asked"]["choices"][0][0])
        assert (await second.next("done", "error"))["type"] == "done"
        await first.choose(now["asked"], now["asked"]["choices"][-1][0])
        await first.next("welcome")  # how things stand
        assert (await first.next("error"))["code"] == "stale"

    run(play())


def test_a_game_begun_here_goes_on_in_a_hall_and_back() -> None:
    async def play() -> None:
        here = Here(Memory(), quick)
        page, seated, now = await opened(here, "novatus")
        for _ in range(4):
            while not now.get("asked"):
                now = await page.next("update")
            await page.choose(now["asked"], now["asked"]["choices"][0][0])
            now = await page.next("update")
        address = f"/api/tables/{seated['table']}/record?whole=1"
        record = await page.call("GET", address, token=seated["token"])
        steps = len(read_text("here", record).steps)
        assert past_of(record, steps, "novatus").lines[-1] == record.split("\n")[steps]  # as a hall takes it
        wish = {"game": "novatus", "seats": 2, "record": record, "step": steps, "bots": ["random"]}
        again = await page.call("POST", "/api/tables", wish)
        seen = await Page(here).hello(again)
        assert seen["table"]["phase"] == "playing"
        assert seen["view"]["table"]

    run(play())


def test_hints_lessons_reasons_and_what_is_wrong() -> None:
    async def play() -> None:
        here = Here(Memory(), quick)
        page, seated, now = await opened(here)
        table, token = seated["table"], seated["token"]
        while not now.get("asked"):
            now = await page.next("update")
        hints = await page.call("GET", f"/api/tables/{table}/hint?seat=0&step=2", token=token)
        assert hints[0]["choice"] in [choice for choice, _ in now["asked"]["choices"]]
        lesson = await page.call("GET", "/api/lessons/mathwiz")
        assert lesson["steps"][0]["say"]["key"]
        assert (await page.call("GET", f"/api/tables/{table}/text?seat=0", token=token))[0]["key"]
        for method, address, body, code in [
            ("GET", "/api/lessons/nothing", "", "missing"),
            ("GET", "/api/nothing", "", "missing"),
            ("GET", "/api/tables/unknown-table/cards", "", "missing"),
            ("POST", "/api/tables", "{", "malformed"),
            ("POST", "/api/replays", json.dumps({"record": "no record"}), "refused"),
            ("GET", f"/api/tables/{table}/hint?seat=x", "", "malformed"),
        ]:
            status, text = await answer(here, method, address, body, token)
            assert status >= 400, address
            assert json.loads(text)["code"] == code, (address, text)

    run(play())


def test_sums_are_practised_and_card_sets_are_checked() -> None:
    async def play() -> None:
        page = Page(Here(Memory(), quick))
        first = await page.call("POST", "/api/practice", {"plan": "tables 2-12"})
        given = {name: first[name] for name in ("passport", "lesson")}
        wrong = await page.call("POST", "/api/practice", {"plan": "tables 2-12", "given": -1, "seconds": 2, **given})
        assert (wrong["answered"], wrong["right"]) == (1, False)
        assert wrong["way"]["first"]["key"]
        assert (await page.call("GET", "/api/practice/ways/6x8"))["then"]["key"]
        assert len((await page.call("POST", "/api/practice/code", {"text": "abc"}))["rows"]) > 20
        house = await page.call("POST", "/api/workshop/mathwiz", {})
        assert (house["problems"], house["faces"], house["prints"]) == ([], [], False)
        bad = await page.call("POST", "/api/workshop/mathwiz", {"cards": "nothing = 1"})
        assert bad["problems"][0]["text"]["key"]
        for address, body, code in [
            ("/api/practice", {"plan": "?"}, "refused"),
            ("/api/practice", {}, "malformed"),
            ("/api/workshop/nothing", {}, "missing"),
            ("/api/practice/ways/x", None, "missing"),
        ]:
            status, text = await answer(page.here, "POST", address, json.dumps(body), "")
            assert (status >= 400, json.loads(text)["code"]) == (True, code), address

    run(play())


def test_a_browser_is_asked_for_nothing_that_it_has_not() -> None:
    """What the worker imports needs msgspec and mypy_extensions beside the standard library, and no process."""
    missing = ("fluent", "babel", "litestar", "sqlalchemy", "uvicorn", "multiprocessing", "segno", "rich", "typer")
    code = (
        "import sys\n"
        f"for name in {missing!r}: sys.modules[name] = None\n"
        "import spellhall.here.worker, spellhall.here.more, spellhall.games\n"
        "from spellhall.bots.roster import make_bot\n"
        "for game in spellhall.games.all_games(): make_bot('adept', game, 'x')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-600:]
