"""The bots at a table: those who play for themselves, and the deputies who play for people."""

from typing import Final, NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.roster import maker
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.table.referee import bot_move
from tavolino.table.seats import Seat

BOTS: Final = -1
"""The running number, apart from those of the match's own shuffles, that the bots' seeds are drawn with."""
DEPUTIES: Final = -2
"""The first of the running numbers that the seeds of the deputies are drawn with."""


class Player(NamedTuple):
    """A bot at its seat, and the generator of its guesses, which belongs to that seat alone."""

    bot: Bot
    rng: Rng


class Bench:
    """All bots of a table, as new: what they know is in the match. Their seeds tell nothing about its own."""

    def __init__(self, game: Game, seed: int, seats: list[Seat], deputy: str) -> None:
        self.game = game
        self.seed = seed
        self.deputy = deputy
        lots = Rng(seed, BOTS)
        playing = [seat for seat, who in enumerate(seats) if who.is_bot]
        bots = [maker(seats[seat].player)(game, seat, lots.seed()) for seat in playing]
        rngs = [Rng(lots.seed(), seat) for seat in playing]
        self.players = dict(zip(playing, map(Player, bots, rngs), strict=True))

    def move(self, match: Match, seat: int) -> int:
        """What the bot at this seat plays. A person's deputy sits down when it is first needed."""
        if seat not in self.players:
            lots = Rng(self.seed, DEPUTIES - seat)
            self.players[seat] = Player(
                maker(self.deputy)(self.game, seat, lots.seed()), Rng(lots.seed(), seat)
            )
        return bot_move(match, seat, *self.players[seat])
