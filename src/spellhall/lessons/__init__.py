"""Lessons: how to play a game, as scripted positions with one thing to do at a time."""
