"""One time through the action cards: the attacks that two sides may expect of it, and the chance of every score.

`look_ahead` goes through all orders that the cards may be in, situation by situation. The chances of the goal
differences are exact for the last few cards. For more cards they come from the exact split of the attacking cards
between the sides, in which every card counts with its average chance.
"""

from typing import Final

from tavolino.games.mister.bot.goal_odds import (
    best_substitute,
    card_goal_chance,
    most_missed_position,
    phase_passes,
    replace_at,
)
from tavolino.games.mister.engine.action_cards import BONUS, INJURY
from tavolino.games.mister.engine.state import (
    NOBODY,
    Rules,
)

HOME: Final = 0
AWAY: Final = 1  # higher numbers are the match that is played side by side

# The fate of a side: 0 nothing, 1 card 19, 2 card 22, 3 card 19 and then 22, 4 card 22 and then 19.
FATE_SENT_OFF: Final = 1
FATE_INJURED: Final = 2
AFTER_SENT_OFF: Final = (1, 1, 4, 3, 4)  # by fate, the fate after card 19
AFTER_INJURY: Final = (2, 3, 2, 3, 4)  # by fate, the fate after card 22
FATE_BEFORE: Final = (0, 0, 0, 1, 2)  # by fate, the fate before its last card
WAS_LAST_INJURED: Final = (False, False, True, True, False)  # by fate, whether its last card was 22

# A situation is a number of bit fields: the turn, the fates of home and away, the bonuses of home and away, three
# bits each; above them a bit for each card that is still in the deck, first those without a shot. Where nothing
# depends on which attacks are left, their bits are not set.
FIELD_BITS: Final = 3
FIELD_MASK: Final = 7
FATE_FIELD: Final = 3
BONUS_FIELD: Final = 9
CARDS_FIELD: Final = 15

ROUNDING_TOLERANCE: Final = 1e-9
MAX_EXACT_CARDS: Final = 8  # so few that all their orders can be gone through


class SideLineUps:
    """By fate, the eleven of a side, and its bench. An eleven is worked out when it is needed."""

    def __init__(self, eleven: list[int], bench: list[int]) -> None:
        self.elevens: list[list[int]] = [eleven, [], [], [], []]
        self.bench = bench

    def eleven(self, fate: int, rules: Rules, theirs: list[int], cards: list[int]) -> list[int]:
        """The eleven after a fate: the most missed one leaves, and the best substitute comes on."""
        if not self.elevens[fate]:
            before = self.eleven(FATE_BEFORE[fate], rules, theirs, cards)
            position = most_missed_position(rules, before, theirs, cards)
            comes_on = NOBODY
            if WAS_LAST_INJURED[fate]:
                comes_on = best_substitute(rules, before, theirs, position, self.bench, cards)
            self.elevens[fate] = replace_at(before, position, comes_on)
        return self.elevens[fate]


