"""What the rest of a match has in store: the goals to expect, and the chances of a win, a draw and a defeat.

The goals are exact when both managers play well: over all orders that the cards may be in, with the bonus of 25
and 26 and the extra card it brings, and with the footballers who leave with 19 and 22. Who would leave of several
equals, and who would come on, is judged as of today, by the balance of all the cards that are left.

The chances are exact for the last few cards, and always once 19, 22, 25 and 26 are gone and nobody holds a bonus.
Until then they come from the exact split of the attacking cards between the managers, but every card counts with
its average chance, as if it did not hang together with the others, and the number of attacks is rounded up and
down so that its average is right.

Where the deck is gone through twice, the second time is taken to begin with the line-ups of today, no bonus, and
the turns in the order in which they would be without extra cards.
"""

from typing import Final

from tavolino.games.mister.bot.goal_odds import (
    best_substitute,
    card_goal_chance,
    goal_chance,
    most_missed_position,
    phase_passes,
    replace_at,
)
from tavolino.games.mister.engine.action_cards import BONUS, INJURY
from tavolino.games.mister.engine.footballers import ELEVEN
from tavolino.games.mister.engine.state import (
    ASK_LEAVER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    NOBODY,
    Rules,
    State,
)

HOME: Final = 0
AWAY: Final = 1  # higher numbers are the match that is played side by side

# What may befall a side: nothing, 19, 22, 19 and then 22, 22 and then 19.
SENT_OFF: Final = 1
INJURED: Final = 2
AFTER_SENT_OFF: Final = (1, 1, 4, 3, 4)
AFTER_INJURY: Final = (2, 3, 2, 3, 4)
BEFORE: Final = (0, 0, 0, 1, 2)
LAST_INJURED: Final = (False, False, True, True, False)

# A situation is a number: three bits each for the turn, for what has befallen home and away, and for the bonus
# of home and away; above them a bit for each card that is still in the deck, first those without a shot. (Where
# nothing depends on which attacks are left, their bits are not set.)
BITS: Final = 3
MASK: Final = 7
BEFALLEN: Final = 3
LIFT: Final = 9
STILL_IN: Final = 15

ROUNDING_TOLERANCE: Final = 1e-9
MAX_EXACT_CARDS: Final = 8  # cards: all their orders can be gone through


def expected_goals(match: State, seat: int) -> float:
    """The goals that a seat may expect from the card on the table and all that are left."""
    goals = card_in_play_chance(match) if seat == match.attacker else 0.0
    for spell in deck_passes(match, seat):
        goals += spell.goals(HOME)
    return goals


def result_chances(match: State, seat: int) -> tuple[float, float, float]:
    """The chances of a seat to be ahead, level or behind when the cards are used up."""
    other = match.turn_order[match.turn_order.index(seat) ^ 1]
    goal = card_in_play_chance(match)
    scores = goal if seat == match.attacker else 0.0
    concedes = goal if seat == match.defender else 0.0
    differences = [concedes, 1.0 - scores - concedes, scores]
    for spell in deck_passes(match, seat):
        differences = convolve(differences, spell.differences())
    level = len(differences) // 2 - (match.goals[seat] - match.goals[other])
    outlook = [0.0, 0.0, 0.0]
    for i in range(len(differences)):
        outlook[0 if i > level else 1 if i == level else 2] += differences[i]
    return outlook[0], outlook[1], outlook[2]


def card_in_play_chance(match: State) -> float:
    """The chance that the card which is being played is a goal."""
    asked = current_question(match)
    if asked == ASK_SHOT:
        return goal_chance(match.margin)
    if asked != ASK_TAKER:
        return 0.0
    own, theirs = eleven_of(match, match.attacker), eleven_of(match, match.defender)
    action = match.rules.action_cards[match.card_in_play]
    return card_goal_chance(match.rules.footballers, action, own, theirs, match.bonus[match.attacker])


