"""Changes a TableState, entry by entry of its record. No other code does.

So a table that is loaded from its record is exactly what it was: seats, deputies, clocks, requests.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tavolino.bots.roster import bot_factory
from tavolino.core.endings import match_ending
from tavolino.core.faults import Refusal
from tavolino.core.match import NO_PASS
from tavolino.core.records.record import DRAW, OUT, UNDO, Record, RecordEntry
from tavolino.table.clocks.forced_answers import free_ms
from tavolino.table.clocks.windows import Window, interrupters, is_silent
from tavolino.table.consent import PendingRequest, RequestKind
from tavolino.table.faults import TableFault
from tavolino.table.seats import Seat
from tavolino.table.state import Curtain, TableState
from tavolino.table.undo import PlayedMove, match_after

SIT_NOTE: Final = "sits"
STAND_NOTE: Final = "stands"
LEAVE_NOTE: Final = "leaves"
RETURN_NOTE: Final = "returns"
DEPUTY_NOTE: Final = "deputy"
ASK_NOTE: Final = "asks"
AGREE_NOTE: Final = "agrees"
DECLINE_NOTE: Final = "declines"
WITHDRAW_NOTE: Final = "withdraws"
MORE_TIME_NOTE: Final = "more-time"


def load(record: Record) -> TableState:
    """The state after all entries of a record, which may have been written by anyone."""
    state = TableState(record)
    start(state)
    for entry in record.entries:
        apply_untrusted_entry(state, entry)
    if len(state.moves) < record.inherited_moves:
        raise TableFault("record-branch", moves=record.inherited_moves)
    return state


def start(state: TableState) -> None:
    """If no seat is open the match starts: the first clocks run."""
    refresh_status(state)
    for seat in state.seats:
        if seat.is_bot:
            bot_factory(seat.player)  # an unknown bot is a Fault
    if state.has_started:
        state.window = new_window(state)
        update_clocks(state)
    elif state.record.entries:
        raise TableFault("not-started")


def assign_seat(state: TableState, seat: int, who: Seat) -> None:
    """Before the start the head of the record says who sits where; there is no entry for it."""
    state.seats[seat] = who
    state.record.names[seat], state.record.players[seat] = who.name, who.player
    refresh_status(state)


def apply_untrusted_entry(state: TableState, entry: RecordEntry) -> None:
    """Apply an entry of a record that may have been written by anyone."""
    if state.over and not (entry.note.startswith(OUT) and entry.at == state.at_ms):
        raise TableFault("record-beyond")  # after the end only further seats can go out, at the same moment
    try:
        apply_entry(state, entry)
    except Refusal as refusal:
        raise TableFault("record-move", number=len(state.moves) + 1, why=refusal.text()) from refusal


def apply_entry(state: TableState, entry: RecordEntry) -> None:
    """Apply one entry: a note, an undo or a move. A Refusal changes nothing."""
    if entry.note:
        apply_note(state, entry)
    elif entry.undone:
        apply_undo(state, entry)
    else:
        apply_move(state, entry)
    state.at_ms = entry.at
    refresh_status(state)
    update_clocks(state)
    if state.over:
        state.consent.lapse()


# -- Moves


def apply_move(state: TableState, entry: RecordEntry) -> None:
    match = state.match
    secret, awaited, rng_count = match.secret_seats, match.awaited_seats, match.rng_count
    choices, events = len(match.legal(entry.seat)), len(match.events)
    lets_by = entry.move == match.passing_move()
    state.match = state.record.play_next(match, entry.seat, entry.move, len(state.moves) + 1)
    by_person = state.is_played_by_person(entry.seat)
    closes_window = lets_by and state.window is not None
    state.moves.append(PlayedMove(entry.seat, entry.move, by_person, choices, events, closes_window))
    if not secret and not state.window:
        state.thinking_times[entry.seat].append(max(0, entry.at - state.ready_at_ms))
    state.clocks.finish_move(entry.seat, entry.at)
    state.consent.lapse()
    now_secret, now_awaited = state.match.secret_seats, state.match.awaited_seats
    stays_secret = secret and now_secret == secret and not now_awaited & ~awaited
    if not stays_secret:
        state.was_let_by = lets_by and is_silent(rng_count, events, state.match)
        begin_turn(state, entry.at, events)


def apply_undo(state: TableState, entry: RecordEntry) -> None:
    """Take moves back. The time that they took is not given back."""
    if entry.undone > len(state.moves) - state.record.inherited_moves:
        raise TableFault("nothing-to-take-back")
    del state.moves[-entry.undone :]
    state.match = match_after(state.record, state.moves)
    for seat in range(len(state.seats)):
        state.clocks.stop(seat, entry.at)
    state.consent.lapse()
    state.was_let_by = False
    begin_turn(state, entry.at, len(state.match.events))


def begin_turn(state: TableState, at_ms: int, first_event: int) -> None:
    """Everyone sees what has happened, and has the pause to take it in."""
    state.ready_at_ms = at_ms + state.scene_ms(first_event)
    state.turn += 1
    state.curtain = None
    state.window = new_window(state)


def new_window(state: TableState) -> Window | None:
    """Where people could interrupt, a window opens when everyone has seen the last move. It stays open for all who are
    asked one after the other and let it go by.
    """
    if (
        state.match.passing_move() == NO_PASS
        or len(state.people) == 1
        or not state.settings.answers_only_moves
    ):
        return None
    if state.was_let_by and state.window:
        return state.window
    if not any(map(state.is_played_by_person, interrupters(state.match))):
        return None
    length_ms = state.record.game.window_ms
    return Window(state.ready_at_ms + length_ms, length_ms)


# -- What follows from the rest


def refresh_status(state: TableState) -> None:
    """Who is there, and is it over?"""
    state.people = [s for s, seat in enumerate(state.seats) if seat.is_person]
    state.has_started = not any(seat.is_open for seat in state.seats)
    state.ending = match_ending(state.match, state.out, state.is_drawn, state.people)


def update_clocks(state: TableState) -> None:
    """Start and stop the clocks. When a secret decision begins, the curtain keeps what the others may see."""
    for seat in range(len(state.seats)):
        if state.is_on_the_clock(seat):
            state.clocks.start(seat, max(state.at_ms, state.ready_at_ms) + free_ms(state))
        else:
            state.clocks.stop(seat, state.at_ms)
    if state.match.secret_seats and not state.curtain:
        presence = [replace(each) for each in state.presence]
        state.curtain = Curtain(state.clocks.remaining_ms.copy(), presence, state.out.copy())


# -- Notes: all that is no move


def apply_note(state: TableState, entry: RecordEntry) -> None:
    word, _, rest = entry.note.partition(" ")
    if word not in NOTE_EFFECTS or not state.seats[entry.seat].is_person:
        raise TableFault("record-note", note=entry.note)
    NOTE_EFFECTS[word](state, entry, rest)


def sit(state: TableState, entry: RecordEntry, name: str) -> None:
    """Somebody new takes a seat that was given up."""
    state.seats[entry.seat] = Seat(name)
    come_back(state, entry, name)


def stand_up(state: TableState, entry: RecordEntry, _: str) -> None:
    state.presence[entry.seat].stand_up(entry.at)
    state.consent.forget(entry.seat)


def leave(state: TableState, entry: RecordEntry, _: str) -> None:
    state.presence[entry.seat].leave(entry.at)


def come_back(state: TableState, entry: RecordEntry, _: str) -> None:
    """A deputy hands back to the person."""
    if state.presence[entry.seat].deputy:
        state.clocks.hand_back(entry.seat)
    state.presence[entry.seat].come_back()


def set_deputy(state: TableState, entry: RecordEntry, why: str) -> None:
    state.presence[entry.seat].deputy = why


def go_out(state: TableState, entry: RecordEntry, why: str) -> None:
    state.out[entry.seat] = why
    state.consent.forget(entry.seat)


def ask(state: TableState, entry: RecordEntry, what: str) -> None:
    kind, _, moves = what.partition(" ")
    if kind not in (UNDO, DRAW) or not (moves.isdecimal() or kind == DRAW):
        raise TableFault("record-note", note=entry.note)
    request: RequestKind = DRAW if kind == DRAW else UNDO
    state.consent.pending = PendingRequest(entry.seat, request, entry.at, int(moves or 0))


def agree(state: TableState, entry: RecordEntry, _: str) -> None:
    state.consent.require_pending().agreed.add(entry.seat)


def drop_request(state: TableState, entry: RecordEntry, _: str) -> None:
    state.consent.drop()


def agree_draw(state: TableState, entry: RecordEntry, _: str) -> None:
    state.is_drawn = True


def extend_window(state: TableState, entry: RecordEntry, _: str) -> None:
    if not state.window or state.window.is_extended:
        raise TableFault("no-more-time")
    state.window = state.window.extend()


NOTE_EFFECTS: Final[dict[str, Callable[[TableState, RecordEntry, str], None]]] = {
    SIT_NOTE: sit,
    STAND_NOTE: stand_up,
    LEAVE_NOTE: leave,
    RETURN_NOTE: come_back,
    DEPUTY_NOTE: set_deputy,
    OUT: go_out,
    ASK_NOTE: ask,
    AGREE_NOTE: agree,
    DECLINE_NOTE: drop_request,
    WITHDRAW_NOTE: drop_request,
    DRAW: agree_draw,
    MORE_TIME_NOTE: extend_window,
}
