"""Who comes and who goes: sitting down, getting up, leaving for a while and coming back."""

from tavolino.bots.roster import bot_factory
from tavolino.core.faults import Fault
from tavolino.table.automation import Running
from tavolino.table.seats import OPEN_SEAT, Seat, SeatPresence
from tavolino.table.state import LATE, LEAVE_NOTE, RETURN_NOTE, SIT_NOTE, STAND_NOTE


class Seating(Running):
    """A table and its chairs."""

    def sit(self, seat: int, who: Seat, now: float = 0.0) -> None:
        """Take an open seat. When no seat is open the match starts; later only a person takes one given up."""
        self.check_seat(seat)
        if self.has_started:
            self.take_over_seat(seat, who, now)
        elif self.seats[seat].is_open:
            self.take_seat(seat, who, now)
        else:
            raise Fault("seat-taken", name=self.seats[seat].name)

    def take_seat(self, seat: int, who: Seat, now: float) -> None:
        if who.is_bot:
            bot_factory(who.player)
        self.assign(seat, who)
        if self.has_started:
            self.began_s = now
            self.sit_down()

    def take_over_seat(self, seat: int, who: Seat, now: float) -> None:
        self.tick(now)
        self.check_under_way()
        if not self.presence[seat].is_empty or seat in self.out or not who.is_person:
            raise Fault("seat-taken", name=self.seats[seat].name)
        self.note(seat, f"{SIT_NOTE} {who.name}", self.time_ms(now))

    def assign(self, seat: int, who: Seat) -> None:
        """Before the start it is the head of the record that says who sits where."""
        self.seats[seat] = who
        self.record.names[seat], self.record.players[seat] = who.name, who.player
        self.refresh_status()

    def stand_up(self, seat: int, now: float = 0.0) -> None:
        """Give up a seat: another may take it. After the start it is as if they had left for good."""
        self.check_seat(seat)
        if not self.has_started:
            self.assign(seat, OPEN_SEAT)
            return
        self.tick(now)
        self.check_has_say(seat)
        self.note(seat, STAND_NOTE, self.time_ms(now))
        self.tick(now)

    def leave(self, seat: int, now: float = 0.0) -> None:
        """Somebody is gone, for a moment or longer. To say so twice does no harm."""
        self.tick(now)
        if self.has_say(seat) and self.presence[seat].gone_since_ms is None:
            self.note(seat, LEAVE_NOTE, self.time_ms(now))
            self.tick(now)

    def come_back(self, seat: int, now: float = 0.0) -> None:
        """Somebody is there again; their deputy hands back. To say so twice does no harm."""
        self.tick(now)
        if not self.has_say(seat) or self.presence[seat] == SeatPresence():
            return
        if self.presence[seat].deputy == LATE and not self.watches.can_go_on(seat):
            raise Fault("time-used-up")
        self.note(seat, RETURN_NOTE, self.time_ms(now))

    # -- May they?

    def has_say(self, seat: int) -> bool:
        """Is there a person who still has a say in this match?"""
        if not 0 <= seat < len(self.seats) or not self.has_started or self.over:
            return False
        return self.seats[seat].is_person and not self.presence[seat].is_empty and seat not in self.out

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise self.match.refuse_untimely(seat)

    def check_under_way(self) -> None:
        if not self.has_started:
            raise Fault("not-started")
        if self.over:
            raise Fault("table-over")

    def check_has_say(self, seat: int) -> None:
        self.check_seat(seat)
        self.check_under_way()
        if not self.has_say(seat):
            raise Fault("not-in", name=self.seats[seat].name)
