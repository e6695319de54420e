"""What `import spellhall` offers: games to play, load and replay, bots and hints. Everything else is internal.

In the examples GAME stands for one of `spellhall.game_ids()`; docs/library.md shows them with real games.
"""
