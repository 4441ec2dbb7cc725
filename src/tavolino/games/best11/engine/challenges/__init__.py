"""Challenges: how one is played, what changes its values, how it ends.

Imported by best11.engine, and by its bot and view.
May import engine.state and what is below.
"""
