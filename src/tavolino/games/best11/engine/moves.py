"""The table of moves. Footballers are named by their shirts: number 1 is the goalkeeper, 11 the last forward.

Its last part depends on the event deck: one `play` and one `discard` for each kind of event card.
"""

from typing import Final

from tavolino.core.moves import Move, Moves
from tavolino.games.best11.engine.card_box import ELEVEN, MOST_SEATS, Box

MOST_ON_MARKET: Final = MOST_SEATS + 1
MOST_SCOUTED: Final = 6
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
"""The three that every management card has, and the others in the order of their numbers in box.py."""

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
DECK: Final = MANAGER + MOST_SEATS  # + a club
BUY: Final = DECK + MOST_SEATS  # + a place on the market
MARKET: Final = BUY + MOST_ON_MARKET  # the same, to take or exchange
TAKE: Final = MARKET + MOST_ON_MARKET  # + a place among the cards that a scout has found
OWN: Final = TAKE + MOST_SCOUTED  # + a slot of one's own formation
THEIR: Final = OWN + ELEVEN  # + a slot of somebody else's
RAISE: Final = THEIR + ELEVEN  # + a slot: a million for a point
LOWER: Final = RAISE + ELEVEN
PLAY: Final = LOWER + ELEVEN  # + a kind of event card
"""`discard` + a kind begins where the kinds of `play` end."""

TWO_CARDS: Final = [FIRST, SECOND]
BETS: Final = [GOAL, NO_GOAL]


def table(box: Box) -> Moves:
    moves = [Move(kind) for kind in ("pass", "build", "show", "leave", "first", "second", "goal", "no-goal")]
    moves += [Move("use", (opportunity,)) for opportunity in OPPORTUNITIES]
    moves += [Move("manager", (str(seat),)) for seat in range(MOST_SEATS)]
    moves += numbered("deck", MOST_SEATS)
    moves += numbered("buy", MOST_ON_MARKET) + numbered("market", MOST_ON_MARKET)
    moves += numbered("take", MOST_SCOUTED)
    moves += [move for kind in ("own", "their", "raise", "lower") for move in numbered(kind, ELEVEN)]
    moves += [Move(kind, (event.id,)) for kind in ("play", "discard") for event in box.events]
    return Moves(moves)


def numbered(kind: str, n: int) -> list[Move]:
    return [Move(kind, (f"no-{number}",)) for number in range(1, n + 1)]
