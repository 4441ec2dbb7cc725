"""What clients at a table ask for, and how it is answered: done, noted, or refused with the reason."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from tavolino.core.faults import Fault
from tavolino.server.faults import ServerFault
from tavolino.server.live.connection import Connection
from tavolino.server.live.live_table import HeldRequest, LiveTable
from tavolino.server.live.viewer_states import take_snapshot
from tavolino.server.logs import log_error
from tavolino.server.schemas.frames import (
    CLOSE_GOING,
    CLOSE_OUR_FAULT,
    AdviceFrame,
    AdviseCommand,
    AnswerCommand,
    ChatCommand,
    ClientFrame,
    DoneFrame,
    DrawCommand,
    HelloCommand,
    HintCommand,
    HintFrame,
    MoveCommand,
    NotedFrame,
    PingCommand,
    PongFrame,
    RefusedFrame,
    RemoveCommand,
    ResignCommand,
    ReturnCommand,
    SayCommand,
    ServerFrame,
    StandUpCommand,
    UndoCommand,
    WinChance,
    WithdrawCommand,
    refused_frame,
)
from tavolino.store.rows import SeatTransfer, StoredSeat
from tavolino.table.match_worker import AdviceQuestion, HintQuestion
from tavolino.table.table import Table

STALE_FAULT: Final = "stale"


async def handle_frame(live: LiveTable, visitor: Connection, request: ClientFrame) -> None:
    """Do what is asked. Whoever is thought for can go on asking meanwhile."""
    if isinstance(request, HintCommand | AdviseCommand):
        live.host_services.start_task(think(live, visitor, request))
    else:
        await attend(live, visitor, request)


async def think(live: LiveTable, visitor: Connection, request: ClientFrame) -> None:
    try:
        await attend(live, visitor, request)
    except Exception as error:
        log_error("no advice", error, table=live.id)
        visitor.close_with(CLOSE_OUR_FAULT)


async def attend(live: LiveTable, visitor: Connection, request: ClientFrame) -> None:
    """Do it once, however often it is sent; after a stale answer the question is put again."""
    answer = await visitor.request_cache.run_once(request.id, lambda: reply(live, visitor, request))
    visitor.send(answer)
    if isinstance(answer, RefusedFrame) and answer.code == STALE_FAULT:
        visitor.mark_state_stale()


async def reply(live: LiveTable, visitor: Connection, request: ClientFrame) -> ServerFrame:
    try:
        return await HANDLERS[type(request)](live, visitor, request)
    except Fault as fault:
        return refused_frame(request.id, fault, visitor.language)


def own_seat(visitor: Connection) -> int:
    if visitor.seat is None:
        raise ServerFault("only-watching")
    return visitor.seat


def check_host(live: LiveTable, visitor: Connection) -> None:
    if not live.is_host(visitor):
        raise ServerFault("not-host")


def done_frame(live: LiveTable, visitor: Connection, request: ClientFrame) -> DoneFrame:
    return DoneFrame(id=request.id, number=live.viewers.number(visitor.seat))


# -- Moves


async def move(live: LiveTable, visitor: Connection, request: MoveCommand) -> ServerFrame:
    seat = own_seat(visitor)
    await live.change(lambda now: play(live, seat, request, now))
    if seat in live.table.automation.held_answers:
        live.held_requests[seat] = HeldRequest(request.id, visitor.language)
        return NotedFrame(id=request.id)
    return done_frame(live, visitor, request)


def play(live: LiveTable, seat: int, request: MoveCommand, now: float) -> None:
    check_question(live, seat, request.on, now)
    moves = live.record.game.moves
    move = moves.parse(request.move) if isinstance(request.move, str) else request.move
    live.table.play(seat, move, now)


def check_question(live: LiveTable, seat: int, on: int, now: float) -> None:
    """Is what they answer still the question? What has happened just now they have not even seen."""
    channel = live.viewers.states[seat]
    if channel.is_stale(on) or (
        live.has_moved_on() and not channel.current.asks_like(take_snapshot(live.table, seat, now))
    ):
        raise ServerFault(STALE_FAULT)


# -- All else at the table


def seat_handler(
    deed: Callable[[Table, int, float], object],
) -> Callable[[LiveTable, Connection, ClientFrame], Awaitable[ServerFrame]]:
    """A request that is simply done, by whoever sits there."""

    async def replied(live: LiveTable, visitor: Connection, request: ClientFrame) -> ServerFrame:
        seat = own_seat(visitor)

        def at(now: float) -> None:
            deed(live.table, seat, now)

        await live.change(at)
        return done_frame(live, visitor, request)

    return replied


async def undo(live: LiveTable, visitor: Connection, request: UndoCommand) -> ServerFrame:
    seat = own_seat(visitor)
    await live.change(lambda now: ask_undo(live, seat, now))
    return done_frame(live, visitor, request)


def ask_undo(live: LiveTable, seat: int, now: float) -> None:
    """Whether moves can be taken back takes long to find out: as long as nothing happens the answer is the same."""
    lines, said = live.undo_faults.get(seat, (-1, None))
    if said and lines == len(live.record.entries):
        raise said
    try:
        live.table.ask_undo(seat, now)
    except Fault as fault:
        live.undo_faults[seat] = (len(live.record.entries), fault)
        raise


async def answer(live: LiveTable, visitor: Connection, request: AnswerCommand) -> ServerFrame:
    seat = own_seat(visitor)
    await live.change(lambda now: live.table.answer(seat, request.agrees, now))
    return done_frame(live, visitor, request)


async def stand_up(live: LiveTable, visitor: Connection, request: StandUpCommand) -> ServerFrame:
    seat = own_seat(visitor)

    def rise(now: float) -> SeatTransfer:
        live.table.stand_up(seat, now)
        return SeatTransfer(seat, None, None)

    await live.change(rise)
    reply = done_frame(live, visitor, request)
    live.hand_over(seat, StoredSeat(), CLOSE_GOING)
    return reply


# -- Advice


async def hint(live: LiveTable, visitor: Connection, request: HintCommand) -> ServerFrame:
    number, found = await live.bot_turns.advise(own_seat(visitor), HintQuestion)
    names, speaker = live.names, live.viewers.narrator(visitor.language)
    return HintFrame(
        id=request.id,
        number=number,
        move=found.move,
        text=live.record.game.moves.text(found.move),
        label=speaker.move_labels([found.move], names)[0],
        chance=WinChance(*found.chance),
        why=speaker.hint_reason(found, names),
        help=speaker.card_help(found.move),
    )


async def advise(live: LiveTable, visitor: Connection, request: AdviseCommand) -> ServerFrame:
    number, moves = await live.bot_turns.advise(own_seat(visitor), AdviceQuestion)
    texts = [live.record.game.moves.text(move) for move in moves]
    labels = live.viewers.narrator(visitor.language).move_labels(moves, live.names)
    return AdviceFrame(id=request.id, number=number, moves=moves, texts=texts, labels=labels)


# -- Words, and the host's rights


async def say(live: LiveTable, visitor: Connection, request: SayCommand) -> ServerFrame:
    await live.say(visitor, request.text, request.phrase)
    return done_frame(live, visitor, request)


async def chat(live: LiveTable, visitor: Connection, request: ChatCommand) -> ServerFrame:
    check_host(live, visitor)
    await live.switch_chat(request.on)
    return done_frame(live, visitor, request)


async def remove(live: LiveTable, visitor: Connection, request: RemoveCommand) -> ServerFrame:
    check_host(live, visitor)
    live.remove_spectator(request.spectator)
    return done_frame(live, visitor, request)


async def ping(live: LiveTable, visitor: Connection, request: PingCommand) -> ServerFrame:
    return PongFrame(id=request.id)


async def hello(live: LiveTable, visitor: Connection, request: HelloCommand) -> ServerFrame:
    raise ServerFault("already-here")


HANDLERS: Final[dict[type[ClientFrame], Callable[[LiveTable, Connection, Any], Awaitable[ServerFrame]]]] = {
    MoveCommand: move,
    UndoCommand: undo,
    DrawCommand: seat_handler(Table.offer_draw),
    AnswerCommand: answer,
    WithdrawCommand: seat_handler(Table.withdraw),
    ResignCommand: seat_handler(Table.resign),
    ReturnCommand: seat_handler(Table.come_back),
    StandUpCommand: stand_up,
    SayCommand: say,
    ChatCommand: chat,
    RemoveCommand: remove,
    HintCommand: hint,
    AdviseCommand: advise,
    PingCommand: ping,
    HelloCommand: hello,
}
