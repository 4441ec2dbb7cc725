"""Writes web/src/server/schema.ts: the types and constants that the page shares with the server.

    python -m tools.wire_types

Everything is taken from the server's own types: HTTP bodies (`server/schemas`), socket frames and reports (`live`),
views, competitions, lessons, and what each game declares of its board and its cards.
"""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_type_hints, is_typeddict

from msgspec import Struct

from tavolino.core.events import EventValue
from tavolino.core.game import Game
from tavolino.core.looks.scenes import SCENE_MS, SCENES_TOGETHER, SceneKind
from tavolino.core.registry import game_classes
from tavolino.live.frames import client_frames, close_codes, server_frames
from tavolino.live.report import schemas as reports
from tavolino.organiser.regulations.charter import Kind, Terms
from tavolino.organiser.regulations.charter_check import TEAM_LIMITS
from tavolino.organiser.snapshot.model import MatchStatus, NextStep
from tavolino.server.competitions.charter_form import complete_terms
from tavolino.server.schemas import competitions, daily, games, server, tables
from tavolino.server.schemas.base import JobProgress, RequestBody
from tavolino.server.schemas.games import OptionKind
from tavolino.table.clocks.clock import CLOCK_KINDS
from tavolino.table.settings import HINT_POLICIES, POLICIES
from tools.lessons import Lesson
from tools.typescript import Typescript, comment, constant, union

SCHEMA_FILE: Final = Path(__file__).parents[1] / "web/src/server/schema.ts"
HEAD: Final = """\
/**
 * The types and constants that the page shares with the server.
 * Written by tools/wire_types.py from the server's own: change those, and run `make golden`.
 */

"""
ALIASES: Final = {
    "EventValue": EventValue,
    "MatchStatus": MatchStatus,
    "NextStep": NextStep,
    "OptionKind": OptionKind,
    "SceneKind": SceneKind,
}
OVERRIDES: Final = {
    "View.board": "Boards[keyof Boards] | Record<string, never>",
    "CardInfo.data": "CardData[keyof CardData] | Record<string, never>",
}
"""What differs from game to game."""


def schema() -> str:
    types = wire_types()
    return "\n".join([HEAD.rstrip() + "\n", *constants(), *frame_unions(), *game_maps(), types.text()])


