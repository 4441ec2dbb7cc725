"""Jobs that print something of a game."""

from collections.abc import Callable, Sequence
from typing import Final

from tavolino import printing
from tavolino.core.game import Game
from tavolino.core.registry import full_box_game, game, standard_game
from tavolino.server.jobs.deck_jobs import find_own_deck
from tavolino.server.schemas.games import OwnCardsRequest

GAME_PRINTS: Final[dict[str, Callable[[Game, printing.Edition], bytes]]] = {
    "rules": printing.print_rules,
    "sheet": printing.print_score_sheet,
    "lineup": printing.print_line_ups,
    "aid": printing.print_player_aid,
    "pieces": printing.print_pieces,
}


def print_of_game(what: str, game_id: str, edition: printing.Edition) -> bytes:
    return GAME_PRINTS[what](full_box_game(game_id), edition)


def print_box_cards(
    game_id: str, edition: printing.Edition, format: printing.CardFormat, only: Sequence[str]
) -> bytes:
    return printing.print_cards(full_box_game(game_id), edition, only=only, format=format)


def zip_box_cards(
    game_id: str, edition: printing.Edition, format: printing.CardFormat, only: Sequence[str]
) -> bytes:
    return printing.zip_card_images(full_box_game(game_id), edition, only=only, format=format)


def print_own_deck(
    game_id: str, request: OwnCardsRequest, edition: printing.Edition, format: printing.CardFormat
) -> bytes:
    own, only = choose_own_cards(game_id, request)
    return printing.print_cards(own, edition, only=only, format=format)


def zip_own_deck(
    game_id: str, request: OwnCardsRequest, edition: printing.Edition, format: printing.CardFormat
) -> bytes:
    own, only = choose_own_cards(game_id, request)
    return printing.zip_card_images(own, edition, only=only, format=format)


def choose_own_cards(game_id: str, request: OwnCardsRequest) -> tuple[Game, Sequence[str]]:
    """The cards of a deck of one's own; of the rest of the box only what is asked for."""
    document = request.document()
    own = game(game_id, **{find_own_deck(game_id, request.option, document).option: document})
    return own, request.only or printing.changed_decks(own, standard_game(game_id))
