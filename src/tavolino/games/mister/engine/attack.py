"""The match: action cards are turned and played, phase by phase (sections 4 to 7 of the rules)."""

from tavolino.games.mister import narration
from tavolino.games.mister.engine.action_cards import (
    ANYONE,
    BONUS,
    DUEL,
    INJURY,
    KEEPER,
    PENALTY,
    PURE_GUESS,
    TAKER,
    THE_TAKER,
    WALL,
    ActionCard,
    ActionEnding,
    ActionPhase,
)
from tavolino.games.mister.engine.footballers import ELEVEN, FIRST_MIDFIELD_POSITION, LETTER_COUNT
from tavolino.games.mister.engine.line_up import LineUps
from tavolino.games.mister.engine.state import (
    ASK_KICK,
    ASK_LEAVER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    NOBODY,
    without,
)


class Attacks(LineUps):
    """Plays the card on the table until it is over or someone has to decide."""

    def play_on(self) -> None:
        """Turn cards until someone is asked or they are used up."""
        while self.awaited_seats == 0:
            if self.cards_drawn == len(self.deck) and not self.remake_actions():
                self.full_time()
                return
            self.card_in_play = self.deck[self.cards_drawn]
            self.cards_drawn += 1
            if self.narrate:
                narration.tell_card(self)
            self.play_phases(0)

    def remake_actions(self) -> bool:
        """Four managers go through the cards twice: goals are written down, kept cards come back (9.5)."""
        if self.times_shuffled == self.rules.action_passes:
            return False
        self.goal_cards = [[] for _ in range(self.seats)]
        self.shuffle_into_deck(list(range(len(self.rules.action_cards))))
        if self.narrate:
            narration.tell_second_pass(self)
        return True

    def play_phases(self, number: int) -> None:
        """From this phase on: the first that fails ends the attack."""
        action = self.rules.action_cards[self.card_in_play]
        while number < len(action.phases):
            phase = action.phases[number]
            if phase.verb == TAKER:
                self.ask_taker(number)
                return
            if not self.passes(phase):
                self.card_over()
                return
            number += 1
        self.play_ending(action)

    def card_over(self) -> None:
        """The turn passes; an attack has used up the bonus (4.5, 7.13)."""
        if self.rules.action_cards[self.card_in_play].is_attack:
            self.bonus[self.attacker] = 0
        self.card_in_play = NOBODY
        self.set_attacker((self.turn_index + 1) % len(self.turn_order))

    # -- Phases

    def passes(self, phase: ActionPhase) -> bool:
        if phase.verb == DUEL:
            return self.duel(phase)
        found = self.sought(phase)
        if self.narrate:
            narration.tell_condition(self, phase, found)
        return (found == NOBODY) == (phase.verb == WALL)

    def sought(self, phase: ActionPhase) -> int:
        """The footballer that a phase asks for, or NOBODY."""
        if phase.verb == ANYONE:
            return self.able(self.attacker, phase.letter, phase.need - self.bonus[self.attacker])
        if phase.verb == WALL:
            return self.able(self.defender, phase.letter, phase.need)
        if phase.verb == KEEPER:
            keeper = self.keeper_of(self.attacker)
            return keeper if self.own_value(keeper, phase.letter) >= phase.need else NOBODY
        return self.holder(phase.skill, phase.at)

    def duel(self, phase: ActionPhase) -> bool:
        """Nobody of one's own: it fails; nobody of theirs: it passes (5.2 to 5.5)."""
        own = self.pitch[self.attacker * ELEVEN + phase.at]
        theirs = self.pitch[self.defender * ELEVEN + phase.their_at]
        if own == NOBODY:
            passes = False
        elif theirs == NOBODY:
            passes = True
        else:
            ability = self.rules.footballers.ability
            need = ability[theirs * LETTER_COUNT + phase.their_letter] + phase.need
            passes = self.own_value(own, phase.letter) >= need
        if self.narrate:
            narration.tell_duel(self, phase, own, theirs, passes)
        return passes

    def own_value(self, footballer: int, letter: int) -> int:
        """What the attacker's footballer is worth, with the bonus (7.10)."""
        return self.rules.footballers.ability[footballer * LETTER_COUNT + letter] + self.bonus[self.attacker]

    def able(self, seat: int, letter: int, least: int) -> int:
        """A seat's first footballer on the pitch who has at least so much, or NOBODY."""
        ability = self.rules.footballers.ability
        at = seat * ELEVEN
        for place in range(at, at + ELEVEN):
            footballer = self.pitch[place]
            if footballer != NOBODY and ability[footballer * LETTER_COUNT + letter] >= least:
                return footballer
        return NOBODY

    def holder(self, skill: int, first: int) -> int:
        """The attacker's first footballer with a skill, from a position on, or NOBODY."""
        at = self.attacker * ELEVEN
        for place in range(at + first, at + ELEVEN):
            footballer = self.pitch[place]
            if footballer != NOBODY and self.rules.footballers.skill_masks[footballer] & skill:
                return footballer
        return NOBODY

    def ask_taker(self, number: int) -> None:
        self.phase = number
        self.eligible = self.outfielders(self.attacker)
        self.ask(ASK_TAKER, self.attacker)

    def name_taker(self, footballer: int) -> None:
        self.awaited_seats = 0
        self.shooter = footballer
        if self.narrate:
            narration.tell_taker(self)
        self.play_phases(self.phase + 1)
        self.play_on()

    # -- Endings

    def play_ending(self, action: ActionCard) -> None:
        ending = action.ending
        if action.is_attack:
            self.line_up_shot(ending)
        elif ending.kind == BONUS:
            self.bonus[self.attacker] += ending.points
            if self.narrate:
                narration.tell_bonus(self)
            self.card_in_play = NOBODY
        else:
            self.find_leaver()

    def line_up_shot(self, ending: ActionEnding) -> None:
        """Find the shooter; without him the attack is over (5.4)."""
        if ending.kind == PURE_GUESS:
            self.shooter = self.holder(ending.skill, FIRST_MIDFIELD_POSITION)
        elif ending.at != THE_TAKER:
            self.shooter = self.pitch[self.attacker * ELEVEN + ending.at]
        if self.shooter == NOBODY:
            if self.narrate:
                narration.tell_nobody_there(self, ending.at)
            self.card_over()
            return
        self.margin = self.shot_margin(ending)
        self.ask_shot(ASK_SHOT)

    def shot_margin(self, ending: ActionEnding) -> int:
        """By how much the shooter is better than the goalkeeper; a penalty is easier by one (5.8, 6.5, 6.12)."""
        if ending.kind == PURE_GUESS:
            return 0
        saves = self.rules.footballers.ability[
            self.keeper_of(self.defender) * LETTER_COUNT + ending.keeper_letter
        ]
        easier = 1 if ending.kind == PENALTY else 0
        return self.own_value(self.shooter, ending.letter) - saves + easier

    def ask_shot(self, what: int) -> None:
        """Both are asked, though the guess decides only at a margin of 0 (5.11)."""
        if self.narrate:
            narration.tell_shot(self, what == ASK_KICK)
        if self.rules.skip_decided and self.margin != 0:
            self.asked = what
            self.shot_taken(self.margin > 0)
        else:
            self.ask_secretly(what, 1 << self.attacker | 1 << self.defender)

    def choose(self, seat: int, direction: int) -> None:
        """A direction or a dive; when both are there they are turned over (5.6, 5.8, 5.9)."""
        self.secret_directions[seat] = direction
        if not self.record_secret_answer(seat):
            return
        same = self.secret_directions[self.attacker] == self.secret_directions[self.defender]
        if self.narrate:
            narration.tell_directions(self)
        attacker, defender = self.attacker, self.defender
        self.shot_taken(self.margin >= (1 if same else 0))
        self.secret_directions[attacker] = NOBODY
        self.secret_directions[defender] = NOBODY
        self.go_on()

    def shot_taken(self, is_goal: bool) -> None:
        if is_goal:
            self.goals[self.attacker] += 1
            self.goal_cards[self.attacker] = [*self.goal_cards[self.attacker], self.card_in_play]
        if self.narrate:
            narration.tell_shot_result(self, is_goal)
        self.card_over()

    def go_on(self) -> None:
        """After a shot: the next card (in a shoot-out, the next kick)."""
        self.play_on()

    # -- Sent off and injured (7.1 to 7.6)

    def find_leaver(self) -> None:
        """The best outfielder on the pitch; if several are, the opponent chooses."""
        self.eligible = self.best(self.outfielders(self.attacker))
        if len(self.eligible) > 1:
            self.ask(ASK_LEAVER, self.defender)
        else:
            self.leave(self.eligible[0])

    def best(self, footballers: list[int]) -> list[int]:
        overall = self.rules.footballers.overall
        top = max([overall[f] for f in footballers])
        return [f for f in footballers if overall[f] == top]

    def name_leaver(self, footballer: int) -> None:
        self.awaited_seats = 0
        self.leave(footballer)
        self.play_on()

    def leave(self, footballer: int) -> None:
        """He leaves for the rest of the match; for an injured one somebody comes on, if there is anybody."""
        at = self.pitch.index(footballer)
        self.pitch[at] = NOBODY
        injured = self.rules.action_cards[self.card_in_play].ending.kind == INJURY
        if self.narrate:
            narration.tell_leaver(self, footballer, injured)
        if injured and self.benches[self.attacker]:
            self.vacated_place = at
            self.ask(ASK_SUBSTITUTE, self.attacker)
        else:
            self.card_over()

    def bring_on(self, footballer: int) -> None:
        self.awaited_seats = 0
        self.pitch[self.vacated_place] = footballer
        self.benches[self.attacker] = without(self.benches[self.attacker], footballer)
        if self.narrate:
            narration.tell_substitute(self, footballer)
        self.vacated_place = NOBODY
        self.card_over()
        self.play_on()
