"""A small game into which an imbalance can be planted."""
