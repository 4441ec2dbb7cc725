"""What cannot be done at a table."""

from tavolino.core.faults import Fault


class TableFault(Fault):
    packages = ("tavolino.table", "tavolino.core")
