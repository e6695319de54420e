"""What the miniature needs beside it to be so small that exact algorithms walk it whole: it begins after two turns.

And the last turn of a game, in which seat B has just cast Ciao Devilus: both pass a skull, yellow or green. With its
Healing Plants and Wands seat A turns the skull it kept and the skull it got into potions. Two yellow ones win the game,
two green ones draw it, and one of each is of no use.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {
    "position": "phase: take; turn: 3; row 1: -- -- R1 R1 --; open: M1 M2 -; deck: ; hand A: Y1; seen hand A: Y1; "
    "items A: EL; hand B: R1; seen hand B: R1; held: R1 Y1",
}

MIXED: Final[dict[str, str | bool]] = {
    "miniature": False,
    "options": "cube:none;end_position:3;finish_round:true",
    "position": "phase: pass skulls; turn: 9; first: B; marker: 2; cast: yes; hand A: R1 R2 R3 Y3; skulls A: Y1 G1; "
    "items A: HP HP MW MW; won A: N01; hand B: ; skulls B: Y2 G2; won B: N03 N13; open: N10 N11 N22; deck: ; "
    "spells 2: ; spells 3: ; spells 4: ",
}
