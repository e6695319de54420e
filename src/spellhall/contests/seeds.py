"""The deals of a tournament: promised before anybody enters, different for every player who adds to them.

1. When the tournament is opened, the hall draws a secret and shows its hash (the *promise*).
2. Whoever enters adds a number of their own device, which everybody may see.
3. The seed of a deal is a hash of the secret, of all numbers that were added before the round was drawn, and of the
   place of the deal: round, and number in the round. So all meetings of a round play the same deals, and nobody who
   does not know the secret can work out one of them.
4. When the tournament is over, the secret is told, and anybody can work out all seeds again.

The hall cannot choose the deals, since its secret was promised before the numbers came. It could only together with the
player who enters last.
"""

from __future__ import annotations

from hashlib import sha256

from spellhall.kernel.chance import DEAL


def promise_of(secret: str) -> str:
    """What is shown of the secret while it is one."""
    return sha256(secret.encode()).hexdigest()


def mixed(nonces: list[str]) -> str:
    """What all players have added so far."""
    return sha256(" ".join(nonces).encode()).hexdigest()


def seed_of(secret: str, mix: str, round: int, deal: int, meeting: int = 0) -> str:
    """The seed of a deal. `meeting` tells apart the meetings of an arena, which has no rounds.

    It is of the kind whose luck belongs to decks and turns: as far as the game allows, all tables have the same luck.
    """
    return DEAL + sha256(f"spellhall {secret} {mix} {round} {meeting} {deal}".encode()).hexdigest()
