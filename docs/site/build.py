"""Builds the documentation into build/docs, and puts a copy into the package, where the hall serves it at /docs.

python docs/site/build.py      # in the environment of requirements/docs.txt; `make docs` does both

The pages of docs/ are plain Markdown that reads well in the repository. What a site needs beyond that is added to a
copy of them: tables of contents, pictures beside the rules, and the pages that lie elsewhere.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs"
STAGE = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs"
PACKAGED = ROOT / "src" / "spellhall" / "hall" / "docs"

BORROWED = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "web/README.md": "web-client.md"}
"""Pages of the repository that lie outside docs/, and their names in the site."""
LISTED = {"rules": "The rules", "notation": "Notation", "features": "Features", "cards": "Card files"}
"""Folders with a page for every game; each gets a page that lists them."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def stage() -> None:
    """A copy of the pages, with what the site adds."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(DOCS, STAGE, ignore=shutil.ignore_patterns("site"))
    pages = {path: STAGE / path.relative_to(DOCS) for path in DOCS.rglob("*.md")}
    pages |= {ROOT / name: STAGE / staged for name, staged in BORROWED.items()}
    for page, staged in pages.items():
        staged.write_text(linked(page.read_text(encoding="utf-8"), page, staged, pages), encoding="utf-8")
    for folder, title in LISTED.items():
        (STAGE / folder / "index.md").write_text(listing(STAGE / folder, title), encoding="utf-8")
    for page in (STAGE / "rules").glob("*.md"):
        illustrate(page)
    for name, holds in shelves().items():
        page = STAGE / f"{name}.md"
        page.write_text(page.read_text(encoding="utf-8") + contents(holds), encoding="utf-8")


def shelves() -> dict[str, list[str]]:
    """Which pages stand behind which; a new page that is on no shelf yet stands at the end of the last door's."""
    found = {one["page"]: one["holds"] for one in tomllib.loads((HERE / "shelves.toml").read_text("utf-8"))["shelf"]}
    placed = {"index", *(name for holds in found.values() for name in holds)}
    known = (path.relative_to(STAGE).with_suffix("").as_posix() for path in sorted(STAGE.rglob("*.md")))
    found["build"] += [name for name in known if name not in placed and name.split("/")[0] not in LISTED]
    return found


def linked(text: str, page: Path, staged: Path, pages: dict[Path, Path]) -> str:
    """The text of a page with its links as they are in the site."""

    def renewed(match: re.Match[str]) -> str:
        mark, label, target = match.groups()
        name, hash, part = target.partition("#")
        if not name or "://" in name:
            return match[0]
        meant = Path(os.path.normpath(page.parent / name))
        if meant.is_dir():
            found = STAGE / meant.relative_to(DOCS) / "index.md" if meant.name in LISTED else None
        elif meant in pages:
            found = pages[meant]
        elif meant.is_relative_to(DOCS):
            found = STAGE / meant.relative_to(DOCS)
        elif meant.is_relative_to(ROOT / "examples"):
            found = STAGE / "files" / f"{meant.name}.txt"  # a module in the package would be taken for one of ours
            found.parent.mkdir(exist_ok=True)
            shutil.copy(meant, found)
        else:
            found = None
        if found is None:
            return label  # a file that is in the repository only
        return f"{mark}[{label}]({os.path.relpath(found, staged.parent)}{hash}{part})"

    return LINK.sub(renewed, text)


def contents(holds: list[str]) -> str:
    return "\n\n```{toctree}\n:hidden:\n\n" + "\n".join(f"/{name}" for name in holds) + "\n```\n"


def listing(folder: Path, title: str) -> str:
    names = sorted(path.stem for path in folder.glob("*.md"))
    titles = {
        name: (folder / f"{name}.md").read_text(encoding="utf-8").split("\n", 1)[0].lstrip("# ") for name in names
    }
    lines = [f"- [{titles[name]}]({name}.md)" for name in names]
    return f"# {title}\n\n" + "\n".join(lines) + "\n" + contents([f"{folder.name}/{name}" for name in names])


def illustrate(page: Path) -> None:
    """The board of a game under the title of its rules, by day and by night."""
    pictures = [
        f"```{{image}} ../images/{page.stem}-desk-{time}.jpg\n:alt: The board\n:class: only-{light}\n```\n"
        for time, light in (("day", "light"), ("night", "dark"))
        if (DOCS / "images" / f"{page.stem}-desk-{time}.jpg").exists()
    ]
    title, rest = page.read_text(encoding="utf-8").split("\n", 1)
    page.write_text("\n".join([title, "", *pictures, rest]), encoding="utf-8")


def build() -> None:
    """Sphinx, with every warning an error."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-q", "-E", "-W", "--keep-going", "-b", "html", "-c", str(HERE)]
    command += ["-d", str(ROOT / "build" / "docs-trees"), str(STAGE), str(SITE)]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The documentation could not be built; see above.")
    for unneeded in (".buildinfo", "objects.inv"):
        (SITE / unneeded).unlink(missing_ok=True)
    for path in SITE.rglob("*.map"):
        path.unlink()
    shutil.rmtree(SITE / "_sources", ignore_errors=True)


def move_inline() -> None:
    """Styles and scripts inside of pages become files: the hall's policy allows none inside."""
    for path in sorted(SITE.rglob("*.html")):
        up = "../" * (len(path.relative_to(SITE).parts) - 1)
        path.write_text(without_inline(path.read_text(encoding="utf-8"), up), encoding="utf-8")


def without_inline(text: str, up: str) -> str:
    text = re.sub(r"<style>(.*?)</style>", lambda found: outside(found[1], "css", up), text, flags=re.DOTALL)
    text = re.sub(r"<script>(.*?)</script>", lambda found: outside(found[1], "js", up), text, flags=re.DOTALL)
    return re.sub(r' style="([^"]*)"', lambda found: f' data-style="{styles(found[1])}"', text)


def styles(text: str) -> str:
    """The name of a style that stood in a tag, which is written into the site's own style sheet once."""
    name = hashlib.sha256(text.encode()).hexdigest()[:8]
    sheet = SITE / "_static" / "site.css"
    rule = f'[data-style="{name}"] {{ {text} }}\n'
    if rule not in (known := sheet.read_text(encoding="utf-8")):
        sheet.write_text(known + rule, encoding="utf-8")
    return name


def outside(text: str, kind: str, up: str) -> str:
    name = f"_static/inline-{hashlib.sha256(text.encode()).hexdigest()[:12]}.{kind}"
    (SITE / name).write_text(text, encoding="utf-8")
    if kind == "css":
        return f'<link rel="stylesheet" href="{up}{name}">'
    return f'<script src="{up}{name}"></script>'


def pack() -> None:
    """A copy for the hall."""
    shutil.rmtree(PACKAGED, ignore_errors=True)
    shutil.copytree(SITE, PACKAGED)


if __name__ == "__main__":
    stage()
    build()
    move_inline()
    pack()
    print(f"The documentation is in {SITE.relative_to(ROOT)}; start with index.html.")
