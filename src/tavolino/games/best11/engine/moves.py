"""The table of moves. Footballers are named by their shirts: number 1 is the goalkeeper, 11 the last forward.

Its last part depends on the event deck: one `play` and one `discard` for each kind of event card.
"""

from typing import Final

from tavolino.core.moves import Move, MoveTable
from tavolino.games.best11.engine.card_box import ELEVEN, MAX_SEATS, CardBox

MAX_MARKET_CARDS: Final = MAX_SEATS + 1
MAX_SCOUTED_CARDS: Final = 6
OPPORTUNITIES: Final = (
    "money",
    "events",
    "challenge",
    "free-footballer",
    "free-coach",
    "poach",
    "exchange-footballer",
    "exchange-coach",
    "spending-spree",
    "new-market",
    "captain",
    "immunity",
)
"""The three that every management card has, and the others in the order of their numbers in card_box.py."""

PASS: Final = 0
BUILD: Final = 1
SHOW: Final = 2  # the immunity card, when challenged
LEAVE: Final = 3  # what a scout has found
FIRST: Final = 4  # of two action cards
SECOND: Final = 5
GOAL: Final = 6  # what one bets on
NO_GOAL: Final = 7
USE: Final = 8  # + an opportunity of the management card
USE_OTHER: Final = USE + 3  # + one of the other opportunities
MANAGER: Final = USE_OTHER + 9  # + a seat
DECK: Final = MANAGER + MAX_SEATS  # + a club
BUY: Final = DECK + MAX_SEATS  # + a place on the market
MARKET: Final = BUY + MAX_MARKET_CARDS  # the same, to take or exchange
TAKE: Final = MARKET + MAX_MARKET_CARDS  # + a place among the cards that a scout has found
OWN: Final = TAKE + MAX_SCOUTED_CARDS  # + a slot of one's own formation
THEIR: Final = OWN + ELEVEN  # + a slot of somebody else's
RAISE_POINT: Final = THEIR + ELEVEN  # + a slot: a million for a point
LOWER_POINT: Final = RAISE_POINT + ELEVEN
PLAY: Final = LOWER_POINT + ELEVEN  # + a kind of event card
"""`discard` + a kind begins where the kinds of `play` end."""

TWO_CARDS: Final = [FIRST, SECOND]
BETS: Final = [GOAL, NO_GOAL]


def build_move_table(box: CardBox) -> MoveTable:
    moves = [Move(kind) for kind in ("pass", "build", "show", "leave", "first", "second", "goal", "no-goal")]
    moves += [Move("use", (opportunity,)) for opportunity in OPPORTUNITIES]
    moves += [Move("manager", (str(seat),)) for seat in range(MAX_SEATS)]
    moves += numbered_moves("deck", MAX_SEATS)
    moves += numbered_moves("buy", MAX_MARKET_CARDS) + numbered_moves("market", MAX_MARKET_CARDS)
    moves += numbered_moves("take", MAX_SCOUTED_CARDS)
    moves += [move for kind in ("own", "their", "raise", "lower") for move in numbered_moves(kind, ELEVEN)]
    moves += [Move(kind, (event.id,)) for kind in ("play", "discard") for event in box.events]
    return MoveTable(moves)


def numbered_moves(kind: str, n: int) -> list[Move]:
    return [Move(kind, (f"no-{number}",)) for number in range(1, n + 1)]
