"""A turn from income to the last pass, the opportunities of the management cards, and the points at the end."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import (
    AFTER_CHALLENGE,
    CAPTAIN,
    CHALLENGE,
    COACH,
    ELEVEN,
    EVENTS,
    EXCHANGE_COACH,
    EXCHANGE_FOOTBALLER,
    FREE_COACH,
    FREE_FOOTBALLER,
    MONEY,
    NEW_MARKET,
    NOBODY,
    POACH,
    ROLE_COUNT,
    WITH_CAPTAIN,
)
from tavolino.games.best11.engine.event_cards import Events
from tavolino.games.best11.engine.state import (
    ASK_MARKET,
    ASK_MOVE,
    ASK_OWN,
    ASK_THEIR,
    DO_CHALLENGE,
    DO_FIXTURE,
    DO_PEACE,
    DO_SWAP,
    STADIUM_MILLIONS,
)

START_MILLIONS: Final = 10
START_EVENTS: Final = 2
INCOME_MILLIONS: Final = 2

# Points at the end (section 15).
LIKED_POINTS: Final = 3
DISLIKED_POINTS: Final = -2
GOAL_POINTS: Final = 3
CONCEDED_POINTS: Final = -1
STADIUM_POINTS: Final = 5
MILLIONS_FOR_A_POINT: Final = 5


class Turns(Events):
    """Each turn all managers move once, in `order`."""

    # -- Setting up (section 2)

    def kick_off(self) -> None:
        self.set_up()
        self.lay_out()
        first = self.next_rng().below(self.seats)
        self.order = [(first + step) % self.seats for step in range(self.seats)]
        self.draw_formations()
        for seat in self.order:
            self.money[seat] = START_MILLIONS
            kinds = [
                self.take_event(seat) for _ in range(min(START_EVENTS, self.left(self.event_deck(seat))))
            ]
            if self.narrate:
                narration.tell_events_drawn(self, seat, kinds)
        self.start_turn()

    def draw_formations(self) -> None:
        lots = list(range(len(self.box.formations)))
        self.next_rng().shuffle(lots)
        for seat in range(self.seats):
            self.formation[seat] = lots[seat]
            first = lots[seat] * ROLE_COUNT
            for role in range(COACH):
                places = self.box.first_slot[first + role + 1] - self.box.first_slot[first + role]
                self.room[seat * ROLE_COUNT + role] = places
            self.room[seat * ROLE_COUNT + COACH] = 1
            if self.narrate:
                narration.tell_formation(self, seat)

    # -- A turn (section 4)

    def start_turn(self) -> None:
        self.turn += 1
        if self.narrate:
            narration.tell_turn(self)
        for seat in self.order:
            self.earn(seat)
        self.open_market()
        self.deal_management()
        if self.narrate:
            narration.tell_market(self)
        self.moved = 0
        self.start_move()

    def earn(self, seat: int) -> None:
        """Two million, and what white events pay (4.2, 4.3)."""
        more = 0
        first: i64 = seat * len(self.box.events)
        for kind in self.box.incomes:
            n = self.front[first + kind]
            if n:
                more += n * self.income(seat, kind)
        self.money[seat] = self.money[seat] + INCOME_MILLIONS + more
        if self.narrate and more:
            narration.tell_income(self, seat, more)

    def income(self, seat: int, kind: int) -> int:
        event = self.box.events[kind]
        if event.condition == AFTER_CHALLENGE and self.fought_before >> seat & 1:
            return event.instead
        if event.condition == WITH_CAPTAIN and self.captain[seat] != NOBODY:
            return event.instead
        return event.amount

    def start_move(self) -> None:
        self.mover = self.order[self.moved]
        self.bought = 0
        self.bargain = 0
        self.ask(ASK_MOVE, self.mover)

    def end_move(self) -> None:
        self.moved += 1
        if self.moved < self.seats:
            self.start_move()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.discard_management()
        self.close_market()
        self.market = []
        self.off = []
        self.fixture = NOBODY
        self.fought_before = self.fought
        self.fought = 0
        if self.last == 0:
            self.look_for_last_turn()
        if self.turn == self.last:
            self.end()
            return
        self.order = [*self.order[1:], self.order[0]] if self.rules.rotate else self.order[::-1]
        self.start_turn()

    def look_for_last_turn(self) -> None:
        """One more turn when a team is complete, and none after the last one allowed (15.1, 15.2)."""
        if self.turn == self.rules.last_turn:
            self.last = self.turn
            return
        for seat in self.order:
            if self.is_complete(seat):
                self.last = self.turn + 1
                if self.narrate:
                    narration.tell_complete_team(self, seat)
                return

    def build(self, seat: int) -> None:
        self.pay(seat, STADIUM_MILLIONS)
        self.stadiums |= 1 << seat
        if self.narrate:
            narration.tell_stadium(self, seat)
        self.ask(ASK_MOVE, seat)

    # -- Management cards (section 6)

    def can_use_other(self, seat: int, other: int) -> bool:
        if other in (FREE_FOOTBALLER, FREE_COACH):
            return bool(self.free_places(seat, other == FREE_COACH))
        if other == POACH:
            return self.poach_managers(seat) != 0
        if other == EXCHANGE_FOOTBALLER:
            return self.can_exchange(seat)
        if other == EXCHANGE_COACH:
            return bool(self.coach_places(seat))
        if other == CAPTAIN:
            return self.captain[seat] == NOBODY and self.fielded[seat] > 0
        return True

    def use(self, seat: int, opportunity: int) -> None:
        card = self.box.management[self.management[seat]]
        self.use_management(seat, opportunity)
        if self.narrate:
            narration.tell_opportunity(self, seat, opportunity)
        if opportunity == MONEY:
            self.money[seat] = self.money[seat] + card.money
            self.ask(ASK_MOVE, seat)
        elif opportunity == EVENTS:
            self.draw_events(seat, card.events)
        elif opportunity == CHALLENGE:
            self.ask_manager(DO_CHALLENGE, seat, self.challengeable(seat))
        else:
            self.use_other(seat, card.other)

    def use_other(self, seat: int, other: int) -> None:
        if other in (FREE_FOOTBALLER, FREE_COACH):
            self.ask_market(other, seat, self.free_places(seat, other == FREE_COACH))
        elif other == EXCHANGE_COACH:
            self.ask_market(other, seat, self.coach_places(seat))
        elif other in (EXCHANGE_FOOTBALLER, CAPTAIN):
            self.ask_own(other, seat)
        elif other == POACH:
            self.ask_manager(other, seat, self.poach_managers(seat))
        else:
            if other == NEW_MARKET:
                self.renew_market()
            self.ask(ASK_MOVE, seat)

    def renew_market(self) -> None:
        self.close_market()
        self.open_market()
        if self.narrate:
            narration.tell_market(self)

    def ask_market(self, doing: int, seat: int, places: list[int]) -> None:
        """Ask for one of these places of the market, where there is a choice."""
        self.doing = doing
        if len(places) > 1:
            self.ask(ASK_MARKET, seat)
        else:
            self.choose_on_market(seat, places[0])

    def choose_on_market(self, seat: int, place: int) -> None:
        if self.doing == EXCHANGE_COACH:
            self.exchange_coach(seat, place)
        elif self.doing == EXCHANGE_FOOTBALLER:
            self.exchange(seat, self.picked, place)
        else:
            self.take_free(seat, place)
        self.ask(ASK_MOVE, seat)

    def market_choices(self, seat: int) -> list[int]:
        """The places of the market that can be chosen."""
        if self.doing == EXCHANGE_FOOTBALLER:
            return self.exchange_places(seat, self.picked)
        if self.doing == EXCHANGE_COACH:
            return self.coach_places(seat)
        return self.free_places(seat, self.doing == FREE_COACH)

    def ask_own(self, doing: int, seat: int) -> None:
        """Ask for one of one's own footballers, where there is a choice."""
        self.doing = doing
        slots = self.own_choices(seat)
        if len(slots) > 1:
            self.ask(ASK_OWN, seat)
        else:
            self.choose_own(seat, slots[0])

    def own_choices(self, seat: int) -> list[int]:
        """The slots of one's own that can be chosen."""
        if self.doing == EXCHANGE_FOOTBALLER:
            return self.exchange_slots(seat)
        if self.doing == DO_SWAP:
            return self.swap_slots(seat, self.apart())
        return [slot for slot in range(ELEVEN) if self.team[seat * ELEVEN + slot] != NOBODY]

    def choose_own(self, seat: int, slot: int) -> None:
        """One of one's own footballers, outside a challenge."""
        self.picked = slot
        if self.doing == CAPTAIN:
            self.name_captain(seat, slot)
        elif self.doing == DO_SWAP:
            self.ask_manager(DO_SWAP, seat, self.swap_managers(seat, slot, self.apart()))
        else:
            self.ask_market(EXCHANGE_FOOTBALLER, seat, self.exchange_places(seat, slot))

    def apart(self) -> int:
        """How far apart in value two footballers may be who are swapped by the card being played."""
        return self.box.events[self.event].amount

    def name_captain(self, seat: int, slot: int) -> None:
        self.captain[seat] = slot
        if self.narrate:
            narration.tell_captain(self, seat)
        self.ask(ASK_MOVE, seat)

    def name_manager(self, seat: int, other: int) -> None:
        self.named = other
        if self.doing == DO_CHALLENGE:
            self.declare(seat, other)
        elif self.doing == DO_PEACE:
            self.make_peace(seat, other)
        elif self.doing == DO_FIXTURE:
            self.fix(seat, other)
        else:
            self.ask_their(seat)

    def named_choices(self, seat: int) -> int:
        """The mask of the managers who can be named."""
        if self.doing == DO_CHALLENGE:
            return self.challengeable(seat)
        if self.doing == DO_PEACE:
            return self.peace_partners(seat)
        if self.doing == DO_FIXTURE:
            return self.others(seat)
        if self.doing == DO_SWAP:
            return self.swap_managers(seat, self.picked, self.apart())
        return self.poach_managers(seat)

    def ask_their(self, seat: int) -> None:
        """Ask for one of the footballers of the manager named, where there is a choice."""
        slots = self.their_choices(seat)
        if len(slots) > 1:
            self.ask(ASK_THEIR, seat)
        else:
            self.choose_their(seat, slots[0])

    def their_choices(self, seat: int) -> list[int]:
        """The slots of the manager named that can be chosen."""
        if self.doing == DO_SWAP:
            return self.swap_partners(seat, self.picked, self.named, self.apart())
        return self.poach_slots(seat, self.named)

    def choose_their(self, seat: int, slot: int) -> None:
        """One of another manager's footballers, outside a challenge."""
        if self.doing == DO_SWAP:
            self.swap(seat, self.picked, self.named, slot)
        else:
            self.poach(seat, self.named, slot)
        self.ask(ASK_MOVE, seat)

    # -- The end and the points (section 15)

    def points(self, seat: int) -> int:
        return sum(self.make_up(seat))

    def make_up(self, seat: int) -> list[int]:
        """The points of footballers, coach, formation, goals scored and conceded, stadium and money."""
        return [
            sum(
                [
                    self.worth(seat, slot)
                    for slot in range(ELEVEN)
                    if self.team[seat * ELEVEN + slot] != NOBODY
                ]
            ),
            0 if self.coach[seat] == NOBODY else self.box.value[self.coach[seat]],
            self.opinion(seat),
            self.scored[seat] * GOAL_POINTS,
            self.conceded[seat] * CONCEDED_POINTS,
            (self.stadiums >> seat & 1) * STADIUM_POINTS,
            self.money[seat] // MILLIONS_FOR_A_POINT,
        ]

    def opinion(self, seat: int) -> int:
        """What the coach thinks of the formation (3.6)."""
        coach = self.coach[seat]
        if coach == NOBODY:
            return 0
        if self.box.likes[coach] >> self.formation[seat] & 1:
            return LIKED_POINTS
        return DISLIKED_POINTS if self.box.dislikes[coach] >> self.formation[seat] & 1 else 0

    def end(self) -> None:
        self.awaited_seats = 0
        if self.narrate:
            narration.tell_end(self)
