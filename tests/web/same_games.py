"""Seeded games for two engines: which ones are compared, and what a worker of the page makes of them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from spellhall.games import game, own_ids
from spellhall.here.same import picked
from spellhall.kernel.errors import SpellhallError
from web.site import BUILT

Setup = tuple[str, int, dict[str, Any], str]

WORK = """async ([work, script]) => {
  const files = await (await fetch("files.json")).json();
  const cache = `spellhall-here-${files.version}`;
  const worker = new Worker(script, { type: "module" });
  const { port1 } = new MessageChannel();
  const heard = (kind, id) => new Promise((done) => worker.addEventListener("message", ({ data }) => {
    if (data.kind === kind && (id === undefined || data.id === id)) done(data.text);
  }));
  const begun = heard("ready");
  const base = new URL(".", location.href).href;
  worker.postMessage({ kind: "start", role: "thinker", base, cache, files: files.names, port: port1 }, [port1]);
  await begun;
  const out = [];
  for (const [id, each] of work.entries()) {
    const answer = heard("answer", id);
    const began = performance.now();
    worker.postMessage({ kind: "thought", id, text: JSON.stringify(each) });
    out.push([await answer, performance.now() - began]);
  }
  worker.terminate();
  return out;
}"""


def setups(count: int) -> list[Setup]:
    """Games of all ids and numbers of seats in turn. The first of each has no option set, the others some."""
    ids = own_ids()
    return [setup(ids[number % len(ids)], number // len(ids)) for number in range(count)]


def setup(id: str, turn: int) -> Setup:
    made, seed = game(id), f"same/{id}/{turn}"
    seats = made.seat_counts[turn % len(made.seat_counts)]
    for attempt in range(50):  # some options exclude each other
        options: dict[str, Any] = {}
        for option in made.options if turn else []:
            lot = picked(f"{seed}/{attempt}/{option.name}", 1_000_000)
            if lot % 3 == 0:
                values = option.samples()
                options[option.name] = values[lot // 3 % len(values)]
        try:
            made.setup(seats, options, None)
        except (SpellhallError, ValueError):
            continue
        return id, seats, options, seed
    return id, seats, {}, seed


def timed(page: Page, work: list[tuple[str, list[Any]]]) -> list[tuple[Any, float]]:
    """What a worker of its own makes of some work, and how many milliseconds each piece took it."""
    return [(json.loads(text)["made"], taken) for text, taken in page.evaluate(WORK, [work, script()])]


def played(page: Page, work: list[tuple[str, list[Any]]]) -> list[Any]:
    """What a worker of its own makes of some work."""
    return [made for made, _ in timed(page, work)]


def script() -> str:
    """The address of the worker inside the site."""
    return next((BUILT / "assets").glob("worker-*.js")).relative_to(BUILT).as_posix()
