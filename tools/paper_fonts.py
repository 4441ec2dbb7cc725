"""Writes src/tavolino/printing/fonts: the typefaces of paper, each style with its Latin, Cyrillic and Greek letters.

pip install fonttools brotli
npm install @fontsource/sofia-sans @fontsource/sofia-sans-condensed @fontsource/sofia-sans-extra-condensed
python tools/paper_fonts.py node_modules/@fontsource
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from cyrillic import use_common_forms
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parents[1] / "src/tavolino/printing/fonts"
PARTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek")
STYLES = {
    "SofiaSans-Regular": ("sofia-sans", "400-normal"),
    "SofiaSans-Bold": ("sofia-sans", "700-normal"),
    "SofiaSans-Italic": ("sofia-sans", "400-italic"),
    "SofiaSansCondensed-Medium": ("sofia-sans-condensed", "500-normal"),
    "SofiaSansCondensed-MediumItalic": ("sofia-sans-condensed", "500-italic"),
    "SofiaSansExtraCondensed-Black": ("sofia-sans-extra-condensed", "900-normal"),
}
WIDTH_CLASSES = {"sofia-sans": 5, "sofia-sans-condensed": 3, "sofia-sans-extra-condensed": 2}
UNUSED_TABLES = ("STAT", "prep", "DSIG")
FAMILY_OF_ALL_WIDTHS = (16, 17)
"""Names by which typst would no longer know that all these are one family in three widths."""


def write_style(name: str, whole: Path, family: str, style: str) -> None:
    with TemporaryDirectory() as folder:
        parts = [Path(folder) / f"{part}.ttf" for part in PARTS]
        written: set[int] = set()
        for part, file in zip(PARTS, parts, strict=True):
            font = use_common_forms(TTFont(whole / family / "files" / f"{family}-{part}-{style}.woff2"))
            own = font.getBestCmap().keys() - written
            written |= own
            wanted = subset.Subsetter(
                subset.Options(hinting=False, layout_features=["*"], notdef_outline=True)
            )
            wanted.populate(unicodes=own)
            wanted.subset(font)
            font.flavor = None
            for table in UNUSED_TABLES:
                if table in font:
                    del font[table]
            for number in FAMILY_OF_ALL_WIDTHS:
                font["name"].removeNames(nameID=number)
            font.save(file)
        merged = Merger().merge([str(file) for file in parts])
    merged["OS/2"].usWidthClass = WIDTH_CLASSES[family]
    merged.save(FOLDER / f"{name}.ttf")
    print(
        f"{name}: {len(merged.getBestCmap())} letters, {(FOLDER / f'{name}.ttf').stat().st_size / 1000:.0f} kB"
    )


if __name__ == "__main__":
    for name, (family, style) in STYLES.items():
        write_style(name, Path(sys.argv[1]), family, style)
