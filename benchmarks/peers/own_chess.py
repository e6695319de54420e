"""python-chess: random play."""

from __future__ import annotations

import random

import chess
from measure import microseconds, rate, report, seconds_given

dice = random.Random(1)


def play(_: int) -> int:
    board = chess.Board()
    decisions = 0
    while not board.is_game_over() and decisions < 400:
        choices = list(board.legal_moves)
        board.push(choices[int(dice.random() * len(choices))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    board = chess.Board()
    report(name="python-chess", rate=rate(play, seconds_given()), clone_us=microseconds(board.copy, 0.2))
