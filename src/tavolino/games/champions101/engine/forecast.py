"""What each move open to a seat comes to, as far as it is known before any card is turned.

The board writes it on the cards. `ChampionsMatch.judge` decides what really happens; a test holds both together.
"""

from typing import Literal, TypedDict

from tavolino.games.champions101.cards import COLOURS, KINDS, NAMES, PENALTY
from tavolino.games.champions101.engine.moves import (
    CLAIM,
    FIRST,
    FOUL,
    JOKER,
    PENALTIES,
    SECOND,
    STRIKE,
    WAIT,
)
from tavolino.games.champions101.engine.state import BALLS, FOOTBALLERS, NO_COLOUR, State

Result = Literal[
    "pass", "lost", "counter", "shot", "cleared", "kick", "wait", "foul", "foul-kick", "keep", "goal", "saved"
]


class ChampionsTop(TypedDict):
    """The card on top of a pile, and the colour that it counts as."""

    card: str
    colour: str


class ChampionsForecast(TypedDict):
    """A move, what it comes to, and the piles after it (null: as they are, or empty)."""

    move: int
    result: Result
    footballers: ChampionsTop | None
    balls: ChampionsTop | None


def forecast(match: State, seat: int, move: int) -> ChampionsForecast:
    if move < CLAIM:
        return forecast_play(match, seat, move)
    return {"move": move, "result": other_result(match, move), "footballers": None, "balls": None}


def forecast_play(match: State, seat: int, move: int) -> ChampionsForecast:
    """Two cards on the piles: the table of 4.9."""
    tops = list(match.tops)
    laid: list[ChampionsTop | None] = [None, None]
    for kind, counts_as in cards_laid(match, seat, move):
        tops[counts_as & 1] = counts_as >> 1
        laid[counts_as & 1] = {"card": NAMES[kind], "colour": COLOURS[counts_as >> 1]}
    result = play_result(match.colour(seat), tops, match.hand_sizes[seat] == 2)
    return {"move": move, "result": result, "footballers": laid[FOOTBALLERS], "balls": laid[BALLS]}


def cards_laid(match: State, seat: int, move: int) -> list[tuple[int, int]]:
    """The two cards in the order in which they are laid, and what each of them counts as."""
    if move >= JOKER:
        first, stands_for = divmod(move - JOKER, 4)
        return [(first, first), (PENALTY, stands_for)]
    a, b = FIRST[move], SECOND[move]
    if a & 1 == b & 1 and a >> 1 == match.colour(seat):
        a, b = b, a  # on one pile the player's own colour ends on top (4.3)
    return [(a, a), (b, b)]


def play_result(own: int, tops: list[int], is_last_pair: bool) -> Result:
    if tops[FOOTBALLERS] != tops[BALLS] or tops[FOOTBALLERS] == NO_COLOUR:
        return "cleared" if is_last_pair else "lost"
    if tops[FOOTBALLERS] != own:
        return "counter"
    return "shot" if is_last_pair else "pass"


def other_result(match: State, move: int) -> Result:
    if move <= PENALTIES:
        return "kick"
    if move == WAIT:
        return "wait"
    if move == FOUL:
        return "foul-kick" if has_penalty_on_pitch(match) else "foul"
    if move < STRIKE:
        return "keep"
    return "goal" if move - STRIKE == match.turned_card ^ 1 else "saved"


def has_penalty_on_pitch(match: State) -> bool:
    """The other penalty card counts as being on the pitch (8.7, 8.12)."""
    covered = match.rules.covered_penalties_count and match.piles[PENALTY] + match.piles[KINDS + PENALTY] > 0
    return match.joker_piles != 0 or covered
