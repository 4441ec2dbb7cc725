"""Writes src/tavolino/card_art/widths.json: how wide the letters of the cards' typefaces are.

    pip install fonttools brotli && npm install @fontsource/sofia-sans-condensed @fontsource/sofia-sans-extra-condensed
    python tools/glyph_widths.py node_modules/@fontsource

Letters of the same width stand together, so that the table stays small.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

from cyrillic import use_common_forms
from fontTools.ttLib import TTFont

STYLES = {
    "loud": "sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-{part}-900-normal.woff2",
    "quiet": "sofia-sans-condensed/files/sofia-sans-condensed-{part}-500-normal.woff2",
    "aside": "sofia-sans-condensed/files/sofia-sans-condensed-{part}-500-italic.woff2",
}
PARTS = ("greek", "cyrillic-ext", "cyrillic", "latin-ext", "latin")
TABLE = Path(__file__).parents[1] / "src/tavolino/card_art/widths.json"


def letters_of(font: TTFont) -> dict[str, int]:
    """The width of every letter, in thousandths of the type size."""
    units = font["head"].unitsPerEm
    return {
        chr(code): round(font["hmtx"][glyph][0] * 1000 / units) for code, glyph in font.getBestCmap().items()
    }


def table(folder: Path, files: str) -> dict[int, str]:
    letters: dict[str, int] = {}
    for part in PARTS:
        letters |= letters_of(use_common_forms(TTFont(folder / files.format(part=part))))
    by_width: defaultdict[int, str] = defaultdict(str)
    for letter in sorted(letters):
        if letter.isprintable():
            by_width[letters[letter]] += letter
    return dict(sorted(by_width.items()))


if __name__ == "__main__":
    fonts = Path(sys.argv[1])
    tables = {style: table(fonts, files) for style, files in STYLES.items()}
    TABLE.write_text(json.dumps(tables, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
