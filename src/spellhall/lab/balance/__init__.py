"""`spellhall balance`: what a change of cards or options does to a game."""
