"""What can go wrong at the terminal. It tells what the layers below have to say, too."""

from tavolino.core.faults import Fault


class CliFault(Fault):
    packages = (
        "tavolino.cli",
        "tavolino.organiser",
        "tavolino.competitions",
        "tavolino.store",
        "tavolino.table",
        "tavolino.core.decks",
        "tavolino.core",
    )
