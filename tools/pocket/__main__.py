"""`python -m tools.pocket PAGE WHEELS`: puts the pocket into a built page.

PAGE is the folder of the page, WHEELS the folder with the wheels for WebAssembly. Written there: `pocket/` with
Pyodide, the engine and the catalogue, and `sw.js`, which knows all files of this version.
"""

import json
import re
import shutil
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tools.pocket.catalogue import write_catalogue
from tools.pocket.engine import ROOT, write_engine

PYODIDE: Final = ROOT / "web/node_modules/pyodide"
PYODIDE_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
ENGINE: Final = "engine.zip"
LIST: Final = "pocket.json"


def main(page: Path, wheels: Path) -> None:
    pocket = page / "pocket"
    shutil.rmtree(pocket, ignore_errors=True)
    pocket.mkdir()
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, pocket / name)
    for wheel in sorted(wheels.glob("*.whl")):
        shutil.copy(wheel, pocket / wheel.name)
    write_engine(pocket / ENGINE)
    write_list(pocket)
    write_catalogue(pocket / "catalogue")
    write_service_worker(page)


def write_list(pocket: Path) -> None:
    """The engine's version and its files with their sizes, for the progress bar."""
    files = sorted(path for path in pocket.iterdir() if path.is_file())
    sizes = {path.name: path.stat().st_size for path in files}
    listed = {"version": digest(files), "files": sizes}
    (pocket / LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")


def write_service_worker(page: Path) -> None:
    """It keeps the files of the page when it is installed; pictures, and what is large, when they are wanted."""
    worker = page / "sw.js"
    files = sorted(path for path in page.rglob("*") if path.is_file() and path != worker)
    first = [path.relative_to(page).as_posix() for path in files if is_first(path.relative_to(page))]
    text = worker.read_text(encoding="utf-8")
    text = re.sub(r'const VERSION = "[^"]*"', f'const VERSION = "{digest(files)}"', text)
    text = re.sub(r"const FILES = \[.*\]", f"const FILES = {json.dumps(first)}", text)
    worker.write_text(text, encoding="utf-8")


def is_first(path: Path) -> bool:
    in_pocket = path.parts[0] == "pocket"
    return path.parts[0] == "assets" or (in_pocket and (path.name == LIST or path.name.startswith("home.")))


def digest(files: list[Path]) -> str:
    found = blake2b(digest_size=8)
    for path in files:
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
