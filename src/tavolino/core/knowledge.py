"""What a game knows about playing it well: hand-written sense for the bots."""

from mypy_extensions import mypyc_attr

from tavolino.core.match import Match
from tavolino.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The default knows nothing. A game's own reads only what `seat` may know: it is handed guesses."""

    def pick(self, match: Match, seat: int, rng: Rng) -> int:
        """A sensible move for a seat that is asked."""
        choices = match.choices(seat)
        return choices[rng.below(len(choices))]


def best_of(choices: list[int], worths: list[int], rng: Rng) -> int:
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
