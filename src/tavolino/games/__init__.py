"""The games: one folder each, found by the registry.

Imported by core.registry alone, by name; layers above reach a game through core.
A game may import core and competitions, never another game.
"""
