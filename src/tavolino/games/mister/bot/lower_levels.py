"""How managers of the lower levels work: each has an eye for something, and none reckons out the odds.

A beginner goes by the roles on the cards, an amateur by the sum of the numbers too. A professional has a scout, who
knows what every position asks of a footballer, but lines up like an amateur.
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

FINISHING: Final = 0
MAX_OF_A_ROLE: Final = 3  # footballers that a squad has room for
FITTING_ROLE_BONUS: Final = 1000  # more than any sum of numbers


def managers_by_level(rules: Rules, scout: Scout) -> list["Beginner"]:
    """By level."""
    return [Beginner(rules), Amateur(rules), Professional(rules, scout)]


class Beginner:
    """A beginner's: one footballer of a role is as good as another."""

    kick_letter: ClassVar[int] = FINISHING

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ratings = [self.rating_of(f) for f in range(rules.footballers.size)]
        self.role_positions = [first_position(role) for role in rules.footballers.roles]
        self.usual_ratings = [self.mean_rating(place) for place in range(ELEVEN)]

    def rating_of(self, footballer: int) -> int:
        """What he thinks of a footballer."""
        return 0

    def mean_rating(self, place: int) -> int:
        rates = [self.ratings[f] for f in range(len(self.ratings)) if self.role_positions[f] == place]
        return sum(rates) // len(rates) if rates else 0

    def choose(self, match: MisterMatch, seat: int, rng: Rng) -> int:
        choices = match.choices(seat)
        if match.asked == ASK_DRAFT:
            return self.decide_signing(match, seat)
        if match.asked == ASK_MARKET:
            return self.choose_swap(match, choices)
        return best_choice(choices, self.choice_ratings(match, seat, choices), rng)

    def choice_ratings(self, match: MisterMatch, seat: int, choices: list[int]) -> list[int]:
        """What he thinks of each choice; nothing of where to shoot and whom to send off."""
        if match.asked == ASK_LINE_UP:
            return [self.fitness(f, line_up.next_position(match, seat)) for f in choices]
        if match.asked == ASK_SUBSTITUTE:
            return [self.fitness(f, match.vacated_place % ELEVEN) for f in choices]
        if match.asked == ASK_TAKER or match.asked == ASK_ORDER:
            return [self.rules.footballers.ability[f * LETTER_COUNT + self.kick_letter] for f in choices]
        return [0] * len(choices)

    def fitness(self, footballer: int, position: int) -> int:
        fits = self.rules.footballers.roles[footballer] in PREFERRED_ROLES[position]
        return self.ratings[footballer] + (FITTING_ROLE_BONUS if fits else 0)

    def decide_signing(self, match: MisterMatch, seat: int) -> int:
        """Three of each role, and none who is worse than the usual."""
        turned = match.turned_card
        of_the_role = [f for f in match.squads[seat] if self.role_positions[f] == self.role_positions[turned]]
        is_wanted = (
            len(of_the_role) < MAX_OF_A_ROLE
            and self.ratings[turned] >= self.usual_ratings[self.role_positions[turned]]
        )
        return draft.legal_moves(match, seat)[0 if is_wanted else -1]

    def choose_swap(self, match: MisterMatch, choices: list[int]) -> int:
        """For the worst of the same role, if the newcomer is better."""
        refuse = self.rules.move_numbers.refuse
        rivals = [
            f
            for f in choices
            if f != refuse and self.role_positions[f] == self.role_positions[match.turned_card]
        ]
        found = match.turned_card
        for f in rivals:
            if self.ratings[f] < self.ratings[found]:
                found = f
        return refuse if found == match.turned_card else found


class Amateur(Beginner):
    """Reads the numbers, and adds them up."""

    kick: ClassVar[int] = SET_PIECES_LETTER

    def rating_of(self, footballer: int) -> int:
        return sum(
            self.rules.footballers.ability[
                footballer * LETTER_COUNT : footballer * LETTER_COUNT + LETTER_COUNT
            ]
        )


class Professional(Amateur):
    """Has a scout."""

    def __init__(self, rules: Rules, scout: Scout) -> None:
        super().__init__(rules)
        self.buyer = SimpleBuyer(rules, scout)

    def decide_signing(self, match: MisterMatch, seat: int) -> int:
        return self.buyer.decide_signing(match, seat)


def first_position(role: str) -> int:
    """The first position of those that a role is for."""
    return [role in roles for roles in PREFERRED_ROLES].index(True)
