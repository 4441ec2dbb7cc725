"""The engine: our sources and the packages that they import, as one archive that Pyodide puts on its path.

The packages are those of this environment, so that the pocket plays with the same as the server. Only what is compiled
(librt, msgspec) comes from wheels for WebAssembly.
"""

import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src"
PARTS: Final = (
    "bots",
    "card_art",
    "competitions",
    "core",
    "games",
    "live",
    "organiser",
    "pocket",
    "printing",
    "server/catalogue",
    "server/competitions",
    "server/jobs/__init__.py",
    "server/jobs/deck_jobs.py",
    "server/schemas",
    "server/text",
    "server/__init__.py",
    "server/fair_queue.py",
    "server/faults.py",
    "server/limits.py",
    "server/problems.py",
    "server/table_requests.py",
    "store/text",
    "table",
    "__init__.py",
)
"""Of the package: what the pocket imports, and the texts that it says."""
PACKAGES: Final = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "markdown-it-py",
    "mdurl",
    "mypy-extensions",
    "platformdirs",
    "pytz",
    "typing-extensions",
)
LOCALES: Final = ("root", "en", "it", "ro")
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the archive: the same sources make the same archive."""


def own_files() -> Iterator[tuple[str, Path]]:
    package = SOURCES / "tavolino"
    for part in PARTS:
        place = package / part
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            if path.is_file() and is_wanted(path.as_posix()):
                yield path.relative_to(SOURCES).as_posix(), path


def is_wanted(path: str) -> bool:
    return (
        path.endswith((".py", ".ftl", ".toml", ".md", ".csv", ".json", ".svg")) and "__pycache__" not in path
    )


def package_files(name: str) -> Iterator[tuple[str, Path]]:
    """Of babel only the languages that we speak: with all of them it would be larger than everything else."""
    for file in distribution(name).files or ():
        path = file.as_posix()
        is_code = path.endswith(".py") and not path.startswith("..") and "/tests/" not in path
        is_locale = path.startswith("babel/locale-data/") and file.stem.split("_")[0] in LOCALES
        if is_code or path == "babel/global.dat" or (is_locale and path.endswith(".dat")):
            yield path, Path(str(file.locate()))


def write_engine(target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in own_files():
            add(archive, name, path)
        for package in PACKAGES:
            for name, path in package_files(package):
                add(archive, name, path)


def add(archive: zipfile.ZipFile, name: str, path: Path) -> None:
    info = zipfile.ZipInfo(name, EPOCH)
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, path.read_bytes())
