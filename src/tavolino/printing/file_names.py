"""Names of files made of names that people gave: letters and digits, which no system objects to."""

import re
from typing import Final

MAX_NAME_LETTERS: Final = 60


def file_stem(name: str) -> str:
    return "-".join(re.findall(r"\w+", name.lower()))[:MAX_NAME_LETTERS]
