"""The shelf: games, their options, decks, rules and texts."""

from functools import cache
from importlib.resources import files
from itertools import islice, zip_longest
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody

from tavolino.bots.roster import bot_factories
from tavolino.card_art import draw_back, draw_face
from tavolino.core.decks.own_deck import TOML_SUFFIX, DeckCell, DeckColumn, OwnDeck
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.rulebook import articles, rules_markdown, rulings
from tavolino.core.language.texts import CORE, Texts
from tavolino.core.options import Document, Option, format_setting
from tavolino.core.registry import full_box_game, game, game_class, game_folder, games
from tavolino.server.faults import DOOR, ServerFault
from tavolino.server.http.caching import DAY_S, cacheable_response
from tavolino.server.http.dependencies import (
    AnyRequest,
    CardFile,
    DeckFile,
    DeckOption,
    GameId,
    RequestLanguage,
    TextQuery,
)
from tavolino.server.http.errors import deck_fault
from tavolino.server.http.language import server_texts
from tavolino.server.http.security import SVG_CSP
from tavolino.server.schemas.tables import (
    ArticleInfo,
    BotInfo,
    CardFaceRequest,
    CardInfo,
    DeckCheck,
    DeckCheckRequest,
    DeckColumnInfo,
    DeckFaultInfo,
    DeckInfo,
    GameDecks,
    GameDetails,
    GameSummary,
    OptionInfo,
    OptionValue,
    OwnDeckInfo,
    RulesInfo,
)

SVG: Final = "image/svg+xml"
SVG_ENDING: Final = ".svg"
FLUENT: Final = "text/plain; charset=utf-8"
CACHE_5_MINUTES: Final = CacheControlHeader(public=True, max_age=300)
MAX_FILE_NAME_LENGTH: Final = 100
SHOWCASE_CARDS: Final = 3


@cache
def standard(id: str) -> Game:
    """A game as it comes out of its box."""
    return game(id)


@cache
def whole(id: str) -> Game:
    """A game with all its cards."""
    return full_box_game(id)


# -- Games


