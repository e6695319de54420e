"""The container: built and opened where Docker runs; everywhere, all that can be checked without it."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from benchmarks.halls import HallProcess
from typer.main import get_command

from spellhall.cli.app import app
from spellhall.hall.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
STEPS = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text(encoding="utf-8")).splitlines()
PARSED = [(step.split(" ", 1)[0], step.split(" ", 1)[1]) for step in STEPS if re.match(r"[A-Z]+ ", step)]
LAST = PARSED[max(place for place, (word, _) in enumerate(PARSED) if word == "FROM") :]


def given(word: str, steps: list[tuple[str, str]] = LAST) -> list[str]:
    return [rest for name, rest in steps if name == word]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8")))


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for rest in given("COPY", PARSED):
        if rest.startswith("--from"):
            continue
        for source in shlex.split(rest)[:-1]:
            assert (ROOT / source).exists(), source
            assert any(fnmatch.fnmatch(source.split("/")[0], rule[1:]) for rule in ignored if rule[0] == "!"), source


def test_it_runs_without_rights_and_with_pinned_packages() -> None:
    assert given("USER") == ["10001"]
    assert LAST.index(("USER", "10001")) > max(place for place, (word, _) in enumerate(LAST) if word == "RUN")
    assert "--require-hashes" in given("RUN")[0]
    assert "gcc" not in " ".join(given("RUN")), "nothing to build with is in the image"
    assert "SPELLHALL_DATA=/data" in given("ENV")[0]
    assert given("VOLUME") == ["/data"]


def test_its_command_is_one_of_ours() -> None:
    assert json.loads(given("ENTRYPOINT")[0]) == ["spellhall"]
    command, *words = json.loads(given("CMD")[0])
    read = get_command(app).commands[command].make_context(command, words)  # type: ignore[attr-defined]
    assert read.params["host"] == "0.0.0.0"
    assert given("EXPOSE") == [str(read.params["port"])]


def test_its_health_check_tells_an_open_hall_from_a_closed_one(tmp_path: Path) -> None:
    (check,) = given("HEALTHCHECK")
    words = json.loads(check[check.index("CMD") + 4 :])
    hall = HallProcess(tmp_path)
    words = [word.replace(":8170", f":{hall.port}") for word in words]
    words[0] = hall.python
    hall.start()
    try:
        assert subprocess.run(words, check=False, timeout=30).returncode == 0
    finally:
        hall.kill()
    assert subprocess.run(words, check=False, timeout=30, stderr=subprocess.DEVNULL).returncode != 0


def test_the_compose_file_holds_together(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"hall", "database", "proxy"}
    assert services["hall"]["read_only"]
    assert services["hall"]["cap_drop"] == ["ALL"]
    assert "ports" not in services["hall"], "only the proxy is reached from outside"
    assert "ports" not in services["database"]
    for name, service in services.items():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"], name
        for other in service.get("depends_on", {}):
            assert other in services
        for network in service["networks"]:
            assert network in compose["networks"]
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["hall"]["environment"]["SPELLHALL_PROXIES"] == proxy
    assert "reverse_proxy hall:8170" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_its_settings_are_known_and_explained(compose: dict[str, Any]) -> None:
    for name in compose["services"]["hall"]["environment"]:
        assert name.removeprefix("SPELLHALL_").lower() in Settings.__struct_fields__, name
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    example = (DEPLOY / "example.env").read_text(encoding="utf-8")
    assert wanted == {line.split("=")[0] for line in example.splitlines() if "=" in line and line[0] != "#"}


def test_it_builds_and_opens_where_docker_runs() -> None:
    """Where it does not, there is nothing to build with, and the tests above are all that can be said."""
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "info"], capture_output=True, check=False, timeout=60).returncode:
        return
    subprocess.run([docker, "build", "--tag", "spellhall-test", str(ROOT)], check=True, timeout=1500)
    words = ["run", "--rm", "--read-only", "--tmpfs", "/tmp", "--tmpfs", "/data:uid=10001", "spellhall-test", "doctor"]
    done = subprocess.run([docker, *words], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "engine: compiled" in done.stdout
