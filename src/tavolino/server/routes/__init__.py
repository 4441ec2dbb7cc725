"""The HTTP API, one module for each resource. The list below is complete; a test compares it with the application.

Imported by server.app.
May import all of server below it.
"""

from typing import Final

from tavolino.server.routes import (
    competition_changes,
    competition_socket,
    competitions,
    decks,
    games,
    guests,
    health,
    network,
    page,
    printing,
    reports,
    tables,
)

API_MODULES: Final = (
    games,
    decks,
    guests,
    tables,
    reports,
    competitions,
    competition_changes,
    printing,
    network,
)
"""Everything under /api."""
ROOT_MODULES: Final = (health, page, competition_socket)
