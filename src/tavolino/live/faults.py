"""What cannot be done at a live table."""

from tavolino.core.faults import Fault


class LiveFault(Fault):
    packages = ("tavolino.live", "tavolino.table", "tavolino.core")
