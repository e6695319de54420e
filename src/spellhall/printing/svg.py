"""Drawings as SVG files."""

from __future__ import annotations

import base64
from html import escape

from spellhall.printing.drawing import Drawing, Line, path_text, short
from spellhall.printing.fonts import face

FALLBACK = {"display": "serif", "text": "sans-serif", "strong": "sans-serif"}


def svg_of(drawing: Drawing, title: str, carry_fonts: bool = True) -> str:
    """A drawing as a file of its own, in millimetres. It carries its fonts, so that it looks the same everywhere."""
    wide, high = short(drawing.width), short(drawing.height)
    used = sorted({mark.face for mark in drawing.marks if isinstance(mark, Line)})
    fonts = "".join(font_rule(name) for name in used) if carry_fonts else ""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm" viewBox="0 0 {wide} {high}"'
        ' role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{fonts}</style>" if fonts else "",
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ]
    for mark in drawing.marks:
        if isinstance(mark, Line):
            turned = f' transform="rotate(180 {short(mark.x)} {short(mark.y)})"' if mark.turned else ""
            parts.append(
                f'<text x="{short(mark.x)}" y="{short(mark.y)}" font-size="{short(mark.size)}" fill="{mark.colour}" '
                f'font-family="Spellhall {mark.face}, {FALLBACK[mark.face]}" font-variant-numeric="lining-nums" '
                f'text-anchor="{mark.anchor}"{turned}>{escape(mark.text)}</text>'
            )
        else:
            fill = f' fill="{mark.fill}"' if mark.fill else ""
            stroke = f' stroke="{mark.stroke}" stroke-width="{mark.width:.3f}"' if mark.stroke else ""
            parts.append(f'<path d="{path_text(mark.pieces)}"{fill}{stroke}/>')
    return "\n".join(part for part in [*parts, "</g>", "</svg>"] if part) + "\n"


def font_rule(name: str) -> str:
    data = base64.b64encode(face(name).data).decode("ascii")
    return f"@font-face {{ font-family: 'Spellhall {name}'; src: url(data:font/ttf;base64,{data}); }}"
