"""What the footballers of a deck are worth to an average team, and what they would add to a squad."""

from typing import Final

from tavolino.games.mister.bot.line_up_rating import TEN, Board, Term, mean
from tavolino.games.mister.bot.line_up_search import TINY, average
from tavolino.games.mister.engine.footballers import ELEVEN, GOAL
from tavolino.games.mister.engine.state import NOBODY, Rules

NOT_ALONE: Final = 0.5  # a trait is worth less than it could be: others may bring it too, and he has to play
DEPTH: Final = 0.2  # a footballer counts that much even if he does not make the first eleven


class Scout:
    """Knows `worth[f * 11 + position]`: goals a match more than the average of those who prefer the position."""

    def __init__(self, rules: Rules) -> None:
        album = rules.album
        self.average = average(album)
        self.outfielders = [f for f in range(album.size) if not album.keeper[f]]
        self.board = Board(rules, self.outfielders, self.average.ranks[GOAL], self.average)
        self.member = [NOBODY] * album.size  # a footballer's number on the board
        for i in range(len(self.outfielders)):
            self.member[self.outfielders[i]] = i
        self.worth = [0.0] * (album.size * ELEVEN)
        self.trait_worth = [0.0] * len(self.board.traits)  # to a team that lacks it
        self.common = [self.average.meets(phase) for phase in self.board.traits]
        for term in self.board.attacks:
            self.weigh(term, 0.5)
        for term in self.board.defences:
            self.weigh(term, -0.5)
        self.weigh_keepers(rules)

    # -- Every footballer for himself

    def weigh(self, term: Term, sign: float) -> None:
        """Put a card down to those whom it takes, each with an average partner."""
        usual = self.usual(term.at, term.factors)
        other_usual = self.usual(term.other_at, term.other_factors)
        self.weigh_traits(term, sign * term.weight * usual * other_usual)
        weight = sign * term.weight * self.likely(term)
        for member in range(len(self.outfielders)):
            at = self.outfielders[member] * ELEVEN + 1
            self.worth[at + term.at] += weight * (term.factors[member] - usual) * other_usual
            self.worth[at + term.other_at] += weight * (term.other_factors[member] - other_usual) * usual

    def usual(self, at: int, factors: list[float]) -> float:
        return mean([factors[self.member[f]] for f in self.average.ranks[at + 1]])

    def weigh_traits(self, term: Term, worth: float) -> None:
        for trait in range(len(self.trait_worth)):
            if term.needs >> trait & 1:
                self.trait_worth[trait] += worth
            if term.spoiled >> trait & 1:
                self.trait_worth[trait] -= worth

    def likely(self, term: Term) -> float:
        """That an average team has the traits for the card."""
        found = 1.0
        for trait in range(len(self.common)):
            if term.needs >> trait & 1:
                found *= self.common[trait]
            if term.spoiled >> trait & 1:
                found *= 1.0 - self.common[trait]
        return found

    def weigh_keepers(self, rules: Rules) -> None:
        """Each behind the same team, with somebody typical in every position."""
        team = [self.typical(position) for position in range(1, ELEVEN)]
        keepers = self.average.ranks[GOAL]
        ratings = [Board(rules, team, [f], self.average).rating(list(range(TEN))) for f in keepers]
        usual = mean(ratings)
        for i in range(len(keepers)):
            self.worth[keepers[i] * ELEVEN + GOAL] = ratings[i] - usual

    def typical(self, position: int) -> int:
        """The one nearest to the average of his position."""
        rank = self.average.ranks[position]
        found = rank[0]
        for f in rank:
            if abs(self.worth[f * ELEVEN + position]) < abs(self.worth[found * ELEVEN + position]):
                found = f
        return found

    def best_worth(self, footballer: int) -> float:
        """An outfielder where he is worth most."""
        return max(self.worth[footballer * ELEVEN + GOAL + 1 : footballer * ELEVEN + ELEVEN])

    # -- In a squad

    def gains(self, squad: list[int], footballers: list[int]) -> list[float]:
        """What each of some outfielders would add to a squad in the making."""
        standards = self.standards(squad)
        traits = 0
        kick = 0.0
        for f in squad:
            traits |= self.traits(f)
            kick = max(kick, self.board.kicks[self.member[f]])
        return [self.gain(f, standards, traits, kick) for f in footballers]

    def gain(self, footballer: int, standards: list[float], traits: int, kick: float) -> float:
        """Over the one whose position he would take, with what he brings that nobody else has."""
        extra = max(0.0, self.board.kicks[self.member[footballer]] - kick) / 2.0
        new = self.traits(footballer) & ~traits
        for trait in range(len(self.trait_worth)):
            if new >> trait & 1:
                extra += self.trait_worth[trait]
        gain = -1.0
        for i in range(TEN):
            gain = max(gain, self.worth[footballer * ELEVEN + i + 1] - standards[i])
        return max(0.0, gain + NOT_ALONE * extra) + DEPTH * self.best_worth(footballer)

    def traits(self, footballer: int) -> int:
        member = self.member[footballer]
        return self.board.anywhere[member] | self.board.in_front[member]

    def standards(self, squad: list[int]) -> list[float]:
        """The worth of a squad in the making, position by position: an average footballer where it has none."""
        line = [NOBODY] * TEN + squad
        gained = True
        while gained:
            gained = False
            for i in range(TEN):
                for j in range(i + 1, len(line)):
                    if self.gain_of_swap(line, i, j) > TINY:
                        line[i], line[j] = line[j], line[i]
                        gained = True
        return [self.worth_at(line[i], i) for i in range(TEN)]

    def gain_of_swap(self, line: list[int], i: int, j: int) -> float:
        gain = self.worth_at(line[j], i) - self.worth_at(line[i], i)
        if j < TEN:
            gain += self.worth_at(line[i], j) - self.worth_at(line[j], j)
        return gain

    def worth_at(self, footballer: int, i: int) -> float:
        return 0.0 if footballer == NOBODY else self.worth[footballer * ELEVEN + i + 1]
