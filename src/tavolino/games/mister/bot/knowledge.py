"""How to manage sensibly."""

from math import exp
from typing import ClassVar, Final

from tavolino.core.knowledge import CHAMPION, NO_HABIT, Knowledge
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.games.mister.bot.draft_choice import Buyer
from tavolino.games.mister.bot.footballer_value import Scout
from tavolino.games.mister.bot.goal_odds import best_on, most_missed
from tavolino.games.mister.bot.line_up_rating import TEN, Board
from tavolino.games.mister.bot.line_up_search import best_eleven, foreseen, good_lines, known
from tavolino.games.mister.bot.lower_levels import habits
from tavolino.games.mister.bot.win_odds import eleven_of, rest_of_match
from tavolino.games.mister.engine.footballers import ELEVEN, GOAL, KINDS
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.shoot_out import SET_PIECES
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    SINGLE,
    Rules,
)

REMEMBERED: Final = 64  # line-ups of one game
GAMES: Final = 8
BEFORE_OR_AFTER: Final = (ASK_DRAFT, ASK_MARKET, ASK_ORDER, ASK_KICK)
SLOPE: Final = 1.03  # what a goal more or less that squads are worth does to the logarithm of the odds


class MisterKnowledge(Knowledge):
    """Buys what the squad lacks, lines up and substitutes by the odds, shoots and dives at random.

    What has once been worked out is remembered. It was worked out from open cards alone, and always the same way:
    so nothing reaches a seat that it does not know, and nothing comes out differently for being remembered.
    """

    horizon: ClassVar[int] = 1
    simulations: ClassVar[int] = 16

    def __init__(self) -> None:
        self.staffs: dict[Rules, Staff] = {}

    def pick(self, match: Match, seat: int, rng: Rng) -> int:
        assert isinstance(match, MisterMatch)
        if match.asked == ASK_SHOT or match.asked == ASK_KICK:
            choices = match.choices(seat)
            return choices[rng.below(len(choices))]
        if match.asked == ASK_DRAFT:
            return self.staff(match.rules).buyer.buy(match, seat)
        if match.asked == ASK_LINE_UP:
            return self.staff(match.rules).line_up(match, seat, thoughts=0)[0]
        if match.asked == ASK_MARKET:
            return self.staff(match.rules).swap(match, seat)
        if match.asked == ASK_SUBSTITUTE:
            return substitute(match)
        if match.asked == ASK_LEAVER:
            return leaver(match)
        return best_taker(match, seat)

    def habit(self, match: Match, seat: int, level: int, rng: Rng) -> int:
        assert isinstance(match, MisterMatch)
        if level != CHAMPION:
            return self.staff(match.rules).habits[level].choose(match, seat, rng)
        if match.asked == ASK_LINE_UP:
            return self.staff(match.rules).line_up(match, seat)[0]
        return NO_HABIT

    def settles(self, match: Match, seat: int) -> bool:
        """Always: the odds are exact, and playing one match out costs more than it tells."""
        return True

    def chances(self, match: Match) -> list[float]:
        """Of a single match: from the squads at first; once it is under way exactly, with penalties taken as even."""
        assert isinstance(match, MisterMatch)
        if match.rules.format != SINGLE or match.asked in BEFORE_OR_AFTER:
            return []
        if match.asked == ASK_LINE_UP:
            return self.staff(match.rules).chances(match)
        ahead, level, _ = rest_of_match(match, 0)
        return [ahead + level / 2, 1.0 - ahead - level / 2]

    def staff(self, rules: Rules) -> "Staff":
        found = self.staffs.get(rules)
        if found is None:
            if len(self.staffs) == GAMES:
                self.staffs.clear()
            found = Staff(rules)
            self.staffs[rules] = found
        return found


# -- During a match


def best_taker(match: MisterMatch, seat: int) -> int:
    """For a free kick or a penalty; in a shoot-out, of those who are left."""
    choices = match.choices(seat)
    ability = match.rules.album.ability
    found = choices[0]
    for footballer in choices:
        if ability[footballer * KINDS + SET_PIECES] > ability[found * KINDS + SET_PIECES]:
            found = footballer
    return found


