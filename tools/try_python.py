"""Try the source archive on another Python, as somebody has it who has neither a C compiler nor node.

    python -m tools.try_python python3.13 dist/tavolino-0.1.0.tar.gz [what pytest takes ...]

The environment is kept in build/pythons, so that a second time is quick.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements-dev.lock"
VERSION = "import sys; print('.'.join(map(str, sys.version_info[:2])))"


def run(*command: str | Path, **variables: str) -> None:
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **variables})


def prepare_environment(python: str) -> Path:
    """The packages of the lock on this Python; anew when the lock is newer."""
    version = subprocess.run(
        [python, "-c", VERSION], check=True, capture_output=True, text=True
    ).stdout.strip()
    folder = ROOT / "build" / "pythons" / version
    stamp = folder / ".packages"
    if not stamp.exists() or stamp.stat().st_mtime < LOCK.stat().st_mtime:
        run(python, "-m", "venv", "--clear", folder)
        run(folder / "bin/pip", "-qq", "install", "--no-compile", "--require-hashes", "-r", LOCK)
        stamp.touch()
    return folder


def install_from_archive(folder: Path, archive: Path) -> None:
    """Build a wheel and install it, with nothing on the path but this Python: no compiler, no node."""
    pip = folder / "bin/pip"
    options = ("--no-deps", "--no-build-isolation", "--force-reinstall", "--no-compile")
    run(pip, "-qq", "install", *options, archive, PATH=str(folder / "bin"))


def main() -> None:
    python, archive, *args = sys.argv[1:]
    folder = prepare_environment(python)
    install_from_archive(folder, Path(archive).resolve())
    run(folder / "bin/pytest", "-q", *args, TAVOLINO_BRIEFLY="1", TAVOLINO_EXPECT_PURE="1")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