class DeckPass:
    """The cards left of one time through the deck, for the two sides of a fixture.

    `attacks[side]` is the number of attacking cards that a side may expect to turn up. `scored[side][card]` is the
    chance of a goal if it turns up that one, on average over all situations in which it may.
    """

    def __init__(self, rules: Rules, cards: list[int], sides: list[SideLineUps], home: int) -> None:
        """`sides` take turns in this order. `home` is the index of one of them, which plays the one next to it."""
        self.rules = rules
        self.sides = sides
        self.home = home
        self.cards = [card for card in cards if rules.action_cards[card].is_attack]
        self.others = [card for card in cards if not rules.action_cards[card].is_attack]
        self.start = 0
        self.attacks = [0.0, 0.0]
        self.scored = [[0.0] * len(rules.action_cards), [0.0] * len(rules.action_cards)]
        self.ends: dict[int, list[float]] = {}

    # -- All orders that the cards may be in

    def look_ahead(self, turn: int, bonus: int, their_bonus: int) -> None:
        """Work out `attacks` and `scored`: card by card, how likely every situation is.

        `turn` is the index in `sides` of the next to attack.
        """
        self.start = turn | bonus << BONUS_FIELD | their_bonus << BONUS_FIELD + FIELD_BITS
        now = {self.start | (1 << len(self.others)) - 1 << CARDS_FIELD: 1.0}
        attacks: dict[int, float] = {}
        for left in range(len(self.cards) + len(self.others), 0, -1):
            after: dict[int, float] = {}
            for situation, likely in now.items():
                self.turn_attack(situation, likely / left, left, attacks, after)
                self.turn_others(situation, likely / left, after)
            now = after
        for situation, number in attacks.items():
            self.add_attacks(situation, number)

    def turn_attack(
        self, situation: int, likely: float, left: int, attacks: dict[int, float], after: dict[int, float]
    ) -> None:
        """The next card is one of the attacks that are left, each of them so `likely`."""
        attacks_left = left - count_bits(situation >> CARDS_FIELD)
        if attacks_left == 0:
            return  # a chance of 0 must not be booked: shares of a side's attacks would be 0 / 0
        likely *= attacks_left
        side = read_field(situation, 0) ^ self.home
        if side <= AWAY:
            plain = write_field(situation & (1 << CARDS_FIELD) - 1, 0, side)
            attacks[plain] = attacks.get(plain, 0.0) + likely
            situation = write_field(situation, BONUS_FIELD + FIELD_BITS * side, 0)
        to = self.pass_turn(situation)
        after[to] = after.get(to, 0.0) + likely

    def turn_others(self, situation: int, likely: float, after: dict[int, float]) -> None:
        """The next card is one of those without a shot that are left, each of them so `likely`."""
        for number in range(len(self.others)):
            if situation >> CARDS_FIELD + number & 1:
                to = self.turn_other(situation & ~(1 << CARDS_FIELD + number), self.others[number])
                after[to] = after.get(to, 0.0) + likely

    def turn_other(self, situation: int, card: int) -> int:
        """The situation after a card without a shot."""
        action = self.rules.action_cards[card]
        side = read_field(situation, 0) ^ self.home
        if action.ending.kind == BONUS:
            own = self.eleven(situation, side)
            if not phase_passes(self.rules.footballers, action.phases[0], own, [], 0):
                return self.pass_turn(situation)
            return (
                situation + (action.ending.points << BONUS_FIELD + FIELD_BITS * side)
                if side <= AWAY
                else situation
            )
        if side <= AWAY:
            field = FATE_FIELD + FIELD_BITS * side
            after = AFTER_INJURY if action.ending.kind == INJURY else AFTER_SENT_OFF
            situation = write_field(situation, field, after[read_field(situation, field)])
        return self.pass_turn(situation)

    def pass_turn(self, situation: int) -> int:
        """The situation with the turn of the next side."""
        return write_field(situation, 0, (read_field(situation, 0) + 1) % len(self.sides))

    def eleven(self, situation: int, side: int) -> list[int]:
        """The eleven of a side after its fate; those of the other match stay as they are."""
        own = self.sides[self.home ^ side]
        if side > AWAY:
            return own.elevens[0]
        theirs = self.sides[self.home ^ side ^ 1].elevens[0]
        return own.eleven(
            read_field(situation, FATE_FIELD + FIELD_BITS * side), self.rules, theirs, self.cards
        )

    def add_attacks(self, situation: int, number: float) -> None:
        """Add the number of attacks to be expected in a situation. The attacker stands in the field of the turn."""
        side = read_field(situation, 0)
        own, theirs = self.eleven(situation, side), self.eleven(situation, side ^ 1)
        bonus = read_field(situation, BONUS_FIELD + FIELD_BITS * side)
        self.attacks[side] += number
        share = number / self.attacks[side]
        scored = self.scored[side]
        for card in self.cards:
            worth = card_goal_chance(
                self.rules.footballers, self.rules.action_cards[card], own, theirs, bonus
            )
            scored[card] += share * (worth - scored[card])

    # -- Goals

    def differences(self) -> list[float]:
        """The chance of every goal difference; the middle of the list is 0."""
        left = len(self.cards) + len(self.others)
        if left <= MAX_EXACT_CARDS:
            return self.end(self.start | (1 << left) - 1 << CARDS_FIELD, left)
        middle = len(self.cards)
        chances = [0.0] * (2 * middle + 1)
        for home, away, likely in round_attacks(self.attacks[HOME], self.attacks[AWAY]):
            split = self.split(home, away)
            for i in range(len(split)):
                chances[middle - away + i] += likely * split[i]
        return chances

    def end(self, situation: int, left: int) -> list[float]:
        """The chance of every difference from a situation on, over all orders of the cards left."""
        if situation in self.ends:
            return self.ends[situation]
        chances = [0.0] * (2 * len(self.cards) + 1)
        if left == 0:
            chances[len(self.cards)] = 1.0
        for number in range(len(self.others)):
            if situation >> CARDS_FIELD + number & 1:
                to = self.turn_other(situation & ~(1 << CARDS_FIELD + number), self.others[number])
                add_shifted(chances, self.end(to, left - 1), 0, 1.0 / left)
        for number in range(len(self.cards)):
            bit = 1 << CARDS_FIELD + len(self.others) + number
            if situation & bit:
                self.end_attack(situation & ~bit, self.cards[number], left, chances)
        self.ends[situation] = chances
        return chances

    def end_attack(self, situation: int, card: int, left: int, chances: list[float]) -> None:
        """Add what comes of it if the next card is this attack."""
        side = read_field(situation, 0) ^ self.home
        goal = 0.0
        if side <= AWAY:
            own, theirs = self.eleven(situation, side), self.eleven(situation, side ^ 1)
            bonus = read_field(situation, BONUS_FIELD + FIELD_BITS * side)
            goal = card_goal_chance(self.rules.footballers, self.rules.action_cards[card], own, theirs, bonus)
            situation = write_field(situation, BONUS_FIELD + FIELD_BITS * side, 0)
        after = self.end(self.pass_turn(situation), left - 1)
        add_shifted(chances, after, 0, (1.0 - goal) / left)
        add_shifted(chances, after, 1 if side == HOME else -1, goal / left)

    def split(self, home: int, away: int) -> list[float]:
        """The chance of every difference from -away to home, if the sides turn up so many of the cards."""
        spread = home + away + 1
        now = [0.0] * ((home + 1) * (away + 1) * spread)
        now[away] = 1.0
        for dealt in range(len(self.cards)):
            self.deal(now, dealt, home, away)
        return now[len(now) - spread :]

    def deal(self, now: list[float], dealt: int, home: int, away: int) -> None:
        """Deal one more card to home, to away or to the other match, by how many each still lacks.

        `now` holds the chances of the differences for every number of cards that home and away may have. The
        highest numbers are dealt with first, so that each place is emptied before it is filled.
        """
        card = self.cards[dealt]
        left = len(self.cards) - dealt
        spread = home + away + 1
        for mine in range(min(home, dealt), -1, -1):
            for theirs in range(min(away, dealt - mine), -1, -1):
                elsewhere = left - (home - mine) - (away - theirs)
                if elsewhere < 0:
                    break
                at = (mine * (away + 1) + theirs) * spread
                for i in range(at + away - theirs, at + away + mine + 1):
                    likely = now[i] / left
                    now[i] = likely * elsewhere
                    if mine < home:
                        add_shot(
                            now, i + (away + 1) * spread, 1, likely * (home - mine), self.scored[HOME][card]
                        )
                    if theirs < away:
                        add_shot(now, i + spread, -1, likely * (away - theirs), self.scored[AWAY][card])


