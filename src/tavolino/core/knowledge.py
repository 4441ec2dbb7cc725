"""What a game knows about playing it well: hand-written sense for the bots."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.match import Match
from tavolino.core.rng import Rng

# The levels of the bots.
BEGINNER: Final = 0
AMATEUR: Final = 1
PROFESSIONAL: Final = 2
CHAMPION: Final = 3

NO_CHOICE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The default knows nothing. A game's own reads only what `seat` may know: it is handed guesses."""

    horizon: ClassVar[int] = 0
    """After so many choices the search asks for `chances` instead of playing on; 0: it plays to the end."""
    champion_simulations: ClassVar[int] = 64
    """How many a champion can make of this game in 20 to 50 milliseconds."""
    search_assumes_pick: ClassVar[bool] = False
    """Is `pick` so good that a search takes it that everyone plays so, but where it has often been before?"""
    simulations_by_level: ClassVar[tuple[int, int, int]] = (4, 30, 24)
    """How many a beginner, an amateur and a professional make."""

    def pick(self, match: Match, seat: int, rng: Rng) -> int:
        """A sensible move for a seat that is asked."""
        choices = match.choices(seat)
        return choices[rng.below(len(choices))]

    def guess(self, match: Match, seat: int, rng: Rng) -> Match:
        """A match that looks the same to `seat`. A game's own may leave out what nobody would have come to."""
        return match.guess(seat, rng)

    def is_pick_optimal(self, match: Match, seat: int) -> bool:
        """Is `pick` known to be as good as it gets here, so that nothing can be gained by searching?"""
        return False

    def quick_choice(self, match: Match, seat: int, level: int, rng: Rng) -> int:
        """What a player of a level does without much thought; `NO_HABIT`: searches, as far as that level can."""
        return NO_CHOICE

    def observation_key(self, match: Match, seat: int) -> i64:
        """What the seat sees, beside its choices, as a number: alike means that the search may treat it alike."""
        return 0

    def win_chances(self, match: Match) -> list[float]:
        """By seat, the chance of winning a match that is not over, all cards on the table; empty: no idea."""
        return []


def best_choice(choices: list[int], worths: list[int], rng: Rng) -> int:
    """The choice that is worth most; among equals one at random."""
    best = worths[0]
    found = choices[0]
    ties = 1
    for at in range(1, len(choices)):
        if worths[at] > best:
            best, found, ties = worths[at], choices[at], 1
        elif worths[at] == best:
            ties += 1
            if rng.below(ties) == 0:
                found = choices[at]
    return found
