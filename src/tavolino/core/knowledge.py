"""A game's hand-written knowledge of good play, for the bots."""

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
WORTHLESS: Final = -(1 << 60)  # less than any move


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The default knows nothing. A game's own reads only what `seat` may know: it gets guesses, never the match."""

    horizon: ClassVar[int] = 0
    """Choices after which the search asks for `win_chances` instead of playing on; 0: it plays to the end."""
    champion_simulations: ClassVar[int] = 64
    """Simulations of a champion for one choice: as many as take 20 to 50 milliseconds."""
    search_assumes_pick: ClassVar[bool] = False
    """If true, the search assumes that every seat plays `pick`, except in positions it has visited often."""
    simulations_by_level: ClassVar[tuple[int, int, int]] = (4, 30, 24)
    """Simulations of a beginner, an amateur and a professional for one choice."""

    def pick(self, match: Match, seat: i64, rng: Rng) -> i64:
        """A sensible move for a seat that is asked."""
        return match.random_choice(seat, rng)

    def worth(self, match: Match, seat: i64, move: i64) -> i64:
        """How good a move is, for a game whose `pick` is `pick_by_worth`."""
        raise NotImplementedError

    def pick_by_worth(self, match: Match, seat: i64, rng: Rng) -> i64:
        """The move of the highest worth; among equals one at random."""
        best: i64 = WORTHLESS
        chosen: i64 = NO_CHOICE
        ties: i64 = 0
        for move in match.choices(seat):
            worth = self.worth(match, seat, move)
            if worth > best:
                best, chosen, ties = worth, move, 1
            elif worth == best:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = move
        return chosen

    def guess(self, match: Match, seat: int, rng: Rng) -> Match:
        """A match that looks the same to `seat`. A game may leave out guesses in which somebody played absurdly."""
        return match.guess(seat, rng)

    def is_pick_optimal(self, match: Match, seat: int) -> bool:
        """Is no move better than `pick` here? Then the search is skipped."""
        return False

    def quick_choice(self, match: Match, seat: int, level: int, rng: Rng) -> int:
        """The move that a bot of a level plays without searching; `NO_CHOICE` if it has to search."""
        return NO_CHOICE

    def observation_key(self, match: Match, seat: int) -> i64:
        """A number for what the seat sees besides its choices. Equal numbers mean the same situation."""
        return 0

    def win_chances(self, match: Match) -> list[float]:
        """The chance of winning of each seat in an unfinished match with all cards known; empty if unknown."""
        return []


def best_choice(choices: list[int], worths: list[int], rng: Rng) -> int:
    """The choice with the highest worth; among equals one at random."""
    best = worths[0]
    chosen = choices[0]
    ties = 1
    for at in range(1, len(choices)):
        if worths[at] > best:
            best, chosen, ties = worths[at], choices[at], 1
        elif worths[at] == best:
            ties += 1
            if rng.below(ties) == 0:
                chosen = choices[at]
    return chosen
