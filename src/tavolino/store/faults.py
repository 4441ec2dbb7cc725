"""StoreFault: something that the database refuses, or that is wrong with it."""

from tavolino.core.faults import Fault


class StoreFault(Fault):
    packages = ("tavolino.store", "tavolino.live", "tavolino.core")
