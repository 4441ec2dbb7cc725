"""Games with their options, rules and texts, as a page is told of them."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import islice, zip_longest
from typing import Any, Final

from tavolino import printing
from tavolino.bots.roster import opponents
from tavolino.core.game import BoxCompetition, Game
from tavolino.core.language.diagrams import diagrams
from tavolino.core.language.rulebook import rulebook, rulings
from tavolino.core.language.texts import Texts
from tavolino.core.options import Option, format_setting
from tavolino.core.registry import full_box_game, game_class, game_folder, games, known_options, standard_game
from tavolino.core.registry import game as find_game
from tavolino.organiser.regulations.charter import Kind
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.games import (
    BotInfo,
    BoxCompetitionInfo,
    GameDetails,
    GameSummary,
    OptionInfo,
    OptionKind,
    OptionValue,
    PrintChoice,
    RulesInfo,
    SeatCounts,
)

SHOWCASE_CARDS: Final = 3


def game_summaries(language: str) -> list[GameSummary]:
    """All games."""
    return [GameSummary(**game_facts(standard_game(id), language)) for id in games()]


def game_details(game_id: str, language: str) -> GameDetails:
    """A game with its options and decks."""
    game_class(game_id)
    game, texts = standard_game(game_id), server_texts(language, game_id)
    return GameDetails(
        **game_facts(game, language),
        options=[option_info(option, texts) for option in game.known_options],
        box_competitions=[
            box_competition_info(family, board) for family, board in game.box_competitions.items()
        ],
        decks=list(game.decks),
        own_decks=[deck.option for deck in game.own_decks],
        draws=game.may_agree_draw(),
        prints=printing.available_prints(game, texts),
        printed_cards=[
            PrintChoice(*choice) for choice in printing.card_choices(full_box_game(game_id), texts)
        ],
    )


def seat_counts(game_id: str, options: Mapping[str, Any]) -> SeatCounts:
    """How many can play a game under these house rules. Decks of one's own are left out: they change nothing here."""
    documents = {option.name for option in known_options(game_id) if option.is_document}
    chosen = {name: value for name, value in options.items() if name not in documents}
    return SeatCounts(list(find_game(game_id, **chosen).seat_counts))


def game_facts(game: Game, language: str) -> dict[str, Any]:
    texts = server_texts(language, game.id)
    return {
        "id": game.id,
        "name": texts.say("game"),
        "tagline": texts.say("game.tagline"),
        "seats": list(game.seat_counts),
        "players": player_counts(game.id),
        "minutes": game.minutes,
        "difficulty": game.difficulty,
        "showcase": showcase(game),
    }


@cache
def player_counts(game_id: str) -> list[int]:
    """How many can play it, under its usual rules or others that it names."""
    kinds = [{}, *game_class(game_id).example_options]
    return sorted({count for options in kinds for count in find_game(game_id, **options).seat_counts})


def showcase(game: Game) -> list[str]:
    """A few cards for the lid of the box, from as many decks as there are."""
    rounds = zip_longest(*game.decks.values())
    return list(islice((card for cards in rounds for card in cards if card), SHOWCASE_CARDS))


def box_competition_info(family: str, board: BoxCompetition) -> BoxCompetitionInfo:
    options = {name: wire_value(value) for name, value in board.options.items()}
    return BoxCompetitionInfo(family, Kind(board.kind), board.most, options, board.points)


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


def option_kind(option: Option) -> OptionKind:
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


def bot_infos(language: str) -> list[BotInfo]:
    """The bots to choose from as opponents."""
    texts = server_texts(language)
    return [BotInfo(bot, texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot) for bot in opponents()]


# -- Rules and texts


def rules_info(game_id: str, language: str) -> RulesInfo:
    """The rules of a game."""
    game_class(game_id)
    book = rulebook(game_id, language)
    return RulesInfo(
        language,
        book.title,
        book.blocks,
        book.sections,
        rulings(game_id, language),
        diagrams(game_id, language),
    )


@cache
def fluent_source(language: str, game_id: str = "", own: bool = False) -> str:
    """The files of a language, one after the other, as Python looks them up."""
    folders = [game_folder(game_id) / "text"] if game_id else []
    folders += [] if own else [files(package) / "text" for package in ServerFault.packages]
    sources = [
        file
        for place in folders
        for file in sorted(place.iterdir(), key=lambda file: file.name)
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in sources)
