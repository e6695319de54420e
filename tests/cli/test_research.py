"""Without the optional extra, which the environment of these tests leaves out, its commands say what to install."""

import pytest
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.kernel.errors import SpellhallError


@pytest.mark.parametrize("command", [["dataset", "mathwiz", "--games", "1"], ["dataset-check", "no.parquet"]])
def test_a_missing_extra_is_named(command: list[str]) -> None:
    done = CliRunner().invoke(app, command)
    assert isinstance(done.exception, SpellhallError)
    assert str(done.exception).endswith("install them with `pip install spellhall[research]`.")
