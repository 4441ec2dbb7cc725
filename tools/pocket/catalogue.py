"""The answers that need no engine: the pocket's own, asked once for each language and written into a few files."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tavolino.core.language.texts import LANGUAGES
from tavolino.core.registry import full_box_game, games, standard_game
from tavolino.pocket.host import PocketHost
from tavolino.pocket.router import Answer
from tavolino.pocket.thinker import PocketThinker
from tavolino.server.catalogue.game_infos import showcase
from tools.pocket.no_disk import NoDisk

Shelf = dict[str, tuple[str, str]]
"""By path: the media type and the body of an answer."""
API: Final = "/api/"


async def no_thoughts(message: bytes) -> bytes:
    raise NotImplementedError


def write_catalogue(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, shelf in asyncio.run(all_shelves()).items():
        (folder / f"{name}.json").write_text(json.dumps(shelf, ensure_ascii=False), encoding="utf-8")


async def all_shelves() -> dict[str, Shelf]:
    host = PocketHost(NoDisk(), PocketThinker(no_thoughts))
    shelves: dict[str, Shelf] = {}
    for language in LANGUAGES:
        shelves[f"home.{language}"] = await fetch_answers(host, home_paths(), language)
        for game_id in games():
            shelves[f"cards.{game_id}.{language}"] = await card_answers(host, game_id, language)
    return shelves


def home_paths() -> Iterator[str]:
    """All that is read before a card is looked at: games, rules, texts, and the cards on the lids of the boxes."""
    yield from ("games", "bots", "texts")
    for game_id in games():
        yield from (f"games/{game_id}", f"games/{game_id}/rules", f"games/{game_id}/texts")
        for card in showcase(standard_game(game_id)):
            yield f"games/{game_id}/cards/{card}.svg"


async def card_answers(host: PocketHost, game_id: str, language: str) -> Shelf:
    """The decks of a game, with the faces that the list names and the backs."""
    decks = f"games/{game_id}/decks"
    shelf = await fetch_answers(host, [decks], language)
    listed = json.loads(shelf[decks][1])["decks"]
    faces = [card["face"].removeprefix(API) for deck in listed for card in deck["cards"]]
    backs = [f"games/{game_id}/backs/{deck}.svg" for deck in full_box_game(game_id).decks]
    return shelf | await fetch_answers(host, [*faces, *backs], language)


async def fetch_answers(host: PocketHost, paths: Iterable[str], language: str) -> Shelf:
    return {path: cache_entry(path, await host.answer("GET", f"{path}?lang={language}")) for path in paths}


def cache_entry(path: str, answer: Answer) -> tuple[str, str]:
    if answer.status != 200:
        raise SystemExit(f"no answer to keep for {path}: {answer.body}")
    return answer.media_type, answer.body