def wire_types() -> Typescript:
    structs = [
        struct
        for module in (server, games, tables, daily, reports, competitions)
        for struct in structs_of(module)
    ]
    received = [struct for struct in structs if issubclass(struct, RequestBody)]
    sent = [struct for struct in structs if struct not in received]
    return Typescript(
        [
            *sent,
            JobProgress,
            server_frames.ShownTable,
            *find_frames(server_frames.ServerFrame),
            *declared_by_games(),
            Lesson,
        ],
        [*received, *find_frames(client_frames.ClientFrame)],
        ALIASES,
        OVERRIDES,
    )


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module declares."""
    return [
        member
        for _, member in inspect.getmembers(module, inspect.isclass)
        if issubclass(member, Struct) and member.__module__ == module.__name__
    ]


def find_frames(base: type[Struct]) -> list[type[Struct]]:
    return sorted(base.__subclasses__(), key=lambda frame: frame.__name__)


def frame_unions() -> Iterator[str]:
    for base in (server_frames.ServerFrame, client_frames.ClientFrame):
        names = [frame.__name__ for frame in find_frames(base)]
        text = " ".join((base.__doc__ or "").split())
        yield f"{comment(text)}export type {base.__name__} =\n  | " + "\n  | ".join(names) + ";\n"


# -- What each game declares


def declared_by_games() -> Iterator[Any]:
    for declared in (*board_types().values(), *card_types().values()):
        yield from members(declared)


def game_maps() -> Iterator[str]:
    yield game_map("Boards", "What `View.board` holds, by game.", board_types())
    yield game_map("CardData", "What `CardInfo.data` holds, by game.", card_types())


def game_map(name: str, about: str, types: dict[str, Any]) -> str:
    lines = "".join(
        f"  {game}: {union(member.__name__ for member in members(of))};\n" for game, of in types.items()
    )
    return f"{comment(about)}export interface {name} {{\n{lines}}}\n"


def members(of: Any) -> tuple[Any, ...]:
    """The types of a union; a type alone."""
    return getattr(of, "__args__", None) or (of,)


def board_types() -> dict[str, Any]:
    """The games whose package declares a TypedDict called `...Board`, which is what `View.board` holds."""
    found = {id: list(board_types_of(game)) for id, game in sorted(game_classes().items())}
    return {id: boards[0] for id, boards in found.items() if boards}


def board_types_of(game: type[Game]) -> Iterator[Any]:
    for module in ("board", "view"):
        loaded = load_part(game, module)
        for name, member in vars(loaded).items() if loaded else ():
            if name.endswith("Board") and is_typeddict(member):
                yield member


def load_part(game: type[Game], module: str) -> ModuleType | None:
    try:
        return import_module(f"{game.__module__}.{module}")
    except ModuleNotFoundError:
        return None


def card_types() -> dict[str, Any]:
    """The games that say what is on a card: what `card_data` returns."""
    games = {id: vars(game) for id, game in sorted(game_classes().items())}
    return {id: get_type_hints(own["card_data"])["return"] for id, own in games.items() if "card_data" in own}


# -- Constants


def constants() -> Iterator[str]:
    yield constant("CLOSE_CODES", named_close_codes(), "Why the server closes a socket.")
    yield constant(
        "FINAL_CLOSE_CODES", close_codes.FINAL_CLOSE_CODES, "After these a client does not connect again."
    )
    yield constant("MAX_FRAME_BYTES", client_frames.MAX_FRAME_BYTES, "Of a frame from a client.")
    yield constant("MAX_CHAT_LENGTH", client_frames.MAX_CHAT_LENGTH, "Letters of a line of the chat.")
    yield constant("SCENE_MS", dict(SCENE_MS), "How long each scene takes at usual speed, in milliseconds.")
    yield constant(
        "SCENES_TOGETHER", SCENES_TOGETHER, "Shown once for all events in a row that ask for them."
    )
    yield constant("CLOCK_KINDS", CLOCK_KINDS, "The first word of `TableSettings.clock`.")
    yield constant("POLICIES", POLICIES, "`TableSettings.late` and `gone`.")
    yield constant("HINT_POLICIES", HINT_POLICIES, "`TableSettings.hints`: who may ask for a hint.")
    yield constant("COMPETITION_KINDS", [*Kind], "The kinds of competitions, in the order to offer them.")
    yield constant("TEAM_LIMITS", TEAM_LIMITS, "The fewest and the most teams of a competition, by kind.")
    yield constant(
        "USUAL_GROUPS", default_terms(Kind.GROUPS_KNOCKOUT, "groups"), "Groups, by the number of teams."
    )
    yield constant(
        "USUAL_SWISS_ROUNDS", default_terms(Kind.SWISS, "rounds"), "Swiss rounds, by the number of teams."
    )
    yield constant("USUAL_EVENINGS", default_terms(Kind.SEASON, "rounds")[0], "Evenings of a season.")
    yield constant(
        "USUAL_BEST_OF", default_terms(Kind.BEST_OF, "best_of")[0], "Matches of a best-of at most."
    )


def named_close_codes() -> dict[str, int]:
    prefix = "CLOSE_"
    return {
        name.removeprefix(prefix): code for name, code in vars(close_codes).items() if name.startswith(prefix)
    }


def default_terms(kind: Kind, term: str) -> list[int]:
    """What the server fills in where a new competition leaves a term out, by the number of teams from 0."""
    most = max(limit for _, limit in TEAM_LIMITS.values())
    return [getattr(complete_terms(Terms(), kind, teams), term) for teams in range(most + 1)]


if __name__ == "__main__":
    SCHEMA_FILE.write_text(schema(), "utf-8")
