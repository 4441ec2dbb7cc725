"""The shelf: games, their options, decks, rules and texts."""

from functools import cache
from importlib.resources import files
from itertools import islice, zip_longest
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody

from tavolino.bots.roster import roster
from tavolino.card_art import back, face
from tavolino.core.decks.own_deck import TOML, Cell, Column, OwnDeck
from tavolino.core.game import Game
from tavolino.core.language.commentary import Reporter
from tavolino.core.language.rulebook import articles, page, rulings
from tavolino.core.language.texts import CORE, Texts
from tavolino.core.options import Document, Option, written
from tavolino.core.registry import boxed, folder, game, game_class, games
from tavolino.server.faults import DOOR, Trouble
from tavolino.server.http.caching import DAY, kept
from tavolino.server.http.dependencies import (
    AnyRequest,
    CardFile,
    DeckFile,
    DeckOption,
    GameId,
    Language,
    Words,
)
from tavolino.server.http.errors import deck_fault
from tavolino.server.http.language import words
from tavolino.server.http.security import DRAWING_POLICY
from tavolino.server.schemas.tables import (
    ArticleCard,
    BotCard,
    CardRow,
    ColumnCard,
    DeckFaultRow,
    DeckQuestion,
    Decks,
    DeckSheet,
    DeckVerdict,
    FaceQuestion,
    GameCard,
    GameSheet,
    OptionCard,
    OptionValue,
    OwnDeckSheet,
    Rules,
)

SVG: Final = "image/svg+xml"
SVG_ENDING: Final = ".svg"
FLUENT: Final = "text/plain; charset=utf-8"
FOR_A_WHILE: Final = CacheControlHeader(public=True, max_age=300)
LONGEST_FILE_NAME: Final = 100
ON_THE_LID: Final = 3


@cache
def standard(id: str) -> Game:
    """A game as it comes out of its box."""
    return game(id)


@cache
def whole(id: str) -> Game:
    """A game with all its cards."""
    return boxed(id)


# -- Games


@get("/games", cache_control=FOR_A_WHILE, sync_to_thread=False)
def list_games(language: Language) -> list[GameCard]:
    """All games."""
    return [GameCard(**facts(standard(id), language)) for id in games()]


@get("/games/{game_id:str}", cache_control=FOR_A_WHILE, sync_to_thread=False)
def show_game(game_id: GameId, language: Language) -> GameSheet:
    """A game with its options and decks."""
    game_class(game_id)
    game, texts = standard(game_id), words(language, game_id)
    return GameSheet(
        **facts(game, language),
        options=[option_card(option, texts) for option in game.known_options],
        decks=list(game.decks),
        own_decks=[deck.option for deck in game.own_decks],
        draws=game.draws_allowed(),
        formations=bool(game.formations(texts)),
    )


def facts(game: Game, language: str) -> dict[str, Any]:
    texts = words(language, game.id)
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
    return list(islice((card for cards in rounds for card in cards if card), ON_THE_LID))


def option_card(option: Option, texts: Texts) -> OptionCard:
    values = (written(option.default),) if option.is_document else option.values
    return OptionCard(
        name=option.name,
        text=texts.say(f"option-{option.name}"),
        kind=kind(option),
        default=plain(option.default),
        values=[OptionValue(plain(value), meaning(option, value, texts)) for value in values],
        lowest=option.lowest,
        highest=option.highest,
        most=option.most,
    )


def kind(option: Option) -> str:
    if option.is_document:
        return "document"
    if option.most > 1:
        return "several"
    if not option.values:
        return "number"
    return "flag" if isinstance(option.default, bool) else "choice"


def plain(value: Any) -> bool | int | str:
    return value if isinstance(value, bool | int) else str(value)


def meaning(option: Option, value: Any, texts: Texts) -> str:
    key = f"option-{option.name}-{written(value)}"
    return texts.say(key) if texts.has(key) else written(value)


@get("/bots", cache_control=FOR_A_WHILE, sync_to_thread=False)
def list_bots(language: Language) -> list[BotCard]:
    """The bots that can sit down at a table."""
    texts = words(language)
    return [BotCard(bot, texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot) for bot in roster()]


# -- Rules and texts


@get("/games/{game_id:str}/rules", cache_control=FOR_A_WHILE, sync_to_thread=False)
def show_rules(game_id: GameId, language: Language) -> Rules:
    """The rules of a game."""
    game_class(game_id)
    book = articles(game_id, language).values()
    cards = [ArticleCard(a.number, a.section, a.text, list(a.rulings)) for a in book]
    return Rules(language, page(game_id, language), cards, rulings(game_id, language))


@get("/games/{game_id:str}/texts", media_type=FLUENT, sync_to_thread=False)
def show_texts(request: AnyRequest, game_id: GameId, language: Language) -> Response[str]:
    """All texts of a game, the server's and the core's, in Fluent. Of two of the same name the first counts."""
    game_class(game_id)
    return kept(request, fluent(language, game_id), FLUENT)


@get("/texts", media_type=FLUENT, sync_to_thread=False)
def show_common_texts(request: AnyRequest, language: Language) -> Response[str]:
    """The texts of the server and of the core, in Fluent."""
    return kept(request, fluent(language), FLUENT)


@cache
def fluent(language: str, game_id: str = "") -> str:
    """The files of a language, one after the other, as Python looks them up."""
    folders = [folder(game_id) / "text"] if game_id else []
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
def show_card(request: AnyRequest, game_id: GameId, file: CardFile, language: Language) -> Response[str]:
    """The face of a card."""
    game_class(game_id)
    return drawing(request, drawn(game_id, card_in(whole(game_id), file), language))