def current_question(match: State) -> int:
    """What is being asked; NOBODY between two questions."""
    return match.asked if match.awaited_seats else NOBODY


def eleven_of(match: State, seat: int) -> list[int]:
    return match.pitch[seat * ELEVEN : seat * ELEVEN + ELEVEN]


def convolve(one: list[float], other: list[float]) -> list[float]:
    """The chances of the sum of two goal differences."""
    both = [0.0] * (len(one) + len(other) - 1)
    for i in range(len(one)):
        if one[i]:
            for j in range(len(other)):
                both[i + j] += one[i] * other[j]
    return both


# -- The sides and the cards they have before them


class Side:
    """An eleven and its bench, and the elevens that 19 and 22 would leave of it, found when they are needed."""

    def __init__(self, eleven: list[int], bench: list[int]) -> None:
        self.elevens: list[list[int]] = [eleven, [], [], [], []]
        self.bench = bench

    def eleven(self, befallen: int, rules: Rules, theirs: list[int], cards: list[int]) -> list[int]:
        if not self.elevens[befallen]:
            before = self.eleven(BEFORE[befallen], rules, theirs, cards)
            position = most_missed_position(rules, before, theirs, cards)
            comes_on = NOBODY
            if LAST_INJURED[befallen]:
                comes_on = best_substitute(rules, before, theirs, position, self.bench, cards)
            self.elevens[befallen] = replace_at(before, position, comes_on)
        return self.elevens[befallen]


def build_sides(match: State, cards: list[int]) -> list[Side]:
    """In the order of their turns, the attacker after the change that the card on the table brings."""
    found = [Side(eleven_of(match, seat), match.benches[seat]) for seat in match.turn_order]
    if current_question(match) in (ASK_LEAVER, ASK_SUBSTITUTE):
        found[match.turn_index] = after_change(match, found[match.turn_index], cards)
    return found


def after_change(match: State, side: Side, cards: list[int]) -> Side:
    theirs = eleven_of(match, match.defender)
    if match.asked == ASK_LEAVER:
        injured = match.rules.action_cards[match.card_in_play].ending.kind == INJURY
        eleven = side.eleven(INJURED if injured else SENT_OFF, match.rules, theirs, cards)
    else:
        position = match.vacated_place % ELEVEN
        comes_on = best_substitute(match.rules, side.elevens[0], theirs, position, side.bench, cards)
        eleven = replace_at(side.elevens[0], position, comes_on)
    return Side(eleven, [footballer for footballer in side.bench if footballer not in eleven])


def deck_passes(match: State, seat: int) -> list["DeckPass"]:
    """The rest of the deck, and the deck once more where it is gone through again."""
    left = sorted(match.deck[match.cards_drawn :])  # their order is not known
    teams = build_sides(match, left)
    home = match.turn_order.index(seat)
    bonus = match.bonus.copy()
    turn = match.turn_index
    if match.card_in_play != NOBODY:
        turn = (turn + 1) % len(teams)
        if match.rules.action_cards[match.card_in_play].is_attack:
            bonus[match.attacker] = 0
    spell = DeckPass(match.rules, left, teams, home)
    spell.look_ahead(turn, bonus[seat], bonus[match.turn_order[home ^ 1]])
    found = [spell]
    if match.times_shuffled < match.rules.action_passes:
        again = DeckPass(match.rules, list(range(len(match.rules.action_cards))), teams, home)
        again.look_ahead((turn + len(left)) % len(teams), 0, 0)
        found.append(again)
    return found


