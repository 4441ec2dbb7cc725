"""From one match to the next: a single match, or four managers' cup or league (sections 9 to 12 of the rules)."""

from typing import Final

from tavolino.games.mister import narration
from tavolino.games.mister.engine import league
from tavolino.games.mister.engine.shoot_out import ShootOuts
from tavolino.games.mister.engine.state import ASK_MARKET, CUP, LEAGUE, NOBODY, SINGLE

WINNER_DRAWS: Final = 2


class Evening(ShootOuts):
    """Rounds of one or two fixtures that share the action cards, with the market between them."""

    # -- Rounds

    def draft_over(self) -> None:
        self.unsigned = self.discards() + self.deck[self.drawn :]
        self.begin()

    def begin(self) -> None:
        """All squads are complete."""
        self.unsigned.sort()
        self.deck = []
        self.drawn = 0
        if self.rules.market:
            self.chance().shuffle(self.unsigned)
            self.unseen = len(self.unsigned)
        if self.rules.format != SINGLE:
            self.draw_numbers()
        self.start_round()

    def draw_numbers(self) -> None:
        seeds = list(range(self.seats))
        self.chance().shuffle(seeds)
        self.seeds = seeds
        if self.narrate:
            narration.numbers(self)

    def start_round(self) -> None:
        self.order = self.fixtures()
        if self.narrate:
            narration.round_begins(self)
        self.start_line_ups()

    def fixtures(self) -> list[int]:
        """The seats of the round, fixture by fixture, the first-named first."""
        if self.rules.format == LEAGUE:
            return [self.seeds[number] for number in league.LEAGUE_ROUNDS[self.round]]
        if self.rules.format == CUP and self.round:
            one, other = self.results
            return [winner(one), winner(other), loser(one), loser(other)]
        return self.seeds

    def lined_up(self) -> None:
        """Kick-off. In a single match lots decide who starts, in a fixture the first-named does (4.1, 9.7)."""
        if self.rules.format == SINGLE and self.chance().below(2):
            self.order = [self.order[1], self.order[0]]
        self.goals = [0] * self.seats
        self.bonus = [0] * self.seats
        self.kept = [[] for _ in range(self.seats)]
        self.laps = 0
        self.lay_out(list(range(len(self.rules.actions))))
        self.face(0)
        if self.narrate:
            narration.kick_off(self)
        self.play_on()

    def full_time(self) -> None:
        """The cards are used up: all fixtures of the round are over, but for penalties."""
        self.bonus = [0] * self.seats
        self.tie = 0
        if self.narrate:
            narration.full_time(self)
        self.settle()

    def settle(self) -> None:
        """Write down fixture after fixture; one that is level and may not be goes to penalties first (4.8)."""
        while 2 * self.tie < len(self.order):
            home, away = self.order[2 * self.tie], self.order[2 * self.tie + 1]
            if self.rules.format != LEAGUE and self.goals[home] == self.goals[away]:
                self.start_shoot_out()
                return
            self.write_down(home, away, 0, 0)
        self.round_over()

    def shoot_out_over(self) -> None:
        home, away = self.order[2 * self.tie], self.order[2 * self.tie + 1]
        if self.narrate:
            narration.shoot_out_over(self, home, away)
        self.write_down(home, away, self.kicks[home], self.kicks[away])
        self.settle()

    def write_down(self, home: int, away: int, scored: int, missed: int) -> None:
        result = (home, away, self.goals[home], self.goals[away], scored, missed)
        self.results = [*self.results, result]
        self.tie += 1
        if self.narrate and self.rules.format == LEAGUE:
            narration.table(self)

    def round_over(self) -> None:
        if self.round == self.rules.rounds - 1:
            self.end()
        elif self.rules.market:
            self.open_market()
        else:
            self.next_round()

    def next_round(self) -> None:
        self.round += 1
        self.start_round()

    def end(self) -> None:
        if self.rules.format == LEAGUE and league.is_level(self.seeds, self.results):
            self.lots = league.draw_lots(self.seeds, self.results, self.chance())
        if self.narrate:
            narration.end(self)

    # -- The market between the rounds (section 12)

    def open_market(self) -> None:
        queue: list[int] = []
        for result in self.results[-2:]:
            if winner(result) == NOBODY:
                queue += [result[0], result[1]]
            else:
                queue += [winner(result)] * WINNER_DRAWS + [loser(result)]
        self.queue = queue
        if self.narrate:
            narration.market_opens(self)
        self.next_visit()

    def next_visit(self) -> None:
        """The next in the queue turns a card of the footballers nobody has signed, if there are any."""
        if not self.queue or not self.unsigned:
            self.next_round()
            return
        seat = self.queue[0]
        self.queue = self.queue[1:]
        self.turned = self.unsigned[0]
        self.unsigned = self.unsigned[1:]
        self.unseen = max(0, self.unseen - 1)
        if self.narrate:
            narration.turn_up(self, seat)
        self.ask(ASK_MARKET, seat)

    def market_choices(self, seat: int) -> list[int]:
        """Whom he can be swapped for: a goalkeeper only for a goalkeeper (12.9)."""
        refuse = self.rules.numbers.refuse
        if self.rules.album.keeper[self.turned]:
            return [self.keepers[seat], refuse]
        return [*sorted(self.squads[seat]), refuse]

    def visit(self, seat: int, move: int) -> None:
        """Swap or refuse: either way one card goes to the bottom (12.7, 12.8)."""
        refuses = move == self.rules.numbers.refuse
        leaves = self.turned if refuses else move
        if not refuses:
            self.swap(seat, move)
        self.unsigned = [*self.unsigned, leaves]
        if self.narrate:
            narration.visited(self, seat, leaves)
        self.turned = NOBODY
        self.next_visit()

    def swap(self, seat: int, leaves: int) -> None:
        if self.rules.album.keeper[leaves]:
            self.keepers[seat] = self.turned
        else:
            self.squads[seat] = [self.turned if f == leaves else f for f in self.squads[seat]]


def winner(result: tuple[int, int, int, int, int, int]) -> int:
    """The seat that won a fixture, by penalties if need be; NOBODY for a draw."""
    home, away, goals, conceded, scored, missed = result
    ahead = goals - conceded or scored - missed
    if ahead == 0:
        return NOBODY
    return home if ahead > 0 else away


def loser(result: tuple[int, int, int, int, int, int]) -> int:
    """The other seat of a fixture that somebody won."""
    return result[0] if winner(result) == result[1] else result[1]
