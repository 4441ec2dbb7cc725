"""Which version of the program this is, and how it was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version

import tavolino.core.match


def app_version() -> str:
    """The version of the program; sources that are not installed have none."""
    try:
        return version("tavolino")
    except PackageNotFoundError:
        return "0"


def build_kind() -> str:
    is_compiled = str(tavolino.core.match.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if is_compiled else "pure"
