"""Rates line-ups of a squad against an opposition: the goals to expect from every action card.

An opposition has one footballer in each position if its line-up is known, or several who are equally likely. No
footballer meets two others on one card. So the chance of a card is a product: one factor for each position that
takes part, averaged over those whom it may meet. The factors are worked out once; then a line-up costs a few
multiplications for each card. Against a known line-up the rating is exact.

Either side may turn a card up, so a card counts one half for each. Cards 25 and 26 count as the extra attack that
they bring to a side with a leader. Cards 19 and 22 are left out: who leaves is not known before.
"""

from typing import Final

from mypy_extensions import i64

from tavolino.games.mister.bot.goal_odds import wins_duel
from tavolino.games.mister.engine.action_cards import (
    ANYONE,
    BONUS,
    DUEL,
    KEEPER,
    PENALTY,
    PURE_GUESS,
    SKILL,
    THE_TAKER,
    WALL,
    ActionCard,
    ActionEnding,
    ActionPhase,
)
from tavolino.games.mister.engine.footballers import (
    ELEVEN,
    FIRST_MIDFIELD_POSITION,
    GOALKEEPER_POSITION,
    LETTER_COUNT,
    FootballerTable,
)
from tavolino.games.mister.engine.shot import GUESS_CHANCE, goal_chance
from tavolino.games.mister.engine.state import NOBODY, Rules

OUTFIELD_POSITIONS: Final = ELEVEN - 1
MAX_ABILITY: Final = 10  # of a characteristic
BONUS_ATTACK_GOALS: Final = 0.4  # goals of an attack with a bonus, about, between sensible managers


def mean(values: list[float]) -> float:
    """The mean. `sum` rounds differently from one Python to the next, which could change a line-up."""
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


MAX_TRAITS: Final = 60
"""A mask of them is a machine word."""


class Opposition:
    """By position, the footballers who may stand there."""

    def __init__(self, footballers: FootballerTable, ranks: list[list[int]]) -> None:
        self.footballers = footballers
        self.ranks = ranks

    def chance_of_meeting(self, phase: ActionPhase) -> float:
        """The chance that someone on the pitch is what a phase asks for."""
        nobody = 1.0
        for position in range(phase.at, ELEVEN):
            nobody *= 1.0 - mean([suitability(self.footballers, phase, f) for f in self.ranks[position]])
        return 1.0 - nobody

    def best_kick_chance(self, ending: ActionEnding, keepers: list[int]) -> float:
        """The chance of a goal by the best taker on the pitch."""
        total = 0.0
        below = 0.0
        for value in range(1, MAX_ABILITY + 1):
            at_most = 1.0
            for rank in self.ranks[GOALKEEPER_POSITION + 1 :]:
                at_most *= mean([self.is_at_most(f, ending.letter, value) for f in rank])
            total += (at_most - below) * mean(
                [shot_goal_chance(self.footballers, ending, value, keeper) for keeper in keepers]
            )
            below = at_most
        return total

    def is_at_most(self, footballer: int, letter: int, value: int) -> float:
        """1 if he has no more than that, else 0."""
        return 1.0 if self.footballers.ability[footballer * LETTER_COUNT + letter] <= value else 0.0


def suitability(footballers: FootballerTable, phase: ActionPhase, footballer: int) -> float:
    """1 if he is what a phase asks for, else 0."""
    if phase.verb == SKILL:
        return 1.0 if footballers.skill_masks[footballer] & phase.skill else 0.0
    return 1.0 if footballers.ability[footballer * LETTER_COUNT + phase.letter] >= phase.need else 0.0


def is_same_trait(one: ActionPhase, other: ActionPhase) -> bool:
    """Do two phases ask the same of somebody on the pitch? A wall and a condition may."""
    if (one.verb == SKILL) != (other.verb == SKILL) or one.at != other.at:
        return False
    if one.verb == SKILL:
        return one.skill == other.skill
    return one.letter == other.letter and one.need == other.need


def shot_goal_chance(footballers: FootballerTable, ending: ActionEnding, value: int, keeper: int) -> float:
    """The chance of a shot of that value against a goalkeeper."""
    margin = value - footballers.ability[keeper * LETTER_COUNT + ending.keeper_letter]
    return goal_chance(margin + 1 if ending.kind == PENALTY else margin)


# -- The parts of a card