def cards_left(match: MisterMatch) -> list[int]:
    """Which they are is known, their order is not."""
    return sorted(match.deck[match.drawn :])


def substitute(match: MisterMatch) -> int:
    own, theirs = eleven_of(match, match.attacker), eleven_of(match, match.defender)
    bench = match.benches[match.attacker]
    return best_on(match.rules, own, theirs, match.leaver % ELEVEN, bench, cards_left(match))


def leaver(match: MisterMatch) -> int:
    """The one of the attacker's best whom the attacker will miss most."""
    theirs, own = eleven_of(match, match.attacker), eleven_of(match, match.defender)
    return theirs[most_missed(match.rules, theirs, own, cards_left(match))]


class Staff:
    """Prepares the matches of one game: knows its footballers, and the line-ups found so far."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.scout = Scout(rules)
        self.buyer = Buyer(rules, self.scout)
        self.line_ups: dict[tuple[int, ...], list[int]] = {}
        self.habits = habits(rules, self.scout)

    def chances(self, match: MisterMatch) -> list[float]:
        """By seat, before anyone is lined up."""
        home = 1.0 / (1.0 + exp(SLOPE * (self.worth(match, 1) - self.worth(match, 0))))
        return [home, 1.0 - home]

    def worth(self, match: MisterMatch, seat: int) -> float:
        """A squad's: goals a match more than the average."""
        worth = self.scout.worth[match.keepers[seat] * ELEVEN + GOAL]
        for position in self.scout.standards(match.squads[seat]):
            worth += position
        return worth

    # -- The line-up

    def line_up(self, match: MisterMatch, seat: int, thoughts: int = 1) -> list[int]:
        """The rest of the line-up, position by position; one that others have begun is made the best of.

        Without any `thoughts` it is set against what such a squad may do; a first thought is that the other manager
        will do just this, a second that he foresees that, and so on.
        """
        position = match.next_position(seat)
        placed = eleven_of(match, seat)[GOAL + 1 : position]
        plan = self.plan(match, seat, thoughts, [])
        if plan[GOAL + 1 : position] != placed:
            plan = self.plan(match, seat, thoughts, placed)
        return plan[position:]

    def plan(self, match: MisterMatch, seat: int, thoughts: int, placed: list[int]) -> list[int]:
        """The best eleven that was found."""
        other = match.order[match.order.index(seat) ^ 1]
        own, theirs = sorted(match.squads[seat]), sorted(match.squads[other])
        key = (thoughts, match.keepers[seat], *own, match.keepers[other], *theirs, *placed)
        found = self.line_ups.get(key)
        if found is None:
            if thoughts:
                opposition = known(self.rules.album, self.plan(match, other, thoughts - 1, []))
            else:
                opposition = foreseen(self.rules, theirs, match.keepers[other], self.scout.average)
            found = best_eleven(self.rules, own, match.keepers[seat], opposition, placed).line_up
            if len(self.line_ups) == REMEMBERED:
                self.line_ups.clear()
            self.line_ups[key] = found
        return found

    # -- The market between the rounds

    def swap(self, match: MisterMatch, seat: int) -> int:
        """Let the one go who is missed least; refuse if that is the newcomer."""
        leaves = self.expendable(match, seat)
        return self.rules.numbers.refuse if leaves == match.turned else leaves

    def expendable(self, match: MisterMatch, seat: int) -> int:
        keeper = match.keepers[seat]
        worth = self.scout.worth
        if self.rules.album.keeper[match.turned]:
            return keeper if worth[match.turned * ELEVEN] > worth[keeper * ELEVEN] else match.turned
        # The newcomer stands last, on the bench: from there only what makes the eleven better brings him on.
        squad = [*sorted(match.squads[seat]), match.turned]
        line = good_lines(Board(self.rules, squad, [keeper], self.scout.average), 0, 0)[0]
        found = squad[line[-1]]
        for member in line[TEN:]:
            if self.scout.best_worth(squad[member]) < self.scout.best_worth(found):
                found = squad[member]
        return found
