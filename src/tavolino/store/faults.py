"""What can go wrong where matches are kept."""

from tavolino.core.faults import Fault


class StoreFault(Fault):
    packages = ("tavolino.store", "tavolino.live", "tavolino.core")
