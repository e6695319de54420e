"""Spellhall: five wizard card games, one engine, played exactly as their rulebooks say."""

__version__ = "0.1.0"
