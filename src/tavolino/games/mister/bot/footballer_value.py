"""What the footballers of a deck are worth to an average team, and what they would add to a squad."""

from typing import Final

from tavolino.games.mister.bot.line_up_rating import OUTFIELD_POSITIONS, CardTerm, LineUpRater, mean
from tavolino.games.mister.bot.line_up_search import RATING_TOLERANCE, average_opposition
from tavolino.games.mister.engine.footballers import ELEVEN, GOALKEEPER_POSITION
from tavolino.games.mister.engine.state import NOBODY, Rules

SHARED_TRAIT_FACTOR: Final = 0.5  # others may bring the same trait, and whoever brings it has to play
BENCH_FACTOR: Final = 0.2  # what a footballer is worth even if he does not make the first eleven


class Scout:
    """Knows `worth[f * ELEVEN + position]`: goals a match above the average of those whose position it is."""

    def __init__(self, rules: Rules) -> None:
        footballers = rules.footballers
        self.average = average_opposition(footballers)
        self.outfielders = [f for f in range(footballers.size) if not footballers.is_keeper[f]]
        self.rater = LineUpRater(
            rules, self.outfielders, self.average.ranks[GOALKEEPER_POSITION], self.average
        )
        self.member = [NOBODY] * footballers.size  # by footballer, his index in the rater's squad
        for i in range(len(self.outfielders)):
            self.member[self.outfielders[i]] = i
        self.worth = [0.0] * (footballers.size * ELEVEN)
        self.trait_worth = [0.0] * len(self.rater.traits)  # goals a match to a team that lacks it
        self.trait_frequency = [self.average.chance_of_meeting(phase) for phase in self.rater.traits]
        for term in self.rater.attacks:
            self.weigh_card(term, 0.5)
        for term in self.rater.defences:
            self.weigh_card(term, -0.5)
        self.weigh_keepers(rules)

    # -- Every footballer for himself

    def weigh_card(self, term: CardTerm, sign: float) -> None:
        """Add what a card is worth to the footballers who take part, each with an average partner."""
        usual = self.mean_factor(term.at, term.factors)
        other_usual = self.mean_factor(term.other_at, term.other_factors)
        self.weigh_traits(term, sign * term.weight * usual * other_usual)
        weight = sign * term.weight * self.traits_chance(term)
        for member in range(len(self.outfielders)):
            at = self.outfielders[member] * ELEVEN + 1
            self.worth[at + term.at] += weight * (term.factors[member] - usual) * other_usual
            self.worth[at + term.other_at] += weight * (term.other_factors[member] - other_usual) * usual

    def mean_factor(self, at: int, factors: list[float]) -> float:
        """The factor of an average footballer of the position."""
        return mean([factors[self.member[f]] for f in self.average.ranks[at + 1]])

    def weigh_traits(self, term: CardTerm, worth: float) -> None:
        """Add what a card is worth to the traits that it needs; take it from those that spoil it."""
        for trait in range(len(self.trait_worth)):
            if term.needs >> trait & 1:
                self.trait_worth[trait] += worth
            if term.spoiled_by >> trait & 1:
                self.trait_worth[trait] -= worth

    def traits_chance(self, term: CardTerm) -> float:
        """The chance that an average team has the traits for the card."""
        chance = 1.0
        for trait in range(len(self.trait_frequency)):
            if term.needs >> trait & 1:
                chance *= self.trait_frequency[trait]
            if term.spoiled_by >> trait & 1:
                chance *= 1.0 - self.trait_frequency[trait]
        return chance

    def weigh_keepers(self, rules: Rules) -> None:
        """Rate each goalkeeper behind the same team, with somebody typical in every position."""
        team = [self.most_typical(position) for position in range(1, ELEVEN)]
        keepers = self.average.ranks[GOALKEEPER_POSITION]
        ratings = [
            LineUpRater(rules, team, [f], self.average).rating(list(range(OUTFIELD_POSITIONS)))
            for f in keepers
        ]
        usual = mean(ratings)
        for i in range(len(keepers)):
            self.worth[keepers[i] * ELEVEN + GOALKEEPER_POSITION] = ratings[i] - usual

    def most_typical(self, position: int) -> int:
        """The one nearest to the average of his position."""
        rank = self.average.ranks[position]
        typical = rank[0]
        for f in rank:
            if abs(self.worth[f * ELEVEN + position]) < abs(self.worth[typical * ELEVEN + position]):
                typical = f
        return typical

    def best_worth(self, footballer: int) -> float:
        """What an outfielder is worth in his best position."""
        return max(self.worth[footballer * ELEVEN + GOALKEEPER_POSITION + 1 : footballer * ELEVEN + ELEVEN])

    # -- In a squad

    def gains(self, squad: list[int], footballers: list[int]) -> list[float]:
        """What each of some outfielders would add to a squad in the making."""
        standards = self.position_standards(squad)
        traits = 0
        kick = 0.0
        for f in squad:
            traits |= self.traits_of(f)
            kick = max(kick, self.rater.kicks[self.member[f]])
        return [self.gain(f, standards, traits, kick) for f in footballers]

    def gain(self, footballer: int, standards: list[float], traits: int, kick: float) -> float:
        """What he adds over the one whose position he would take, with the traits that nobody else brings."""
        extra = max(0.0, self.rater.kicks[self.member[footballer]] - kick) / 2.0
        new = self.traits_of(footballer) & ~traits
        for trait in range(len(self.trait_worth)):
            if new >> trait & 1:
                extra += self.trait_worth[trait]
        gain = -1.0
        for i in range(OUTFIELD_POSITIONS):
            gain = max(gain, self.worth[footballer * ELEVEN + i + 1] - standards[i])
        return max(0.0, gain + SHARED_TRAIT_FACTOR * extra) + BENCH_FACTOR * self.best_worth(footballer)

    def traits_of(self, footballer: int) -> int:
        """The mask of the traits that he brings."""
        member = self.member[footballer]
        return self.rater.traits_anywhere[member] | self.rater.traits_in_front[member]

    def position_standards(self, squad: list[int]) -> list[float]:
        """By position, what a squad in the making is worth there; 0, an average footballer, where it has none."""
        line = [NOBODY] * OUTFIELD_POSITIONS + squad
        gained = True
        while gained:
            gained = False
            for i in range(OUTFIELD_POSITIONS):
                for j in range(i + 1, len(line)):
                    if self.swap_gain(line, i, j) > RATING_TOLERANCE:
                        line[i], line[j] = line[j], line[i]
                        gained = True
        return [self.worth_at(line[i], i) for i in range(OUTFIELD_POSITIONS)]

    def swap_gain(self, line: list[int], i: int, j: int) -> float:
        """What swapping two members of a line would gain."""
        gain = self.worth_at(line[j], i) - self.worth_at(line[i], i)
        if j < OUTFIELD_POSITIONS:
            gain += self.worth_at(line[i], j) - self.worth_at(line[j], j)
        return gain

    def worth_at(self, footballer: int, i: int) -> float:
        """What a footballer is worth in an outfield position; NOBODY counts as average."""
        return 0.0 if footballer == NOBODY else self.worth[footballer * ELEVEN + i + 1]
