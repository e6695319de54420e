"""Scripted pupils of a class: they play through the protocol, and remember every sum that they answered."""

from __future__ import annotations

import random
import re
import time
from typing import Any

from benchmarks.halls import HallProcess
from websockets.sync.client import ClientConnection, connect

SHORT: dict[str, Any] = {
    "game": "mathwiz",
    "facts": "tables 2-10",
    "minutes": 10,
    "options": {"end_mode": "rounds", "round_limit": 2, "spell_effects": False, "arithmetic": "practice"},
}


class Pupil:
    """One pupil, who is right with a known probability."""

    def __init__(
        self, hall: HallProcess, classroom: str, seed: int, skill: float = 0.7, token: str | None = None
    ) -> None:
        self.hall = hall
        self.classroom = classroom
        status, made = hall.call("POST", f"/api/classes/{classroom}/pupils", {"token": token} if token else {})
        assert status == 201, made
        self.token: str = made["token"]
        self.number: int = made["pupil"]
        self.name: str = made["name"]
        self.dice = random.Random(seed)
        self.skill = skill
        self.answers: list[tuple[str, bool]] = []
        self.socket: ClientConnection | None = None

    def attend(self) -> None:
        """Stay connected to the class, as the page does."""
        self.socket = connect(self.hall.socket, compression=None, max_size=None, legacy=True)
        self.socket.send(f'{{"type":"attend","classroom":"{self.classroom}","token":"{self.token}"}}')
        self.socket.recv(15)

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def mine(self) -> dict[str, Any]:
        """Where this pupil sits now."""
        _, shown = self.hall.call("GET", f"/api/classes/{self.classroom}", token=self.token)
        return next(dict(one) for one in shown["pupil"]["pupils"] if one["pupil"] == self.number)

    def step(self, seat: dict[str, Any]) -> bool:
        """Answer the open question, if there is one; whether something was done."""
        table, at = seat["table"], seat["seat"]
        status, shown = self.hall.call("GET", f"/api/tables/{table}?seat={at}", token=self.token, lang="x-keys")
        if status != 200 or not shown["asked"] or shown["table"]["paused"]:
            return False
        asked = shown["asked"]
        question = asked["question"]
        if question["key"] == "mw-ask-claim":
            sum_text = question["facts"]["runes"]
            right = self.dice.random() < self.skill
            value = worth(sum_text) + (0 if right else 1)
            choice = f"={value}"
        else:
            right, sum_text = False, ""
            choice = self.dice.choice(asked["choices"])[0]
        request = {"do": "choose", "choice": choice, "at": asked["at"]}
        status, _ = self.hall.call("POST", f"/api/tables/{table}/do", {"request": request, "seat": at}, self.token)
        if status == 200 and sum_text:
            a, b = sorted(int(number) for number in re.findall(r"\d+", sum_text))
            self.answers.append((f"{a}x{b}", right))
        return status == 200


def worth(text: str) -> int:
    """What a product is worth."""
    a, b = re.findall(r"\d+", text)
    return int(a) * int(b)


class Teacher:
    """The teacher of a new class."""

    def __init__(self, hall: HallProcess, plan: dict[str, Any] | None = None, **more: Any) -> None:
        self.hall = hall
        status, made = hall.call("POST", "/api/classes", {"plan": plan or SHORT, **more})
        assert status == 201, made
        self.id: str = made["classroom"]
        self.token: str = made["token"]
        self.code: str = made["code"]

    def do(self, **request: Any) -> tuple[int, Any]:
        return self.hall.call("POST", f"/api/classes/{self.id}/do", {"request": request}, self.token)

    def must(self, **request: Any) -> None:
        status, answer = self.do(**request)
        assert status == 200, answer

    def view(self) -> dict[str, Any]:
        status, shown = self.hall.call("GET", f"/api/classes/{self.id}", token=self.token)
        assert status == 200, shown
        return dict(shown["teacher"])

    def report(self) -> dict[str, Any]:
        status, shown = self.hall.call("GET", f"/api/classes/{self.id}/report", token=self.token)
        assert status == 200, shown
        return dict(shown)

    def until(self, true: Any, seconds: float = 20) -> dict[str, Any]:
        """Look until the overview is as wanted."""
        end = time.monotonic() + seconds
        while not true(view := self.view()):
            assert time.monotonic() < end, view
            time.sleep(0.1)
        return view


def play(pupils: list[Pupil], steps: int) -> int:
    """Everybody answers what they are asked, so many rounds; returns how many choices were made."""
    done = 0
    for _ in range(steps):
        made = 0
        for pupil in pupils:
            seat = pupil.mine()
            made += seat["seat"] >= 0 and pupil.step(seat)
        done += made
        if not made:
            break
    return done
