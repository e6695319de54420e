"""What is planted: a small game, and sets of cards of our games."""
