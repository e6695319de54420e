"""Drawings as pictures made of pixels, for programs that take no others. PDFium paints them; it is an extra."""

from __future__ import annotations

import zlib
from importlib import import_module
from importlib.util import find_spec
from struct import pack

from spellhall.kernel.errors import BadOption
from spellhall.kernel.messages import say
from spellhall.printing.drawing import Drawing
from spellhall.printing.pdf import pdf_of

PAINTER = "pypdfium2"
HAIR = 0.01  # of a pixel: PDFium rounds up to whole pixels, and the picture must not grow by one
RGB = 2  # the PNG colour type of three bytes for each pixel


def check_painter() -> None:
    """Raises BadOption where PDFium is not installed."""
    if find_spec(PAINTER) is None:
        raise BadOption(say("print-no-painter"))


def png_of(drawing: Drawing, wide: int) -> bytes:
    """A drawing as a PNG of so many pixels across."""
    document = import_module(PAINTER).PdfDocument(pdf_of([drawing], ""))
    try:
        page = document[0]
        painted = page.render(scale=(wide - HAIR) / page.get_width(), rev_byteorder=True)
        return written(bytes(painted.buffer), painted.width, painted.height, painted.stride)
    finally:
        document.close()


def written(pixels: bytes, wide: int, high: int, stride: int) -> bytes:
    """Rows of red, green and blue bytes, each `stride` bytes after the last, as a PNG file."""
    head = pack(">IIBBBBB", wide, high, 8, RGB, 0, 0, 0)
    rows = b"".join(b"\0" + pixels[row * stride : row * stride + 3 * wide] for row in range(high))
    chunks = (b"IHDR", head), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in chunks)


def chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data))
