"""Cards of one's own: how many there are of each kind, and what they are called."""

from collections.abc import Mapping
from typing import Final

from tavolino.core.decks.counted_deck import CountedDeck
from tavolino.core.decks.deck_file import DeckFile
from tavolino.games.gogoal.cards import DECKS, NAMES, ROLES, SCORING
from tavolino.games.gogoal.engine.moves import MAX_SEATS
from tavolino.games.gogoal.engine.setup import ACTIONS_DEALT, PLAYERS_DEALT

MAX_OF_A_KIND: Final = 99
KINDS_BY_DECK: Final = {"players": NAMES[:ROLES], "actions": NAMES[ROLES:]}
ALL_CARDS: Final = {kind: n for deck in DECKS.values() for kind, n in deck.items()}
SCORING_NAMES: Final = NAMES[ROLES : ROLES + SCORING]


class GoGoalDeck(CountedDeck):
    """Article 1.5. The six penalty cards are one for each symbol, so they can only be called something else."""

    game_id = "gogoal"
    seat_counts = range(2, MAX_SEATS + 1)
    box = ALL_CARDS
    limits = dict.fromkeys(NAMES, (0, MAX_OF_A_KIND)) | dict.fromkeys(DECKS["penalties"], (1, 1))

    def check_counts(self, file: DeckFile, counts: Mapping[str, int], seats: int) -> None:
        """Everyone gets a hand (2.2), and somebody can score."""
        for (deck, kinds), dealt in zip(KINDS_BY_DECK.items(), (PLAYERS_DEALT, ACTIONS_DEALT), strict=True):
            n, needed = sum(counts[kind] for kind in kinds), dealt * seats
            if n < needed:
                file.add_fault(f"few-{deck}", n=n, needed=needed, players=seats)
        if count_scoring(counts) == 0:
            file.add_fault("no-scoring", kinds=", ".join(SCORING_NAMES))


OWN_DECK: Final = GoGoalDeck()


def count_scoring(counts: Mapping[str, int]) -> int:
    """How many cards can become a goal."""
    return sum(counts[kind] for kind in SCORING_NAMES)
