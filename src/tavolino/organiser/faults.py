"""OrganiserFault: something about a competition that can't be done."""

from tavolino.core.faults import Fault


class OrganiserFault(Fault):
    packages = (
        "tavolino.organiser",
        "tavolino.competitions",
        "tavolino.store",
        "tavolino.table",
        "tavolino.core",
    )
