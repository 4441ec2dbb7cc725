"""Texts: the same keys in three languages, with the same values; nothing that the code says is missing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tavolino
from tavolino.cli.faults import CliFault
from tavolino.core.faults import Fault
from tavolino.core.language.texts import CORE, LANGUAGES
from tavolino.core.registry import game_classes
from tavolino.lab.faults import LabFault
from tavolino.organiser.faults import OrganiserFault
from tavolino.printing.faults import PrintFault
from tavolino.server.faults import ServerFault
from tavolino.store.faults import StoreFault
from tavolino.table.faults import TableFault

SOURCE = Path(tavolino.__file__).parent
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
GAME_FOLDERS = [folder for folder in FOLDERS if "games" in folder.parts]
FAULTS = [Fault, CliFault, LabFault, OrganiserFault, PrintFault, ServerFault, StoreFault, TableFault]


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in sorted(folder.glob(f"*{language}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(node: object) -> set[str]:
    """The $values that a text speaks of, wherever they are in it."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in variables(item)}
    return (
        {name for value in vars(node).values() for name in variables(value)}
        if hasattr(node, "__dict__")
        else set()
    )


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_all_languages_say_the_same_things(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert set(other) == set(english)
    for key, message in other.items():
        if not key.startswith("event-"):  # a reporter may leave out what another mentions
            assert variables(message) == variables(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tavolino.games())
def test_a_match_does_not_read_like_a_log(game: str, language: str) -> None:
    """Every event can be told in at least two ways."""
    for key, message in messages(SOURCE / "games" / game / "text", language).items():
        if key.startswith("event-") and not key.startswith("event-card-"):
            assert len(message.attributes) >= 2, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tavolino.games())
def test_every_card_and_option_has_its_words(game: str, language: str) -> None:
    found = messages(SOURCE / "games" / game / "text", language)
    assert "game" in found
    for option in game_classes()[game].known_options:
        assert f"option-{option.name}" in found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tavolino.games())
def test_every_end_has_its_words_in_the_report_of_a_simulation(game: str, language: str) -> None:
    found = messages(SOURCE / "games" / game / "text", language)
    ends = {key.removeprefix("reason-") for key in found if key.startswith("reason-")} - {"unfinished"}
    assert {f"count-end-{end}" for end in ends} <= set(found)


def constants(node: ast.AST) -> Iterator[object]:
    """What is written out in an expression, but not in the calls within it."""
    if isinstance(node, ast.Constant):
        yield node.value
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            yield from constants(child)


def keys_in_code(names: tuple[str, ...], folder: Path) -> set[str]:
    """The first argument of every call of these names that is written out."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                found |= set(constants(node.args[0]))
    return {key for key in found if isinstance(key, str) and re.fullmatch(r"[a-z][a-z0-9-]*", key)}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_every_fault_has_a_text_where_its_layer_looks_for_it(fault: type[Fault]) -> None:
    folders = [SOURCE.joinpath(*package.split(".")[1:], "text") for package in fault.packages]
    known = {key for folder in [*folders, *GAME_FOLDERS] for key in messages(folder, "en")}
    assert {f"fault-{key}" for key in keys_in_code((fault.__name__,), SOURCE)} <= known


def test_a_layer_speaks_its_own_words_before_those_of_the_layers_below() -> None:
    for fault in FAULTS:
        layer = fault.__module__.removesuffix(".faults")
        assert fault.packages[0] == layer
        assert fault.packages[-1] == CORE


@pytest.mark.parametrize("game", tavolino.games())
def test_every_refusal_has_a_text(game: str) -> None:
    known = set(messages(SOURCE / "games" / game / "text", "en")) | set(
        messages(SOURCE / "core" / "text", "en")
    )
    assert {f"refusal-{key}" for key in keys_in_code(("Refusal", "refuse"), SOURCE / "games" / game)} <= known


def text_files(language: str) -> list[Path]:
    """Every file of texts and rules in a language, those of the page too."""
    page = SOURCE.parent.parent / "web" / "src"
    texts = [
        *SOURCE.rglob(f"*{language}.ftl"),
        *page.rglob(f"{language}.ftl"),
        *page.rglob(f"{language}/*.ftl"),
    ]
    return [*texts, *SOURCE.rglob(f"rules/{language}.md")]


def test_romanian_is_written_with_commas_below() -> None:
    for path in text_files("ro"):
        assert not re.search("[şţŞŢ]", path.read_text("utf-8")), path


@pytest.mark.parametrize(("language", "foreign"), [("en", "«»„"), ("it", "“”„"), ("ro", "“«»")])
def test_each_language_quotes_with_its_own_marks(language: str, foreign: str) -> None:
    paths = text_files(language)
    assert len(paths) > 40
    for path in paths:
        assert not set(foreign) & set(path.read_text("utf-8")), path
