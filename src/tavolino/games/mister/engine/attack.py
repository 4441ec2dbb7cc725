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
    Action,
    Ending,
    Phase,
)
from tavolino.games.mister.engine.footballers import ELEVEN, KINDS, MIDFIELD
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
        while self.waiting == 0:
            if self.drawn == len(self.deck) and not self.remake_actions():
                self.full_time()
                return
            self.card = self.deck[self.drawn]
            self.drawn += 1
            if self.narrate:
                narration.card_turned(self)
            self.play_phases(0)

    def remake_actions(self) -> bool:
        """Four managers go through the cards twice: goals are written down, kept cards come back (9.5)."""
        if self.laps == self.rules.laps:
            return False
        self.kept = [[] for _ in range(self.seats)]
        self.lay_out(list(range(len(self.rules.actions))))
        if self.narrate:
            narration.second_lap(self)
        return True

    def play_phases(self, number: int) -> None:
        """From this phase on: the first that fails ends the attack."""
        action = self.rules.actions[self.card]
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
        if self.rules.actions[self.card].is_attack:
            self.bonus[self.attacker] = 0
        self.card = NOBODY
        self.face((self.turn + 1) % len(self.order))

    # -- Phases

    def passes(self, phase: Phase) -> bool:
        if phase.verb == DUEL:
            return self.duel(phase)
        found = self.sought(phase)
        if self.narrate:
            narration.condition(self, phase, found)
        return (found == NOBODY) == (phase.verb == WALL)

    def sought(self, phase: Phase) -> int:
        """The footballer that a phase asks for, or NOBODY."""
        if phase.verb == ANYONE:
            return self.able(self.attacker, phase.letter, phase.need - self.bonus[self.attacker])
        if phase.verb == WALL:
            return self.able(self.defender, phase.letter, phase.need)
        if phase.verb == KEEPER:
            keeper = self.keeper(self.attacker)
            return keeper if self.own_value(keeper, phase.letter) >= phase.need else NOBODY
        return self.holder(phase.skill, phase.at)

    def duel(self, phase: Phase) -> bool:
        """Nobody of one's own: it fails; nobody of theirs: it passes (5.2 to 5.5)."""
        own = self.pitch[self.attacker * ELEVEN + phase.at]
        theirs = self.pitch[self.defender * ELEVEN + phase.their_at]
        if own == NOBODY:
            passes = False
        elif theirs == NOBODY:
            passes = True
        else:
            ability = self.rules.album.ability
            need = ability[theirs * KINDS + phase.their_letter] + phase.need
            passes = self.own_value(own, phase.letter) >= need
        if self.narrate:
            narration.duel(self, phase, own, theirs, passes)
        return passes

    def own_value(self, footballer: int, letter: int) -> int:
        """What the attacker's footballer is worth, with the bonus (7.10)."""
        return self.rules.album.ability[footballer * KINDS + letter] + self.bonus[self.attacker]

    def able(self, seat: int, letter: int, least: int) -> int:
        """A seat's first footballer on the pitch who has at least so much, or NOBODY."""
        ability = self.rules.album.ability
        at = seat * ELEVEN
        for place in range(at, at + ELEVEN):
            footballer = self.pitch[place]
            if footballer != NOBODY and ability[footballer * KINDS + letter] >= least:
                return footballer
        return NOBODY

    def holder(self, skill: int, first: int) -> int:
        """The attacker's first footballer with a skill, from a position on, or NOBODY."""
        at = self.attacker * ELEVEN
        for place in range(at + first, at + ELEVEN):
            footballer = self.pitch[place]
            if footballer != NOBODY and self.rules.album.skills[footballer] & skill:
                return footballer
        return NOBODY

    def ask_taker(self, number: int) -> None:
        self.phase = number
        self.eligible = self.outfielders(self.attacker)
        self.ask(ASK_TAKER, self.attacker)

    def name_taker(self, footballer: int) -> None:
        self.waiting = 0
        self.shooter = footballer
        if self.narrate:
            narration.taker(self)
        self.play_phases(self.phase + 1)
        self.play_on()

    # -- Endings

    def play_ending(self, action: Action) -> None:
        ending = action.ending
        if action.is_attack:
            self.line_up_shot(ending)
        elif ending.kind == BONUS:
            self.bonus[self.attacker] += ending.points
            if self.narrate:
                narration.lifted(self)
            self.card = NOBODY
        else:
            self.find_leaver()

    def line_up_shot(self, ending: Ending) -> None:
        """Find the shooter; without him the attack is over (5.4)."""
        if ending.kind == PURE_GUESS:
            self.shooter = self.holder(ending.skill, MIDFIELD)
        elif ending.at != THE_TAKER:
            self.shooter = self.pitch[self.attacker * ELEVEN + ending.at]
        if self.shooter == NOBODY:
            if self.narrate:
                narration.nobody_there(self, ending.at)
            self.card_over()
            return
        self.margin = self.shot_margin(ending)
        self.ask_shot(ASK_SHOT)

    def shot_margin(self, ending: Ending) -> int:
        """By how much the shooter is better than the goalkeeper; a penalty is easier by one (5.8, 6.5, 6.12)."""
        if ending.kind == PURE_GUESS:
            return 0
        saves = self.rules.album.ability[self.keeper(self.defender) * KINDS + ending.keeper_letter]
        easier = 1 if ending.kind == PENALTY else 0
        return self.own_value(self.shooter, ending.letter) - saves + easier

    def ask_shot(self, what: int) -> None:
        """Both are asked, though the guess decides only at a margin of 0 (5.11)."""
        if self.narrate:
            narration.shot(self, what == ASK_KICK)
        if self.rules.skip_decided and self.margin != 0:
            self.asked = what
            self.shot_taken(self.margin > 0)
        else:
            self.ask_secretly(what, 1 << self.attacker | 1 << self.defender)

    def choose(self, seat: int, direction: int) -> None:
        """A direction or a dive; when both are there they are turned over (5.6, 5.8, 5.9)."""
        self.chosen[seat] = direction
        if not self.done(seat):
            return
        same = self.chosen[self.attacker] == self.chosen[self.defender]
        if self.narrate:
            narration.directions(self)
        attacker, defender = self.attacker, self.defender
        self.shot_taken(self.margin >= (1 if same else 0))
        self.chosen[attacker] = NOBODY
        self.chosen[defender] = NOBODY
        self.go_on()

    def shot_taken(self, is_goal: bool) -> None:
        if is_goal:
            self.goals[self.attacker] += 1
            self.kept[self.attacker] = [*self.kept[self.attacker], self.card]
        if self.narrate:
            narration.shot_taken(self, is_goal)
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
        overall = self.rules.album.overall
        top = max([overall[f] for f in footballers])
        return [f for f in footballers if overall[f] == top]

    def name_leaver(self, footballer: int) -> None:
        self.waiting = 0
        self.leave(footballer)
        self.play_on()

    def leave(self, footballer: int) -> None:
        """He leaves for the rest of the match; for an injured one somebody comes on, if there is anybody."""
        at = self.pitch.index(footballer)
        self.pitch[at] = NOBODY
        injured = self.rules.actions[self.card].ending.kind == INJURY
        if self.narrate:
            narration.leaves(self, footballer, injured)
        if injured and self.benches[self.attacker]:
            self.leaver = at
            self.ask(ASK_SUBSTITUTE, self.attacker)
        else:
            self.card_over()

    def bring_on(self, footballer: int) -> None:
        self.waiting = 0
        self.pitch[self.leaver] = footballer
        self.benches[self.attacker] = without(self.benches[self.attacker], footballer)
        if self.narrate:
            narration.comes_on(self, footballer)
        self.leaver = NOBODY
        self.card_over()
        self.play_on()
