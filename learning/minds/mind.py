"""A mind in play: a network's weights as plain arrays, evaluated with numpy, so that players need no PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from minds.looks import Look


class Mind:
    """Scores the choices of a look and says what the position is worth, from -1 (lost) to 1 (won)."""

    def __init__(self, arrays: dict[str, np.ndarray], about: dict[str, Any]) -> None:
        self.about = about
        self.table_scale = 1 / arrays["table_tops"]
        self.choice_scale = 1 / arrays["choice_tops"]
        self.trunk = layers(arrays, "trunk")
        self.judge = layers(arrays, "judge")
        self.from_table = arrays["from_table.weight"].T.copy()
        self.from_choice = arrays["from_choice.weight"].T.copy()
        self.bias = arrays["from_choice.bias"]
        self.words = arrays.get("words.weight")
        self.worth_weight, self.worth_bias = arrays["worth.weight"][0], float(arrays["worth.bias"][0])

    def judged(self, look: Look) -> tuple[np.ndarray, float]:
        """A score for each choice, the greater the better, and the worth of the position."""
        inner = look.table * self.table_scale
        for weight, bias in self.trunk:
            inner = np.maximum(inner @ weight + bias, 0)
        rows = (look.choices * self.choice_scale) @ self.from_choice + (inner @ self.from_table + self.bias)
        if self.words is not None:
            rows += self.words[look.numbers]
        rows = np.maximum(rows, 0)
        for weight, bias in self.judge[:-1]:
            rows = np.maximum(rows @ weight + bias, 0)
        weight, bias = self.judge[-1]
        return (rows @ weight + bias)[:, 0], float(np.tanh(inner @ self.worth_weight + self.worth_bias))

    def judged_all(self, tables: np.ndarray, choices: np.ndarray, counts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The same for many decisions at once, the choices of all of them one after another; words are not asked."""
        inner = tables * self.table_scale
        for weight, bias in self.trunk:
            inner = np.maximum(inner @ weight + bias, 0)
        rows = (choices * self.choice_scale) @ self.from_choice
        rows += np.repeat(inner @ self.from_table + self.bias, counts, axis=0)
        rows = np.maximum(rows, 0)
        for weight, bias in self.judge[:-1]:
            rows = np.maximum(rows @ weight + bias, 0)
        weight, bias = self.judge[-1]
        return (rows @ weight + bias)[:, 0], np.tanh(inner @ self.worth_weight + self.worth_bias)

    def best(self, look: Look) -> int:
        """The place of the best choice in its list."""
        return int(np.argmax(self.judged(look)[0]))


def firsts_of(counts: np.ndarray) -> np.ndarray:
    """Where the choices of each decision begin among all."""
    return np.cumsum(counts) - counts


def layers(arrays: dict[str, np.ndarray], name: str) -> list[tuple[np.ndarray, np.ndarray]]:
    found = sorted(int(key.split(".")[1]) for key in arrays if key.startswith(f"{name}.") and key.endswith(".weight"))
    return [(arrays[f"{name}.{place}.weight"].T.copy(), arrays[f"{name}.{place}.bias"]) for place in found]


def save(path: Path, arrays: dict[str, np.ndarray], about: dict[str, Any]) -> None:
    """Write a mind to a file, whole or not at all."""
    draft = path.with_suffix(".draft.npz")
    np.savez(draft, about=np.array(json.dumps(about)), **arrays)  # type: ignore[arg-type]
    draft.replace(path)


def load(path: Path) -> Mind:
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files if name != "about"}
        return Mind(arrays, json.loads(str(file["about"])))
