"""Liar's Dice: bid on dice that nobody sees whole, or call the last bid a lie."""
