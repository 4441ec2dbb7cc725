"""The tactics board: what every footballer of a squad would be worth in every position, card by card.

The opposition is known by position: one footballer where the line-up is known, several where any of them may
stand there, all alike likely and each for himself. On no card does a footballer meet two, so the chance of a card
is a product: a factor for every position that takes part, with those whom it may meet averaged out. The factors
are worked out once; then a line-up is rated with a few multiplications a card. Against a known line-up that is
exact.

Either side may turn a card up, so a card counts one half for each. 25 and 26 count as the extra attack that they
bring a side with a leader. Who may have to leave with 19 and 22 is not foreseen.
"""

from typing import Final

from tavolino.games.mister.bot.goal_odds import GUESS, goal_chance, wins
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
    Action,
    Ending,
    Phase,
)
from tavolino.games.mister.engine.footballers import ELEVEN, GOAL, KINDS, MIDFIELD, Album
from tavolino.games.mister.engine.state import NOBODY, Rules

TEN: Final = ELEVEN - 1
MOST: Final = 10  # of a characteristic
LIFTED: Final = 0.4  # goals of an attack with a bonus, about, between sensible managers


def mean(values: list[float]) -> float:
    """Added up one by one: `sum` rounds differently from one Python to the next, and a line-up may hang on it."""
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


class Opposition:
    """By position, the footballers who may stand there."""

    def __init__(self, album: Album, ranks: list[list[int]]) -> None:
        self.album = album
        self.ranks = ranks

    def meets(self, phase: Phase) -> float:
        """How likely it is that there is someone on the pitch whom a phase asks for."""
        nobody = 1.0
        for position in range(phase.at, ELEVEN):
            nobody *= 1.0 - mean([suits(self.album, phase, f) for f in self.ranks[position]])
        return 1.0 - nobody

    def best_kick(self, ending: Ending, keepers: list[int]) -> float:
        """The chance of the best taker on the pitch."""
        total = 0.0
        below = 0.0
        for value in range(1, MOST + 1):
            at_most = 1.0
            for rank in self.ranks[GOAL + 1 :]:
                at_most *= mean([self.is_at_most(f, ending.letter, value) for f in rank])
            total += (at_most - below) * mean([shot(self.album, ending, value, keeper) for keeper in keepers])
            below = at_most
        return total

    def is_at_most(self, footballer: int, letter: int, value: int) -> float:
        return 1.0 if self.album.ability[footballer * KINDS + letter] <= value else 0.0


def suits(album: Album, phase: Phase, footballer: int) -> float:
    """1 if he is one whom a phase asks for, else 0."""
    if phase.verb == SKILL:
        return 1.0 if album.skills[footballer] & phase.skill else 0.0
    return 1.0 if album.ability[footballer * KINDS + phase.letter] >= phase.need else 0.0


def shot(album: Album, ending: Ending, value: int, keeper: int) -> float:
    """The chance of a shot of that value against a goalkeeper."""
    margin = value - album.ability[keeper * KINDS + ending.keeper_letter]
    return goal_chance(margin + 1 if ending.kind == PENALTY else margin)


# -- Cards taken apart


class Link:
    """What one attacker does on a card: he wins a duel, or shoots, or both."""

    def __init__(self, at: int, duel: Phase | None, shot: Ending | None) -> None:
        self.at = at
        self.duel = duel
        self.shot = shot

    def wins(self, album: Album, attacker: int, defender: int) -> float:
        return 1.0 if self.duel is None or wins(album, self.duel, attacker, defender, 0) else 0.0

    def scores(self, album: Album, attacker: int, keepers: list[int]) -> float:
        """The chance of his shot, on average over the goalkeepers; 1 if he has none."""
        if self.shot is None:
            return 1.0
        value = album.ability[attacker * KINDS + self.shot.letter]
        return mean([shot(album, self.shot, value, keeper) for keeper in keepers])


def links(action: Action) -> list[Link]:
    found = [Link(phase.at, phase, None) for phase in action.phases if phase.verb == DUEL]
    ending = action.ending
    if ending.kind >= PURE_GUESS or ending.at == THE_TAKER:
        return found
    for link in found:
        if link.at == ending.at:
            link.shot = ending
            return found
    return [*found, Link(ending.at, None, ending)]


class Term:
    """What a card is worth: a weight, and a factor for the members in each of at most two positions.

    It counts if all traits that it `needs` are on the pitch, and none of those by which it is `spoiled`.
    """

    def __init__(self, members: int) -> None:
        self.weight = 1.0
        self.needs = 0
        self.spoiled = 0
        self.places = 0
        self.at = 0
        self.factors = [1.0] * members
        self.other_at = 0
        self.other_factors = self.factors

    def depend(self, position: int, factors: list[float]) -> None:
        assert self.places < 2, "a card with more than two footballers of one side"
        if self.places == 0:
            self.at, self.factors = position - 1, factors
        else:
            self.other_at, self.other_factors = position - 1, factors
        self.places += 1


