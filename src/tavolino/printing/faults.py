"""What cannot be printed."""

from tavolino.core.faults import Fault


class PrintFault(Fault):
    packages = ("tavolino.printing", "tavolino.competitions", "tavolino.core")
