"""The conformance suite: what every game must pass, whoever wrote it. `spellhall check GAME` runs it."""
