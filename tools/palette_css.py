"""Writes web/src/style/palette.css: the colours of the cards that the page uses too.

    python -m tools.palette_css

The page's red is its own: small letters on cream need it darker than the cards' red.
"""

from pathlib import Path
from typing import Final

from tavolino.card_art import palette

PALETTE_FILE: Final = Path(__file__).parents[1] / "web/src/style/palette.css"
HEAD: Final = (
    "/* Written by tools/palette_css.py from card_art/palette.py: change that, and run `make golden`. */\n\n"
)
SHARED: Final = {
    "cream": palette.CREAM,
    "paper": palette.PAPER,
    "ink": palette.INK,
    "blue": palette.BLUE,
    "pitch": palette.PITCH,
    "cloth": palette.CLOTH,
    "gold": palette.GOLD,
}


def palette_css() -> str:
    lines = "".join(f"  --{name}: {colour};\n" for name, colour in SHARED.items())
    return f"{HEAD}:root {{\n{lines}}}\n"


if __name__ == "__main__":
    PALETTE_FILE.write_text(palette_css(), "utf-8")