class AttackerTask:
    """What one attacker does on a card: he wins a duel, or shoots, or both."""

    def __init__(self, at: int, duel: ActionPhase | None, shot: ActionEnding | None) -> None:
        self.at = at
        self.duel = duel
        self.shot = shot

    def wins(self, footballers: FootballerTable, attacker: int, defender: int) -> float:
        """1 if he wins his duel or has none, else 0."""
        return 1.0 if self.duel is None or wins_duel(footballers, self.duel, attacker, defender, 0) else 0.0

    def scores(self, footballers: FootballerTable, attacker: int, keepers: list[int]) -> float:
        """The chance of his shot, on average over the goalkeepers; 1 if he has none."""
        if self.shot is None:
            return 1.0
        value = footballers.ability[attacker * LETTER_COUNT + self.shot.letter]
        return mean([shot_goal_chance(footballers, self.shot, value, keeper) for keeper in keepers])


def attacker_tasks(action: ActionCard) -> list[AttackerTask]:
    """The tasks of a card, one for each position that takes part."""
    tasks = [AttackerTask(phase.at, phase, None) for phase in action.phases if phase.verb == DUEL]
    ending = action.ending
    if ending.kind >= PURE_GUESS or ending.at == THE_TAKER:
        return tasks
    for task in tasks:
        if task.at == ending.at:
            task.shot = ending
            return tasks
    return [*tasks, AttackerTask(ending.at, None, ending)]


class CardTerm:
    """What a card is worth: a weight, and a factor for the members in each of at most two positions.

    No card of the box has more; of one that has, the others count with their average.
    It counts if all traits of the mask `needs` are on the pitch, and none of the mask `spoiled_by`.
    """

    def __init__(self, members: int) -> None:
        self.weight = 1.0
        self.needs: i64 = 0
        self.spoiled_by: i64 = 0
        self.position_count = 0
        self.at: i64 = 0
        self.factors = [1.0] * members
        self.other_at: i64 = 0
        self.other_factors = self.factors

    def add_factors(self, position: int, factors: list[float]) -> None:
        """One more position takes part in the card."""
        if self.position_count == 0:
            self.at, self.factors = position - 1, factors
        elif self.position_count == 1:
            self.other_at, self.other_factors = position - 1, factors
        else:
            self.weight *= mean(factors)
        self.position_count += 1


