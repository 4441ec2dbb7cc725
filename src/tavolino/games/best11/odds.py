"""How likely attacks and defences are to succeed, worked out from the teams and the action cards that are left.

Chances are in percent. They read only what everyone can see.
"""

from typing import Final

from tavolino.games.best11.action import Actions
from tavolino.games.best11.box import (
    DENIAL,
    ELEVEN,
    NOBODY,
    ROLE_BONUS,
    STRONGEST,
    TOTAL_BONUS,
    Half,
)

SURE: Final = 100
EVEN: Final = 92  # a total that is reached may still be lowered
HOPELESS: Final = -99
ROLES: Final = 4
PAID: Final = [EVEN, 82, 72, 58, 40]  # points short, and there is money for them
UNPAID: Final = 5


class Squad:
    """The best two of each role in a team, as they count in an action against one opponent."""

    def __init__(self, match: Actions, seat: int, opponent: int) -> None:
        self.best = [HOPELESS] * ROLES
        self.second = [HOPELESS] * ROLES
        self.money = match.money[seat]
        bonus = 0 if match.bonus(opponent) == DENIAL else match.bonus(seat)
        card = match.box.management[match.management[seat]]
        self.extra = match.tactics(seat)
        if bonus in (TOTAL_BONUS, STRONGEST):
            self.extra += card.by
        self.line_up(match, seat, card.role if bonus == ROLE_BONUS else NOBODY, card.by)

    def line_up(self, match: Actions, seat: int, raised: int, by: int) -> None:
        """`raised` is the role that a bonus is for."""
        for slot in range(ELEVEN):
            card = match.team[seat * ELEVEN + slot]
            if card == NOBODY or card in match.off:
                continue
            role = match.box.role[card]
            value = match.worth(seat, slot) + (by if role == raised else 0)
            if value > self.best[role]:
                self.second[role] = self.best[role]
                self.best[role] = value
            elif value > self.second[role]:
                self.second[role] = value

    def margin(self, half: Half) -> int:
        """By how much the best footballers reach a half's total; below 0 what they lack."""
        total = self.extra - half.total
        taken = 0
        for roles in half.roles:
            found = HOPELESS
            chosen = 0
            for role in range(ROLES):
                if roles >> role & 1:
                    value = self.second[role] if taken >> role & 1 else self.best[role]
                    if value > found:
                        found, chosen = value, role
            if found == HOPELESS:
                return HOPELESS
            taken |= 1 << chosen
            total += found
        return total

    def chance(self, half: Half) -> int:
        return chance_of(self.margin(half), self.money)


def chance_of(margin: int, money: int) -> int:
    """With what a manager will reasonably pay for the points that lack."""
    if margin >= 0:
        return EVEN
    short = -margin
    return PAID[short] if short < len(PAID) and short <= money else UNPAID


def cards_left(match: Actions, seat: int) -> list[int]:
    """How many of each action card a manager may draw: all, if the deck is about to be made anew."""
    box = match.box
    first = match.rules.set_of[seat] * len(box.copies)
    left = [box.copies[kind] - match.discards[first + kind] for kind in range(len(box.copies))]
    for card in (match.card, match.spare):
        if card != NOBODY and match.rules.set_of[match.acting] == match.rules.set_of[seat]:
            left[card] -= 1
    return left if sum(left) > 0 else box.copies


def attack_chance(match: Actions, seat: int, other: int) -> int:
    """That an attack with a card yet to be drawn stands."""
    squad = Squad(match, seat, other)
    left = cards_left(match, seat)
    total = 0
    for kind in range(len(left)):
        if left[kind]:
            total += left[kind] * squad.chance(match.box.halves[match.box.attack[kind]])
    return total // sum(left)


def defence_chance(match: Actions, seat: int, other: int, stopper: int) -> int:
    """That a defence with a card yet to be drawn holds; `stopper` is the only half that can, if there is one."""
    squad = Squad(match, seat, other)
    left = cards_left(match, seat)
    total = 0
    for kind in range(len(left)):
        half = match.box.halves[match.box.defence[kind]]
        if left[kind] and stopper in (NOBODY, half.counts_as):
            total += left[kind] * squad.chance(half)
    return total // sum(left)


def goal_chance(match: Actions, seat: int, other: int) -> int:
    """That a challenge ends with a goal."""
    return attack_chance(match, seat, other) * (SURE - defence_chance(match, other, seat, NOBODY)) // SURE
