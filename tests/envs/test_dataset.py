"""Datasets: written, described, read back, and played again row by row."""

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from envs.tables import EVERY_GAME
from spellhall.cli.app import app
from spellhall.envs import dataset
from spellhall.kernel.errors import SpellhallError


def written(folder: Path, id: str, bots: str = "random") -> Path:
    path = folder / f"{id}.parquet"
    done = CliRunner().invoke(app, ["dataset", id, "--games", "2", "--bots", bots, "--out", str(path)])
    assert done.exit_code == 0, done.output
    return path


@pytest.mark.parametrize("id", EVERY_GAME)
def test_the_games_come_back(id: str, tmp_path: Path) -> None:
    path = written(tmp_path, id)
    rows = pq.read_table(path)
    card = dataset.read_card(path)
    assert len(card["features"]) == len(rows["features"][0])
    assert dataset.check(path) == (2, rows.num_rows)
    assert CliRunner().invoke(app, ["dataset-check", str(path)]).exit_code == 0
    text = path.with_suffix(".md").read_text()
    assert f"{rows.num_rows} decisions of 2 games of {id}" in text
    assert "Cards: the house set." in text
    payoffs = {(row["game"], row["seat"]): row["payoff"] for row in rows.select(["game", "seat", "payoff"]).to_pylist()}
    assert sum(payoffs.values()) == pytest.approx(0)


def test_a_changed_row_is_found(tmp_path: Path) -> None:
    path = written(tmp_path, "prestidigitators", "greedy,random")
    rows = pq.read_table(path)
    choices = rows["choice"].to_pylist()
    choices[5] = choices[5] + 1
    changed = rows.set_column(rows.schema.get_field_index("choice"), "choice", pa.array(choices, pa.int32()))
    pq.write_table(changed.replace_schema_metadata(rows.schema.metadata), path)
    with pytest.raises(SpellhallError, match="game 0, step"):
        dataset.check(path)


def test_other_files_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "text.parquet"
    text.write_text("no table")
    with pytest.raises(SpellhallError, match=r"text\.parquet is no Parquet file"):
        dataset.read_card(text)
    plain = tmp_path / "plain.parquet"
    pq.write_table(pa.table({"a": [1]}), plain)
    with pytest.raises(SpellhallError, match="no data card"):
        dataset.read_card(plain)
