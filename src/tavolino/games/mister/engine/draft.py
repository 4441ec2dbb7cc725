"""The transfer market before the first match (section 2 of the rules)."""

from tavolino.games.mister import narration
from tavolino.games.mister.engine.state import ASK_DRAFT, NOBODY, SQUAD_OUTFIELDERS, State


class Draft(State):
    """Cards are turned one by one; whoever's turn it is signs the footballer or discards him."""

    def start_draft(self) -> None:
        self.buyer = self.rules.first_buyer
        if self.buyer == NOBODY:
            self.buyer = self.next_rng().below(self.seats)
        self.shuffle_into_deck(list(range(self.rules.footballers.size)))
        if self.narrate:
            narration.tell_draft_begins(self)
        self.turn_up()

    def turn_up(self) -> None:
        if self.cards_drawn == len(self.deck):
            self.shuffle_into_deck(self.discards())
            if self.narrate:
                narration.tell_deck_remade(self)
        self.turned_card = self.deck[self.cards_drawn]
        self.cards_drawn += 1
        if self.narrate:
            narration.tell_turned_up(self, self.buyer)
        self.ask(ASK_DRAFT, self.buyer)

    def discards(self) -> list[int]:
        """The footballers that have been turned and that nobody has signed."""
        signed = set(self.keepers)
        for squad in self.squads:
            signed.update(squad)
        signed.add(self.turned_card)
        return [f for f in self.deck[: self.cards_drawn] if f not in signed]

    def draft_choices(self, seat: int) -> list[int]:
        numbers = self.rules.move_numbers
        if not self.may_sign(seat, self.turned_card):
            return numbers.only_discard
        return numbers.only_sign if self.must_sign() else numbers.sign_or_discard

    def may_sign(self, seat: int, footballer: int) -> bool:
        """Exactly one goalkeeper, exactly 14 others (2.5, 2.6)."""
        if self.rules.footballers.is_keeper[footballer]:
            return self.keepers[seat] == NOBODY
        return len(self.squads[seat]) < SQUAD_OUTFIELDERS

    def must_sign(self) -> bool:
        """The last one still buying, and everyone in a late pass, takes what comes (2.8, 2.10)."""
        return self.times_shuffled > self.rules.draft_passes or self.is_last_buyer()

    def is_last_buyer(self) -> bool:
        return not any(self.is_buying(seat) for seat in range(self.seats) if seat != self.buyer)

    def is_buying(self, seat: int) -> bool:
        return len(self.squads[seat]) < SQUAD_OUTFIELDERS or self.keepers[seat] == NOBODY

    def decide(self, seat: int, move: int) -> None:
        """The footballer turned up is signed or discarded, and the next one is turned."""
        signs = move == self.rules.move_numbers.sign
        if signs:
            self.sign(seat, self.turned_card)
        if self.narrate:
            narration.tell_decision(self, seat, signs)
        self.turned_card = NOBODY
        if self.find_buyer(seat):
            self.turn_up()
        else:
            self.draft_over()

    def sign(self, seat: int, footballer: int) -> None:
        if self.rules.footballers.is_keeper[footballer]:
            self.keepers[seat] = footballer
        else:
            self.squads[seat] = [*self.squads[seat], footballer]

    def find_buyer(self, seat: int) -> bool:
        """Clockwise, the next one still buying; False when all squads are complete (2.7, 2.12)."""
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.is_buying(seat):
                self.buyer = seat
                return True
        return False