class DeckPass:
    """The cards left of one time through the deck, and what they are worth to the two sides of a fixture.

    `attacks[side]` is how many of the attacking cards a side may expect to turn up, `scored[side][card]` the
    chance, on average over all that may have happened by then, of a goal if it turns up that one.
    """

    def __init__(self, rules: Rules, cards: list[int], sides: list[Side], home: int) -> None:
        """`sides` take turns in this order; `home` is one of them, and plays the one next to it."""
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
        """Card by card, how likely every situation is. `turn` is the place in `sides` of the next to attack."""
        self.start = turn | bonus << LIFT | their_bonus << LIFT + BITS
        now = {self.start | (1 << len(self.others)) - 1 << STILL_IN: 1.0}
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
        """The next card is one of the attacks that are left, each as `likely`."""
        likely *= left - count_bits(situation >> STILL_IN)
        side = read_field(situation, 0) ^ self.home
        if side <= AWAY:
            plain = write_field(situation & (1 << STILL_IN) - 1, 0, side)
            attacks[plain] = attacks.get(plain, 0.0) + likely
            situation = write_field(situation, LIFT + BITS * side, 0)
        to = self.pass_turn(situation)
        after[to] = after.get(to, 0.0) + likely

    def turn_others(self, situation: int, likely: float, after: dict[int, float]) -> None:
        """The next card is one of those without a shot that are left, each as `likely`."""
        for number in range(len(self.others)):
            if situation >> STILL_IN + number & 1:
                to = self.turn_other(situation & ~(1 << STILL_IN + number), self.others[number])
                after[to] = after.get(to, 0.0) + likely

    def turn_other(self, situation: int, card: int) -> int:
        """What comes of it."""
        action = self.rules.action_cards[card]
        side = read_field(situation, 0) ^ self.home
        if action.ending.kind == BONUS:
            if not phase_passes(
                self.rules.footballers, action.phases[0], self.eleven(situation, side), [], 0
            ):
                return self.pass_turn(situation)
            return situation + (action.ending.points << LIFT + BITS * side) if side <= AWAY else situation
        if side <= AWAY:
            field = BEFALLEN + BITS * side
            after = AFTER_INJURY if action.ending.kind == INJURY else AFTER_SENT_OFF
            situation = write_field(situation, field, after[read_field(situation, field)])
        return self.pass_turn(situation)

    def pass_turn(self, situation: int) -> int:
        return write_field(situation, 0, (read_field(situation, 0) + 1) % len(self.sides))

    def eleven(self, situation: int, side: int) -> list[int]:
        """The eleven of a side as things are; those of the other match stay as they were."""
        own = self.sides[self.home ^ side]
        if side > AWAY:
            return own.elevens[0]
        theirs = self.sides[self.home ^ side ^ 1].elevens[0]
        return own.eleven(read_field(situation, BEFALLEN + BITS * side), self.rules, theirs, self.cards)

    def add_attacks(self, situation: int, number: float) -> None:
        """So many attacks may be expected of a side (it stands in the place of the turn) in a situation."""
        side = read_field(situation, 0)
        own, theirs = self.eleven(situation, side), self.eleven(situation, side ^ 1)
        bonus = read_field(situation, LIFT + BITS * side)
        self.attacks[side] += number
        share = number / self.attacks[side]
        scored = self.scored[side]
        for card in self.cards:
            worth = card_goal_chance(
                self.rules.footballers, self.rules.action_cards[card], own, theirs, bonus
            )
            scored[card] += share * (worth - scored[card])

    # -- Goals

    def goals(self, side: int) -> float:
        """How many a side may expect: each card is as likely to be one of its attacks as any other."""
        return self.attacks[side] * sum(self.scored[side]) / max(len(self.cards), 1)

    def differences(self) -> list[float]:
        """The chance of every goal difference; the middle of the list is 0."""
        left = len(self.cards) + len(self.others)
        if left <= MAX_EXACT_CARDS:
            return self.end(self.start | (1 << left) - 1 << STILL_IN, left)
        middle = len(self.cards)
        found = [0.0] * (2 * middle + 1)
        for home, away, likely in round_attacks(self.attacks[HOME], self.attacks[AWAY]):
            split = self.split(home, away)
            for i in range(len(split)):
                found[middle - away + i] += likely * split[i]
        return found

    def end(self, situation: int, left: int) -> list[float]:
        """The differences from a situation on, whichever card comes next."""
        if situation in self.ends:
            return self.ends[situation]
        found = [0.0] * (2 * len(self.cards) + 1)
        if left == 0:
            found[len(self.cards)] = 1.0
        for number in range(len(self.others)):
            if situation >> STILL_IN + number & 1:
                to = self.turn_other(situation & ~(1 << STILL_IN + number), self.others[number])
                add_shifted(found, self.end(to, left - 1), 0, 1.0 / left)
        for number in range(len(self.cards)):
            bit = 1 << STILL_IN + len(self.others) + number
            if situation & bit:
                self.end_attack(situation & ~bit, self.cards[number], left, found)
        self.ends[situation] = found
        return found

    def end_attack(self, situation: int, card: int, left: int, found: list[float]) -> None:
        """The next card is this attack."""
        side = read_field(situation, 0) ^ self.home
        goal = 0.0
        if side <= AWAY:
            own, theirs = self.eleven(situation, side), self.eleven(situation, side ^ 1)
            bonus = read_field(situation, LIFT + BITS * side)
            goal = card_goal_chance(self.rules.footballers, self.rules.action_cards[card], own, theirs, bonus)
            situation = write_field(situation, LIFT + BITS * side, 0)
        after = self.end(self.pass_turn(situation), left - 1)
        add_shifted(found, after, 0, (1.0 - goal) / left)
        add_shifted(found, after, 1 if side == HOME else -1, goal / left)

    def split(self, home: int, away: int) -> list[float]:
        """The chance of every difference from -away to home, if they turn up so many of the cards, drawn by lot."""
        spread = home + away + 1
        now = [0.0] * ((home + 1) * (away + 1) * spread)
        now[away] = 1.0
        for dealt in range(len(self.cards)):
            self.deal(now, dealt, home, away)
        return now[len(now) - spread :]

    def deal(self, now: list[float], dealt: int, home: int, away: int) -> None:
        """One more card goes to home, to away or to the other match, by how many each still lacks.

        `now` holds, for every number of cards that home and away may have, the chances of the differences.
        The highest numbers come first, so that each place is emptied before it is filled.
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


def add_shifted(found: list[float], after: list[float], step: int, likely: float) -> None:
    """What comes after, moved by `step` and weighed; at the edge nothing can be left to move."""
    if likely > 0.0:
        for i in range(max(0, -step), min(len(after), len(after) - step)):
            found[i + step] += likely * after[i]


def add_shot(now: list[float], at: int, step: int, likely: float, goal: float) -> None:
    """A goal moves the difference by `step`."""
    now[at] += likely * (1.0 - goal)
    now[at + step] += likely * goal


def round_attacks(home: float, away: float) -> list[tuple[int, int, float]]:
    """Whole numbers on both sides that are right on average: when one has one more, the other rather has not."""
    low_home, low_away = int(home + ROUNDING_TOLERANCE), int(away + ROUNDING_TOLERANCE)
    more_home, no_more_away = home - low_home, 1.0 - (away - low_away)
    edges = sorted([0.0, more_home, no_more_away, 1.0])
    found: list[tuple[int, int, float]] = []
    for i in range(3):
        middle = (edges[i] + edges[i + 1]) / 2.0
        if edges[i + 1] - edges[i] > ROUNDING_TOLERANCE:
            mine = low_home + (1 if middle < more_home else 0)
            theirs = low_away + (1 if middle > no_more_away else 0)
            found.append((mine, theirs, edges[i + 1] - edges[i]))
    return found


def read_field(situation: int, field: int) -> int:
    return situation >> field & MASK


def write_field(situation: int, field: int, value: int) -> int:
    return situation & ~(MASK << field) | value << field


def count_bits(mask: int) -> int:
    found = 0
    while mask:
        found += mask & 1
        mask >>= 1
    return found
