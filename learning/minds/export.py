"""python -m minds.export MIND.npz choices.json weighs,replies,promises TURNS PLAYOUTS: a mind in whole numbers.

What it is used for, how many turns a playout looks ahead with it (0: as without), and how many playouts the strongest
level spends on a decision stand in the file: it holds all that was measured together.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

TABLE_BITS = 14  # fineness of the table's layer; `spellhall.bots.minds` takes 6 of them away before it reads on
INNER_BITS = 12  # of the weights between the layers
CHOICE_BITS = TABLE_BITS - 6 + INNER_BITS  # of the choices' layer
PROMISE_BITS = 22 - (TABLE_BITS - 6)  # `chance_to_beat` counts in units of 1 / 2 ** 22


def whole(numbers: np.ndarray, bits: int) -> list[Any]:
    made: list[Any] = np.rint(numbers * (1 << bits)).astype(np.int64).tolist()
    return made


def exported(arrays: dict[str, np.ndarray]) -> dict[str, Any]:
    """The weights, rounded. A value's weight in the score is worked into the weights that lead to it, so that the
    score is a plain sum: of the values with a weight above zero, less that of the others, which come last."""
    if "words.weight" in arrays or "trunk.1.weight" in arrays or "judge.1.weight" in arrays:
        raise SystemExit("Only minds of one layer for the table and one for choices, without words, can be exported.")
    weights = {name: array.astype(np.float64) for name, array in arrays.items()}
    judge = weights["judge.0.weight"][0]
    order = np.argsort(judge < 0, kind="stable")
    size = np.abs(judge)[order]
    inner = weights["from_table.weight"][order].T * size  # a row for each value of the table's layer
    promise = 2 * weights["worth.weight"][0]  # tanh(x) as a chance is the logistic function of 2 x
    told = np.concatenate([np.rint(inner * (1 << INNER_BITS)), np.rint(promise * (1 << PROMISE_BITS))[:, None]], 1)
    choices = weights["from_choice.weight"][order].T * size / weights["choice_tops"][:, None]
    return {
        "table": whole(weights["trunk.0.weight"].T / weights["table_tops"][:, None], TABLE_BITS),
        "table_bias": whole(weights["trunk.0.bias"], TABLE_BITS),
        "inner": told.astype(np.int64).tolist(),
        "choices": whole(choices, CHOICE_BITS),
        "choice_bias": whole(weights["from_choice.bias"][order] * size, CHOICE_BITS),
        "promise_bias": int(np.rint(2 * weights["worth.bias"][0] * (1 << 22))),
        "gains": int((judge >= 0).sum()),
    }


def main() -> None:
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    with np.load(source) as file:
        arrays = {name: file[name] for name in file.files if name != "about"}
        about = json.loads(str(file["about"]))
    seats = about.get("practice", about["settings"])["seats"]
    uses = sys.argv[3].split(",")
    turns, playouts = int(sys.argv[4]), int(sys.argv[5])
    made = {"about": {"seats": seats, "uses": uses, "turns": turns, "playouts": playouts, **about}, **exported(arrays)}
    lines = [f'"{name}": {json.dumps(value, separators=(",", ":"))}' for name, value in made.items()]
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{target}: {target.stat().st_size / 1e3:.0f} kB")


if __name__ == "__main__":
    main()
