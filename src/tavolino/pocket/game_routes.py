"""Games, rules, texts, decks and faces: built by the same functions as the server's answers."""

from typing import Any, Final, get_args

from tavolino.card_art import Cut, draw_back, draw_person
from tavolino.core.decks.deck_file import TOML_SUFFIX
from tavolino.core.looks.card_look import Kit, Mood, PortraitPerson
from tavolino.core.registry import full_box_game, game_class
from tavolino.pocket.router import TEXT, Answer, Call, route
from tavolino.pocket.services import PocketServices
from tavolino.server.catalogue import game_infos
from tavolino.server.catalogue.deck_list import build_list
from tavolino.server.catalogue.faces import SVG, SVG_ENDING, FaceVariant, card_of_file
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.faults import ServerFault
from tavolino.server.jobs import deck_jobs
from tavolino.server.schemas.games import CardFaceRequest, DeckCheck, DeckCheckRequest, SeatCountsRequest


async def list_games(host: PocketServices, call: Call) -> Any:
    return game_infos.game_summaries(call.language)


async def show_game(host: PocketServices, call: Call, game_id: str) -> Any:
    """Nothing can be printed here: that takes a server."""
    details = game_infos.game_details(game_id, call.language)
    details.prints, details.printed_cards = [], []
    return details


async def count_seats(host: PocketServices, call: Call, game_id: str) -> Any:
    return game_infos.seat_counts(game_id, call.read(SeatCountsRequest).options)


async def list_bots(host: PocketServices, call: Call) -> Any:
    return game_infos.bot_infos(call.language)


async def show_rules(host: PocketServices, call: Call, game_id: str) -> Any:
    return game_infos.rules_info(game_id, call.language)


async def show_texts(host: PocketServices, call: Call, game_id: str = "") -> Answer:
    if game_id:
        game_class(game_id)
    return Answer(
        200, TEXT, game_infos.fluent_source(call.language, game_id, call.query.get("own") == "true")
    )


# -- Decks and faces


async def show_decks(host: PocketServices, call: Call, game_id: str) -> Any:
    game_class(game_id)
    return build_list(game_id, call.language, host.faces)


async def show_face(host: PocketServices, call: Call, file: str) -> Answer:
    """The page asks for a face that is not known any more at its table."""
    look = host.faces.looks.get(file.removesuffix(SVG_ENDING))
    if look is None:
        raise ServerFault("not-found")
    return svg_answer(face_variant(call).draw(look))


async def show_card(host: PocketServices, call: Call, game_id: str, file: str) -> Answer:
    game = full_box_game(game_id)
    look = game.card_look(card_of_file(game, file), server_texts(call.language, game_id))
    return svg_answer(face_variant(call).draw(look))


async def show_back(host: PocketServices, call: Call, game_id: str, file: str) -> Answer:
    game, deck = full_box_game(game_id), file.removesuffix(SVG_ENDING)
    if deck not in game.decks:
        raise ServerFault("not-found")
    return svg_answer(draw_back(game, deck, server_texts(call.language, game_id)))


async def show_person(host: PocketServices, call: Call, file: str) -> Answer:
    query, name = call.query, file.removesuffix(SVG_ENDING)
    colour = query.get("colour", "")
    person = PortraitPerson(
        name,
        query.get("job", "outfielder"),
        kit=Kit("plain", (colour, "cream")) if colour else None,
        mood=mood_of(call),
    )
    return svg_answer(draw_person(person, "", "bust" if query.get("cut") == "bust" else "head"))


def face_variant(call: Call) -> FaceVariant:
    cut = call.query.get("cut", "full")
    if cut not in get_args(Cut):
        raise ServerFault("bad-values")
    return FaceVariant(cut, call.number("copy") or 0, mood_of(call))  # type: ignore[arg-type]


def mood_of(call: Call) -> Mood:
    mood = call.query.get("mood", "")
    if mood not in get_args(Mood):
        raise ServerFault("bad-values")
    return mood  # type: ignore[return-value]


def svg_answer(svg: str) -> Answer:
    return Answer(200, SVG, svg)


# -- Decks of one's own


async def show_template(host: PocketServices, call: Call, game_id: str, option: str) -> Answer:
    deck, ending = deck_jobs.find_own_deck(game_id, option), call.query.get("ending", TOML_SUFFIX)
    if ending not in deck.file_suffixes:
        raise ServerFault("deck-ending", endings=", ".join(deck.file_suffixes))
    return Answer(200, TEXT, deck.template(ending, call.language))


async def check_deck(host: PocketServices, call: Call, game_id: str) -> DeckCheck:
    return deck_jobs.check_own_deck(game_id, call.read(DeckCheckRequest), call.language)


async def draw_own_card(host: PocketServices, call: Call, game_id: str) -> Answer:
    return svg_answer(deck_jobs.draw_own_card(game_id, call.read(CardFaceRequest), call.language))


ROUTES: Final = [
    route("GET", "games", list_games),
    route("GET", "games/{game_id}", show_game),
    route("POST", "games/{game_id}/seats", count_seats),
    route("GET", "bots", list_bots),
    route("GET", "games/{game_id}/rules", show_rules),
    route("GET", "games/{game_id}/texts", show_texts),
    route("GET", "texts", show_texts),
    route("GET", "games/{game_id}/decks", show_decks),
    route("GET", "faces/{file}", show_face),
    route("GET", "games/{game_id}/cards/{file}", show_card),
    route("GET", "games/{game_id}/backs/{file}", show_back),
    route("GET", "people/{file}", show_person),
    route("GET", "games/{game_id}/decks/{option}/template", show_template),
    route("POST", "games/{game_id}/decks/check", check_deck),
    route("POST", "games/{game_id}/decks/face", draw_own_card),
]
