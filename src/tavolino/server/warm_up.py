"""What is built once and used by all. It is built in a thread after the start: no request has to wait for it."""

from typing import Any, cast

from litestar import Litestar

from tavolino.core.language.diagrams import diagrams
from tavolino.core.language.rulebook import rulebook, rulings
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.registry import games, standard_game
from tavolino.live.viewers.sentences import cached_texts
from tavolino.server.catalogue.deck_list import DeckLists
from tavolino.server.catalogue.texts import server_texts


def warm_up(app: Litestar) -> None:
    """Texts, rules, decks with all their faces, and the description of the API."""
    decks: DeckLists = app.state.deck_lists
    for language in LANGUAGES:
        server_texts(language)
        cached_texts(language, "")
        for game_id in games():
            standard_game(game_id)
            server_texts(language, game_id)
            cached_texts(language, game_id)
            rulebook(game_id, language)
            rulings(game_id, language)
            diagrams(game_id, language)
            decks.encode(game_id, language)
    describe_api(app)


def describe_api(app: Litestar) -> None:
    for plugin in app.plugins:
        if hasattr(plugin, "provide_openapi_schema"):
            schema: dict[str, Any] = plugin.provide_openapi_schema()
            for renderer in app.openapi_config.render_plugins if app.openapi_config else ():
                renderer.render(cast(Any, app), schema)
