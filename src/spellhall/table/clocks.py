"""Clocks: untimed, a limit for every decision (in seconds or in days), or an account for the whole game.

Times are milliseconds since 1970 and are always handed in, so a table is the same wherever it is rebuilt. A clock runs
for as long as a seat is asked. It starts anew only where everybody can see that the game went on: otherwise
the clock would tell how often somebody has thought again in secret.
"""

from __future__ import annotations

import msgspec

from spellhall.kernel.messages import Message, say

DAY = 86_400


class ClockRule(msgspec.Struct, frozen=True):
    """How time is kept. mode: none, decision or game; seconds: for a decision or for the game."""

    mode: str = "none"
    seconds: int = 0
    increment: int = 0  # seconds added when a decision is made, in mode game
    absent: int = 0  # seconds after which a bot plays for somebody who is away; 0: everybody waits

    def problem(self) -> Message | None:
        """What is wrong with this rule; None if nothing is."""
        if self.mode not in ("none", "decision", "game"):
            return say("no-such-clock")
        if self.mode != "none" and not 1 <= self.seconds <= 60 * DAY:
            return say("no-clock-length")
        if not 0 <= self.increment <= 3600 or not 0 <= self.absent <= 30 * DAY:
            return say("no-increment")
        return None


class Clocks(msgspec.Struct):
    """The running clocks of one game."""

    left: list[int]  # milliseconds on each seat's account, in mode game
    since: list[int]  # when each seat was asked; 0: it is not asked
    paused: int = 0  # when the pause began; 0: the clocks run

    def ask(self, waiting: list[int], now: int, renewed: bool, rule: ClockRule) -> None:
        """After a step: stop the clocks of those who are no longer asked, start those of the others."""
        for seat in range(len(self.since)):
            running = self.since[seat] > 0
            if running and (seat not in waiting or renewed):
                self.left[seat] = max(0, self.left[seat] - (now - self.since[seat])) + 1000 * rule.increment
                self.since[seat] = 0
            if seat in waiting and self.since[seat] == 0:
                self.since[seat] = now

    def stop(self) -> None:
        self.since = [0] * len(self.since)
        self.paused = 0

    def pause(self, now: int) -> None:
        self.paused = now

    def resume(self, now: int) -> None:
        gone = now - self.paused
        self.since = [moment + gone if moment else 0 for moment in self.since]
        self.paused = 0

    def deadline(self, seat: int, rule: ClockRule) -> int:
        """When a seat's time is up; 0: never."""
        since = self.since[seat]
        if rule.mode == "none" or not since or self.paused:
            return 0
        return since + (1000 * rule.seconds if rule.mode == "decision" else self.left[seat])


def new_clocks(seats: int, rule: ClockRule) -> Clocks:
    return Clocks([1000 * rule.seconds] * seats, [0] * seats)
