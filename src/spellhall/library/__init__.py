"""What `import spellhall` offers: games to play, load and replay, bots and hints. Everything else is internal."""
