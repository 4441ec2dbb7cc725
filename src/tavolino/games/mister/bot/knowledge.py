"""MisterKnowledge: sensible moves for every question, and what it remembers between them."""

from math import exp
from typing import ClassVar, Final

from mypy_extensions import i64

from tavolino.core.knowledge import CHAMPION, NO_CHOICE, Knowledge
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.games.mister.bot.draft_choice import Buyer
from tavolino.games.mister.bot.footballer_value import Scout
from tavolino.games.mister.bot.goal_odds import best_substitute, most_missed_position
from tavolino.games.mister.bot.line_up_rating import OUTFIELD_POSITIONS, LineUpRater
from tavolino.games.mister.bot.line_up_search import (
    expected_opposition,
    find_best_eleven,
    find_good_lines,
    known_opposition,
)
from tavolino.games.mister.bot.lower_levels import managers_by_level
from tavolino.games.mister.bot.win_odds import eleven_of, result_chances
from tavolino.games.mister.engine import line_up
from tavolino.games.mister.engine.footballers import ELEVEN, GOALKEEPER_POSITION, LETTER_COUNT
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.shoot_out import SET_PIECES_LETTER
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    NOBODY,
    SINGLE,
    Rules,
)

MAX_LINE_UPS: Final = 64  # line-ups of one game
MAX_GAMES: Final = 8
UNRATED_QUESTIONS: Final = (ASK_DRAFT, ASK_MARKET, ASK_ORDER, ASK_KICK)
LOG_ODDS_PER_GOAL: Final = 1.03  # of winning, for each goal a match that a squad is worth more than the other


class MisterKnowledge(Knowledge):
    """Buys what the squad lacks, lines up and substitutes by the odds, shoots and dives at random.

    Line-ups are remembered. They depend on open cards alone and are always worked out the same way, so memory
    tells no seat what it does not know and changes no decision.
    """

    horizon: ClassVar[int] = 1
    champion_simulations: ClassVar[int] = 16

    def __init__(self) -> None:
        self.memories: dict[Rules, BotMemory] = {}

    def pick(self, match: Match, seat: i64, rng: Rng) -> i64:
        assert isinstance(match, MisterMatch)
        if match.asked == ASK_SHOT or match.asked == ASK_KICK:
            choices = match.choices(seat)
            return choices[rng.below(len(choices))]
        if match.asked == ASK_DRAFT:
            return self.memory_for(match.rules).buyer.decide_signing(match, seat)
        if match.asked == ASK_LINE_UP:
            return self.memory_for(match.rules).plan_line_up(match, seat, thoughts=0)[0]
        if match.asked == ASK_MARKET:
            return self.memory_for(match.rules).choose_swap(match, seat)
        if match.asked == ASK_SUBSTITUTE:
            return choose_substitute(match)
        if match.asked == ASK_LEAVER:
            return choose_leaver(match)
        return choose_taker(match, seat)

    def quick_choice(self, match: Match, seat: int, level: int, rng: Rng) -> int:
        assert isinstance(match, MisterMatch)
        if level != CHAMPION:
            return self.memory_for(match.rules).lower_levels[level].choose(match, seat, rng)
        if match.asked == ASK_LINE_UP:
            return self.memory_for(match.rules).plan_line_up(match, seat)[0]
        return NO_CHOICE

    def is_pick_optimal(self, match: Match, seat: int) -> bool:
        """Always: the odds are exact, and a simulation costs more than it tells."""
        return True

    def win_chances(self, match: Match) -> list[float]:
        """For a single match: by the squads before it, then from the cards left. Penalties count as even."""
        assert isinstance(match, MisterMatch)
        if match.rules.format != SINGLE or match.asked in UNRATED_QUESTIONS:
            return []
        if match.asked == ASK_LINE_UP:
            return self.memory_for(match.rules).squad_win_chances(match)
        ahead, level, _ = result_chances(match, 0)
        home = min(1.0, ahead + level / 2)  # sums of many chances are a rounding error off
        return [home, 1.0 - home]

    def memory_for(self, rules: Rules) -> "BotMemory":
        """The memory of one game; when there are too many, all are dropped."""
        memory = self.memories.get(rules)
        if memory is None:
            if len(self.memories) == MAX_GAMES:
                self.memories.clear()
            memory = BotMemory(rules)
            self.memories[rules] = memory
        return memory


# -- During a match


def choose_taker(match: MisterMatch, seat: int) -> int:
    """The best at set pieces of those who may be named."""
    ability = match.rules.footballers.ability
    best, most = NOBODY, -1
    for footballer in match.choices(seat):
        value = ability[footballer * LETTER_COUNT + SET_PIECES_LETTER]
        if value > most:
            best, most = footballer, value
    return best


