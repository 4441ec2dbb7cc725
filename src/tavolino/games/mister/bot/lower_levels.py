"""The managers of the lower levels. None of them works out odds.

A beginner looks at the roles on the cards, an amateur at the sum of the figures too. A professional has a scout, who
knows what a footballer is worth in each position, but lines up like an amateur.
"""

from typing import ClassVar, Final

from tavolino.core.knowledge import best_choice
from tavolino.core.rng import Rng
from tavolino.games.mister.bot.draft_choice import SimpleBuyer
from tavolino.games.mister.bot.footballer_value import Scout
from tavolino.games.mister.bot.line_up_search import PREFERRED_ROLES
from tavolino.games.mister.engine import draft, line_up
from tavolino.games.mister.engine.footballers import ELEVEN, LETTER_COUNT
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.shoot_out import SET_PIECES_LETTER
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    Rules,
)

FINISHING_LETTER: Final = 0  # A
MAX_OF_A_ROLE: Final = 3  # footballers that a squad has room for
FITTING_ROLE_BONUS: Final = 1000  # more than any sum of figures


def managers_by_level(rules: Rules, scout: Scout) -> list["Beginner"]:
    """A beginner, an amateur and a professional."""
    return [Beginner(rules), Amateur(rules), Professional(rules, scout)]


class Beginner:
    """Takes one footballer of a role to be as good as another."""

    kick_letter: ClassVar[int] = FINISHING_LETTER

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ratings = [self.rating_of(f) for f in range(rules.footballers.size)]
        self.role_positions = [first_position(role) for role in rules.footballers.roles]
        self.usual_ratings = [self.mean_rating(place) for place in range(ELEVEN)]

    def rating_of(self, footballer: int) -> int:
        """How good he takes a footballer to be."""
        return 0

    def mean_rating(self, place: int) -> int:
        """The mean of all footballers whose role is first for this position."""
        rates = [self.ratings[f] for f in range(len(self.ratings)) if self.role_positions[f] == place]
        return sum(rates) // len(rates) if rates else 0

    def choose(self, match: MisterMatch, seat: int, rng: Rng) -> int:
        """A move; among choices that he rates alike one at random."""
        choices = match.choices(seat)
        if match.asked == ASK_DRAFT:
            return self.decide_signing(match, seat)
        if match.asked == ASK_MARKET:
            return self.choose_swap(match, choices)
        return best_choice(choices, self.choice_ratings(match, seat, choices), rng)

    def choice_ratings(self, match: MisterMatch, seat: int, choices: list[int]) -> list[int]:
        """How he rates each choice. Where to shoot and who leaves are all the same to him."""
        if match.asked == ASK_LINE_UP:
            return [self.fitness(f, line_up.next_position(match, seat)) for f in choices]
        if match.asked == ASK_SUBSTITUTE:
            return [self.fitness(f, match.vacated_place % ELEVEN) for f in choices]
        if match.asked == ASK_TAKER or match.asked == ASK_ORDER:
            return [self.rules.footballers.ability[f * LETTER_COUNT + self.kick_letter] for f in choices]
        return [0] * len(choices)

    def fitness(self, footballer: int, position: int) -> int:
        """How he rates a footballer in a position: first of all by his role."""
        fits = self.rules.footballers.roles[footballer] in PREFERRED_ROLES[position]
        return self.ratings[footballer] + (FITTING_ROLE_BONUS if fits else 0)

    def decide_signing(self, match: MisterMatch, seat: int) -> int:
        """Sign up to three of each role, and nobody who is worse than the mean of his role."""
        turned = match.turned_card
        position = self.role_positions[turned]
        of_the_role = [f for f in match.squads[seat] if self.role_positions[f] == position]
        has_room = len(of_the_role) < MAX_OF_A_ROLE
        is_wanted = has_room and self.ratings[turned] >= self.usual_ratings[position]
        return draft.legal_moves(match, seat)[0 if is_wanted else -1]

    def choose_swap(self, match: MisterMatch, choices: list[int]) -> int:
        """Swap the newcomer for the worst of the same role, if he is better."""
        refuse = self.rules.move_numbers.refuse
        position = self.role_positions[match.turned_card]
        rivals = [f for f in choices if f != refuse and self.role_positions[f] == position]
        weakest = match.turned_card
        for f in rivals:
            if self.ratings[f] < self.ratings[weakest]:
                weakest = f
        return refuse if weakest == match.turned_card else weakest


class Amateur(Beginner):
    """Rates a footballer by the sum of his figures."""

    kick_letter: ClassVar[int] = SET_PIECES_LETTER

    def rating_of(self, footballer: int) -> int:
        at = footballer * LETTER_COUNT
        return sum(self.rules.footballers.ability[at : at + LETTER_COUNT])


class Professional(Amateur):
    """Signs by what a scout says a footballer is worth."""

    def __init__(self, rules: Rules, scout: Scout) -> None:
        super().__init__(rules)
        self.buyer = SimpleBuyer(rules, scout)

    def decide_signing(self, match: MisterMatch, seat: int) -> int:
        return self.buyer.decide_signing(match, seat)


def first_position(role: str) -> int:
    """The first position of those that a role is for."""
    return [role in roles for roles in PREFERRED_ROLES].index(True)
