"""Help, languages, and the commands that only tell."""

import ast
import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import tavolino.cli
from tavolino.cli.app import COMMAND_ORDER, app
from tavolino.cli.commands.games import player_counts
from tavolino.cli.faults import CliFault
from tavolino.core.language.rulebook import articles, block_words
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.records.reader import parse_record
from tests.cli.support import Stage

GROUP: Any = get_command(app)


def paths(group: Any, *before: str) -> Iterator[tuple[str, ...]]:
    """Every command as it is typed: `play`, `deck`, `deck check`."""
    for name, command in group.commands.items():
        yield (*before, name)
        if hasattr(command, "commands"):
            yield from paths(command, *before, name)


COMMANDS = list(paths(GROUP))


def find_command(path: tuple[str, ...]) -> Any:
    command = GROUP
    for name in path:
        command = command.commands[name]
    return command


def run(*args: str, code: int = 0) -> str:
    stage = Stage(is_terminal=False, width=100)
    assert stage.run(*args) == code
    return stage.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_lists_every_command_in_the_readers_language(language: str) -> None:
    for args in ((), ("--help",)):
        out = run("--lang", language, *args)
        for command in GROUP.commands:
            assert load_texts(language, packages=CliFault.packages).say(f"help-{command}") in out
    assert set(COMMAND_ORDER) <= set(GROUP.commands)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_command_explains_itself_and_all_it_takes(path: tuple[str, ...], language: str) -> None:
    out = run(*path, "--help", "--lang", language)
    words = load_texts(language, packages=CliFault.packages)
    key = "-".join(("help", *path))
    assert words.say(key) in out
    assert f"{words.say('help-words.usage')} tavolino {' '.join(path)}" in out
    for parameter in find_command(path).params:
        assert words.say(f"{key}.{parameter.name}")[:30] in out
    for english in ("Usage:", "Options", "Show this message", "default", "required"):
        assert language == "en" or english not in out


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "it_IT.UTF-8"}, "giocatori"),
        ({"LC_MESSAGES": "ro_RO.UTF-8", "LANG": "it_IT.UTF-8"}, "jucători"),
        ({"LC_ALL": "ro", "LC_MESSAGES": "it", "LANG": "it"}, "jucători"),
        ({"LC_ALL": "C", "LANG": "it_IT.UTF-8"}, "players"),
        ({"LANG": "de_DE.UTF-8"}, "players"),
        ({"LANGUAGE": "de:it", "LANG": "en_GB.UTF-8"}, "giocatori"),
        ({}, "players"),
    ],
)
def test_the_language_is_that_of_the_environment(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LANG", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert expected in run("games")


@pytest.mark.parametrize(
    "args", [("games", "--lang", "it"), ("--lang", "it", "games"), ("games", "--lang=IT")]
)
def test_lang_wins_wherever_it_stands(args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ro_RO.UTF-8")
    assert "giocatori" in run(*args)


def test_what_follows_two_dashes_is_no_option() -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("replay", "--", "--lang") == 2
    assert stage.err == "There is no file --lang.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_with_id_name_players_and_tagline(language: str) -> None:
    out = run("games", "--lang", language)
    for id in tavolino.games():
        assert id in out
        assert load_texts(language, id).say("game") in out
        assert load_texts(language, id).say("game.tagline").split()[0] in out


def test_numbers_of_players_are_written_short() -> None:
    assert player_counts((2,)) == "2"
    assert player_counts((2, 3, 4)) == "2-4"
    assert player_counts((4, 2)) == "2, 4"


def test_about_says_what_is_here(home: Path) -> None:
    out = run("about")
    assert platform.python_version() in out
    assert "compiled" in out or "pure Python" in out
    assert "en, it, ro" in out
    assert str(home) in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", tavolino.games())
def test_the_rules_are_there_whole_and_by_article(id: str, language: str) -> None:
    whole = run("rules", id, "--lang", language)
    book = articles(id, language)
    assert all(number in whole for number in book)
    number = next(reversed(book))
    one = run("rules", id, number, "--lang", language)
    assert " ".join(block_words(book[number].blocks[0]).split()[:3]) in one
    assert next(iter(book)) not in one


def test_long_rules_go_through_a_pager_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    stage = Stage()
    assert stage.run("rules", "champions101") == 0
    assert "101 Champions Challenge" in paged[0]
    assert stage.run("rules", "champions101", "4.2") == 0
    assert len(paged) == 1
    assert "each on its own pile" in stage.out


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ("", ["Mara", "Greedy"]),
        ("2", ["Mara", "Greedy"]),
        ("me,random", ["Mara", "Random"]),
        ("greedy,ME", ["Greedy", "Mara"]),
        ("Ana, Ion", ["Ana", "Ion"]),
        ("random,random", ["Random A", "Random B"]),
        ("[bold]Ana[/],greedy", ["[bold]Ana[/]", "Greedy"]),
    ],
)
def test_who_sits_where(seats: str, names: list[str], home: Path) -> None:
    stage = Stage("q")
    assert stage.run("play", "champions101", "--seats", seats, "--pace", "0") == 0
    [path] = home.rglob("*.tav")
    assert parse_record(path.read_text("utf-8")).names == names
    assert all(name in stage.out for name in names)


def test_bots_and_the_nameless_have_names_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "root")
    stage = Stage("q")
    stage.run("play", "champions101", "--lang", "it", "--pace", "0", "--seed", "7")
    assert "Mister 0 – Ingordo 0" in stage.out


PREFIXES = {"say": "", "CliFault": "fault-", "report_os_errors": "fault-"}


def find_keys(path: Path) -> Iterator[str]:
    """The texts that code names: `say("...")`, `CliFault("...")`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(ast.Name(name) | ast.Attribute(_, name), [ast.Constant(str(key)), *_]) if (
                name in PREFIXES
            ):
                yield PREFIXES[name] + key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_is_without_a_text(language: str) -> None:
    keys = {key for path in Path(tavolino.cli.__file__).parent.rglob("*.py") for key in find_keys(path)}
    assert len(keys) > 100
    words = load_texts(language, tavolino.games()[0], CliFault.packages)
    assert [key for key in keys if not words.has(key.partition(".")[0])] == []
