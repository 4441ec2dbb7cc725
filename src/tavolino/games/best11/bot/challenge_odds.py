"""Estimates how likely attacks and defences succeed, from the teams and the action cards that are left.

Chances are in percent. They read only what everyone can see.
"""

from typing import Final

from tavolino.games.best11.engine.card_box import (
    DENIAL,
    ELEVEN,
    MORE_CARDS,
    NO_BONUS,
    NOBODY,
    ROLE_BONUS,
    STRONGEST,
    TOTAL_BONUS,
    ActionHalf,
)
from tavolino.games.best11.engine.challenges import action_values
from tavolino.games.best11.engine.state import State

SURE_PERCENT: Final = 100
HOPELESS_MARGIN: Final = -99
FOOTBALLER_ROLES: Final = 4

# How often an action succeeds in the end: by the points that its footballers lack (paid for, if there is money)
# or have to spare (and the opponent may still lower them).
LACKING_CHANCE_PERCENT: Final = [[91, 91, 87, 78, 55], [79, 69, 68, 45, 15]]  # in attack, in defence
TO_SPARE_CHANCE_PERCENT: Final = [[91, 93, 96, 96], [79, 80, 87, 94]]
UNPAID_CHANCE_PERCENT: Final = 5
MAX_TWO_CARDS_PERCENT: Final = 92  # the most that a choice of two action cards can promise


class Squad:
    """The best two of each role in a team, as they count in an action against one opponent.

    The attacker's bonus counts even before the challenge is declared.
    """

    def __init__(self, match: State, seat: int, opponent: int, is_attacking: bool) -> None:
        self.best = [HOPELESS_MARGIN] * FOOTBALLER_ROLES
        self.second = [HOPELESS_MARGIN] * FOOTBALLER_ROLES
        self.money = match.money[seat]
        self.extra = action_values.white_event_points(match, seat)
        card = match.box.management[match.management[seat]]
        self.side = 0 if is_attacking else 1
        bonus = card.bonus if is_attacking else match.bonus(seat)
        if denies_bonus(match, opponent, not is_attacking):
            bonus = NO_BONUS
        if bonus in (TOTAL_BONUS, STRONGEST):
            self.extra += card.by
        self.draws_two = bonus == MORE_CARDS
        self.line_up(match, seat, card.role if bonus == ROLE_BONUS else NOBODY, card.by)

    def line_up(self, match: State, seat: int, raised: int, by: int) -> None:
        """`raised` is the role that a bonus is for."""
        for slot in range(ELEVEN):
            card = match.team[seat * ELEVEN + slot]
            if card == NOBODY or card in match.sent_off:
                continue
            role = match.box.role[card]
            value = match.footballer_value(seat, slot) + (by if role == raised else 0)
            if value > self.best[role]:
                self.second[role] = self.best[role]
                self.best[role] = value
            elif value > self.second[role]:
                self.second[role] = value

    def margin(self, half: ActionHalf) -> int:
        """The best footballers' points above a half's total; below 0 the points that they lack."""
        total = self.extra - half.total
        taken = 0
        for roles in half.roles:
            best = HOPELESS_MARGIN
            chosen = 0
            for role in range(FOOTBALLER_ROLES):
                if roles >> role & 1:
                    value = self.second[role] if taken >> role & 1 else self.best[role]
                    if value > best:
                        best, chosen = value, role
            if best == HOPELESS_MARGIN:
                return HOPELESS_MARGIN
            taken |= 1 << chosen
            total += best
        return total

    def chance(self, half: ActionHalf) -> int:
        """The chance of a half in percent, if both managers pay what is reasonable."""
        margin = self.margin(half)
        if margin >= 0:
            chances = TO_SPARE_CHANCE_PERCENT[self.side]
            return chances[min(margin, len(chances) - 1)]
        chances = LACKING_CHANCE_PERCENT[self.side]
        return chances[-margin] if -margin < len(chances) and -margin <= self.money else UNPAID_CHANCE_PERCENT


def denies_bonus(match: State, seat: int, is_attacking: bool) -> bool:
    """Does a manager deny the opponent's bonus?"""
    card = match.box.management[match.management[seat]]
    return card.bonus == DENIAL and (is_attacking or match.bonus(seat) == DENIAL)


def cards_left(match: State, seat: int) -> list[int]:
    """The number of each action card that a manager may draw: all cards if the deck is about to be reshuffled."""
    box = match.box
    first = match.rules.set_of[seat] * len(box.action_copies)
    left = [box.action_copies[kind] - match.discards[first + kind] for kind in range(len(box.action_copies))]
    for card in (match.action_card, match.spare_card):
        if card != NOBODY and match.rules.set_of[match.acting] == match.rules.set_of[seat]:
            left[card] -= 1
    return left if sum(left) > 0 else box.action_copies


def attack_chance(match: State, seat: int, other: int) -> int:
    """The chance that an attack stands whose card is not drawn yet."""
    return drawn_card_chance(match, Squad(match, seat, other, True), seat, match.box.attack, NOBODY)


def defence_chance(match: State, seat: int, other: int, stopper: int) -> int:
    """The chance that a defence holds whose card is not drawn yet. `stopper` is the only half that can hold, if any."""
    return drawn_card_chance(match, Squad(match, seat, other, False), seat, match.box.defence, stopper)


def drawn_card_chance(match: State, squad: Squad, seat: int, halves: list[int], stopper: int) -> int:
    left = cards_left(match, seat)
    total = 0
    for kind in range(len(left)):
        half = match.box.halves[halves[kind]]
        if left[kind] and stopper in (NOBODY, half.counts_as):
            total += left[kind] * squad.chance(half)
    chance = total // sum(left)
    return (
        chance + chance * max(MAX_TWO_CARDS_PERCENT - chance, 0) // SURE_PERCENT
        if squad.draws_two
        else chance
    )


def goal_chance(match: State, seat: int, other: int) -> int:
    """The chance that a challenge ends with a goal."""
    return (
        attack_chance(match, seat, other)
        * (SURE_PERCENT - defence_chance(match, other, seat, NOBODY))
        // SURE_PERCENT
    )
