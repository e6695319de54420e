"""The moving picture of the README is put together by our own hands: a browser must be able to show it."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest
from benchmarks.animation import animated

from web.harness import Player

Make = Callable[..., Player]
STILL = """async colour => {
  const canvas = new OffscreenCanvas(40, 30);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 40, 30);
  const made = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })).arrayBuffer());
  return btoa(String.fromCharCode(...made));
}"""
LOOK = """async made => {
  const data = Uint8Array.from(atob(made), each => each.charCodeAt(0));
  const reader = new ImageDecoder({ data, type: 'image/webp' });
  await reader.tracks.ready;
  const { image } = await reader.decode({ frameIndex: 2 });
  return [reader.tracks.selectedTrack.frameCount, image.displayWidth, image.displayHeight, image.duration];
}"""


def test_a_browser_shows_every_frame(player: Make) -> None:
    me = player().open("/about")
    stills = [base64.b64decode(me.page.evaluate(STILL, colour)) for colour in ("red", "green", "blue")]
    made = animated([(each, 300) for each in stills], 40, 30)
    assert me.page.evaluate(LOOK, base64.b64encode(made).decode()) == [3, 40, 30, 300_000]


def test_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="not a WebP"):
        animated([(b"\x89PNG", 100)], 40, 30)
