"""Where the program keeps its data."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_dir() -> Path:
    return Path(os.environ.get("TAVOLINO_HOME") or user_data_path("tavolino"))
