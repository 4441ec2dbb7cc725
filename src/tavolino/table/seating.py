"""Who comes and who goes: sitting down, getting up, leaving for a while and coming back."""

from tavolino.bots.roster import maker
from tavolino.core.faults import Fault
from tavolino.table.automation import Running
from tavolino.table.seats import OPEN_SEAT, Place, Seat
from tavolino.table.state import LATE, LEAVES, RETURNS, SITS, STANDS


class Seating(Running):
    """A table and its chairs."""

    def sit(self, seat: int, who: Seat, now: float = 0.0) -> None:
        """Take an open seat. When no seat is open the match starts; later only a person takes one given up."""
        self.check_seat(seat)
        if self.has_started:
            self.take_over(seat, who, now)
        elif self.seats[seat].is_open:
            self.take_seat(seat, who, now)
        else:
            raise Fault("seat-taken", name=self.seats[seat].name)

    def take_seat(self, seat: int, who: Seat, now: float) -> None:
        if who.is_bot:
            maker(who.player)
        self.assign(seat, who)
        if self.has_started:
            self.began = now
            self.sit_down()

    def take_over(self, seat: int, who: Seat, now: float) -> None:
        self.tick(now)
        self.check_goes_on()
        if not self.places[seat].is_empty or seat in self.out or not who.is_person:
            raise Fault("seat-taken", name=self.seats[seat].name)
        self.note(seat, f"{SITS} {who.name}", self.time(now))

    def assign(self, seat: int, who: Seat) -> None:
        """Before the start it is the head of the record that says who sits where."""
        self.seats[seat] = who
        self.record.names[seat], self.record.players[seat] = who.name, who.player
        self.look_round()

    def stand_up(self, seat: int, now: float = 0.0) -> None:
        """Give up a seat: another may take it. After the start it is as if they had left for good."""
        self.check_seat(seat)
        if not self.has_started:
            self.assign(seat, OPEN_SEAT)
            return
        self.tick(now)
        self.check_in(seat)
        self.note(seat, STANDS, self.time(now))
        self.tick(now)

    def leave(self, seat: int, now: float = 0.0) -> None:
        """Somebody is gone, for a moment or longer. To say so twice does no harm."""
        self.tick(now)
        if self.is_in(seat) and self.places[seat].gone_since is None:
            self.note(seat, LEAVES, self.time(now))
            self.tick(now)

    def come_back(self, seat: int, now: float = 0.0) -> None:
        """Somebody is there again; their deputy hands back. To say so twice does no harm."""
        self.tick(now)
        if not self.is_in(seat) or self.places[seat] == Place():
            return
        if self.places[seat].deputy == LATE and not self.watches.can_go_on(seat):
            raise Fault("time-used-up")
        self.note(seat, RETURNS, self.time(now))

    # -- May they?

    def is_in(self, seat: int) -> bool:
        """Is there a person who still has a say in this match?"""
        if not 0 <= seat < len(self.seats) or not self.has_started or self.over:
            return False
        return self.seats[seat].is_person and not self.places[seat].is_empty and seat not in self.out

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise self.match.untimely(seat)

    def check_goes_on(self) -> None:
        if not self.has_started:
            raise Fault("not-started")
        if self.over:
            raise Fault("table-over")

    def check_in(self, seat: int) -> None:
        self.check_seat(seat)
        self.check_goes_on()
        if not self.is_in(seat):
            raise Fault("not-in", name=self.seats[seat].name)