@get("/games", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def list_games(language: RequestLanguage) -> list[GameSummary]:
    """All games."""
    return [GameSummary(**game_facts(standard(id), language)) for id in games()]


@get("/games/{game_id:str}", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def show_game(game_id: GameId, language: RequestLanguage) -> GameDetails:
    """A game with its options and decks."""
    game_class(game_id)
    game, texts = standard(game_id), server_texts(language, game_id)
    return GameDetails(
        **game_facts(game, language),
        options=[option_info(option, texts) for option in game.known_options],
        decks=list(game.decks),
        own_decks=[deck.option for deck in game.own_decks],
        draws=game.may_agree_draw(),
        formations=bool(game.formations(texts)),
    )


def game_facts(game: Game, language: str) -> dict[str, Any]:
    texts = server_texts(language, game.id)
    return {
        "id": game.id,
        "name": texts.say("game"),
        "tagline": texts.say("game.tagline"),
        "seats": list(game.seat_counts),
        "showcase": showcase(game),
    }


def showcase(game: Game) -> list[str]:
    """A few cards for the lid of the box, from as many decks as there are."""
    rounds = zip_longest(*game.decks.values())
    return list(islice((card for cards in rounds for card in cards if card), SHOWCASE_CARDS))


def option_info(option: Option, texts: Texts) -> OptionInfo:
    values = (format_setting(option.default),) if option.is_document else option.values
    return OptionInfo(
        name=option.name,
        text=texts.say(f"option-{option.name}"),
        kind=option_kind(option),
        default=wire_value(option.default),
        values=[OptionValue(wire_value(value), value_text(option, value, texts)) for value in values],
        lowest=option.lowest,
        highest=option.highest,
        most=option.most,
    )


def option_kind(option: Option) -> str:
    if option.is_document:
        return "document"
    if option.most > 1:
        return "several"
    if not option.values:
        return "number"
    return "flag" if isinstance(option.default, bool) else "choice"


def wire_value(value: Any) -> bool | int | str:
    return value if isinstance(value, bool | int) else str(value)


def value_text(option: Option, value: Any, texts: Texts) -> str:
    key = f"option-{option.name}-{format_setting(value)}"
    return texts.say(key) if texts.has(key) else format_setting(value)


@get("/bots", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def list_bots(language: RequestLanguage) -> list[BotInfo]:
    """The bots that can sit down at a table."""
    texts = server_texts(language)
    return [
        BotInfo(bot, texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot) for bot in bot_factories()
    ]


# -- Rules and texts


@get("/games/{game_id:str}/rules", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def show_rules(game_id: GameId, language: RequestLanguage) -> RulesInfo:
    """The rules of a game."""
    game_class(game_id)
    book = articles(game_id, language).values()
    cards = [ArticleInfo(a.number, a.section, a.text, list(a.rulings)) for a in book]
    return RulesInfo(language, rules_markdown(game_id, language), cards, rulings(game_id, language))


@get("/games/{game_id:str}/texts", media_type=FLUENT, sync_to_thread=False)
def show_texts(request: AnyRequest, game_id: GameId, language: RequestLanguage) -> Response[str]:
    """All texts of a game, the server's and the core's, in Fluent. Of two of the same name the first counts."""
    game_class(game_id)
    return cacheable_response(request, fluent_source(language, game_id), FLUENT)


@get("/texts", media_type=FLUENT, sync_to_thread=False)
def show_common_texts(request: AnyRequest, language: RequestLanguage) -> Response[str]:
    """The texts of the server and of the core, in Fluent."""
    return cacheable_response(request, fluent_source(language), FLUENT)


@cache
def fluent_source(language: str, game_id: str = "") -> str:
    """The files of a language, one after the other, as Python looks them up."""
    folders = [game_folder(game_id) / "text"] if game_id else []
    folders += [files(package) / "text" for package in (DOOR, CORE)]
    found = [
        file
        for place in folders
        for file in sorted(place.iterdir(), key=lambda file: file.name)
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


# -- Cards and decks


@get("/games/{game_id:str}/cards/{file:str}", media_type=SVG, sync_to_thread=False)
def show_card(
    request: AnyRequest, game_id: GameId, file: CardFile, language: RequestLanguage
) -> Response[str]:
    """The face of a card."""
    game_class(game_id)
    return svg_response(request, card_svg(game_id, card_of_file(whole(game_id), file), language))


@cache
def card_svg(game_id: str, card: str, language: str) -> str:
    return draw_face(whole(game_id), card, server_texts(language, game_id))


@get("/games/{game_id:str}/backs/{file:str}", media_type=SVG, sync_to_thread=False)
def show_back(
    request: AnyRequest, game_id: GameId, file: DeckFile, language: RequestLanguage
) -> Response[str]:
    """The back of the cards of a deck."""
    game_class(game_id)
    deck = file.removesuffix(SVG_ENDING)
    if deck not in whole(game_id).decks or not file.endswith(SVG_ENDING):
        raise ServerFault("not-found")
    return svg_response(request, draw_back(whole(game_id), deck, server_texts(language, game_id)))


def card_of_file(game: Game, file: str) -> str:
    """The card that a file is the picture of."""
    card = file.removesuffix(SVG_ENDING)
    if not file.endswith(SVG_ENDING) or not any(card in deck for deck in game.decks.values()):
        raise ServerFault("no-such-card", card=card)
    return card


def svg_response(request: AnyRequest, svg: str) -> Response[str]:
    return cacheable_response(request, svg, SVG, DAY_S, {"content-security-policy": SVG_CSP})


@get("/games/{game_id:str}/decks", cache_control=CACHE_5_MINUTES, sync_to_thread=False)
def show_decks(game_id: GameId, language: RequestLanguage) -> GameDecks:
    """The decks of a game, card by card."""
    game_class(game_id)
    game, texts = whole(game_id), server_texts(language, game_id)
    return GameDecks(deck_infos(game, texts), [own_deck_info(deck, texts) for deck in game.own_decks])


def deck_infos(game: Game, texts: Texts) -> list[DeckInfo]:
    return [
        DeckInfo(name, deck_title(name, texts), card_infos(game, deck, texts))
        for name, deck in game.decks.items()
    ]


def deck_title(deck: str, texts: Texts) -> str:
    return texts.say(f"zone-{deck}") if texts.has(f"zone-{deck}") else deck


def card_infos(game: Game, deck: dict[str, int], texts: Texts) -> list[CardInfo]:
    reporter = Reporter(texts, [], game.team_card_labels)
    return [
        CardInfo(card, n, reporter.card_name(card), game.card_help(card, texts)) for card, n in deck.items()
    ]


def own_deck_info(deck: OwnDeck, texts: Texts) -> OwnDeckInfo:
    columns = [DeckColumnInfo(column.name, column_title(column, texts)) for column in deck.columns]
    cells = [[cell_text(*pair, texts) for pair in zip(deck.columns, row, strict=True)] for row in deck.rows()]
    return OwnDeckInfo(deck.option, list(deck.file_suffixes), columns, cells)


def column_title(column: DeckColumn, texts: Texts) -> str:
    key = f"deck-column-{column.name}"
    return texts.say(key) if texts.has(key) else column.name


def cell_text(column: DeckColumn, cell: DeckCell, texts: Texts) -> int | str:
    if not column.words:
        return cell
    return ", ".join(texts.say(f"{column.words}-{word}") for word in str(cell).split())


@get("/games/{game_id:str}/decks/{option:str}/template", media_type=MediaType.TEXT)
async def show_template(
    game_id: GameId, option: DeckOption, language: RequestLanguage, ending: TextQuery = TOML_SUFFIX
) -> str:
    """A deck to begin with, whose comments say how to go on."""
    deck = find_own_deck(game_id, option)
    if ending not in deck.file_suffixes:
        raise ServerFault("deck-ending", endings=", ".join(deck.file_suffixes))
    return deck.template(ending, language)


@post("/games/{game_id:str}/decks/check", status_code=200, sync_to_thread=True)
def check_deck(game_id: GameId, data: JSONBody[DeckCheckRequest], language: RequestLanguage) -> DeckCheck:
    """Whether a deck of one's own can be played with, and if not, all that is wrong, line by line."""
    document = Document(check_file_name(data.name), data.text)
    deck = find_own_deck(game_id, data.option, document)
    found = deck.faults(document, data.seats)
    faults = [DeckFaultInfo(**deck_fault(fault, language)) for fault in found]
    if faults:
        return DeckCheck(deck.option, False, faults, 0, 0, "")
    good = {"cards": len(deck.rows(document)), "managers": deck.max_seats(document)}
    message = server_texts(language, game_id).say(f"deck-good-{deck.option}", good)
    return DeckCheck(deck.option, True, [], good["cards"], good["managers"], message)


@post("/games/{game_id:str}/decks/face", status_code=200, media_type=SVG, sync_to_thread=True)
def draw_own_card(
    game_id: GameId, data: JSONBody[CardFaceRequest], language: RequestLanguage
) -> Response[str]:
    """The face of a card of one's own deck, if the deck can be played with."""
    document = Document(check_file_name(data.name), data.text)
    own = game(game_id, **{find_own_deck(game_id, data.option, document).option: document})
    svg = draw_face(own, card_of_file(own, f"{data.card}{SVG_ENDING}"), server_texts(language, game_id))
    return Response(svg, media_type=SVG, headers={"content-security-policy": SVG_CSP})


def find_own_deck(game_id: str, option: str, document: Document | None = None) -> OwnDeck:
    """The deck that is named, or else the one that a file looks like."""
    decks = game_class(game_id).own_decks
    if not decks:
        raise ServerFault("no-own-deck")
    claimed = [deck for deck in decks if document and deck.recognises(document)]
    found = [deck for deck in decks if deck.option == option] if option else (claimed or list(decks))
    if len(found) != 1:
        raise ServerFault("no-such-deck")
    return found[0]


def check_file_name(name: str) -> str:
    """A name that stands in one line of a record."""
    if not name.strip() or len(name) > MAX_FILE_NAME_LENGTH or not name.isprintable():
        raise ServerFault("document-name", name=name, longest=MAX_FILE_NAME_LENGTH)
    return name


HANDLERS: Final = (
    list_games,
    show_game,
    list_bots,
    show_rules,
    show_texts,
    show_common_texts,
    show_card,
    show_back,
    show_decks,
    show_template,
    check_deck,
    draw_own_card,
)
