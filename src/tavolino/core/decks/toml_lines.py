"""Finds the line of everything in a TOML text. tomllib parses the text but reports no lines."""

import re
import tomllib
from bisect import bisect_right
from typing import Any, Final

Path = tuple[str | int, ...]
"""The keys and list indexes that lead from the top of the file to a value."""

NAME: Final = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
MAX_DEPTH: Final = 8
"""Deepest path that is noted. No deck goes deeper, and noting more would make a hostile file slow."""
BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
KEY: Final = re.compile(rf"{NAME}(?:[ \t]*\.[ \t]*{NAME})*")
HEADER: Final = re.compile(rf"(\[\[?)[ \t]*({KEY.pattern})[ \t]*\]\]?")
EQUALS: Final = re.compile(r"[ \t]*=[ \t]*")
STRING: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*\'''', re.DOTALL
)
SCALAR: Final = re.compile(r"[^,\]}\n#]+")
"""A number, a date, true or false."""


def find_lines(text: str) -> dict[Path, int]:
    """The line of every table, key and item of a text that tomllib has parsed."""
    return TomlLineScanner(text).lines


class TomlLineScanner:
    """Scans a text from start to end and notes the line of each path."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [match.start() for match in re.finditer("\n", text)]
        self.tables: dict[Path, int] = {}
        self.lines: dict[Path, int] = {}
        self.scan()

    def scan(self) -> None:
        home: Path = ()
        while self.skip_blank() < len(self.text):
            if self.text[self.at] == "[":
                home = self.scan_header()
            else:
                self.scan_pair(home)

    def scan_header(self) -> Path:
        """`[one.table]`, or `[[one]]` of several."""
        line = self.line_number()
        brackets, key = self.take(HEADER).groups()
        path = self.table_path(split_key(key), brackets == "[[")
        self.note_line(path, line)
        return path

    def table_path(self, names: list[str], is_one_of_several: bool) -> Path:
        """The path of a table with this name. A name shared by several tables means the last of them."""
        path: Path = ()
        for depth, name in enumerate(names, start=1):
            path = (*path, name)
            if is_one_of_several and depth == len(names):
                self.tables[path] = self.tables.get(path, -1) + 1
            if path in self.tables:
                path = (*path, self.tables[path])
        return path

    def scan_pair(self, home: Path) -> None:
        line = self.line_number()
        path: Path = (*home, *split_key(self.take(KEY)[0]))
        self.note_line(path, line)
        self.take(EQUALS)
        self.scan_value(path)

    def scan_value(self, path: Path) -> None:
        first = self.text[self.at]
        if first == "[":
            self.scan_items(path)
        elif first == "{":
            self.scan_pairs(path)
        else:
            self.take(STRING if first in "\"'" else SCALAR)

    def scan_items(self, path: Path) -> None:
        number = 0
        while self.has_next("]"):
            self.note_line((*path, number), self.line_number())
            self.scan_value((*path, number))
            number += 1

    def scan_pairs(self, path: Path) -> None:
        while self.has_next("}"):
            self.scan_pair(path)

    def has_next(self, closing: str) -> bool:
        """Moves past the opening bracket or a comma. At the end, moves past the closing bracket and returns False."""
        if self.text[self.skip_blank()] != closing:
            self.at += 1
            self.skip_blank()
        if self.text[self.at] != closing:
            return True
        self.at += 1
        return False

    def note_line(self, path: Path, line: int) -> None:
        """Notes the line of a path, and of its parents if they have none yet."""
        for depth in range(1, min(len(path), MAX_DEPTH) + 1):
            self.lines.setdefault(path[:depth], line)

    def skip_blank(self) -> int:
        self.at = self.take(BLANK).end()
        return self.at

    def take(self, pattern: re.Pattern[str]) -> re.Match[str]:
        token = pattern.match(self.text, self.at)
        assert token, f"line {self.line_number()} is no TOML"
        self.at = token.end()
        return token

    def line_number(self) -> int:
        return bisect_right(self.breaks, self.at - 1) + 1


def split_key(key: str) -> list[str]:
    """The names in a dotted key: `a."b c"` is `a` and `b c`."""
    if BARE.fullmatch(key):
        return [key]
    names: list[str] = []
    rest: Any = tomllib.loads(f"{key} = 0")
    while rest:
        [(name, rest)] = rest.items()
        names.append(name)
    return names
