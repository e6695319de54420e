"""Scripted players of a tournament, who enter with keys of their own and play through the protocol."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from benchmarks.halls import HallProcess
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

SHORT: dict[str, Any] = {
    "game": "mathwiz",
    "options": {"end_mode": "rounds", "round_limit": 1, "spell_effects": False},
    "games": 2,
    "rounds": 4,
    "rest": 1,
    "pause": 0,
    "clock": {"mode": "none"},
}
"""Games of a few choices, one after the other without a pause."""


class Key:
    """A key pair, as a browser has one."""

    def __init__(self, seed: str) -> None:
        self.secret = ec.derive_private_key(int(sha256(seed.encode()).hexdigest(), 16) >> 1, ec.SECP256R1())
        numbers = self.secret.public_key().public_numbers()
        self.public = f"{numbers.x:064x}{numbers.y:064x}"

    def sign(self, message: str) -> str:
        r, s = decode_dss_signature(self.secret.sign(message.encode(), ec.ECDSA(SHA256())))
        return f"{r:064x}{s:064x}"


class Entrant:
    """One player."""

    def __init__(self, hall: HallProcess, tournament: str, seed: str, **more: Any) -> None:
        self.hall = hall
        self.tournament = tournament
        self.key = Key(seed)
        self.dice = random.Random(seed)
        self.nonce = sha256(f"nonce {seed}".encode()).hexdigest()
        status, made = self.enter(**more)
        assert status == 201, made
        self.token: str = made["token"]
        self.number: int = made["player"]
        self.name: str = made["name"]

    def challenge(self) -> str:
        path = f"/api/tournaments/{self.tournament}/challenge"
        status, made = self.hall.call("POST", path, {"key": self.key.public})
        assert status == 200, made
        return str(made["challenge"])

    def enter(self, **more: Any) -> tuple[int, Any]:
        signature = self.key.sign(self.challenge())
        body = {"key": self.key.public, "signature": signature, "nonce": self.nonce, **more}
        return self.hall.call("POST", f"/api/tournaments/{self.tournament}/players", body)

    def do(self, **request: Any) -> tuple[int, Any]:
        return self.hall.call("POST", f"/api/tournaments/{self.tournament}/do", {"request": request}, self.token)

    def mine(self) -> dict[str, Any]:
        """Where this player sits now."""
        _, shown = self.hall.call("GET", f"/api/tournaments/{self.tournament}", token=self.token)
        return dict(shown["me"])

    def step(self) -> bool:
        """Answer the open question, if there is one; whether something was done."""
        me = self.mine()
        if not me["table"]:
            return False
        status, shown = self.hall.call("GET", f"/api/tables/{me['table']}", token=self.token, lang="x-keys")
        if status != 200 or not shown["asked"] or shown["table"]["paused"]:
            return False
        asked = shown["asked"]
        request = {"do": "choose", "choice": self.dice.choice(asked["choices"])[0], "at": asked["at"]}
        status, _ = self.hall.call("POST", f"/api/tables/{me['table']}/do", {"request": request}, self.token)
        return bool(status == 200)


class Organiser:
    """The organiser of a new tournament."""

    def __init__(self, hall: HallProcess, plan: dict[str, Any] | None = None, bots: list[str] | None = None) -> None:
        self.hall = hall
        status, made = hall.call("POST", "/api/tournaments", {"plan": {**SHORT, **(plan or {})}, "bots": bots or []})
        assert status == 201, made
        self.id: str = made["tournament"]
        self.token: str = made["token"]
        self.code: str = made["code"]

    def do(self, **request: Any) -> tuple[int, Any]:
        return self.hall.call("POST", f"/api/tournaments/{self.id}/do", {"request": request}, self.token)

    def must(self, **request: Any) -> None:
        status, answer = self.do(**request)
        assert status == 200, answer

    def view(self) -> dict[str, Any]:
        status, shown = self.hall.call("GET", f"/api/tournaments/{self.id}", token=self.token)
        assert status == 200, shown
        return dict(shown)

    def until(self, true: Callable[[dict[str, Any]], bool], players: list[Entrant] | None = None) -> dict[str, Any]:
        """Let the players play until the tournament is as wanted."""
        end = time.monotonic() + 120
        while not true(view := self.view()):
            assert time.monotonic() < end, view["info"]
            if not sum(player.step() for player in players or []):
                time.sleep(0.1)
        return view

    def records(self) -> list[dict[str, Any]]:
        """The file of records, line by line."""
        status, text = self.hall.call("GET", f"/api/tournaments/{self.id}/records")
        assert status == 200, text
        return [json.loads(line) for line in text.splitlines()]
