"""Builds the site that needs no hall: the page, Python for browsers, the engine, and the documentation, as plain files.

python web/site.py             # into build/site; the page must be built before
python web/site.py finish      # …with the documentation, if that is built, and a compressed copy of every file

Everything lies where `files.json` says. What has a version in its name may be kept for ever; the service worker's list
has everything, under one version, so that a browser switches from one site to the next as a whole.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from html import escape
from pathlib import Path

from build import HERE, SOURCE, Node, install

ROOT = HERE.parent
TARGET = ROOT / "build" / "site"
WORK = ROOT / "build" / "here"
PAGE = SOURCE / "spellhall" / "hall" / "web"
DOCS = ROOT / "build" / "docs"
PYTHON = ("314", "pyemscripten_2026_0_wasm32")  # of the Pyodide that package-lock.json pins
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LIBRARY = PYODIDE[-1]
FOLDERS = ("kernel", "games", "bots", "encoding", "table", "words", "lessons", "here")
DATA = ("*.toml", "values.json", "choices.json", "puzzles.json")  # rules and cards, what networks weigh, and puzzles
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
STAMP = (1980, 1, 1, 0, 0, 0)


def libraries() -> Path:
    """The packages that the engine needs, as their wheels for browsers, by the hashes of requirements/here.txt."""
    wanted = ROOT / "requirements" / "here.txt"
    place = WORK / "wheels" / hashlib.sha256(wanted.read_bytes() + PYTHON[1].encode()).hexdigest()[:12]
    if not place.is_dir():
        part = place.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        version, platform = PYTHON
        kind = ["--implementation", "cp", "--python-version", version, "--abi", f"cp{version}", "--abi", "none"]
        words = ["download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
        words += ["--only-binary", ":all:", *kind, "--platform", platform, "--dest", str(part), "-r", str(wanted)]
        done = subprocess.run([sys.executable, "-m", "pip", *words], check=False)
        if done.returncode:
            sys.exit("The packages for browsers could not be fetched, see above: this needs the package registry once.")
        part.rename(place)
    return place


def imported() -> set[str]:
    """The modules of our package that the worker's Python imports."""
    code = (
        "import sys, spellhall.here.worker, spellhall.here.more, spellhall.games; spellhall.games.all_games(); "
        "print(*[name for name in sys.modules if name.startswith('spellhall')])"
    )
    return set(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split())


def engine(node: Node) -> Path:
    """Our package for browsers, compiled to bytecode: whole folders, and of the others what is imported."""
    part, package = WORK / "engine", SOURCE / "spellhall"
    shutil.rmtree(part, ignore_errors=True)
    modules = imported()
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        name = ".".join(["spellhall", *inside.with_suffix("").parts]).removesuffix(".__init__")
        if (inside.parts[0] in FOLDERS and path.name != "terminal.py") or name in modules:
            copied(path, part / "spellhall" / inside)
    for pattern in DATA:
        for folder in FOLDERS:
            for path in sorted((package / folder).rglob(pattern)):
                copied(path, part / "spellhall" / path.relative_to(package))
    node.run("scripts/engine.mjs", str(part))
    return part


