"""The documentation in the hall: there if it was built, a clear page if not, and never anything else."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from benchmarks.halls import HallProcess


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall with a documentation of three files, beside which lies a secret."""
    folder = tmp_path_factory.mktemp("built")
    site = folder / "site"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Doors</h1>")
    (site / "rules" / "one.html").write_text("<h1>One</h1>" * 200)
    (site / "notes.secret").write_text("not a kind of file that is served")
    (folder / "secret.html").write_text("secret")
    (site / "linked.html").symlink_to(folder / "secret.html")
    made = HallProcess(tmp_path_factory.mktemp("hall"), extra={"SPELLHALL_DOCS": str(site)})
    made.start()
    yield made
    made.kill()


def ask(hall: HallProcess, path: str, **headers: str) -> HTTPResponse:
    """The path exactly as it is written: no client tidies it up."""
    where = urlsplit(hall.base)
    line = HTTPConnection(str(where.hostname), where.port, timeout=30)
    line.putrequest("GET", path, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name.replace("_", "-"), value)
    line.endheaders()
    return line.getresponse()


def test_it_opens_at_its_first_page(built: HallProcess) -> None:
    for path in ("/docs", "/docs/"):
        answer = ask(built, path)
        assert answer.status in (302, 307)
        assert answer.headers["Location"] == "/docs/index.html"
    page = ask(built, "/docs/index.html")
    assert page.status == 200
    assert page.read() == b"<h1>Doors</h1>"
    assert page.headers["Content-Type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert "unsafe" not in page.headers["Content-Security-Policy"]


def test_pages_are_sent_compressed_to_those_who_understand_it(built: HallProcess) -> None:
    plain = ask(built, "/docs/rules/one.html")
    packed = ask(built, "/docs/rules/one.html", Accept_Encoding="gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(packed.read()) < len(plain.read())


@pytest.mark.parametrize(
    "path",
    [
        "/docs/../secret.html",
        "/docs/..%2fsecret.html",
        "/docs/%2e%2e/secret.html",
        "/docs/rules/../../secret.html",
        "/docs//etc/passwd",
        "/docs/%2fetc%2fpasswd",
        "/docs/linked.html",
        "/docs/notes.secret",
        "/docs/rules",
        "/docs/index.html%00.css",
        "/docs/..%5csecret.html",
    ],
)
def test_nothing_but_its_own_files_is_served(built: HallProcess, path: str) -> None:
    answer = ask(built, path)
    assert answer.status in (400, 404)
    text = answer.read()
    assert b"secret" not in text
    assert b"root:" not in text


def test_a_hall_without_it_says_how_to_build_it(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", extra={"SPELLHALL_DOCS": str(tmp_path / "nowhere")})
    hall.start()
    try:
        answer = ask(hall, "/docs")
        assert answer.status == 404
        assert b"<code>make docs</code>" in answer.read()
        assert ask(hall, "/docs/index.html").status == 404
    finally:
        hall.kill()