@cache
def drawn(game_id: str, card: str, language: str) -> str:
    return face(whole(game_id), card, words(language, game_id))


@get("/games/{game_id:str}/backs/{file:str}", media_type=SVG, sync_to_thread=False)
def show_back(request: AnyRequest, game_id: GameId, file: DeckFile, language: Language) -> Response[str]:
    """The back of the cards of a deck."""
    game_class(game_id)
    deck = file.removesuffix(SVG_ENDING)
    if deck not in whole(game_id).decks or not file.endswith(SVG_ENDING):
        raise Trouble("not-found")
    return drawing(request, back(whole(game_id), deck, words(language, game_id)))


def card_in(game: Game, file: str) -> str:
    """The card that a file is the picture of."""
    card = file.removesuffix(SVG_ENDING)
    if not file.endswith(SVG_ENDING) or not any(card in deck for deck in game.decks.values()):
        raise Trouble("no-such-card", card=card)
    return card


def drawing(request: AnyRequest, svg: str) -> Response[str]:
    return kept(request, svg, SVG, DAY, {"content-security-policy": DRAWING_POLICY})


@get("/games/{game_id:str}/decks", cache_control=FOR_A_WHILE, sync_to_thread=False)
def show_decks(game_id: GameId, language: Language) -> Decks:
    """The decks of a game, card by card."""
    game_class(game_id)
    game, texts = whole(game_id), words(language, game_id)
    return Decks(deck_sheets(game, texts), [own_deck_sheet(deck, texts) for deck in game.own_decks])


def deck_sheets(game: Game, texts: Texts) -> list[DeckSheet]:
    return [DeckSheet(name, title(name, texts), rows(game, deck, texts)) for name, deck in game.decks.items()]


def title(deck: str, texts: Texts) -> str:
    return texts.say(f"zone-{deck}") if texts.has(f"zone-{deck}") else deck


def rows(game: Game, deck: dict[str, int], texts: Texts) -> list[CardRow]:
    reporter = Reporter(texts, [], game.people)
    return [CardRow(card, n, reporter.card(card), game.help(card, texts)) for card, n in deck.items()]


def own_deck_sheet(deck: OwnDeck, texts: Texts) -> OwnDeckSheet:
    columns = [ColumnCard(column.name, column_title(column, texts)) for column in deck.columns]
    cells = [[told(*pair, texts) for pair in zip(deck.columns, row, strict=True)] for row in deck.rows()]
    return OwnDeckSheet(deck.option, list(deck.endings), columns, cells)


def column_title(column: Column, texts: Texts) -> str:
    key = f"deck-column-{column.name}"
    return texts.say(key) if texts.has(key) else column.name


def told(column: Column, cell: Cell, texts: Texts) -> int | str:
    if not column.words:
        return cell
    return ", ".join(texts.say(f"{column.words}-{word}") for word in str(cell).split())


@get("/games/{game_id:str}/decks/{option:str}/template", media_type=MediaType.TEXT)
async def show_template(game_id: GameId, option: DeckOption, language: Language, ending: Words = TOML) -> str:
    """A deck to begin with, whose comments say how to go on."""
    deck = own_deck(game_id, option)
    if ending not in deck.endings:
        raise Trouble("deck-ending", endings=", ".join(deck.endings))
    return deck.template(ending, language)


@post("/games/{game_id:str}/decks/check", status_code=200, sync_to_thread=True)
def check_deck(game_id: GameId, data: JSONBody[DeckQuestion], language: Language) -> DeckVerdict:
    """Whether a deck of one's own can be played with, and if not, all that is wrong, line by line."""
    document = Document(file_name(data.name), data.text)
    deck = own_deck(game_id, data.option, document)
    found = deck.faults(document, data.seats)
    faults = [DeckFaultRow(**deck_fault(fault, language)) for fault in found]
    if faults:
        return DeckVerdict(deck.option, False, faults, 0, 0, "")
    good = {"cards": len(deck.rows(document)), "managers": deck.most_seats(document)}
    message = words(language, game_id).say(f"deck-good-{deck.option}", good)
    return DeckVerdict(deck.option, True, [], good["cards"], good["managers"], message)


@post("/games/{game_id:str}/decks/face", status_code=200, media_type=SVG, sync_to_thread=True)
def draw_card(game_id: GameId, data: JSONBody[FaceQuestion], language: Language) -> Response[str]:
    """The face of a card of one's own deck, if the deck can be played with."""
    document = Document(file_name(data.name), data.text)
    own = game(game_id, **{own_deck(game_id, data.option, document).option: document})
    svg = face(own, card_in(own, f"{data.card}{SVG_ENDING}"), words(language, game_id))
    return Response(svg, media_type=SVG, headers={"content-security-policy": DRAWING_POLICY})


def own_deck(game_id: str, option: str, document: Document | None = None) -> OwnDeck:
    """The deck that is named, or else the one that a file looks like."""
    decks = game_class(game_id).own_decks
    if not decks:
        raise Trouble("no-own-deck")
    claimed = [deck for deck in decks if document and deck.claims(document)]
    found = [deck for deck in decks if deck.option == option] if option else (claimed or list(decks))
    if len(found) != 1:
        raise Trouble("no-such-deck")
    return found[0]


def file_name(name: str) -> str:
    """A name that stands in one line of a record."""
    if not name.strip() or len(name) > LONGEST_FILE_NAME or not name.isprintable():
        raise Trouble("document-name", name=name, longest=LONGEST_FILE_NAME)
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
    draw_card,
)
