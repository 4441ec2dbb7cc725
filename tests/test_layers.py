"""Imports go down the ladder only, games never meet, and nobody outside a game's folder names it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src"
FACADE = "tavolino"  # the package itself: what `import tavolino` offers

# From the top down; what stands on one rung does not see its neighbours.
LADDER = (
    {"__main__"},
    {"cli", "pocket"},
    {"server"},
    {"organiser"},
    {"store", "printing", "lab", "rl", "pettingzoo", "openspiel"},
    {"live"},
    {"card_art"},
    {"table"},
    {"bots"},
    {"games"},
    {"competitions"},
    {FACADE},
    {"core"},
)
RUNG = {layer: rung for rung, layers in enumerate(LADDER) for layer in layers}

# The rooms inside a layer are layers too. `engine.match` is one module of a room, `engine` all the others.
SMALL_GAME = (
    "__init__ > bot > engine.win_odds > engine.match > observation view refusals > engine engine.forecast engine.guess"
    " > engine.state > engine.deck engine.moves engine.hidden_cards looks > cards scenes"
)
LARGE_GAME = (
    "__init__ > balance > bot > engine.match > cards carry_over dump observation view > board > board_answers"
    " > refusals > board_types card_places > engine > narration"
    " > card_ids cards.card_data engine.challenges.action_values engine.scoring engine.result"
    " > cards.event_builder > cards.half_builder > cards.reading engine.league"
    " > engine.state > engine.hidden_cards engine.moves > engine.action_cards engine.card_box engine.footballers scenes"
)
ROOMS = {
    # `__init__` stands for all that has no rung of its own: a match, its game, its view and its texts know each other.
    "core": (
        "decks.counted_deck records > decks.deck_writer endings language.commentary language.diagrams"
        " language.rulebook playout > __init__ > rng > counts decks.toml_lines events language.booklet_names"
        " language.lazy_bundle looks observation paths processes"
    ),
    "competitions": (
        "__init__ > cups double_bracket pairings.groups standings > brackets tiebreaks"
        " > duplicate grid pairings.swiss table_rows ties withdrawals > lots pairings.fixtures results"
        " > pairings storage teams"
    ),
    "bots": (
        "__init__ advice match_analysis roster > appraisal levels > search"
        " > bot bot_names estimate quick_play search_tree"
    ),
    "table": (
        "opening > table > automation > replay > clocks.forced_answers seating view > daily_deal state thinking"
        " > bot_players settings > clocks consent seats > faults undo"
    ),
    "card_art": (
        "__init__ > cuts > card_backs pitch poster sticker > backgrounds paper pieces split > card_frame"
        " > icons people text_layout > palette svg"
    ),
    # In live, `__init__` is the table itself, with its writer, its bots and those who follow it.
    "live": (
        "clients report setup > reading_rights table_chat table_registry > __init__ > analysis_jobs viewers"
        " > guards ports > faults frames leave_deadlines logs rows wake_timer"
    ),
    "store": (
        "__init__ > retention > backups cluster store > competitions people server_state tables > repository"
        " > group_commit > migrate server_lock writing > database migrations > faults rows schema"
    ),
    "lab": (
        "cluster > load.report > load.crash_test > load.load_test load.played_records speed.report"
        " > design load.players speed.start_up > load.server_process load.table_players simulation"
        " speed.benchmark speed.other_engines > load speed > faults"
    ),
    "cli": (
        "__init__ > commands > competitions > match > app > help progress > terminal"
        " > file_access game_lookup keyboard language theme > faults"
    ),
    "server": (
        "run > app warm_up > routes > competitions > http > connections jobs > cluster > bot_workers > fair_queue"
        " > catalogue problems table_requests > schemas > local_network > config > limits > drain"
        " > build_info faults logs"
    ),
    "pocket": (
        "browser > host > competition_routes table_routes > game_routes > router > services > evening"
        " > tables > competitions guests lines thinker > key_values"
    ),
    "printing": (
        "__init__ > available > cards boards forms > rule_booklet > diagram_data > paper_plan pdf > edition"
        " > faults file_names typefaces"
    ),
    "organiser": (
        "__init__ > organiser > simulation wall_board > evening_board > book.book_cache > book.conflicts files"
        " > phrases regulations.regulation_text > snapshot > fixture_play next_lots > book > score_check"
        " > regulations.charter_check > progress > entries > regulations > faults"
    ),
    **{
        f"games.{init.parent.name}": LARGE_GAME if (init.parent / "cards").is_dir() else SMALL_GAME
        for init in ROOT.glob("tavolino/games/*/__init__.py")
    },
}
SOURCES = sorted(ROOT.rglob("*.py"))
GAMES = frozenset(path.parent.name for path in ROOT.glob("tavolino/games/*/__init__.py"))


def complaints(module: str, source: str, games: frozenset[str] = GAMES) -> list[str]:
    """What in this module breaks the order. A package's module is named with its `__init__`."""
    layer = layer_of(module)
    if layer not in RUNG:
        return [f"{module} stands on no rung of the ladder"]
    tree = ast.parse(source)
    imports = [
        fault
        for target in find_imports(module, tree)
        if (fault := wrong_import(module, target) or wrong_room(module, target))
    ]
    names = [f"{module} names the game {game}" for game in find_named_games(tree, games - {game_of(module)})]
    return imports + names


def wrong_import(module: str, target: str) -> str:
    """Why `module` may not import `target`; empty if it may."""
    layer, below = layer_of(module), layer_of(target)
    if below not in RUNG:
        below = FACADE  # a name that the package itself offers
    if game_of(target) and game_of(target) != game_of(module):
        return f"{module} imports the game {game_of(target)}"
    if layer != below and RUNG[layer] >= RUNG[below]:
        return f"{module} imports {target}: not downwards"
    return ""


