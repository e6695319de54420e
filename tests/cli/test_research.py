"""Without the optional extra, the research commands say what to install."""

from importlib.util import find_spec

import pytest
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.kernel.errors import SpellhallError


@pytest.mark.skipif(find_spec("numpy") is not None, reason="the extra is installed here")
@pytest.mark.parametrize("command", [["dataset", "mathwiz", "--games", "1"], ["dataset-check", "no.parquet"]])
def test_a_missing_extra_is_named(command: list[str]) -> None:
    done = CliRunner().invoke(app, command)
    assert isinstance(done.exception, SpellhallError)
    assert str(done.exception).endswith("install them with `pip install spellhall[research]`.")
