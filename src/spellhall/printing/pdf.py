"""Drawings as a PDF: paths, and texts in fonts that the file carries. That needs the standard library only."""

from __future__ import annotations

import zlib

from spellhall.printing.drawing import Drawing, Line, Shape
from spellhall.printing.fonts import FACES, Face, face

POINT = 72 / 25.4  # points in a millimetre
OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


class Pdf:
    """Objects in the order in which they were added; the first is the catalogue, the second the list of pages."""

    def __init__(self) -> None:
        self.objects: list[bytes] = [b"", b""]

    def add(self, content: bytes) -> int:
        self.objects.append(content)
        return len(self.objects)

    def stream(self, data: bytes, more: str = "") -> int:
        packed = zlib.compress(data, 6)
        head = f"<< /Length {len(packed)} /Filter /FlateDecode {more}>>".encode()
        return self.add(head + b"\nstream\n" + packed + b"\nendstream")

    def written(self) -> bytes:
        out = bytearray(b"%PDF-1.6\n%\xe2\xe3\xcf\xd3\n")
        places: list[int] = []
        for number, content in enumerate(self.objects, start=1):
            places.append(len(out))
            out += f"{number} 0 obj\n".encode() + content + b"\nendobj\n"
        begun = len(out)
        out += f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n".encode()
        out += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
        out += f"trailer\n<< /Size {len(places) + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n{begun}\n%%EOF\n".encode()
        return bytes(out)


def pdf_of(pages: list[Drawing], title: str) -> bytes:
    """One page for each drawing, as large as it is. The same drawings give the same bytes."""
    pdf = Pdf()
    pdf.add(f"<< /Title {text_string(title)} /Producer (Spellhall) >>".encode())
    used = {name: signs_in(pages, name) for name in FACES}
    fonts = {name: add_font(pdf, face(name), used[name]) for name in FACES if used[name]}
    named = " ".join(f"/{name} {number} 0 R" for name, number in fonts.items())
    resources = pdf.add(f"<< /Font << {named} >> >>".encode())
    kids: list[int] = []
    for page in pages:
        content = pdf.stream(content_of(page).encode("ascii"))
        box = f"[0 0 {page.width * POINT:.3f} {page.height * POINT:.3f}]"
        parts = f"/Type /Page /Parent 2 0 R /MediaBox {box} /Resources {resources} 0 R /Contents {content} 0 R"
        kids.append(pdf.add(f"<< {parts} >>".encode()))
    listed = " ".join(f"{kid} 0 R" for kid in kids)
    pdf.objects[0] = (
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>"
    )
    pdf.objects[1] = f"<< /Type /Pages /Count {len(kids)} /Kids [{listed}] >>".encode()
    return pdf.written()


def signs_in(pages: list[Drawing], name: str) -> str:
    lines = (mark for page in pages for mark in page.marks if isinstance(mark, Line) and mark.face == name)
    return "".join(sorted({sign for line in lines for sign in line.text}))


def add_font(pdf: Pdf, font: Face, signs: str) -> int:
    """A font that writes glyphs by their numbers, with their widths and what they mean for whoever copies the text."""
    data = pdf.stream(font.data, f"/Length1 {len(font.data)} ")
    name = f"SPELLH+Spellhall-{font.name.capitalize()}"
    box = " ".join(str(edge) for edge in font.box)
    described = pdf.add(
        f"<< /Type /FontDescriptor /FontName /{name} /Flags 4 /FontBBox [{box}] /ItalicAngle 0 /Ascent {font.ascent} "
        f"/Descent {font.descent} /CapHeight 650 /StemV 80 /FontFile2 {data} 0 R >>".encode()
    )
    glyphs = sorted({font.glyph(sign): sign for sign in reversed(signs)}.items())
    widths = " ".join(f"{glyph} [{font.advances[glyph]}]" for glyph, _ in glyphs)
    inner = pdf.add(
        f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDToGIDMap /Identity /DW 500 /W [{widths}] "
        f"/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
        f"/FontDescriptor {described} 0 R >>".encode()
    )
    meaning = pdf.stream(meaning_of(glyphs).encode("ascii"))
    return pdf.add(
        f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H /DescendantFonts [{inner} 0 R] "
        f"/ToUnicode {meaning} 0 R >>".encode()
    )


def meaning_of(glyphs: list[tuple[int, str]]) -> str:
    """Which sign each glyph stands for, in groups of at most a hundred, as the format asks."""
    parts = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Signs def /CMapType 2 def",
        "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    ]
    for start in range(0, len(glyphs), 100):
        group = glyphs[start : start + 100]
        parts.append(f"{len(group)} beginbfchar")
        parts += [f"<{glyph:04X}> <{ord(sign):04X}>" for glyph, sign in group]
        parts.append("endbfchar")
    return "\n".join([*parts, "endcmap CMapName currentdict /CMap defineresource pop end end"])


def content_of(page: Drawing) -> str:
    """The drawing as operators. Only colours and widths that change are written again."""
    out = [f"{POINT:.6f} 0 0 {-POINT:.6f} 0 {page.height * POINT:.3f} cm 1 J 1 j"]
    fill = stroke = width = ""
    for mark in page.marks:
        if isinstance(mark, Line):
            if mark.colour != fill:
                fill = mark.colour
                out.append(f"{colour_of(fill)} rg")
            out.append(text_operators(mark))
            continue
        if mark.fill and mark.fill != fill:
            fill = mark.fill
            out.append(f"{colour_of(fill)} rg")
        if mark.stroke and mark.stroke != stroke:
            stroke = mark.stroke
            out.append(f"{colour_of(stroke)} RG")
        if mark.stroke and f"{mark.width:.3f} w" != width:
            width = f"{mark.width:.3f} w"
            out.append(width)
        out.append(shape_operators(mark))
    return "\n".join(out)


def shape_operators(shape: Shape) -> str:
    drawn = [" ".join([*(f"{value:.3f}" for value in points), OPERATORS[kind]]) for kind, points in shape.pieces]
    way = "B" if shape.fill and shape.stroke else "f" if shape.fill else "S" if shape.stroke else "n"
    return " ".join([*drawn, way])


def text_operators(line: Line) -> str:
    font = face(line.face)
    wide = font.width(line.text, line.size)
    back = {"start": 0.0, "middle": wide / 2, "end": wide}[line.anchor]
    # the page's y runs down, so letters are turned over once more
    sign = -1 if line.turned else 1
    glyphs = "".join(f"{font.glyph(sign_):04X}" for sign_ in line.text)
    x = line.x - sign * back
    return f"BT /{line.face} {line.size:.3f} Tf {sign} 0 0 {-sign} {x:.3f} {line.y:.3f} Tm <{glyphs}> Tj ET"


def colour_of(colour: str) -> str:
    return " ".join(f"{int(colour[at : at + 2], 16) / 255:.3f}" for at in (1, 3, 5))


def text_string(text: str) -> str:
    return "<FEFF" + text.encode("utf-16-be").hex().upper() + ">"
