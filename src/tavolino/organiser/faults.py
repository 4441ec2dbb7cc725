"""What can go wrong with a competition."""

from tavolino.core.faults import Fault


class OrganiserFault(Fault):
    packages = (
        "tavolino.organiser",
        "tavolino.competitions",
        "tavolino.store",
        "tavolino.table",
        "tavolino.core",
    )
