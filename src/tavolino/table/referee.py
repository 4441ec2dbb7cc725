"""The referee: asks a bot for its move, and shows it only what its seat may know."""

from tavolino.bots.bot import Bot
from tavolino.core.match import Match
from tavolino.core.rng import Rng


def ask_bot(match: Match, seat: int, bot: Bot, rng: Rng) -> int:
    """The bot's choice. `rng` draws its guesses and belongs to that seat alone."""
    return bot.choose(lambda: match.view(seat), match.legal(seat), lambda: match.guess(seat, rng), None)


def play_out(match: Match, bots: list[Bot], seed: int) -> int:
    """Let the bots, one per seat, play a match to its end; the number of decisions."""
    rngs = [Rng(seed, match.seats + seat) for seat in range(match.seats)]
    decisions = 0
    while not match.over:
        for seat in match.to_act:
            match.play(seat, ask_bot(match, seat, bots[seat], rngs[seat]))
            decisions += 1
    return decisions