def wrong_room(module: str, target: str) -> str:
    """Why `module` may not import `target` of the same layer; empty if it may."""
    for layer, rungs in ladders_of(module):
        if target.startswith(f"{layer}.") or target == layer:
            here, there = room_of(module, layer, rungs), room_of(target, layer, rungs)
            if here not in rungs:
                return f"{module} stands on no rung of {layer}"
            if here != there and rungs[here] >= rungs.get(there, -1):
                return f"{module} imports {target}: not downwards"
    return ""


def ladders_of(module: str) -> Iterator[tuple[str, dict[str, int]]]:
    """The layer with rooms in which a module is, with the rung of every room."""
    for name, ladder in ROOMS.items():
        if module.startswith(f"{FACADE}.{name}."):
            rungs = {room: rung for rung, rooms in enumerate(ladder.split(" > ")) for room in rooms.split()}
            yield f"{FACADE}.{name}", rungs


def room_of(module: str, layer: str, rungs: dict[str, int]) -> str:
    """The room of a layer in which a module is; a module that has a rung of its own is one."""
    parts = module.removeprefix(layer).strip(".").split(".")
    names = (".".join(parts[:length]) for length in (3, 2, 1))
    return next((name for name in names if name in rungs), "__init__")


def layer_of(module: str) -> str:
    parts = module.removesuffix(".__init__").split(".")
    return parts[1] if len(parts) > 1 else FACADE


def game_of(module: str) -> str:
    """The game in whose folder a module is; empty for all others."""
    parts = module.removesuffix(".__init__").split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def find_imports(module: str, tree: ast.Module) -> Iterator[str]:
    """The full names of all that is imported from the package, anywhere in the module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            targets = [f"{origin(module, node)}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (target for target in targets if target.split(".")[0] == FACADE)


def origin(module: str, node: ast.ImportFrom) -> str:
    """The module that `from ... import` reads, with the leading dots worked out."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")[: -node.level]
    return ".".join([*parts, node.module] if node.module else parts)


def find_named_games(tree: ast.Module, games: frozenset[str]) -> Iterator[str]:
    """Games that a string names by their id or by their package. Docstrings may: they are for people."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            text = node.value.replace("/", ".")
            yield from (game for game in sorted(games) if text == game or f"games.{game}" in text)


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("layer", sorted({layer_of(module_of(path)) for path in SOURCES}))
def test_imports_go_down(layer: str) -> None:
    files = {module: path for path in SOURCES if layer_of(module := module_of(path)) == layer}
    assert [
        wrong for module, path in files.items() for wrong in complaints(module, path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("module", "source", "complaint"),
    [
        ("tavolino.core.rng", "import tavolino.bots.search", "not downwards"),
        ("tavolino.core.rng", "from tavolino import bots", "not downwards"),
        ("tavolino.core.rng", "from tavolino import game", "not downwards"),
        ("tavolino.core.rng", "from ..table import Table", "not downwards"),
        ("tavolino.core.__init__", "from .. import table", "not downwards"),
        ("tavolino.__init__", "from tavolino.bots import search", "not downwards"),
        ("tavolino.competitions.cup", "def draw():\n    from tavolino.table import seats", "not downwards"),
        (
            "tavolino.card_art.svg",
            "if TYPE_CHECKING:\n    from tavolino.printing import sheet",
            "not downwards",
        ),
        ("tavolino.store.sqlite", "from tavolino.lab import report", "not downwards"),
        ("tavolino.server", "from tavolino.cli import app", "not downwards"),
        ("tavolino.games.rabona.match", "from tavolino.games.catenaccio import cards", "the game catenaccio"),
        ("tavolino.games.rabona.match", "from ..catenaccio.cards import deal", "the game catenaccio"),
        ("tavolino.bots.search", "from tavolino.games import rabona", "the game rabona"),
        ("tavolino.table.seats", "if game.id == 'rabona':\n    pass", "names the game rabona"),
        ("tavolino.core.registry", "find('tavolino.games.rabona')", "names the game rabona"),
        ("tavolino.games.rabona.bot", "rival = 'catenaccio'", "names the game catenaccio"),
        ("tavolino.util", "", "no rung"),
        ("tavolino.server.http.errors", "from tavolino.server.routes import games", "not downwards"),
        (
            "tavolino.server.schemas.games",
            "from tavolino.server.catalogue.texts import server_texts",
            "not downwards",
        ),
        ("tavolino.cli.match.board", "from tavolino.cli import main", "not downwards"),
        ("tavolino.live.viewers.chat", "from tavolino.live.live_table import LiveTable", "not downwards"),
        (
            "tavolino.organiser.entries",
            "def f():\n    from tavolino.organiser.book.book import Book",
            "not downwards",
        ),
    ],
)
def test_what_breaks_the_order_is_found(module: str, source: str, complaint: str) -> None:
    found = complaints(module, source, frozenset({"rabona", "catenaccio"}))
    assert len(found) == 1
    assert complaint in found[0]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tavolino.cli", "import json, tavolino\nfrom tavolino import table\nimport tavolino.core.rng"),
        ("tavolino.__init__", "from tavolino.core.registry import game"),
        ("tavolino.core.match", "from tavolino.core.rng import Rng"),
        ("tavolino.games.rabona.match", "from tavolino.games.rabona.cards import DECK\nID = 'rabona'"),
        ("tavolino.games.rabona.__init__", "from .match import Match"),
        ("tavolino.table.seats", "'''Seats, as in rabona.'''\nword = 'a rabona'"),
    ],
)
def test_what_keeps_the_order_is_left_alone(module: str, source: str) -> None:
    assert complaints(module, source, frozenset({"rabona", "catenaccio"})) == []
