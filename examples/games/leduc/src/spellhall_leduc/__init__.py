"""Leduc poker: six cards, two streets of betting, one hand."""
