"""How managers of the lower levels work: each has an eye for something, and none reckons out the odds.

A beginner goes by the roles on the cards, an amateur by the sum of the numbers too. A professional has a scout, who
knows what every position asks of a footballer, but lines up like an amateur.
"""

from typing import ClassVar, Final

from tavolino.core.knowledge import best_of
from tavolino.core.rng import Rng
from tavolino.games.mister.bot.draft_choice import SimpleBuyer
from tavolino.games.mister.bot.footballer_value import Scout
from tavolino.games.mister.bot.line_up_search import PREFERRED
from tavolino.games.mister.engine.footballers import ELEVEN, KINDS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.shoot_out import SET_PIECES
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
OF_A_ROLE: Final = 3  # footballers that a squad has room for
FITS: Final = 1000  # more than any sum of numbers


def habits(rules: Rules, scout: Scout) -> list["Habits"]:
    """By level."""
    return [Habits(rules), Amateur(rules), Professional(rules, scout)]


class Habits:
    """A beginner's: one footballer of a role is as good as another."""

    kick: ClassVar[int] = FINISHING

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.rates = [self.rate(f) for f in range(rules.album.size)]
        self.places = [first_place(role) for role in rules.album.roles]
        self.usual = [self.mean_rate(place) for place in range(ELEVEN)]

    def rate(self, footballer: int) -> int:
        """What he thinks of a footballer."""
        return 0

    def mean_rate(self, place: int) -> int:
        rates = [self.rates[f] for f in range(len(self.rates)) if self.places[f] == place]
        return sum(rates) // len(rates) if rates else 0

    def choose(self, match: MisterMatch, seat: int, rng: Rng) -> int:
        choices = match.choices(seat)
        if match.asked == ASK_DRAFT:
            return self.buy(match, seat)
        if match.asked == ASK_MARKET:
            return self.swap(match, choices)
        return best_of(choices, self.worths(match, seat, choices), rng)

    def worths(self, match: MisterMatch, seat: int, choices: list[int]) -> list[int]:
        """What he thinks of each choice; nothing of where to shoot and whom to send off."""
        if match.asked == ASK_LINE_UP:
            return [self.fitness(f, match.next_position(seat)) for f in choices]
        if match.asked == ASK_SUBSTITUTE:
            return [self.fitness(f, match.leaver % ELEVEN) for f in choices]
        if match.asked == ASK_TAKER or match.asked == ASK_ORDER:
            return [self.rules.album.ability[f * KINDS + self.kick] for f in choices]
        return [0] * len(choices)

    def fitness(self, footballer: int, position: int) -> int:
        fits = self.rules.album.roles[footballer] in PREFERRED[position]
        return self.rates[footballer] + (FITS if fits else 0)

    def buy(self, match: MisterMatch, seat: int) -> int:
        """Three of each role, and none who is worse than the usual."""
        turned = match.turned
        of_the_role = [f for f in match.squads[seat] if self.places[f] == self.places[turned]]
        is_wanted = len(of_the_role) < OF_A_ROLE and self.rates[turned] >= self.usual[self.places[turned]]
        return match.draft_choices(seat)[0 if is_wanted else -1]

    def swap(self, match: MisterMatch, choices: list[int]) -> int:
        """For the worst of the same role, if the newcomer is better."""
        refuse = self.rules.numbers.refuse
        rivals = [f for f in choices if f != refuse and self.places[f] == self.places[match.turned]]
        found = match.turned
        for f in rivals:
            if self.rates[f] < self.rates[found]:
                found = f
        return refuse if found == match.turned else found


class Amateur(Habits):
    """Reads the numbers, and adds them up."""

    kick: ClassVar[int] = SET_PIECES

    def rate(self, footballer: int) -> int:
        return sum(self.rules.album.ability[footballer * KINDS : footballer * KINDS + KINDS])


class Professional(Amateur):
    """Has a scout."""

    def __init__(self, rules: Rules, scout: Scout) -> None:
        super().__init__(rules)
        self.buyer = SimpleBuyer(rules, scout)

    def buy(self, match: MisterMatch, seat: int) -> int:
        return self.buyer.buy(match, seat)


def first_place(role: str) -> int:
    """The first position of those that a role is for."""
    return [role in roles for roles in PREFERRED].index(True)
