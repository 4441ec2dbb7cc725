"""The laboratory: what a game does over thousands of matches, and how fast it does it."""
