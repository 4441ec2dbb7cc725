"""What clients at a table ask for, and how it is answered: done, noted, or refused with the reason."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from tavolino.core.faults import Fault
from tavolino.server.faults import Trouble
from tavolino.server.live.connection import Visitor
from tavolino.server.live.live_table import LiveTable, Waiting
from tavolino.server.live.viewer_states import snapshot
from tavolino.server.logs import tell_error
from tavolino.server.schemas.frames import (
    GOING,
    OUR_FAULT,
    Advise,
    Advised,
    Answer,
    Chance,
    Chat,
    Done,
    Draw,
    Hello,
    Hint,
    Hinted,
    Move,
    Noted,
    Ping,
    Pong,
    Refused,
    Remove,
    Request,
    Resign,
    Return,
    Say,
    StandUp,
    Telling,
    Undo,
    Withdraw,
    refusal,
)
from tavolino.store.rows import StoredSeat, Taken
from tavolino.table.match_worker import WhichHint, WhichMoves
from tavolino.table.table import Table

STALE: Final = "stale"


async def serve(live: LiveTable, visitor: Visitor, request: Request) -> None:
    """Do what is asked. Whoever is thought for can go on asking meanwhile."""
    if isinstance(request, Hint | Advise):
        live.keeper.begin(think(live, visitor, request))
    else:
        await attend(live, visitor, request)


async def think(live: LiveTable, visitor: Visitor, request: Request) -> None:
    try:
        await attend(live, visitor, request)
    except Exception as error:
        tell_error("no advice", error, table=live.id)
        visitor.send_away(OUR_FAULT)


async def attend(live: LiveTable, visitor: Visitor, request: Request) -> None:
    """Do it once, however often it is sent; after a stale answer the question is put again."""
    answer = await visitor.answers.once(request.id, lambda: reply(live, visitor, request))
    visitor.tell(answer)
    if isinstance(answer, Refused) and answer.code == STALE:
        visitor.show()


async def reply(live: LiveTable, visitor: Visitor, request: Request) -> Telling:
    try:
        return await REPLIES[type(request)](live, visitor, request)
    except Fault as fault:
        return refusal(request.id, fault, visitor.language)


def own_seat(visitor: Visitor) -> int:
    if visitor.seat is None:
        raise Trouble("only-watching")
    return visitor.seat


def check_host(live: LiveTable, visitor: Visitor) -> None:
    if not live.is_host(visitor):
        raise Trouble("not-host")


def done(live: LiveTable, visitor: Visitor, request: Request) -> Done:
    return Done(id=request.id, number=live.audience.number(visitor.seat))


# -- Moves


async def move(live: LiveTable, visitor: Visitor, request: Move) -> Telling:
    seat = own_seat(visitor)
    await live.act(lambda now: play(live, seat, request, now))
    if seat in live.table.held:
        live.noted[seat] = Waiting(request.id, visitor.language)
        return Noted(id=request.id)
    return done(live, visitor, request)


def play(live: LiveTable, seat: int, request: Move, now: float) -> None:
    check_question(live, seat, request.on, now)
    moves = live.record.game.moves
    move = moves.parse(request.move) if isinstance(request.move, str) else request.move
    live.table.play(seat, move, now)


def check_question(live: LiveTable, seat: int, on: int, now: float) -> None:
    """Is what they answer still the question? What has happened just now they have not even seen."""
    channel = live.audience.channels[seat]
    if channel.is_stale(on) or (
        live.has_moved_on() and not channel.current.asks_like(snapshot(live.table, seat, now))
    ):
        raise Trouble(STALE)


# -- All else at the table


def by_seat(
    deed: Callable[[Table, int, float], object],
) -> Callable[[LiveTable, Visitor, Request], Awaitable[Telling]]:
    """A request that is simply done, by whoever sits there."""

    async def replied(live: LiveTable, visitor: Visitor, request: Request) -> Telling:
        seat = own_seat(visitor)

        def at(now: float) -> None:
            deed(live.table, seat, now)

        await live.act(at)
        return done(live, visitor, request)

    return replied


async def undo(live: LiveTable, visitor: Visitor, request: Undo) -> Telling:
    seat = own_seat(visitor)
    await live.act(lambda now: ask_undo(live, seat, now))
    return done(live, visitor, request)


def ask_undo(live: LiveTable, seat: int, now: float) -> None:
    """Whether moves can be taken back takes long to find out: as long as nothing happens the answer is the same."""
    lines, said = live.no_undo.get(seat, (-1, None))
    if said and lines == len(live.record.entries):
        raise said
    try:
        live.table.ask_undo(seat, now)
    except Fault as fault:
        live.no_undo[seat] = (len(live.record.entries), fault)
        raise


async def answer(live: LiveTable, visitor: Visitor, request: Answer) -> Telling:
    seat = own_seat(visitor)
    await live.act(lambda now: live.table.answer(seat, request.agrees, now))
    return done(live, visitor, request)


async def stand_up(live: LiveTable, visitor: Visitor, request: StandUp) -> Telling:
    seat = own_seat(visitor)

    def rise(now: float) -> Taken:
        live.table.stand_up(seat, now)
        return Taken(seat, None, None)

    await live.act(rise)
    reply = done(live, visitor, request)
    live.hand_over(seat, StoredSeat(), GOING)
    return reply


# -- Advice


async def hint(live: LiveTable, visitor: Visitor, request: Hint) -> Telling:
    number, found = await live.counsel.advise(own_seat(visitor), WhichHint)
    names, speaker = live.names, live.audience.speaker(visitor.language)
    return Hinted(
        id=request.id,
        number=number,
        move=found.move,
        text=live.record.game.moves.text(found.move),
        label=speaker.labels([found.move], names)[0],
        chance=Chance(*found.chance),
        why=speaker.why(found, names),
        help=speaker.help(found.move),
    )


async def advise(live: LiveTable, visitor: Visitor, request: Advise) -> Telling:
    number, moves = await live.counsel.advise(own_seat(visitor), WhichMoves)
    texts = [live.record.game.moves.text(move) for move in moves]
    labels = live.audience.speaker(visitor.language).labels(moves, live.names)
    return Advised(id=request.id, number=number, moves=moves, texts=texts, labels=labels)


# -- Words, and the host's rights


async def say(live: LiveTable, visitor: Visitor, request: Say) -> Telling:
    await live.say(visitor, request.text, request.phrase)
    return done(live, visitor, request)


async def chat(live: LiveTable, visitor: Visitor, request: Chat) -> Telling:
    check_host(live, visitor)
    await live.switch_chat(request.on)
    return done(live, visitor, request)


async def remove(live: LiveTable, visitor: Visitor, request: Remove) -> Telling:
    check_host(live, visitor)
    live.remove_spectator(request.spectator)
    return done(live, visitor, request)


async def ping(live: LiveTable, visitor: Visitor, request: Ping) -> Telling:
    return Pong(id=request.id)


async def hello(live: LiveTable, visitor: Visitor, request: Hello) -> Telling:
    raise Trouble("already-here")


REPLIES: Final[dict[type[Request], Callable[[LiveTable, Visitor, Any], Awaitable[Telling]]]] = {
    Move: move,
    Undo: undo,
    Draw: by_seat(Table.offer_draw),
    Answer: answer,
    Withdraw: by_seat(Table.withdraw),
    Resign: by_seat(Table.resign),
    Return: by_seat(Table.come_back),
    StandUp: stand_up,
    Say: say,
    Chat: chat,
    Remove: remove,
    Hint: hint,
    Advise: advise,
    Ping: ping,
    Hello: hello,
}
