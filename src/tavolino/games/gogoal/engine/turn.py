"""A turn from its beginning to the card drawn, and the end of a match (sections 3 and 9)."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.events import EventValues
from tavolino.games.gogoal.engine.state import ASK_DRAW, ASK_PLAY, State

MAX_ROUNDS: Final[i64] = 200


def start_turn(match: State, seat: i64) -> None:
    match.turn = seat
    empty = match.hand_sizes[seat * 2] + match.hand_sizes[seat * 2 + 1] == 0
    if match.narrate:
        match.tell("empty-handed" if empty else "turn", {"seat": seat, "round": match.round()})
    if empty:
        ask_draw(match)
    else:
        match.ask(ASK_PLAY, seat)


def ask_draw(match: State) -> None:
    """The turn ends with a card drawn from either deck, if there is one (3.7, 3.11)."""
    if match.drawable_decks():
        match.ask(ASK_DRAW, match.turn)
        return
    if match.narrate:
        match.tell("dry", {"seat": match.turn})
    next_turn(match)


def next_turn(match: State) -> None:
    match.turns += 1
    if match.turns == MAX_ROUNDS * match.seats:
        end_match(match)
    else:
        start_turn(match, (match.turn + 1) % match.seats)


def end_match(match: State) -> None:
    match.awaited_seats = 0
    if match.narrate:
        tell_end(match)


def tell_end(match: State) -> None:
    winners = match.leaders()
    figures: EventValues = {"goals": max(match.goals), "rounds": MAX_ROUNDS}
    if winners:
        seat = match.turn if match.turn in winners else winners[0]
        figures |= {"seat": seat, "partners": len(winners) - 1}
    match.tell(f"end-{match.outcome.reason}", figures)