class LineUpRater:
    """Rates line-ups of one squad against one opposition.

    A line lists members of the squad by their index: ten by position, then the bench. A trait is what a phase
    asks of anyone on the pitch; its bit in a mask is its index in `traits`.
    """

    def __init__(self, rules: Rules, squad: list[int], keepers: list[int], opposition: Opposition) -> None:
        self.footballers = rules.footballers
        self.squad = squad
        self.keepers = keepers
        self.opposition = opposition
        self.traits: list[ActionPhase] = []
        self.attacks: list[CardTerm] = []
        self.defences: list[CardTerm] = []
        self.kicks = [0.0] * len(squad)  # by member, the goals he would score as the taker
        for action in rules.action_cards:
            self.add_attack_card(action)
            if action.is_attack:
                self.add_defence_card(action)
        self.traits_anywhere = [self.trait_mask(f, False) for f in squad]
        self.traits_in_front = [self.trait_mask(f, True) for f in squad]

    def add_trait(self, phase: ActionPhase) -> int:
        """The mask of a trait, which is noted; 0 if there are too many for a mask: then it is taken to be there."""
        for i in range(len(self.traits)):
            if is_same_trait(self.traits[i], phase):
                return 1 << i
        if len(self.traits) == MAX_TRAITS:
            return 0
        self.traits.append(phase)
        return 1 << len(self.traits) - 1

    def trait_mask(self, footballer: int, in_front: bool) -> int:
        """The traits that he brings the team: anywhere on the pitch, or only from midfield on."""
        mask = 0
        for i in range(len(self.traits)):
            phase = self.traits[i]
            is_in_front = phase.at >= FIRST_MIDFIELD_POSITION
            if is_in_front == in_front and suitability(self.footballers, phase, footballer):
                mask |= 1 << i
        return mask

    # -- The cards

    def add_attack_card(self, action: ActionCard) -> None:
        """A card that the squad turns up."""
        term = CardTerm(len(self.squad))
        for phase in action.phases:
            if phase.verb == ANYONE or phase.verb == SKILL:
                term.needs |= self.add_trait(phase)
            elif phase.verb == KEEPER:
                term.weight *= mean([suitability(self.footballers, phase, f) for f in self.keepers])
            elif phase.verb == WALL:
                term.weight *= 1.0 - self.opposition.chance_of_meeting(phase)
        for task in attacker_tasks(action):
            self.add_attacker(term, task)
        ending = action.ending
        if ending.kind <= PENALTY and ending.at == THE_TAKER:
            self.add_kick(ending, term.weight)
        elif ending.kind <= BONUS:
            if ending.kind == PURE_GUESS:
                term.weight *= GUESS_CHANCE
            elif ending.kind == BONUS:
                term.weight *= BONUS_ATTACK_GOALS
            self.attacks.append(term)

    def add_attacker(self, term: CardTerm, task: AttackerTask) -> None:
        """A factor for each member who may have the task."""
        ranks = self.opposition.ranks
        defenders = ranks[task.duel.their_at] if task.duel is not None else [NOBODY]
        factors: list[float] = []
        for attacker in self.squad:
            likely = mean([task.wins(self.footballers, attacker, defender) for defender in defenders])
            factors.append(likely * task.scores(self.footballers, attacker, ranks[GOALKEEPER_POSITION]))
        term.add_factors(task.at, factors)

    def add_kick(self, ending: ActionEnding, weight: float) -> None:
        """Add a free kick or a penalty to what each member would score as the taker."""
        keepers = self.opposition.ranks[GOALKEEPER_POSITION]
        for member in range(len(self.squad)):
            value = self.footballers.ability[self.squad[member] * LETTER_COUNT + ending.letter]
            self.kicks[member] += weight * mean(
                [shot_goal_chance(self.footballers, ending, value, f) for f in keepers]
            )

    def add_defence_card(self, action: ActionCard) -> None:
        """A card that the opposition turns up."""
        term = CardTerm(len(self.squad))
        for phase in action.phases:
            if phase.verb == WALL:
                term.spoiled_by |= self.add_trait(phase)
            elif phase.verb == KEEPER:
                keepers = self.opposition.ranks[GOALKEEPER_POSITION]
                term.weight *= mean([suitability(self.footballers, phase, f) for f in keepers])
            elif phase.verb == ANYONE or phase.verb == SKILL:
                term.weight *= self.opposition.chance_of_meeting(phase)
        for task in attacker_tasks(action):
            self.add_defender(term, task)
        if action.ending.kind == PURE_GUESS:
            term.weight *= GUESS_CHANCE
        elif action.ending.at == THE_TAKER:
            term.weight *= self.opposition.best_kick_chance(action.ending, self.keepers)
        self.defences.append(term)

    def add_defender(self, term: CardTerm, task: AttackerTask) -> None:
        """A factor for each member who may meet the attacker; without a duel, one for all of them."""
        attackers = self.opposition.ranks[task.at]
        scores = [task.scores(self.footballers, attacker, self.keepers) for attacker in attackers]
        if task.duel is None:
            term.weight *= mean(scores)
            return
        factors: list[float] = []
        for defender in self.squad:
            total = 0.0
            for i in range(len(attackers)):
                total += task.wins(self.footballers, attackers[i], defender) * scores[i]
            factors.append(total / len(attackers))
        term.add_factors(task.duel.their_at, factors)

    # -- Line-ups

    def rating(self, line: list[int]) -> float:
        """Goals scored less goals conceded, over the whole deck."""
        traits = self.team_traits(line)
        scored = (self.best_kick(line) + self.total(self.attacks, line, traits)) / 2.0
        return scored - self.total(self.defences, line, traits) / 2.0

    def goals_scored(self, line: list[int]) -> float:
        """The goals to expect over the whole deck."""
        return (self.best_kick(line) + self.total(self.attacks, line, self.team_traits(line))) / 2.0

    def goals_conceded(self, line: list[int]) -> float:
        """The goals to expect of the opposition over the whole deck."""
        return self.total(self.defences, line, self.team_traits(line)) / 2.0

    def best_kick(self, line: list[int]) -> float:
        """The goals of the best taker of the ten."""
        kick = 0.0
        for i in range(OUTFIELD_POSITIONS):
            kick = max(kick, self.kicks[line[i]])
        return kick

    def total(self, terms: list[CardTerm], line: list[int], traits: i64) -> float:
        """The goals of all cards that the traits of the team allow."""
        total = 0.0
        for term in terms:
            if term.needs & ~traits == 0 and term.spoiled_by & traits == 0:
                total += term.weight * term.factors[line[term.at]] * term.other_factors[line[term.other_at]]
        return total

    def team_traits(self, line: list[int]) -> i64:
        """The traits that the ten bring, each in his position."""
        traits: i64 = 0
        for i in range(OUTFIELD_POSITIONS):
            traits |= self.traits_anywhere[line[i]]
        for i in range(FIRST_MIDFIELD_POSITION - 1, OUTFIELD_POSITIONS):
            traits |= self.traits_in_front[line[i]]
        return traits
