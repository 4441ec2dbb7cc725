"""The people that bots are at a table: each level has its own, so that one gets to know them."""

from collections.abc import Collection
from typing import Final

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "beginner": ("Pino", "Mia", "Nelu", "Bea", "Tino"),
    "amateur": ("Gino", "Sara", "Radu", "Ilinca", "Toni"),
    "professional": ("Bruno", "Livia", "Mihai", "Elena", "Dario"),
    "champion": ("Vittoria", "Costin", "Ada", "Leone", "Smaranda"),
}
"""By level. There is one for every seat that a person can't take in the largest game."""


def choose_bot_name(bot: str, taken: Collection[str], otherwise: str) -> str:
    """The first of the bot's names that nobody at the table has; a bot without names is called `otherwise`, with a
    number from the second on.
    """
    free = [name for name in NAMES.get(bot, ()) if name not in taken]
    if free:
        return free[0]
    numbered = [otherwise, *(f"{otherwise} {n}" for n in range(2, len(taken) + 2))]
    return next(name for name in numbered if name not in taken)
