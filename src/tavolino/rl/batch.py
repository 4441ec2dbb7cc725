"""Many matches at once for a program that learns: the others' moves are made, and what is asked is written as numbers.

Compiled. `vector.py` gives the bytes to numpy.
"""

from librt.strings import BytesWriter, read_i16_le, write_f32_le, write_i64_le
from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.bots.quick_play import OTHER, next_seat, policy_of, quick_choice
from tavolino.bots.roster import bot_factory
from tavolino.core.game import Game
from tavolino.core.match import DREAM, Match
from tavolino.core.observation import NUMBER_BYTES, Row, write_mask
from tavolino.core.rng import Rng
from tavolino.table.bot_players import ask_bot


class MatchBatch:
    """`size` matches. In each somebody who learns is asked for a choice between several moves; all else is played.

    `learners` are seats; with `turns` they move on one seat each match. `others` is the bot at all other seats. A match
    that is over is followed by the next one: matches are numbered, and their number gives their seed.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        size: int,
        seed: int,
        learners: tuple[int, ...],
        others: str,
        turns: bool,
    ) -> None:
        self.game = game
        self.knowledge = game.knowledge
        self.seats: i64 = seats
        self.size: i64 = size
        self.seed = seed
        self.learners = learners
        self.others = others
        self.policy = policy_of(others)
        self.turns = turns
        self.moves: i64 = len(game.moves)
        self.rng = Rng(seed, -1)
        self.decisions = 0
        """All decisions in all matches so far, the others' and those without a choice included."""
        self.numbers: list[int] = []
        self.matches: list[Match] = []
        self.learning: list[int] = []  # by match: the mask of the seats that learn
        self.bots: list[list[Bot]] = []
        self.asked: list[int] = []
        self.row = Row()
        self.masks = BytesWriter()
        self.rewards = BytesWriter()
        self.is_done = BytesWriter()

    def reset(self) -> None:
        """Begin all matches."""
        self.rng = Rng(self.seed, -1)
        self.numbers = list(range(self.size))
        self.matches = [self.deal(number) for number in self.numbers]
        self.learning = [self.learning_seats(number) for number in self.numbers]
        self.bots = [self.bots_of(number) for number in self.numbers]
        self.asked = [0] * self.size
        self.begin_rows()
        for at in range(self.size):
            self.play_on(at)

    def step(self, actions: bytes) -> None:
        """Make the moves, one of 16 bits for each match, and play on. An illegal one raises a Refusal."""
        self.begin_rows()
        for at in range(self.size):
            move = i64(read_i16_le(actions, at * NUMBER_BYTES))
            self.matches[at].play(self.asked[at], move)
            self.decisions += 1
            self.play_on(at)

    def begin_rows(self) -> None:
        self.row = Row()
        self.masks = BytesWriter()
        self.rewards = BytesWriter()
        self.is_done = BytesWriter()

    def deal(self, number: int) -> Match:
        """A match that nobody has to verify: a fast generator shuffles it."""
        return self.game.start(Rng(self.seed, number).short_seed(), self.seats, None, False, DREAM)

    def learning_seats(self, number: int) -> int:
        shift = number if self.turns else 0
        mask = 0
        for seat in self.learners:
            mask |= 1 << (seat + shift) % self.seats
        return mask

    def bots_of(self, number: int) -> list[Bot]:
        if self.policy != OTHER:
            return []
        seeds = Rng(self.seed, number)
        return [bot_factory(self.others)(self.game, seat, seeds.new_seed()) for seat in range(self.seats)]

    def play_on(self, at: i64) -> None:
        """Play until a learner has a choice, through the end of the match if it comes, and write what there is."""
        ended = self.play_to_choice(at)
        self.write_result(at, ended)
        while ended:
            self.begin_next(at)
            ended = self.play_to_choice(at)
        match = self.matches[at]
        seat = next_seat(match)
        self.asked[at] = seat
        match.observe(seat, self.row)
        write_mask(self.masks, match.choices(seat), self.moves)

    def play_to_choice(self, at: i64) -> bool:
        """Is the match over?"""
        match = self.matches[at]
        learning: i64 = self.learning[at]
        while match.awaited_seats:
            seat = next_seat(match)
            choices = match.choices(seat)
            if len(choices) == 1:
                match.apply(seat, choices[0])
            elif learning >> seat & 1:
                return False
            else:
                match.apply(seat, self.others_choice(at, match, seat, choices))
            self.decisions += 1
        return True

    def others_choice(self, at: i64, match: Match, seat: i64, choices: list[int]) -> i64:
        if self.policy == OTHER:
            return ask_bot(match, seat, self.bots[at][seat], self.rng)
        return quick_choice(match, seat, self.policy, self.knowledge, choices, self.rng, self.rng)

    def write_result(self, at: i64, ended: bool) -> None:
        """What each seat has won if the match has just ended; zeros while it goes on."""
        self.is_done.append(1 if ended else 0)
        if ended:
            for reward in self.matches[at].returns():
                write_f32_le(self.rewards, reward)
        else:
            for _seat in range(self.seats):
                write_f32_le(self.rewards, 0.0)

    def begin_next(self, at: i64) -> None:
        number = self.numbers[at] + self.size
        self.numbers[at] = number
        self.matches[at] = self.deal(number)
        self.learning[at] = self.learning_seats(number)
        self.bots[at] = self.bots_of(number)

    def numbers_bytes(self) -> bytes:
        """The number of each match, 64 bits."""
        writer = BytesWriter()
        for number in self.numbers:
            write_i64_le(writer, number)
        return writer.getvalue()
