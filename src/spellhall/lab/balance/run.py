"""A balance run: variants, their deals, the file from which it can go on, and its result."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import digest_of
from spellhall.lab.balance.compare import differences
from spellhall.lab.balance.figures import share
from spellhall.lab.balance.focus import Focus, focus_of, stage_of
from spellhall.lab.balance.matches import sense_of
from spellhall.lab.balance.measure import measured
from spellhall.lab.balance.pieces import DEALS, Piece, Plan, play_piece
from spellhall.lab.cluster import fingerprint
from spellhall.lab.crews import crew
from spellhall.lab.journal import Journal


class Variant(NamedTuple):
    """Cards and options to measure, with what they are called in the results."""

    label: str
    setup: Setup


ELSEWHERE = "(other cards, options, bots, seed or version). Name another file, or delete this one."


def signature(plan: Plan) -> str:
    """A digest of all that the pieces of a plan depend on."""
    told = [plan.game.id, plan.setups, plan.bots, plan.levels, plan.seed, plan.probes, DEALS, fingerprint()]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:24]


class Balance:
    """A run and what came of it so far."""

    def __init__(
        self,
        game: GameDefinition[Any],
        variants: list[Variant],
        bots: str,
        seed: str,
        levels: list[list[str]] | None = None,
        save: Path | None = None,
        probes: bool = True,
    ) -> None:
        self.game = game
        self.variants = variants
        setups = [game.setup_to_json(variant.setup) for variant in variants]
        self.plan = Plan(game, setups, bots, levels or [], seed, probes)
        self.journal = Journal(save, {"balance": signature(self.plan)}, ELSEWHERE)

    def run(
        self,
        games: int,
        minutes: float = 0.0,
        jobs: int = 1,
        cluster: str = "",
        on_deals: Callable[[int], None] | None = None,
    ) -> None:
        """Play so many deals with every variant, or fewer if the minutes are over before that."""
        began = time.monotonic()
        last = -(-games // DEALS)

        def over(number: int) -> bool:
            return number >= last or (minutes > 0 and number > 0 and time.monotonic() - began > 60 * minutes)

        def pieces(low: int, high: int, focus: list[Focus]) -> Iterator[Piece]:
            for number in range(low, min(high, last)):
                deals = min(DEALS, games - number * DEALS)
                if not self.has(number, deals):
                    if over(number):
                        return
                    yield Piece(self.plan, number, deals, focus)
                elif on_deals is not None:
                    on_deals(deals)

        with crew(jobs, last, cluster) as workers:
            low, high = stage_of(0)
            while low < last:
                for piece in workers.in_order(play_piece, pieces(low, high, self.focus(low))):
                    self.journal.add(piece)
                    if on_deals is not None:
                        on_deals(len(piece["variants"][0]))
                if over(high) and not self.has(high, 1):
                    return
                low, high = stage_of(high)

    def focus(self, pieces: int) -> list[Focus]:
        """What is to be looked at after so many pieces, for every variant."""
        out: list[Focus] = []
        for place, variant in enumerate(self.variants):
            deals = self.deals(place, pieces * DEALS)
            out.append(focus_of(deals, sense_of(self.game, variant.setup)) if self.plan.probes else {})
        return out

    def has(self, number: int, deals: int) -> bool:
        known = self.journal.pieces.get(number)
        return known is not None and len(known["variants"][0]) >= deals

    def deals(self, variant: int, most: int) -> list[dict[str, Any]]:
        """The deals of a variant in their order, as far as they follow each other from the first on."""
        out: list[dict[str, Any]] = []
        for number in range(len(self.journal.pieces)):
            if number not in self.journal.pieces:
                break
            out += self.journal.pieces[number]["variants"][variant]
        return out[:most]

    def result(self, games: int, command: str) -> dict[str, Any]:
        """Everything measured, and what was played: the same bytes for the same run."""
        sets = [self.deals(number, games) for number in range(len(self.variants))]
        found = [measured(self.game, variant.setup, deals) for variant, deals in zip(self.variants, sets, strict=True)]
        return {
            "game": self.game.id,
            "title": self.game.title,
            "version": fingerprint(),
            "rules_version": self.game.rules_version,
            "bots": self.plan.bots,
            "seed": self.plan.seed,
            "games": len(sets[0]),
            "command": command,
            "variants": [
                {"label": variant.label, **identity(self.game, variant.setup), **figures}
                for variant, figures in zip(self.variants, found, strict=True)
            ],
            "skill": self.skill(len(sets[0])),
            "differences": [
                {
                    "from": self.variants[0].label,
                    "to": variant.label,
                    "figures": differences(sets[0], deals, variant.setup),
                }
                for variant, deals in zip(self.variants[1:], sets[1:], strict=True)
            ],
        }

    def skill(self, games: int) -> list[dict[str, Any]]:
        """How much the stronger of two bots wins, and how many games are decided at all."""
        out: list[dict[str, Any]] = []
        for place, (better, worse) in enumerate(self.plan.levels):
            rows: list[list[float]] = []
            for number in range(-(-games // DEALS)):
                rows += self.journal.pieces[number]["skill"][place]
            out.append(
                {
                    "better": better,
                    "worse": worse,
                    "score": share([score for score, _ in rows[:games]], 0.5).to_json(),
                    "decided": share([decided for _, decided in rows[:games]]).to_json(),
                }
            )
        return out


def identity(game: GameDefinition[Any], setup: Setup) -> dict[str, Any]:
    """What was played: seats, options, and the cards by name and digest."""
    return {
        "players": setup.seats,
        "options": setup.options,
        "card_set": card_set(game, setup),
    }


def card_set(game: GameDefinition[Any], setup: Setup) -> dict[str, str]:
    shown = game.cards_shown(setup.cards)
    named = getattr(setup.cards, "name", "")
    house = game.cards_to_json(setup.cards) is None
    return {"name": str(named or ("house" if house else "given")), "digest": digest_of(shown)[:16]}
