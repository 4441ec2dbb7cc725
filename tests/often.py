"""How often a thing is tried.

`make test` says TAVOLINO_BRIEFLY where the same tests follow in full, on the compiled build; whoever runs pytest
alone has them in full.
"""

import os
from typing import Final

BRIEFLY: Final = "TAVOLINO_BRIEFLY" in os.environ


def times(full: int, briefly: int) -> int:
    return briefly if BRIEFLY else full
