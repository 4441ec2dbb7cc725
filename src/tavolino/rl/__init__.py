"""Where programs learn the games: many matches at once, what a seat knows in numbers.

Imported by `tavolino.vector` alone. May import table, bots and core. Needs numpy: `pip install tavolino[rl]`.
"""
