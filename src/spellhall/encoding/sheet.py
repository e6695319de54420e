"""A sheet of features: whole numbers from 0 to 255 in a fixed order, each with a name and a greatest value."""

from __future__ import annotations

from typing import Final

WHOSE: Final = ["own", "next", "second", "third"]
"""Seats as features and choices name them: counted from the one who looks, to the left."""


class Sheet:
    """Filled by an encoding from a view. Named once, with the first view; later ones only write their numbers.

    Every method writes as many numbers as it has labels, whatever the view holds, so that all sheets of an
    encoding are equally long.
    """

    def __init__(self, length: int, naming: bool) -> None:
        self.values: list[int] = [0] * length
        self.naming = naming
        self.names: list[str] = []
        self.tops: list[int] = []
        self.prefix = ""
        self.at = 0

    def name(self, name: str, top: int) -> None:
        self.names.append(f"{self.prefix}{name}")
        self.tops.append(top)
        if len(self.names) > len(self.values):
            self.values.append(0)

    def number(self, name: str, value: int, top: int = 255) -> None:
        """A number from 0 to `top`; what lies outside is put to the nearest."""
        if self.naming:
            self.name(name, top)
        if value > 0:
            self.values[self.at] = value if value < top else top
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        if self.naming:
            self.name(name, 1)
        if value:
            self.values[self.at] = 1
        self.at += 1

    def leave_out(self, number: int) -> None:
        """So many zeros. Only where nothing is being named."""
        self.at += number

    def counts(self, name: str, labels: list[str], counts: list[int], top: int) -> None:
        """One number per label. An empty list (a bag that is not seen) writes zeros."""
        if self.naming:
            for label in labels:
                self.name(f"{name} {label}", top)
        place = self.at
        for count in counts:
            if count > 0:
                self.values[place] = count if count < top else top
            place += 1
        self.at += len(labels)

    def one_of(self, name: str, labels: list[str], place: int) -> None:
        """A one at a place, zeros elsewhere; a place outside (unknown, none) writes zeros only."""
        if self.naming:
            for label in labels:
                self.name(f"{name} {label}", 1)
        if 0 <= place < len(labels):
            self.values[self.at + place] = 1
        self.at += len(labels)

    def tally(self, name: str, labels: list[str], items: list[int], top: int) -> None:
        """How often each place occurs in a list."""
        if self.naming:
            for label in labels:
                self.name(f"{name} {label}", top)
        for item in items:
            if 0 <= item < len(labels) and self.values[self.at + item] < top:
                self.values[self.at + item] += 1
        self.at += len(labels)


def around(seat: int, seats: int) -> list[int]:
    """All seats from this one to the left; from the first for a spectator."""
    start = max(seat, 0)
    return [(start + step) % seats for step in range(seats)]
