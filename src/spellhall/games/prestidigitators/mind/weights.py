"""Weights for the value of positions in the duel, fitted to the results of games; `value.py` says what they mean.

`benchmarks/duel_weights.py` in the repository plays the games, fits the weights and writes this module. The numbers
here were fitted in the same way, to games played with an earlier, faster copy of the rules (docs/strength-duel.md).
"""

from __future__ import annotations

# On top and facing a stack, on top with nothing across, splayed, hidden at the bottom, hidden between; then what it
# is worth to be able to strike such a card: on the move, and waiting.
CARDS: dict[str, list[float]] = {
    "Phylactery": [-0.065, -0.047, 0.014, 0.058, 0.041, 16.182, -0.021],
    "Bubble": [-0.050, 0.051, 0.067, 0.240, 0.099, 0.085, 0.090],
    "Mirrorball": [-0.187, -0.250, 0.048, 0.072, 0.000, 0.094, 0.206],
    "Boomerang": [-0.126, -0.130, -0.118, 0.003, -0.018, 0.186, 0.121],
    "Discharge": [0.211, 0.163, 0.254, 0.376, 0.396, 0.038, 0.043],
    "Fireball": [-0.128, 0.132, 0.147, 0.338, 0.286, 0.197, -0.011],
    "Magic Missile": [-0.106, -0.092, -0.170, 0.191, 0.164, 0.037, 0.073],
    "Thunderbolt": [-0.081, -0.115, -0.029, 0.170, 0.137, 0.113, 0.072],
    "Lightning": [0.030, 0.181, 0.193, 0.380, 0.258, 0.284, 0.081],
    "Gnaremoob": [-0.180, -0.173, 0.128, 0.144, 0.017, 0.081, 0.082],
    "Decoy": [0.086, 0.084, 0.154, 0.371, 0.222, 0.164, 0.090],
    "Mine": [0.326, 0.118, 0.316, 0.184, 0.361, 0.021, 0.064],
    "Battery": [-0.036, -0.061, -0.036, 0.156, 0.245, 0.190, 0.113],
    "Ground": [0.060, -0.014, 0.057, 0.147, 0.139, 0.067, 0.068],
    "Grenade": [0.193, 0.277, 0.374, 0.307, 0.448, 0.164, 0.237],
    "Fan": [-0.161, -0.095, -0.058, -0.027, 0.270, 0.032, 0.044],
    "Guided Orb": [0.214, 0.387, 0.320, 0.493, 0.498, 0.296, 0.155],
}
UNLISTED = [0.004, 0.029, 0.103, 0.222, 0.220, 0.128, 0.096]  # a custom card: the mean of the others

# The Phylactery with 0, 1, 2 or more cards above it: with nothing across, and faced.
COVER = [-0.047, -0.065, 0.004, 0.031, -0.063, 0.098, 0.014, 0.028]
ALONE = [-0.568, -0.500]  # the same for a Phylactery that is a stack of its own
ENERGY = [0.042, 0.068]  # a point of cascade energy with nothing across, and faced
# In the row of the other's Phylactery: a point of energy, a stack, a stack that could strike it.
HUNT = [0.024, -0.091, -0.012]
STACKS = [0.000, -0.183, -0.049, 0.233]  # so many stacks
SIZES = [0.000, -0.699, -0.185, -0.185, -0.106, 0.020, 0.078, 0.032, -0.019, -0.016, 1.079, 0.000]  # so many cards
LONE_AGAINST = [-0.546, -0.542, -0.560, 2.716]  # stacks that could strike a Phylactery that is alone in its row
BARE_AGAINST = [-0.774, -0.942, -0.926, 3.341]  # and one that is the other's last card
TEMPO = 0.007  # being on the move

# What a card adds to the odds of the side that drafted it.
DRAFT: dict[str, float] = {
    "Lightning": 0.30,
    "Guided Orb": 0.24,
    "Mine": 0.18,
    "Discharge": 0.17,
    "Battery": 0.09,
    "Fireball": 0.07,
    "Decoy": 0.02,
    "Grenade": -0.01,
    "Thunderbolt": -0.06,
    "Bubble": -0.06,
    "Ground": -0.10,
    "Gnaremoob": -0.12,
    "Boomerang": -0.12,
    "Mirrorball": -0.14,
    "Magic Missile": -0.19,
    "Fan": -0.26,
}