class Board:
    """A squad drawn up against an opposition. A line lists its members: ten by position, then the bench."""

    def __init__(self, rules: Rules, squad: list[int], keepers: list[int], opposition: Opposition) -> None:
        self.album = rules.album
        self.squad = squad
        self.keepers = keepers
        self.opposition = opposition
        self.traits: list[Phase] = []  # what a phase asks of anyone; the bit of a trait is its place here
        self.attacks: list[Term] = []
        self.defences: list[Term] = []
        self.kicks = [0.0] * len(squad)  # what a member is worth as the taker
        for action in rules.actions:
            self.draw_attack(action)
            if action.is_attack:
                self.draw_defence(action)
        self.anywhere = [self.mask(f, False) for f in squad]
        self.in_front = [self.mask(f, True) for f in squad]

    def trait(self, phase: Phase) -> int:
        self.traits.append(phase)
        return 1 << len(self.traits) - 1

    def mask(self, footballer: int, in_front: bool) -> int:
        """The traits that he brings the team: anywhere on the pitch, or only from midfield on."""
        found = 0
        for i in range(len(self.traits)):
            phase = self.traits[i]
            if (phase.at >= MIDFIELD) == in_front and suits(self.album, phase, footballer):
                found |= 1 << i
        return found

    # -- The cards

    def draw_attack(self, action: Action) -> None:
        """A card that the squad turns up."""
        term = Term(len(self.squad))
        for phase in action.phases:
            if phase.verb == ANYONE or phase.verb == SKILL:
                term.needs |= self.trait(phase)
            elif phase.verb == KEEPER:
                term.weight *= mean([suits(self.album, phase, f) for f in self.keepers])
            elif phase.verb == WALL:
                term.weight *= 1.0 - self.opposition.meets(phase)
        for link in links(action):
            self.attack(term, link)
        ending = action.ending
        if ending.kind <= PENALTY and ending.at == THE_TAKER:
            self.add_kick(ending, term.weight)
        elif ending.kind <= BONUS:
            term.weight *= GUESS if ending.kind == PURE_GUESS else LIFTED if ending.kind == BONUS else 1.0
            self.attacks.append(term)

    def attack(self, term: Term, link: Link) -> None:
        ranks = self.opposition.ranks
        defenders = ranks[link.duel.their_at] if link.duel is not None else [NOBODY]
        factors: list[float] = []
        for attacker in self.squad:
            likely = mean([link.wins(self.album, attacker, defender) for defender in defenders])
            factors.append(likely * link.scores(self.album, attacker, ranks[GOAL]))
        term.depend(link.at, factors)

    def add_kick(self, ending: Ending, weight: float) -> None:
        keepers = self.opposition.ranks[GOAL]
        for member in range(len(self.squad)):
            value = self.album.ability[self.squad[member] * KINDS + ending.letter]
            self.kicks[member] += weight * mean([shot(self.album, ending, value, f) for f in keepers])

    def draw_defence(self, action: Action) -> None:
        """A card that the opposition turns up."""
        term = Term(len(self.squad))
        for phase in action.phases:
            if phase.verb == WALL:
                term.spoiled |= self.trait(phase)
            elif phase.verb == KEEPER:
                term.weight *= mean([suits(self.album, phase, f) for f in self.opposition.ranks[GOAL]])
            elif phase.verb == ANYONE or phase.verb == SKILL:
                term.weight *= self.opposition.meets(phase)
        for link in links(action):
            self.defend(term, link)
        if action.ending.kind == PURE_GUESS:
            term.weight *= GUESS
        elif action.ending.at == THE_TAKER:
            term.weight *= self.opposition.best_kick(action.ending, self.keepers)
        self.defences.append(term)

    def defend(self, term: Term, link: Link) -> None:
        attackers = self.opposition.ranks[link.at]
        scores = [link.scores(self.album, attacker, self.keepers) for attacker in attackers]
        if link.duel is None:
            term.weight *= mean(scores)
            return
        factors: list[float] = []
        for defender in self.squad:
            total = 0.0
            for i in range(len(attackers)):
                total += link.wins(self.album, attackers[i], defender) * scores[i]
            factors.append(total / len(attackers))
        term.depend(link.duel.their_at, factors)

    # -- Line-ups

    def rating(self, line: list[int]) -> float:
        """Goals scored less goals conceded, over the whole deck."""
        return self.scored(line) - self.conceded(line)

    def scored(self, line: list[int]) -> float:
        kick = 0.0
        for i in range(TEN):
            kick = max(kick, self.kicks[line[i]])
        return (kick + self.total(self.attacks, line)) / 2.0

    def conceded(self, line: list[int]) -> float:
        return self.total(self.defences, line) / 2.0

    def total(self, terms: list[Term], line: list[int]) -> float:
        traits = self.team_traits(line)
        total = 0.0
        for term in terms:
            if term.needs & ~traits == 0 and term.spoiled & traits == 0:
                total += term.weight * term.factors[line[term.at]] * term.other_factors[line[term.other_at]]
        return total

    def team_traits(self, line: list[int]) -> int:
        traits = 0
        for i in range(TEN):
            traits |= self.anywhere[line[i]]
        for i in range(MIDFIELD - 1, TEN):
            traits |= self.in_front[line[i]]
        return traits
