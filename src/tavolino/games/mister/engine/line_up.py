"""The line-up: eleven of the fifteen, in secret (section 3 of the rules)."""

from tavolino.games.mister import narration
from tavolino.games.mister.engine.draft import Draft
from tavolino.games.mister.engine.footballers import ELEVEN, GOALKEEPER_POSITION
from tavolino.games.mister.engine.state import ASK_LINE_UP, BENCH_SIZE, NOBODY, SQUAD_OUTFIELDERS, without


class LineUps(Draft):
    """Each manager fills the ten outfield positions one after the other; the goalkeeper stands in goal."""

    def start_line_ups(self) -> None:
        for seat in range(self.seats):
            self.clear_line_up(seat)
            self.kick_orders[seat] = []
        self.ask_secretly(ASK_LINE_UP, (1 << self.seats) - 1)

    def clear_line_up(self, seat: int) -> None:
        """Nobody has a position yet but the goalkeeper."""
        at = seat * ELEVEN
        for position in range(ELEVEN):
            self.pitch[at + position] = NOBODY
        self.pitch[at + GOALKEEPER_POSITION] = self.keepers[seat]
        self.benches[seat] = sorted(self.squads[seat])

    def next_position(self, seat: int) -> int:
        """The position that the seat fills next: all before it are taken."""
        return 1 + SQUAD_OUTFIELDERS - len(self.benches[seat])

    def place(self, seat: int, footballer: int) -> None:
        self.pitch[seat * ELEVEN + self.next_position(seat)] = footballer
        bench = without(self.benches[seat], footballer)
        self.benches[seat] = bench
        if len(bench) == BENCH_SIZE and self.record_secret_answer(seat):
            if self.narrate:
                narration.tell_line_ups(self)
            self.lined_up()
