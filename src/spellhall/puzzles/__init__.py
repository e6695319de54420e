"""Puzzles: moments of games with one right choice, kept in each game's `puzzles.json` (docs/puzzles.md)."""
