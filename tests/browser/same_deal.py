"""The command `tavolino`, but for two things: all lots are drawn with one seed, so a failure can be seen again, and
hundreds of guests may come from one address within an hour.

Not so that a test may know the cards: every one of them holds whatever is dealt.
"""

import sys
from functools import partial
from unittest.mock import patch

from tavolino.cli import main
from tavolino.live import table_registry
from tavolino.live.guards.rate_limits import per_hour
from tavolino.live.guards.tokens import RandomSource
from tavolino.server import limits
from tavolino.server.competitions import charter_form

SEED = 11
GUESTS_AN_HOUR = 10_000


def same_seed(*_: int) -> int:
    return SEED


if __name__ == "__main__":
    with (
        patch.object(table_registry, "RandomSource", partial(RandomSource, seed=same_seed)),
        patch.object(charter_form, "randbelow", same_seed),
        patch.object(limits, "per_hour", lambda _: per_hour(GUESTS_AN_HOUR)),
    ):
        sys.exit(main())
