"""Writes web/src/style/fonts: the page's typefaces with the letters that its three languages need, and their CSS.

    pip install fonttools brotli && python tools/page_fonts.py

Names that people type may have other letters: those come from the whole typeface, which is loaded only then.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cyrillic import use_common_forms
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1] / "web"
WHOLE = WEB / "node_modules" / "@fontsource"
FOLDER = WEB / "src" / "style" / "fonts"
LATIN = (
    "U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+2032-2033, U+2039-203A, "
    "U+20AC, U+2122, U+2190-2193, U+2212, U+2215"
)
ROMANIAN = "U+102-103, U+15E-15F, U+162-163, U+218-21B"
OTHERS = "U+100-101, U+104-130, U+132-151, U+154-15D, U+160-161, U+164-217, U+21C-2BA, U+1E00-1EFF"
OTHER_SCRIPTS = {"cyrillic": "U+301, U+400-45F, U+490-491", "greek": "U+370-3FF"}
"""Not every typeface has them."""
FEATURES = ["kern", "mark", "tnum"]
SMALL_PRINT = "Sofia Sans Condensed"
"""On cards, a few pixels high: there nobody sees whether letters are kerned, or slanted by the browser."""


class Face(NamedTuple):
    family: str
    weight: int
    style: str = "normal"

    @property
    def slug(self) -> str:
        return self.family.lower().replace(" ", "-")

    @property
    def file(self) -> str:
        return f"{self.slug}-{self.weight}-{self.style}.woff2"

    def whole_font(self, part: str) -> Path:
        return WHOLE / self.slug / "files" / f"{self.slug}-{part}-{self.weight}-{self.style}.woff2"


FACES = (
    Face("Barlow Condensed", 600),
    Face("Barlow Condensed", 700),
    Face("Source Sans 3", 400),
    Face("Source Sans 3", 600),
    Face("Sofia Sans Condensed", 500),
    Face("Sofia Sans Extra Condensed", 900),
)


def write_subset(source: Path, letters: str, target: Path, features: list[str], flavor: str = "") -> None:
    options = subset.Options(flavor=flavor or None, hinting=False, layout_features=features)
    font = subset.load_font(str(source), options)
    wanted = subset.Subsetter(options)
    wanted.populate(unicodes=subset.parse_unicodes(letters.replace("U+", "")))
    wanted.subset(font)
    subset.save_font(font, str(target), options)


def write_face(face: Face) -> None:
    features = [] if face.family == SMALL_PRINT else FEATURES
    with TemporaryDirectory() as folder:
        parts = {"latin": LATIN, "latin-ext": ROMANIAN}
        files = [Path(folder) / f"{part}.ttf" for part in parts]
        for file, (part, letters) in zip(files, parts.items(), strict=True):
            write_subset(face.whole_font(part), letters, file, features)
        both = Path(folder) / "both.ttf"
        Merger().merge([str(file) for file in files]).save(both)
        write_subset(both, f"{LATIN}, {ROMANIAN}", FOLDER / face.file, features, "woff2")
    print(f"{face.file}: {(FOLDER / face.file).stat().st_size / 1000:.1f} kB")


def rule(face: Face, address: str, letters: str) -> str:
    lines = (
        f'font-family: "{face.family}";',
        f"font-style: {face.style};",
        f"font-weight: {face.weight};",
        "font-display: swap;",
        f'src: url("{address}") format("woff2");',
        f"unicode-range: {letters};",
    )
    return "@font-face {\n  " + "\n  ".join(lines) + "\n}\n"


def address_of(face: Face, part: str) -> str:
    """Where a part of a typeface is: as it comes, but for forms of letters that are not read everywhere."""
    whole = face.whole(part)
    if part != "cyrillic" or "Sofia" not in face.family:
        return f"@fontsource/{whole.relative_to(WHOLE).as_posix()}"
    font = use_common_forms(TTFont(whole))
    font.save(FOLDER / whole.name)
    return f"./{whole.name}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    rules = ["/* Written by tools/page_fonts.py. */\n"]
    for face in FACES:
        write_face(face)
        rules.append(rule(face, f"./{face.file}", f"{LATIN}, {ROMANIAN}"))
        for part, letters in {"latin-ext": OTHERS, **OTHER_SCRIPTS}.items():
            if face.whole(part).exists():
                rules.append(rule(face, address_of(face, part), letters))
    (FOLDER / "fonts.css").write_text("\n".join(rules), "utf-8")


if __name__ == "__main__":
    main()
