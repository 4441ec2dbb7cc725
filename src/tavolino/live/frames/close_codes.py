"""Why the server closes a socket."""

from typing import Final

CLOSE_BAD_FRAME: Final = 4400
CLOSE_BAD_SECRET: Final = 4401
CLOSE_NOT_WELCOME: Final = 4403
CLOSE_NO_SUCH_TABLE: Final = 4404
CLOSE_TOO_LATE: Final = 4408
CLOSE_SEAT_ELSEWHERE: Final = 4409
"""The seat has more sockets than it may: the oldest makes room."""
CLOSE_DAILY_NOT_PLAYED: Final = 4412
CLOSE_TOO_BIG: Final = 4413
CLOSE_FLOOD: Final = 4429
CLOSE_GOING: Final = 1000
CLOSE_OUR_FAULT: Final = 1011
CLOSE_RESTART: Final = 1012
CLOSE_TOO_SLOW: Final = 1013
FINAL_CLOSE_CODES: Final = (
    CLOSE_BAD_SECRET,
    CLOSE_NOT_WELCOME,
    CLOSE_NO_SUCH_TABLE,
    CLOSE_SEAT_ELSEWHERE,
    CLOSE_DAILY_NOT_PLAYED,
)
"""After these a client does not connect again."""