def cards_left(match: MisterMatch) -> list[int]:
    """The action cards to come, sorted: which they are is known, their order is not."""
    return sorted(match.deck[match.cards_drawn :])


def choose_substitute(match: MisterMatch) -> int:
    """The one who makes the most of the cards left in the position of the injured one."""
    own, theirs = eleven_of(match, match.attacker), eleven_of(match, match.defender)
    bench = match.benches[match.attacker]
    return best_substitute(match.rules, own, theirs, match.vacated_place % ELEVEN, bench, cards_left(match))


def choose_leaver(match: MisterMatch) -> int:
    """The one of the attacker's best whom the attacker will miss most."""
    theirs, own = eleven_of(match, match.attacker), eleven_of(match, match.defender)
    return theirs[most_missed_position(match.rules, theirs, own, cards_left(match))]


class BotMemory:
    """What bots know of one game: what its footballers are worth, and the line-ups found so far."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.scout = Scout(rules)
        self.buyer = Buyer(rules, self.scout)
        self.line_ups: dict[tuple[int, ...], list[int]] = {}
        self.lower_levels = managers_by_level(rules, self.scout)

    def squad_win_chances(self, match: MisterMatch) -> list[float]:
        """By seat, the chance of winning before anyone is lined up."""
        goals_behind = self.squad_worth(match, 1) - self.squad_worth(match, 0)
        home = 1.0 / (1.0 + exp(LOG_ODDS_PER_GOAL * goals_behind))
        return [home, 1.0 - home]

    def squad_worth(self, match: MisterMatch, seat: int) -> float:
        """The goals a match by which a squad is better than an average one."""
        worth = self.scout.worth[match.keepers[seat] * ELEVEN + GOALKEEPER_POSITION]
        for position in self.scout.position_standards(match.squads[seat]):
            worth += position
        return worth

    # -- The line-up

    def plan_line_up(self, match: MisterMatch, seat: int, thoughts: int = 1) -> list[int]:
        """The rest of the line-up, position by position. Positions that are filled already stay as they are.

        With no `thoughts` the line-up is set against all that the other squad may do. With one, the other manager is
        taken to line up so; with two, to foresee that; and so on.
        """
        position = line_up.next_position(match, seat)
        placed = eleven_of(match, seat)[GOALKEEPER_POSITION + 1 : position]
        plan = self.best_plan(match, seat, thoughts, [])
        if plan[GOALKEEPER_POSITION + 1 : position] != placed:
            plan = self.best_plan(match, seat, thoughts, placed)
        return plan[position:]

    def best_plan(self, match: MisterMatch, seat: int, thoughts: int, placed: list[int]) -> list[int]:
        """The best eleven found with `placed` in the first outfield positions, from memory if it is there."""
        other = match.turn_order[match.turn_order.index(seat) ^ 1]
        own, theirs = sorted(match.squads[seat]), sorted(match.squads[other])
        key = (thoughts, match.keepers[seat], *own, match.keepers[other], *theirs, *placed)
        plan = self.line_ups.get(key)
        if plan is None:
            if thoughts:
                their_plan = self.best_plan(match, other, thoughts - 1, [])
                opposition = known_opposition(self.rules.footballers, their_plan)
            else:
                opposition = expected_opposition(self.rules, theirs, match.keepers[other], self.scout.average)
            plan = find_best_eleven(self.rules, own, match.keepers[seat], opposition, placed).line_up
            if len(self.line_ups) == MAX_LINE_UPS:
                self.line_ups.clear()
            self.line_ups[key] = plan
        return plan

    # -- The market between the rounds

    def choose_swap(self, match: MisterMatch, seat: int) -> int:
        """Swap for the one who is needed least; refuse if that is the newcomer."""
        leaves = self.least_needed(match, seat)
        return self.rules.move_numbers.refuse if leaves == match.turned_card else leaves

    def least_needed(self, match: MisterMatch, seat: int) -> int:
        """Of the squad and the newcomer, the one without whom the squad is worth most."""
        keeper = match.keepers[seat]
        worth = self.scout.worth
        if self.rules.footballers.is_keeper[match.turned_card]:
            return keeper if worth[match.turned_card * ELEVEN] > worth[keeper * ELEVEN] else match.turned_card
        # The newcomer is the last member: a line-up with him is found only if it is better.
        squad = [*sorted(match.squads[seat]), match.turned_card]
        line = find_good_lines(LineUpRater(self.rules, squad, [keeper], self.scout.average), 0, 0)[0]
        least = squad[line[-1]]
        for member in line[OUTFIELD_POSITIONS:]:
            if self.scout.best_worth(squad[member]) < self.scout.best_worth(least):
                least = squad[member]
        return least