def copied(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def zipped(target: Path, files: dict[str, bytes]) -> None:
    """A plain archive, the same for the same files. It is not compressed: whoever sends it does that better."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, STAMP), content)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def from_wheels(place: Path) -> dict[str, bytes]:
    out: dict[str, bytes] = {}
    for wheel in sorted(place.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            out |= {name: archive.read(name) for name in archive.namelist() if not name.endswith((".pyi", "/"))}
    return out


def answers(target: Path) -> None:
    """What a hall answers to everybody alike, in every language: games, rules, phrases, cards and words."""
    sys.path.insert(0, str(SOURCE))
    import msgspec

    from spellhall.games import shelf
    from spellhall.hall import messages as wire
    from spellhall.hall.api import game_info
    from spellhall.kernel.messages import Message
    from spellhall.kernel.state import name_of
    from spellhall.table.phrases import PHRASES
    from spellhall.words.catalogues import COMMON, catalogue_text, languages, without_clauses
    from spellhall.words.rulebook import rulebook
    from spellhall.words.speech import speech

    def put(name: str, content: object) -> None:
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else msgspec.json.encode(content))

    games = [game for game in shelf() if game.package.startswith("spellhall.games.")]
    for language in languages():
        put(f"{language}/games.json", [game_info(game, language) for game in games])
        put(f"{language}/phrases.json", {id: speech(language).say(Message(f"phrase-{id}", {})) for id in PHRASES})
        put(f"words/{language}.ftl", without_clauses(catalogue_text(language, COMMON)))
        for game in games:
            clauses = [
                wire.ClauseInfo(one.id, one.heading, one.text, one.source)
                for one in rulebook(game.id, language).search("")
                if one.id
            ]
            put(f"{language}/games/{game.id}/clauses.json", clauses)
            put(f"words/{language}/{game.id}.ftl", without_clauses(catalogue_text(language, game.id)))
    for game in games:
        put(f"games/{game.id}/cards.json", game.cards_shown(game.house_cards()))
        sights = {name_of(kind): dict(kind.FIELDS) for kind in game.parts}
        put(f"games/{game.id}/fields.json", wire.FieldsInfo(game.prefix.lower(), sights))


def page() -> str:
    """The page, as one that runs here: its files beside it, and its policy in it."""
    text = (PAGE / "index.html").read_text(encoding="utf-8").replace('="/', '="./')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}" />'
    mark = '<meta name="spellhall-here" content="" />\n    <link rel="apple-touch-icon" href="./icon-192.png" />'
    return text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}\n    {mark}', 1)


def manifest() -> str:
    """How the site is installed as a program: from whatever folder it lies in, with pictures for every screen."""
    data = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    masks = [{**icon, "purpose": "maskable"} for icon in icons]
    drawn = {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}
    return json.dumps({**data, "id": "./", "start_url": "./", "scope": "./", "icons": [*icons, *masks, drawn]})


def main() -> None:
    if not (PAGE / "index.html").exists():
        sys.exit("The page is not built: run 'make web' first.")
    node = Node()
    install(node)
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(PAGE, TARGET, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    (TARGET / "index.html").write_text(page(), encoding="utf-8")
    (TARGET / "manifest.webmanifest").write_text(manifest(), encoding="utf-8")
    heavy = WORK / "heavy"
    shutil.rmtree(heavy, ignore_errors=True)
    heavy.mkdir(parents=True)
    for name in PYODIDE:
        copied(HERE / "node_modules" / "pyodide" / name, heavy / name)
    with zipfile.ZipFile(
        heavy / LIBRARY
    ) as archive:  # packed anew: it is read at every start, and the whole packs better
        library = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    zipped(heavy / LIBRARY, library)
    # no package is ever loaded by its list, and the whole list would be a fifth of a megabyte
    lock = json.loads((HERE / "node_modules" / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    (heavy / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    zipped(heavy / "engine.zip", contents(engine(node)))
    zipped(heavy / "libraries.zip", from_wheels(libraries()))
    print_of = hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in sorted(heavy.iterdir())))
    folder = f"python-{print_of.hexdigest()[:12]}"
    shutil.move(heavy, TARGET / folder)
    answers(TARGET / "answers")
    names = {path.name: f"{folder}/{path.name}" for path in sorted((TARGET / folder).iterdir())}
    sizes = {name: (TARGET / name).stat().st_size for name in names.values()}
    found = sorted(path.relative_to(TARGET).as_posix() for path in TARGET.rglob("*") if path.is_file())
    files = ["", *[name for name in found if name != "index.html"]]
    everything = hashlib.sha256()
    for name in files:
        everything.update(hashlib.sha256((TARGET / (name or "index.html")).read_bytes()).digest() + name.encode())
    worker = (HERE / "sw.js").read_text(encoding="utf-8")
    everything.update(worker.encode())
    version = everything.hexdigest()[:16]
    (TARGET / "files.json").write_text(
        json.dumps({"version": version, "names": names, "heavy": sizes}), encoding="utf-8"
    )
    listed = json.dumps([*files, "files.json"])
    (TARGET / "sw.js").write_text(worker.replace("@VERSION@", version).replace('"@FILES@"', listed), encoding="utf-8")
    print(f"build/site is ready: version {version}. 'python -m http.server -d build/site' shows it.")


def finish() -> None:
    """What a host needs beside the files that are played: the documentation, and a compressed copy of everything.

    The documentation is not in the service worker's list: it is large, and nobody needs it to play.
    """
    if (DOCS / "index.html").exists():
        shutil.rmtree(TARGET / "docs", ignore_errors=True)
        shutil.copytree(DOCS, TARGET / "docs", ignore=shutil.ignore_patterns("*.gz", "*.br"))
    Node().run("scripts/pack.mjs", str(TARGET))


if __name__ == "__main__":
    finish() if "finish" in sys.argv[1:] else main()
