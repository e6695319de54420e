"""Sounds at the table: a switch in its head, and music that stays gentle, measured as the browser plays it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.harness import Player

Make = Callable[..., Player]
RENDER = """
  // everything that the page plays is written into a buffer instead
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 3 * 44100, 44100); window.written = this; }
    get state() { return 'running'; }
  };
"""
MEASURE = """() => window.written.startRendering().then(buffer => {
  const data = buffer.getChannelData(0);
  let peak = 0, first = -1, jump = 0, last = 0;
  for (let place = 0; place < data.length; place++) {
    const loud = Math.abs(data[place]);
    if (loud > peak) peak = loud;
    if (first < 0 && loud > 0.001) first = place / 44100;
    jump = Math.max(jump, Math.abs(data[place] - (data[place - 1] ?? 0)));
    if (loud > 0.01) last = place / 44100;
  }
  return { peak, first, jump, last };
})"""


@pytest.mark.parametrize("game", ["mathwiz", "novatus"])
def test_sounds_are_switched_on_at_the_table_and_stay_gentle(player: Make, game: str) -> None:
    me = player()
    me.page.add_init_script(RENDER)
    me.open("/").see(f"[data-play={game}]").click()
    assert me.settled() in ("asked", "curtain")
    switch = me.see("[data-action=sound]")
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert me.page.evaluate("window.written === undefined")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    heard = me.page.evaluate(MEASURE)
    assert 0.03 < heard["peak"] < 0.9, heard  # to be heard, and never at the limit
    assert heard["last"] < 2.5, heard
    assert heard["jump"] < 0.25, heard  # no click
    me.page.reload()
    expect(me.see("[data-action=sound]")).to_have_attribute("aria-pressed", "true")
