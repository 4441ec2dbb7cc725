"""What is installed is what the build promises: compiled or pure, whole, and not mixed with src/."""

import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import hatchling.build
import pytest

import hatch_build
import tavolino

PACKAGE = hatch_build.PACKAGE
MODULES = hatch_build.modules_to_compile()


def list_shipped() -> list[str]:
    """Every file of the package that a reader of src/ sees."""
    paths = [path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    return [path.relative_to(PACKAGE).as_posix() for path in paths]


def is_compiled(file: str) -> bool:
    name = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.parametrize("pattern", hatch_build.compile_patterns())
def test_every_pattern_names_a_module(pattern: str) -> None:
    assert [path for path in PACKAGE.glob(pattern) if path.name != "__init__.py"]


@pytest.mark.parametrize("room", ["engine", "bot"])
def test_every_module_of_an_engine_and_of_a_bot_is_compiled(room: str) -> None:
    """Compiled code calls them all the time; from there a call into Python is slow."""
    files = [path for path in PACKAGE.glob(f"games/*/{room}/**/*.py") if path.name != "__init__.py"]
    assert files
    assert {path.relative_to(hatch_build.ROOT).as_posix() for path in files} <= set(MODULES)


@pytest.mark.parametrize("game", ["champions101", "gogoal"])
def test_a_small_game_is_compiled_but_for_what_talks_draws_and_reads_files(game: str) -> None:
    """And for the measures of balance, which are taken once a match."""
    files = {
        path.relative_to(hatch_build.ROOT).as_posix() for path in (PACKAGE / "games" / game).glob("*.py")
    }
    left = {Path(file).stem for file in files - set(MODULES)}
    assert left - {"balance"} == {"__init__", "looks", "own_deck", "refusals", "scenes"}


@pytest.mark.skipif("TAVOLINO_EXPECT_COMPILED" not in os.environ, reason="for the compiled wheel")
def test_every_module_to_compile_is_compiled() -> None:
    left = [file for file in MODULES if not is_compiled(file)]
    assert left == [], "built before there was a compiler? `make clean`, then again"


@pytest.mark.skipif("TAVOLINO_EXPECT_PURE" not in os.environ, reason="for the pure install")
def test_every_module_to_compile_is_interpreted() -> None:
    assert [file for file in MODULES if is_compiled(file)] == []


def test_only_an_editable_install_is_imported_from_src() -> None:
    origin = json.loads(distribution("tavolino").read_text("direct_url.json") or "{}")
    editable = origin.get("dir_info", {}).get("editable", False)
    assert Path(tavolino.__file__).is_relative_to(PACKAGE) == editable


def test_every_file_is_installed() -> None:
    assert [file for file in list_shipped() if not files("tavolino").joinpath(file).is_file()] == []


def test_without_a_compiler_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAVOLINO_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "C compiler" in hatch_build.obstacle()


def test_a_pure_wheel_fits_every_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TAVOLINO_PURE", "1")
    monkeypatch.chdir(hatch_build.ROOT)
    wheel = hatchling.build.build_wheel(str(tmp_path))
    assert wheel.endswith("-py3-none-any.whl")
    with ZipFile(tmp_path / wheel) as archive:
        assert {f"tavolino/{file}" for file in list_shipped()} <= set(archive.namelist())
        assert not [name for name in archive.namelist() if name.endswith(tuple(EXTENSION_SUFFIXES))]


def test_the_locked_build_tools_are_those_of_any_build() -> None:
    """`make` builds with the group `build` of the lock, pip alone with build-system.requires."""
    settings = hatch_build.settings()
    assert settings["dependency-groups"]["build"] == settings["build-system"]["requires"]


def test_its_types_are_for_others_too() -> None:
    assert files("tavolino").joinpath("py.typed").is_file()
