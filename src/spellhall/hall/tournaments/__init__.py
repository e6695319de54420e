"""Tournaments of people: players enter with their browser's own key, and the hall opens the tables of every round."""
