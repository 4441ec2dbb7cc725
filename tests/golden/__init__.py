"""Whole matches on paper, readable: one per game and for each option that matters."""
