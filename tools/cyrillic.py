"""Sofia Sans draws Cyrillic letters as Bulgarians do, and as everybody else does only in texts marked as Russian.

Names on cards are of no known language: here they get the forms that are read everywhere.
"""

from fontTools.ttLib import TTFont

COMMON_FORM = ".loclRUS"


def use_common_forms(font: TTFont) -> TTFont:
    glyphs = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        table.cmap.update(
            {code: name + COMMON_FORM for code, name in table.cmap.items() if name + COMMON_FORM in glyphs}
        )
    return font
