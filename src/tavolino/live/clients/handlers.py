"""One function for each frame of a client. The answer is done, held, or refused with the reason."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from tavolino.core.faults import Fault
from tavolino.core.view import touches_of
from tavolino.live import table_chat
from tavolino.live.faults import LiveFault
from tavolino.live.frames.client_frames import (
    AdviseCommand,
    AnswerCommand,
    ChatCommand,
    ClientFrame,
    DrawCommand,
    HelloCommand,
    HintCommand,
    MoreTimeCommand,
    MoveCommand,
    PingCommand,
    RemoveCommand,
    ResignCommand,
    ReturnCommand,
    SayCommand,
    SeenCommand,
    StandUpCommand,
    UndoCommand,
    WithdrawCommand,
)
from tavolino.live.frames.close_codes import CLOSE_GOING, CLOSE_OUR_FAULT
from tavolino.live.frames.server_frames import (
    AdviceFrame,
    DoneFrame,
    HintFrame,
    NotedFrame,
    PongFrame,
    RefusedFrame,
    ServerFrame,
    WinChance,
    refused_frame,
)
from tavolino.live.live_table import LiveTable
from tavolino.live.logs import log_error
from tavolino.live.rows import SeatTransfer, StoredSeat
from tavolino.live.viewers.connection import Connection
from tavolino.live.viewers.viewer_states import take_snapshot
from tavolino.table.table import DONE, HELD, Table
from tavolino.table.thinking.match_worker import AdviceQuestion, HintQuestion

STALE_FAULT: Final = "stale"


async def handle_frame(live: LiveTable, connection: Connection, frame: ClientFrame) -> None:
    """Answer a frame. While a hint is thought of, the client can go on asking for other things."""
    if isinstance(frame, HintCommand | AdviseCommand):
        live.services.start_task(answer_in_background(live, connection, frame))
    else:
        await answer(live, connection, frame)


async def answer_in_background(live: LiveTable, connection: Connection, frame: ClientFrame) -> None:
    try:
        await answer(live, connection, frame)
    except Exception as error:
        log_error("no advice", error, table=live.id)
        connection.close_with(CLOSE_OUR_FAULT)


async def answer(live: LiveTable, connection: Connection, frame: ClientFrame) -> None:
    """Run the handler, or send the answer from before. After a stale answer the state is sent again."""
    sent = await connection.request_cache.find(frame.id)
    if sent is None:
        with connection.request_cache.keep_answer(frame.id) as pending:
            try:
                pending.set_result(await HANDLERS[type(frame)](live, connection, frame))
            except Fault as fault:
                pending.set_result(refused_frame(frame.id, fault, connection.language))
        sent = pending.result()
    connection.send(sent)
    if isinstance(sent, RefusedFrame) and sent.code == STALE_FAULT:
        connection.mark_state_stale()


def own_seat(connection: Connection) -> int:
    if connection.seat is None:
        raise LiveFault("only-watching")
    return connection.seat


def check_host(live: LiveTable, connection: Connection) -> None:
    if not live.is_host(connection):
        raise LiveFault("not-host")


def done_frame(live: LiveTable, connection: Connection, frame: ClientFrame) -> DoneFrame:
    return DoneFrame(id=frame.id, number=live.viewers.number(connection.seat))


# -- Moves


async def play_move(live: LiveTable, connection: Connection, frame: MoveCommand) -> ServerFrame:
    seat = own_seat(connection)
    moves = live.record.game.moves

    def play(now: float) -> str:
        if (known := answer_of(live, seat, frame.id)) is not None:
            return known
        check_question(live, seat, frame.on, now)
        move = moves.parse(frame.move) if isinstance(frame.move, str) else frame.move
        return live.table.play(seat, move, now, request_id=frame.id, language=connection.language)

    if await live.change(play) == HELD:
        return NotedFrame(id=frame.id)
    return done_frame(live, connection, frame)


def answer_of(live: LiveTable, seat: int, request_id: str | None) -> str | None:
    """What became of a request that was heard already, here or elsewhere; None: it is new."""
    if request_id is None:
        return None
    if (seat, request_id) in live.writer.answered:
        return DONE
    held = live.table.automation.held_answers.get(seat)
    return HELD if held and held.request_id == request_id else None


def check_question(live: LiveTable, seat: int, on: int, now: float) -> None:
    """Is the question that they answer still the same? What has happened just now they have not even seen."""
    states = live.viewers.states[seat]
    if states.is_stale(on) or (
        live.has_unshown_entries() and not states.current.asks_like(take_snapshot(live.table, seat, now))
    ):
        raise LiveFault(STALE_FAULT)


# -- All else at the table


def seat_handler(
    change: Callable[[Table, int, float], object],
) -> Callable[[LiveTable, Connection, ClientFrame], Awaitable[ServerFrame]]:
    """The handler of a frame that simply does something for the seat of the connection."""

    async def handle(live: LiveTable, connection: Connection, frame: ClientFrame) -> ServerFrame:
        seat = own_seat(connection)

        def change_now(now: float) -> None:
            change(live.table, seat, now)

        await live.change(change_now)
        return done_frame(live, connection, frame)

    return handle


async def mark_seen(live: LiveTable, connection: Connection, frame: SeenCommand) -> ServerFrame:
    """What was seen before the present state does not matter any more."""
    seat = own_seat(connection)

    def mark(now: float) -> None:
        if frame.number == live.viewers.number(seat) and not live.has_unshown_entries():
            live.table.mark_seen(seat, now)

    await live.change(mark)
    return done_frame(live, connection, frame)


async def ask_undo(live: LiveTable, connection: Connection, frame: UndoCommand) -> ServerFrame:
    seat = own_seat(connection)
    await live.change(lambda now: ask_undo_once(live, seat, now))
    return done_frame(live, connection, frame)


def ask_undo_once(live: LiveTable, seat: int, now: float) -> None:
    """Whether moves can be taken back takes long to find out: the answer is kept until something happens."""
    entries, known = live.undo_faults.get(seat, (-1, None))
    if known and entries == len(live.record.entries):
        raise known
    try:
        live.table.ask_undo(seat, now)
    except Fault as fault:
        live.undo_faults[seat] = (len(live.record.entries), fault)
        raise


async def answer_request(live: LiveTable, connection: Connection, frame: AnswerCommand) -> ServerFrame:
    seat = own_seat(connection)
    await live.change(lambda now: live.table.answer(seat, frame.agrees, now))
    return done_frame(live, connection, frame)


async def stand_up(live: LiveTable, connection: Connection, frame: StandUpCommand) -> ServerFrame:
    seat = own_seat(connection)

    def give_up(now: float) -> SeatTransfer:
        live.table.stand_up(seat, now)
        return SeatTransfer(seat, None, None)

    await live.change(give_up)
    reply = done_frame(live, connection, frame)
    live.hand_over(seat, StoredSeat(), CLOSE_GOING)
    return reply


# -- Advice


async def give_hint(live: LiveTable, connection: Connection, frame: HintCommand) -> ServerFrame:
    number, hint = await live.bot_turns.advise(own_seat(connection), live.table.check_hint, HintQuestion)
    names, narrator = live.names, live.viewers.narrator(connection.language)
    return HintFrame(
        id=frame.id,
        number=number,
        move=hint.move,
        text=live.record.game.moves.text(hint.move),
        label=narrator.move_label(
            hint.move, touches_of(live.table.match.view(own_seat(connection)), hint.move), names
        ),
        chance=WinChance(*hint.chance),
        why=narrator.hint_reason(hint, names),
        help=narrator.card_help(hint.move),
    )


async def give_advice(live: LiveTable, connection: Connection, frame: AdviseCommand) -> ServerFrame:
    number, moves = await live.bot_turns.advise(
        own_seat(connection), live.table.check_assistant, AdviceQuestion
    )
    texts = [live.record.game.moves.text(move) for move in moves]
    view, narrator = live.table.match.view(own_seat(connection)), live.viewers.narrator(connection.language)
    labels = [narrator.move_label(move, touches_of(view, move), live.names) for move in moves]
    return AdviceFrame(id=frame.id, number=number, moves=moves, texts=texts, labels=labels)


# -- The chat, and the host's rights


async def say(live: LiveTable, connection: Connection, frame: SayCommand) -> ServerFrame:
    await table_chat.add_chat_line(live, connection, frame.text, frame.phrase)
    return done_frame(live, connection, frame)


async def switch_chat(live: LiveTable, connection: Connection, frame: ChatCommand) -> ServerFrame:
    check_host(live, connection)
    await table_chat.switch_chat(live, frame.on)
    return done_frame(live, connection, frame)


async def remove_spectator(live: LiveTable, connection: Connection, frame: RemoveCommand) -> ServerFrame:
    check_host(live, connection)
    await live.remove_spectator(frame.spectator)
    return done_frame(live, connection, frame)


async def answer_ping(live: LiveTable, connection: Connection, frame: PingCommand) -> ServerFrame:
    return PongFrame(id=frame.id)


async def refuse_hello(live: LiveTable, connection: Connection, frame: HelloCommand) -> ServerFrame:
    raise LiveFault("already-here")


HANDLERS: Final[dict[type[ClientFrame], Callable[[LiveTable, Connection, Any], Awaitable[ServerFrame]]]] = {
    MoveCommand: play_move,
    MoreTimeCommand: seat_handler(Table.ask_more_time),
    SeenCommand: mark_seen,
    UndoCommand: ask_undo,
    DrawCommand: seat_handler(Table.offer_draw),
    AnswerCommand: answer_request,
    WithdrawCommand: seat_handler(Table.withdraw),
    ResignCommand: seat_handler(Table.resign),
    ReturnCommand: seat_handler(Table.come_back),
    StandUpCommand: stand_up,
    SayCommand: say,
    ChatCommand: switch_chat,
    RemoveCommand: remove_spectator,
    HintCommand: give_hint,
    AdviseCommand: give_advice,
    PingCommand: answer_ping,
    HelloCommand: refuse_hello,
}
