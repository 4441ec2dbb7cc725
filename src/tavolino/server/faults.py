"""What can go wrong at the server. It tells what the layers below have to say, too."""

from tavolino.core.faults import Fault


class ServerFault(Fault):
    packages = (
        "tavolino.server",
        "tavolino.organiser",
        "tavolino.competitions",
        "tavolino.store",
        "tavolino.live",
        "tavolino.table",
        "tavolino.core.decks",
        "tavolino.core",
    )
