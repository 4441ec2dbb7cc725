"""From one match to the next: a single match, or four managers' cup or league (sections 9 to 12 of the rules)."""

from typing import Final

from tavolino.games.mister import narration
from tavolino.games.mister.engine import league
from tavolino.games.mister.engine.shoot_out import ShootOuts
from tavolino.games.mister.engine.state import ASK_MARKET, CUP, LEAGUE, NOBODY, SINGLE

WINNER_VISITS: Final = 2


class Evening(ShootOuts):
    """Rounds of one or two fixtures that share the action cards, with the market between them."""

    # -- Rounds

    def draft_over(self) -> None:
        self.free_agents = self.discards() + self.deck[self.cards_drawn :]
        self.begin()

    def begin(self) -> None:
        """All squads are complete."""
        self.free_agents.sort()
        self.deck = []
        self.cards_drawn = 0
        if self.rules.market:
            self.next_rng().shuffle(self.free_agents)
            self.unseen_free_agents = len(self.free_agents)
        if self.rules.format != SINGLE:
            self.draw_numbers()
        self.start_round()

    def draw_numbers(self) -> None:
        seeds = list(range(self.seats))
        self.next_rng().shuffle(seeds)
        self.seats_by_number = seeds
        if self.narrate:
            narration.tell_numbers(self)

    def start_round(self) -> None:
        self.turn_order = self.fixtures()
        if self.narrate:
            narration.tell_round(self)
        self.start_line_ups()

    def fixtures(self) -> list[int]:
        """The seats of the round, fixture by fixture, the first-named first."""
        if self.rules.format == LEAGUE:
            return [self.seats_by_number[number] for number in league.LEAGUE_ROUNDS[self.round]]
        if self.rules.format == CUP and self.round:
            one, other = self.results
            return [fixture_winner(one), fixture_winner(other), fixture_loser(one), fixture_loser(other)]
        return self.seats_by_number

    def lined_up(self) -> None:
        """Kick-off. In a single match lots decide who starts, in a fixture the first-named does (4.1, 9.7)."""
        if self.rules.format == SINGLE and self.next_rng().below(2):
            self.turn_order = [self.turn_order[1], self.turn_order[0]]
        self.goals = [0] * self.seats
        self.bonus = [0] * self.seats
        self.goal_cards = [[] for _ in range(self.seats)]
        self.times_shuffled = 0
        self.shuffle_into_deck(list(range(len(self.rules.action_cards))))
        self.set_attacker(0)
        if self.narrate:
            narration.tell_kick_off(self)
        self.play_on()

    def full_time(self) -> None:
        """The cards are used up: all fixtures of the round are over, but for penalties."""
        self.bonus = [0] * self.seats
        self.fixture_index = 0
        if self.narrate:
            narration.tell_full_time(self)
        self.settle()

    def settle(self) -> None:
        """Write down fixture after fixture; one that is level and may not be goes to penalties first (4.8)."""
        while 2 * self.fixture_index < len(self.turn_order):
            home, away = self.turn_order[2 * self.fixture_index], self.turn_order[2 * self.fixture_index + 1]
            if self.rules.format != LEAGUE and self.goals[home] == self.goals[away]:
                self.start_shoot_out()
                return
            self.write_down(home, away, 0, 0)
        self.round_over()

    def shoot_out_over(self) -> None:
        home, away = self.turn_order[2 * self.fixture_index], self.turn_order[2 * self.fixture_index + 1]
        if self.narrate:
            narration.tell_shoot_out_over(self, home, away)
        self.write_down(home, away, self.kick_goals[home], self.kick_goals[away])
        self.settle()

    def write_down(self, home: int, away: int, scored: int, missed: int) -> None:
        result = (home, away, self.goals[home], self.goals[away], scored, missed)
        self.results = [*self.results, result]
        self.fixture_index += 1
        if self.narrate and self.rules.format == LEAGUE:
            narration.tell_table(self)

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
        if self.rules.format == LEAGUE and league.needs_lots(self.seats_by_number, self.results):
            self.lot_order = league.draw_level_seats(self.seats_by_number, self.results, self.next_rng())
        if self.narrate:
            narration.tell_end(self)

    # -- The market between the rounds (section 12)

    def open_market(self) -> None:
        queue: list[int] = []
        for result in self.results[-2:]:
            if fixture_winner(result) == NOBODY:
                queue += [result[0], result[1]]
            else:
                queue += [fixture_winner(result)] * WINNER_VISITS + [fixture_loser(result)]
        self.market_queue = queue
        if self.narrate:
            narration.tell_market_opens(self)
        self.next_visit()

    def next_visit(self) -> None:
        """The next in the queue turns a card of the footballers nobody has signed, if there are any."""
        if not self.market_queue or not self.free_agents:
            self.next_round()
            return
        seat = self.market_queue[0]
        self.market_queue = self.market_queue[1:]
        self.turned_card = self.free_agents[0]
        self.free_agents = self.free_agents[1:]
        self.unseen_free_agents = max(0, self.unseen_free_agents - 1)
        if self.narrate:
            narration.tell_turned_up(self, seat)
        self.ask(ASK_MARKET, seat)

    def market_choices(self, seat: int) -> list[int]:
        """Whom he can be swapped for: a goalkeeper only for a goalkeeper (12.9)."""
        refuse = self.rules.move_numbers.refuse
        if self.rules.footballers.is_keeper[self.turned_card]:
            return [self.keepers[seat], refuse]
        return [*sorted(self.squads[seat]), refuse]

    def visit(self, seat: int, move: int) -> None:
        """Swap or refuse: either way one card goes to the bottom (12.7, 12.8)."""
        refuses = move == self.rules.move_numbers.refuse
        leaves = self.turned_card if refuses else move
        if not refuses:
            self.swap(seat, move)
        self.free_agents = [*self.free_agents, leaves]
        if self.narrate:
            narration.tell_visit(self, seat, leaves)
        self.turned_card = NOBODY
        self.next_visit()

    def swap(self, seat: int, leaves: int) -> None:
        if self.rules.footballers.is_keeper[leaves]:
            self.keepers[seat] = self.turned_card
        else:
            self.squads[seat] = [self.turned_card if f == leaves else f for f in self.squads[seat]]


def fixture_winner(result: tuple[int, int, int, int, int, int]) -> int:
    """The seat that won a fixture, by penalties if need be; NOBODY for a draw."""
    home, away, goals, conceded, scored, missed = result
    ahead = goals - conceded or scored - missed
    if ahead == 0:
        return NOBODY
    return home if ahead > 0 else away


def fixture_loser(result: tuple[int, int, int, int, int, int]) -> int:
    """The other seat of a fixture that somebody won."""
    return result[0] if fixture_winner(result) == result[1] else result[1]
