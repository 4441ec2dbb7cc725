"""A report as a web page that needs nothing else, and as a table for a spreadsheet."""

import csv
import io
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from tavolino.lab.design.report import DesignReport
from tavolino.lab.design.verdicts import Difference

BYTE_ORDER_MARK: Final = "\ufeff"  # spreadsheets take a file without it for another encoding
WIDTH_PX: Final = 640
ROW_PX: Final = 26
LABEL_PX: Final = 210
STYLE: Final = """body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#20302a}
table{border-collapse:collapse;margin:1rem 0;width:100%}th,td{padding:.25rem .6rem;text-align:right;
border-bottom:1px solid #d9e2dc}th:first-child,td:first-child{text-align:left}svg{max-width:100%}"""


def write_csv(report: DesignReport) -> str:
    """All tables, one below the other."""
    file = io.StringIO()
    writer = csv.writer(file)
    for name, columns, rows in report.sections:
        writer.writerow([name, *columns])
        writer.writerows(rows)
        writer.writerow([])
    return BYTE_ORDER_MARK + file.getvalue()


def write_html(report: DesignReport, title: str, differences: Sequence[Difference] = ()) -> str:
    body = "".join(body_parts(report, title, differences))
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return (
        f'<!doctype html><html lang="{report.texts.language}"><head>{head}</head><body>{body}</body></html>\n'
    )


def body_parts(report: DesignReport, title: str, differences: Sequence[Difference]) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield f"<p>{escape(report.players())}</p>"
    if differences:
        yield interval_plot(report, differences)
    for name, columns, rows in report.sections:
        head = "".join(f"<th>{escape(cell)}</th>" for cell in (name, *columns))
        lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
        yield f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
    yield from (f"<p>{escape(note)}</p>" for note in report.notes)


def interval_plot(report: DesignReport, differences: Sequence[Difference]) -> str:
    """A dot and its interval for each figure, in units of the difference that still counts as the same."""
    shown = [one for one in differences if one.tolerance and one.difference.is_bounded]
    widest = max((abs(end) / one.tolerance for one in shown for end in one.difference[1:]), default=1.0)
    widest = max(widest, 1.5)
    middle = (WIDTH_PX + LABEL_PX) / 2

    def to_px(value: float, unit: float) -> float:
        return round(middle + value / unit / widest * (WIDTH_PX - LABEL_PX) / 2.1, 1)

    band = f'<rect x="{to_px(-1, 1)}" y="0" width="{to_px(1, 1) - to_px(-1, 1):.1f}" height="100%" fill="#e6efe9"/>'
    axis = f'<line x1="{middle}" x2="{middle}" y1="0" y2="100%" stroke="#20302a"/>'
    rows = []
    for number, one in enumerate(shown):
        y, unit, (value, low, high) = ROW_PX * (number + 0.6), one.tolerance, one.difference
        colour = "#20302a" if one.verdict in ("same", "unknown") else "#b3261e"
        rows.append(
            f'<text x="0" y="{y + 5:.0f}" font-size="14">{escape(report.figure_name(one.name))}</text>'
            f'<line x1="{to_px(low, unit)}" x2="{to_px(high, unit)}" y1="{y}" y2="{y}"'
            f' stroke="{colour}" stroke-width="2"/>'
            f'<circle cx="{to_px(value, unit)}" cy="{y}" r="4" fill="{colour}"/>'
        )
    size = f'width="{WIDTH_PX}" height="{ROW_PX * (len(shown) + 1)}"'
    return f'<svg {size} role="img" aria-label="{escape(report.say("lab-plot"))}">{band}{axis}{"".join(rows)}</svg>'