def add_shifted(sums: list[float], after: list[float], step: int, likely: float) -> None:
    """Add the chances `after`, shifted by `step` and weighed. What would leave the list is 0."""
    if likely > 0.0:
        for i in range(max(0, -step), min(len(after), len(after) - step)):
            sums[i + step] += likely * after[i]


def add_shot(now: list[float], at: int, step: int, likely: float, goal: float) -> None:
    """Add a shot: a goal shifts the difference by `step`."""
    now[at] += likely * (1.0 - goal)
    now[at + step] += likely * goal


def round_attacks(home: float, away: float) -> list[tuple[int, int, float]]:
    """Round two expected numbers up and down, with likelihoods that keep their means.

    Where one side is rounded up the other is rather rounded down, for they share the same cards.
    """
    low_home, low_away = int(home + ROUNDING_TOLERANCE), int(away + ROUNDING_TOLERANCE)
    more_home, no_more_away = home - low_home, 1.0 - (away - low_away)
    edges = sorted([0.0, more_home, no_more_away, 1.0])
    rounds: list[tuple[int, int, float]] = []
    for i in range(3):
        middle = (edges[i] + edges[i + 1]) / 2.0
        if edges[i + 1] - edges[i] > ROUNDING_TOLERANCE:
            mine = low_home + (1 if middle < more_home else 0)
            theirs = low_away + (1 if middle > no_more_away else 0)
            rounds.append((mine, theirs, edges[i + 1] - edges[i]))
    return rounds


def read_field(situation: int, field: int) -> int:
    """The value of a bit field."""
    return situation >> field & FIELD_MASK


def write_field(situation: int, field: int, value: int) -> int:
    """The situation with another value in a bit field."""
    return situation & ~(FIELD_MASK << field) | value << field


def count_bits(mask: int) -> int:
    """The number of bits that are set."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
