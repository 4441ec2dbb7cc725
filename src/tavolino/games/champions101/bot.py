"""The bots' knowledge of 101 Champions Challenge."""

from math import exp, sqrt
from typing import ClassVar, Final

from mypy_extensions import i64

from tavolino.core.knowledge import Knowledge
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.games.champions101.cards import KINDS, PENALTY
from tavolino.games.champions101.engine.match import ChampionsMatch
from tavolino.games.champions101.engine.moves import CLAIM, FIRST, FOUL, JOKER, KEEP, SECOND, STRIKE, WAIT
from tavolino.games.champions101.engine.state import (
    ASK_FOUL,
    ASK_KEEP,
    ASK_PLAY,
    BALLS,
    FIRST_HALF,
    FOOTBALLERS,
    NO_COLOUR,
)

# The worth of a play, in hundredths of a goal, rounded.
SHOT_WORTH: Final[i64] = 40
KICK_WORTH: Final[i64] = 62
PASS_WORTH: Final[i64] = 25
LOST_BALL_WORTH: Final[i64] = -5
COUNTER_WORTH: Final[i64] = -30
JOKER_COST: Final[i64] = 12

# What decides a match, in goals, fitted to tens of thousands of matches between bots.
LEAD_EFFECT: Final = 1.19  # effect of a goal on the logarithm of the odds; it grows as time runs out
MIN_DOUBT_SHARE: Final = 0.08
# By card in hand: own footballer and ball, the other's footballer and ball, penalty card; with and without the ball.
HAND_GOALS_WITH_BALL: Final = [0.013, 0.016, -0.029, -0.045, 0.039]
HAND_GOALS_WITHOUT_BALL: Final = [0.032, 0.046, 0.0, 0.0, 0.096]
BALL_GOALS: Final = 0.13
PAIR_GOALS: Final = 0.06  # the hand contains a pair
BEFORE_GOAL_GOALS: Final = 0.26  # and can shoot with it
STRANDED_GOALS: Final = -0.12  # in front of the goal without a pair


class ChampionsKnowledge(Knowledge):
    """Looks one play ahead. Keeps its own colour, and penalty cards for when they hurt most."""

    horizon: ClassVar[int] = 4
    champion_simulations: ClassVar[int] = 3000
    simulations_by_level: ClassVar[tuple[int, int, int]] = (4, 30, 80)

    def pick(self, match: Match, seat: i64, rng: Rng) -> i64:
        assert isinstance(match, ChampionsMatch)
        if match.asked == ASK_FOUL:
            return FOUL if self.wants_foul(match, seat) else WAIT
        return self.pick_by_worth(match, seat, rng)

    def wants_foul(self, match: ChampionsMatch, seat: i64) -> bool:
        """Fouls when the opponent is about to shoot, but never when that would give away a kick."""
        holds = match.hand[seat * KINDS + PENALTY] > 0
        return holds and match.hand_sizes[1 - seat] == 2 and match.penalties_on_pitch() == 0

    def worth(self, match: Match, seat: i64, move: i64) -> i64:
        assert isinstance(match, ChampionsMatch)
        if match.asked == ASK_PLAY:
            return self.play_worth(match, seat, move)
        if match.asked == ASK_KEEP:
            return self.keep_worth(match.colour(seat), move - KEEP)
        return self.strike_worth(match, seat, move - STRIKE)

    def play_worth(self, match: ChampionsMatch, seat: i64, move: i64) -> i64:
        if move >= CLAIM:
            return KICK_WORTH
        if move >= JOKER:
            first, second = (move - JOKER) // 4, (move - JOKER) % 4
            return self.pair_worth(match, seat, first, second, second) - JOKER_COST
        first, second = FIRST[move], SECOND[move]
        own = match.colour(seat)
        top = first if first & 1 == second & 1 and first >> 1 == own else second
        spent = (1 if first >> 1 == own else 0) + (1 if second >> 1 == own else 0)
        return self.pair_worth(match, seat, first, second, top) - 3 * spent

    def pair_worth(self, match: ChampionsMatch, seat: i64, first: i64, second: i64, top: i64) -> i64:
        """The worth of laying these two cards; `top` is the upper one if they share a pile."""
        footballers = self.colour_after(match, FOOTBALLERS, first, second, top)
        balls = self.colour_after(match, BALLS, first, second, top)
        if footballers != balls or footballers == NO_COLOUR:
            return LOST_BALL_WORTH
        if footballers != match.colour(seat):
            return COUNTER_WORTH
        return SHOT_WORTH if match.hand_sizes[seat] == 2 else PASS_WORTH

    def colour_after(self, match: ChampionsMatch, pile: i64, first: i64, second: i64, top: i64) -> i64:
        """The colour of a pile after these two cards."""
        if top & 1 == pile:
            return top >> 1
        if second & 1 == pile:
            return second >> 1
        return first >> 1 if first & 1 == pile else match.tops[pile]

    def keep_worth(self, own: i64, kind: i64) -> i64:
        """A joker goes with any card. A footballer is beaten only by the other's balls, which are fewer."""
        if kind == PENALTY:
            return 3
        return (2 - (kind & 1)) if kind >> 1 == own else -(kind & 1)

    def strike_worth(self, match: ChampionsMatch, seat: i64, kind: i64) -> i64:
        """Prefers the card that scores, then the kind it has most of."""
        return 10 if kind == match.turned_card ^ 1 else match.hand[seat * KINDS + kind]

    # -- Who is going to win

    def win_chances(self, match: Match) -> list[float]:
        """The chances before a play, from score, hands and time left; empty at other times.

        The shoot-out is short enough to be played out.
        """
        assert isinstance(match, ChampionsMatch)
        if match.asked != ASK_PLAY:
            return []
        half = float(len(match.rules.full_deck))
        cards = float(match.cards_left()) + (half if match.period == FIRST_HALF else 0.0)
        ball, other = match.ball, 1 - match.ball
        lead = match.goals[ball] - match.goals[other] + self.possession(match, ball)
        lead += self.hand_worth(match, ball, HAND_GOALS_WITH_BALL) - self.hand_worth(
            match, other, HAND_GOALS_WITHOUT_BALL
        )
        chance = 1.0 / (1.0 + exp(-LEAD_EFFECT * lead / sqrt(cards / half + MIN_DOUBT_SHARE)))
        return [1.0 - chance, chance] if ball else [chance, 1.0 - chance]

    def hand_worth(self, match: ChampionsMatch, seat: i64, worths: list[float]) -> float:
        first = seat * KINDS
        worth = worths[PENALTY] * float(match.hand[first + PENALTY])
        own = 2 * match.colour(seat)
        for kind in range(PENALTY):
            worth += worths[kind ^ own] * float(match.hand[first + kind])
        return worth

    def possession(self, match: ChampionsMatch, seat: i64) -> float:
        """The worth of having the ball and the cards to use it."""
        is_near = match.hand_sizes[seat] == 2
        for move in match.choices(seat):
            if self.play_worth(match, seat, move) > 0:
                return BALL_GOALS + PAIR_GOALS + (BEFORE_GOAL_GOALS if is_near else 0.0)
        return BALL_GOALS + (STRANDED_GOALS if is_near else 0.0)
