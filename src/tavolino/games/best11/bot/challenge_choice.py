"""Values every answer in a challenge, in hundredths of a point."""

from typing import Final

from tavolino.games.best11.bot.challenge_odds import (
    SURE_PERCENT,
    Squad,
    attack_chance,
    defence_chance,
    goal_chance,
)
from tavolino.games.best11.bot.team_value import TeamValue
from tavolino.games.best11.engine.card_box import (
    BECOMES,
    CASH,
    ELEVEN,
    LOWER,
    NOBODY,
    RAISE,
    REDRAW,
    SEND_OFF,
    EventKind,
)
from tavolino.games.best11.engine.challenges import action, action_values
from tavolino.games.best11.engine.match import Best11Match

NEVER: Final = -1
CARD_WORTH: Final = 45  # a challenge card in hand
OPPONENT_MILLION_WORTH: Final = 30  # what an opponent will think of a million
IMMUNITY_CARD_WORTH: Final = 70  # what the immunity card is worth otherwise


class ChallengeChoice:
    """The challenge as one manager sees it."""

    def __init__(self, match: Best11Match, seat: int, value: TeamValue) -> None:
        self.match = match
        self.seat = seat
        self.value = value

    # -- Before and after

    def show_worth(self) -> int:
        """Compare immunity now with what the card brings on the manager's own move."""
        match = self.match
        loss = goal_chance(match, match.attacker, self.seat) * self.value.goal_against() // SURE_PERCENT
        has_moved = match.order.index(self.seat) < match.managers_done
        return loss if has_moved else loss - IMMUNITY_CARD_WORTH

    def bet_worth(self, on_goal: bool) -> int:
        chance = goal_chance(self.match, self.match.attacker, self.match.defender)
        return chance if on_goal else SURE_PERCENT - chance

    def review_worth(self) -> int:
        match = self.match
        stopper = match.box.halves[match.standing_attack].stopped_by
        chance = defence_chance(match, self.seat, match.attacker, stopper)
        return chance * self.value.goal_against() // SURE_PERCENT - CARD_WORTH

    # -- The action card

    def half_worth(self, half: int) -> int:
        """The value of trying a half. In attack, the defence still has to fail."""
        match = self.match
        opponent = match.opponent(self.seat)
        chance = Squad(match, self.seat, opponent, self.seat == match.attacker).chance(match.box.halves[half])
        if self.seat == match.attacker:
            stopper = match.box.halves[half].stopped_by
            open_goal = SURE_PERCENT - defence_chance(match, opponent, self.seat, stopper)
            return chance * open_goal * self.value.goal_for() // SURE_PERCENT // SURE_PERCENT
        stopper = match.box.halves[match.standing_attack].stopped_by
        if stopper not in (NOBODY, match.box.halves[half].counts_as):
            return 0
        return chance * self.value.goal_against() // SURE_PERCENT

    def card_worth(self, card: int) -> int:
        box = self.match.box
        return self.half_worth(box.attack[card] if self.seat == self.match.attacker else box.defence[card])

    def drawn_worth(self, event: EventKind) -> int:
        """An event card before the footballers are chosen."""
        match = self.match
        now = self.half_worth(match.half)
        if event.verb == BECOMES:
            return self.half_worth(event.half) - now - CARD_WORTH
        if event.verb == REDRAW:
            return self.new_card_worth() - now - CARD_WORTH
        return NEVER

    def new_card_worth(self) -> int:
        match = self.match
        opponent = match.opponent(self.seat)
        if self.seat == match.attacker:
            open_goal = SURE_PERCENT - defence_chance(match, opponent, self.seat, NOBODY)
            return (
                attack_chance(match, self.seat, opponent)
                * open_goal
                * self.value.goal_for()
                // SURE_PERCENT
                // SURE_PERCENT
            )
        stopper = match.box.halves[match.standing_attack].stopped_by
        return defence_chance(match, self.seat, opponent, stopper) * self.value.goal_against() // SURE_PERCENT

    # -- Changing values

    def points_lacking(self) -> int:
        """The points that the action lacks; 0 or less if the total is reached."""
        return self.match.box.halves[self.match.half].total - action_values.action_total(self.match)

    def stake(self, seat: int) -> int:
        """The value of this half's result to one of the two managers; to an outsider it is half as much."""
        match = self.match
        if match.is_outsider(seat):
            stake = self.value.goal_for() // 2
        else:
            stake = self.value.goal_for() if seat == match.attacker else self.value.goal_against()
        if match.acting == match.attacker:
            stopper = match.box.halves[match.half].stopped_by
            stake = (
                stake
                * (SURE_PERCENT - defence_chance(match, match.defender, match.attacker, stopper))
                // SURE_PERCENT
            )
        return stake

    def raise_worth(self) -> int:
        """Raise for a million a point, only if all missing points can be paid and are worth it."""
        short = self.points_lacking()
        if short <= 0 or short > self.match.money[self.seat]:
            return NEVER
        return self.stake(self.seat) - short * self.value.million_worth

    def lower_worth(self) -> int:
        """Lower for two million a point, only if the other manager can't or won't buy the points back."""
        spare = 1 - self.points_lacking()
        if spare <= 0:
            return NEVER
        cost = 2 * (spare + self.points_to_be_paid())
        if cost > self.match.money[self.seat]:
            return NEVER
        return self.stake(self.seat) - cost * self.value.million_worth

    def points_to_be_paid(self) -> int:
        """The points that the acting manager will pay for rather than fail."""
        acting = self.match.acting
        return min(self.match.money[acting], self.stake(acting) // OPPONENT_MILLION_WORTH)

    def event_worth(self, event: EventKind) -> int:
        """An event card while values are changed, or a jinx."""
        if self.match.is_outsider(self.seat) and self.match.acting == self.match.defender:
            return NEVER  # an outsider gains nothing from a goal
        if event.verb == RAISE:
            return self.help_worth(event)
        if event.verb in (LOWER, SEND_OFF):
            return self.harm_worth(event)
        if event.verb == CASH and self.seat == self.match.acting:
            return self.cash_worth(event)
        return NEVER

    def help_worth(self, event: EventKind) -> int:
        short = self.points_lacking()
        if short <= 0:
            return NEVER
        gain = event.amount * (len(self.match.chosen) if event.all_of_them else 1)
        rest = max(short - gain, 0)
        if rest > self.match.money[self.seat]:
            return NEVER
        # A card that does more than is needed is kept for another day.
        waste = max(gain - short, 0) * ELEVEN
        return self.stake(self.seat) - rest * self.value.million_worth - CARD_WORTH - waste

    def harm_worth(self, event: EventKind) -> int:
        """Lower or send off, only if the other manager can't or won't make up for the loss."""
        short = self.points_lacking()
        if short > 0:
            return NEVER
        gain = self.sending_off_loss() if event.verb == SEND_OFF else event.amount
        if short + gain <= self.points_to_be_paid():
            return NEVER
        return self.stake(self.seat) - CARD_WORTH

    def sending_off_loss(self) -> int:
        """The most that the acting manager loses if one is sent off."""
        return max([self.loss_without(slot) for slot in self.match.chosen])

    def loss_without(self, slot: int) -> int:
        """His points, less those of the best who could come for him; all of them if nobody can."""
        match = self.match
        role = match.box.role[match.team[match.acting * ELEVEN + slot]]
        best = NOBODY
        for other in range(ELEVEN):
            if other not in match.chosen and action.can_play(match, match.acting, other, 1 << role):
                best = max(best, action_values.starting_value(match, match.acting, other))
        return SURE_PERCENT if best == NOBODY else match.values[match.chosen.index(slot)] - best

    def cash_worth(self, event: EventKind) -> int:
        """Money that pays for the missing points."""
        short = self.points_lacking()
        if not self.match.money[self.seat] < short <= self.match.money[self.seat] + event.amount:
            return NEVER
        return self.stake(self.seat) - short * self.value.million_worth

    # -- Footballers

    def target_worth(self, slot: int) -> int:
        """The value of a target: raise anyone, send off the one who is missed most, lower one with points to lose."""
        match = self.match
        event = match.box.events[match.event]
        if event.verb == SEND_OFF:
            return self.loss_without(slot)
        return min(match.values[match.chosen.index(slot)], event.amount) if event.verb == LOWER else 0
