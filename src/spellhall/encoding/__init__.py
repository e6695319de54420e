"""Choices and views as numbers, for learning: a vocabulary, a mask and named features for every game."""
