"""The site at /here: there if it was built, a clear page if not, under a policy of its own, and never anything else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from benchmarks.halls import HallProcess

from hall.test_documentation import ask


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    folder = tmp_path_factory.mktemp("built")
    site = folder / "site"
    (site / "python-1").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Here</h1>")
    (site / "sw.js").write_text("//")
    (site / "python-1" / "a.wasm").write_bytes(b"plain")
    (site / "python-1" / "a.wasm.br").write_bytes(b"small")
    (site / "notes.secret").write_text("not a kind of file that is served")
    (folder / "secret.html").write_text("secret")
    (site / "linked.html").symlink_to(folder / "secret.html")
    made = HallProcess(tmp_path_factory.mktemp("hall"), extra={"SPELLHALL_HERE": str(site)})
    made.start()
    yield made
    made.kill()


def test_the_site_is_served_with_its_policy_and_nothing_else_is(built: HallProcess) -> None:
    moved = ask(built, "/here")
    assert (moved.status, moved.getheader("location")) == (302, "/here/")
    page = ask(built, "/here/")
    assert (page.status, page.read()) == (200, b"<h1>Here</h1>")
    policy = str(page.getheader("content-security-policy"))
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors 'none'" in policy
    assert page.getheader("cache-control") == "no-cache"
    heavy = ask(built, "/here/python-1/a.wasm", accept_encoding="gzip, br")
    assert (heavy.read(), heavy.getheader("content-encoding")) == (b"small", "br")
    assert heavy.getheader("content-type") == "application/wasm"
    assert "immutable" in str(heavy.getheader("cache-control"))
    assert ask(built, "/here/python-1/a.wasm").read() == b"plain"
    assert ask(built, "/here/?/t/some-table").status == 200
    for path in ("/here/notes.secret", "/here/linked.html", "/here/../secret.html", "/here/%2e%2e/secret.html"):
        assert b"secret" not in ask(built, path).read(), path
    assert "wasm" not in str(ask(built, "/").getheader("content-security-policy"))


def test_a_site_that_is_not_built_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    empty = str(tmp_path_factory.mktemp("nothing"))
    made = HallProcess(tmp_path_factory.mktemp("hall"), extra={"SPELLHALL_HERE": empty})
    made.start()
    try:
        answer = ask(made, "/here")
        assert answer.status == 404
        assert b"make site" in answer.read()
    finally:
        made.kill()
