"""The few shapes that everything is drawn with, as pieces of SVG.

No shape has an id, so that any number of cards can share a page.
"""

from xml.sax.saxutils import quoteattr


def num(value: float) -> str:
    """A number as short as it can be."""
    return f"{round(value, 1):g}"


def rect(x: float, y: float, wide: float, high: float, fill: str, radius: float = 0, more: str = "") -> str:
    corner = f' rx="{num(radius)}"' if radius else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}"{corner}'
        f' fill="{fill}"{more}/>'
    )


def disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}"{more}/>'


def path(d: str, fill: str, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{more}/>'


def stroke(colour: str, width: float, more: str = "") -> str:
    """The attributes of an outline."""
    return f' stroke="{colour}" stroke-width="{num(width)}"{more}'


def line(d: str, colour: str, width: float, more: str = "") -> str:
    """A line along a path, with round ends."""
    return path(d, "none", stroke(colour, width, f' stroke-linecap="round" stroke-linejoin="round"{more}'))


def ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    return disc(x, y, radius, "none", stroke(colour, width))


def diamond(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    r = num(radius)
    return path(f"M{num(x)} {num(y - radius)}l{r} {r} -{r} {r} -{r} -{r}z", fill, more)


def place(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing about 0, 0, put somewhere else."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{drawing}</g>'


def polygon_path(corners: list[tuple[float, float]]) -> str:
    """A closed path through all corners."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "z"


def quote_attribute(text: str) -> str:
    """As an attribute's value, with its quotes."""
    return quoteattr(text)
