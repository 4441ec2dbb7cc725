"""The market, and every way in which a team card changes hands (sections 5 and 6 of the rules)."""

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import COACH, ELEVEN, NOBODY, ROLE_COUNT
from tavolino.games.best11.engine.decks import Piles
from tavolino.games.best11.engine.moves import BUY


class Market(Piles):
    """For each way there is a list of what can be chosen, empty when nothing can, and what happens then."""

    def open_market(self) -> None:
        """Two cards from the club of the first mover, one from that of everyone else (4.4, 17.5)."""
        self.market = [self.turn_up(self.rules.club_of[self.order[0]])]
        for seat in self.order:
            self.market.append(self.turn_up(self.rules.club_of[seat]))

    def close_market(self) -> None:
        """What nobody bought goes under its deck (4.12)."""
        for card in self.market:
            if card != NOBODY:
                self.send_back(card)

    # -- Buying

    def add_purchases(self, seat: int, found: list[int]) -> None:
        """The moves that buy a card."""
        money = self.money[seat]
        for place in range(len(self.market)):
            card = self.market[place]
            if card != NOBODY and self.fits(seat, card) and self.price(seat, card) <= money:
                found.append(BUY + place)

    def buy(self, seat: int, place: int) -> None:
        card = self.off_market(place)
        price = self.price(seat, card)
        self.purchase(seat, card, price)
        if self.narrate:
            narration.tell_purchase(self, seat, card, price)

    def purchase(self, seat: int, card: int, price: int) -> None:
        """On the market or with a scout: a bargain is used up (14.3)."""
        self.bargain = 0
        self.pay(seat, price)
        self.engage(seat, card)

    def engage(self, seat: int, card: int) -> None:
        """A card joins a team as the purchase of the turn."""
        self.bought += 1
        self.join(seat, card)

    def off_market(self, place: int) -> int:
        card = self.market[place]
        self.market[place] = NOBODY
        return card

    # -- For free (6.13, 6.14)

    def free_places(self, seat: int, coaches: bool) -> list[int]:
        """The places of the market where a footballer, or a coach, could be had for nothing."""
        found: list[int] = []
        if self.bought == 0:
            for place in range(len(self.market)):
                card = self.market[place]
                if card != NOBODY and (self.box.role[card] == COACH) == coaches and self.fits(seat, card):
                    found.append(place)
        return found

    def take_free(self, seat: int, place: int) -> None:
        card = self.off_market(place)
        self.engage(seat, card)
        if self.narrate:
            narration.tell_free_signing(self, seat, card)

    # -- From an opponent (6.15)

    def poach_managers(self, seat: int) -> int:
        """The mask of those who have somebody to take."""
        mask = 0
        if self.bought == 0:
            for other in range(self.seats):
                if other != seat and self.poach_slots(seat, other):
                    mask |= 1 << other
        return mask

    def poach_slots(self, seat: int, other: int) -> list[int]:
        found: list[int] = []
        for slot in range(ELEVEN):
            card = self.team[other * ELEVEN + slot]
            if card != NOBODY and self.fits(seat, card) and 2 * self.worth(other, slot) <= self.money[seat]:
                found.append(slot)
        return found

    def poach(self, seat: int, other: int, slot: int) -> None:
        price = 2 * self.worth(other, slot)
        self.pay(seat, price)
        self.money[other] += price
        card = self.leave(other, slot)
        self.engage(seat, card)
        if self.narrate:
            narration.tell_poaching(self, seat, other, card, price)

    # -- Exchanges with the market (6.16 to 6.21)

    def can_exchange(self, seat: int) -> bool:
        return any(len(self.exchange_places(seat, slot)) > 0 for slot in range(ELEVEN))

    def exchange_slots(self, seat: int) -> list[int]:
        return [slot for slot in range(ELEVEN) if self.exchange_places(seat, slot)]

    def exchange_places(self, seat: int, slot: int) -> list[int]:
        """The places of the market with somebody who could come for the footballer in a slot."""
        found: list[int] = []
        out = self.team[seat * ELEVEN + slot]
        if out != NOBODY:
            for place in range(len(self.market)):
                card = self.market[place]
                if card != NOBODY and self.can_replace(seat, out, card):
                    found.append(place)
        return found

    def can_replace(self, seat: int, out: int, card: int) -> bool:
        role = self.box.role[card]
        if role == COACH or (role != self.box.role[out] and self.room[seat * ROLE_COUNT + role] == 0):
            return False
        return self.difference(seat, out, card) <= self.money[seat]

    def difference(self, seat: int, out: int, card: int) -> int:
        """What an exchange costs: never less than nothing (6.18, 17.7)."""
        return max(self.club_price(seat, card) - self.box.value[out], 0)

    def exchange(self, seat: int, slot: int, place: int) -> None:
        card = self.off_market(place)
        out = self.leave(seat, slot)
        self.replace(seat, out, card)

    def coach_places(self, seat: int) -> list[int]:
        """The places of the market with a coach who could come for one's own."""
        found: list[int] = []
        out = self.coach[seat]
        if out != NOBODY:
            for place in range(len(self.market)):
                card = self.market[place]
                if card == NOBODY or self.box.role[card] != COACH:
                    continue
                if self.difference(seat, out, card) <= self.money[seat]:
                    found.append(place)
        return found

    def exchange_coach(self, seat: int, place: int) -> None:
        card = self.off_market(place)
        out = self.coach[seat]
        self.room[seat * ROLE_COUNT + COACH] += 1
        self.replace(seat, out, card)

    def replace(self, seat: int, out: int, card: int) -> None:
        """One has left, the other comes, and the difference is paid."""
        price = self.difference(seat, out, card)
        self.pay(seat, price)
        self.send_back(out)
        self.join(seat, card)
        if self.narrate:
            narration.tell_exchange(self, seat, out, card, price)

    # -- Swaps between managers (14.7)

    def swap_slots(self, seat: int, apart: int) -> list[int]:
        """One's own footballers who have a match somewhere, `apart` in value at most."""
        return [slot for slot in range(ELEVEN) if self.swap_managers(seat, slot, apart)]

    def swap_managers(self, seat: int, slot: int, apart: int) -> int:
        """The mask of those who have a match for the footballer in a slot."""
        mask = 0
        if self.can_swap(seat, slot):
            for other in range(self.seats):
                if other != seat and self.swap_partners(seat, slot, other, apart):
                    mask |= 1 << other
        return mask

    def swap_partners(self, seat: int, slot: int, other: int, apart: int) -> list[int]:
        card = self.team[seat * ELEVEN + slot]
        at = other * ELEVEN
        return [
            theirs
            for theirs in range(ELEVEN)
            if self.can_swap(other, theirs) and self.are_even(card, self.team[at + theirs], apart)
        ]

    def can_swap(self, seat: int, slot: int) -> bool:
        return self.team[seat * ELEVEN + slot] != NOBODY and self.captain[seat] != slot

    def are_even(self, one: int, other: int, apart: int) -> bool:
        if self.box.role[one] != self.box.role[other]:
            return False
        return abs(self.box.value[one] - self.box.value[other]) <= apart

    def swap(self, seat: int, slot: int, other: int, theirs: int) -> None:
        given = self.team[seat * ELEVEN + slot]
        got = self.team[other * ELEVEN + theirs]
        self.team[seat * ELEVEN + slot] = got
        self.team[other * ELEVEN + theirs] = given
        if self.narrate:
            narration.tell_swap(self, seat, other, given, got)
