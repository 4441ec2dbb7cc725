"""The bracket of a cup as a tree: from the first round on the left to the champion on the right."""

from typing import NamedTuple

from tavolino.cli.terminal import Terminal
from tavolino.cli.theme import UNICODE_GLYPHS
from tavolino.competitions import BracketPart, Decider
from tavolino.core.language.texts import Texts
from tavolino.organiser.phrases import source_text, tie_of_winner
from tavolino.organiser.snapshot.model import BracketLine, Competition, TieLine

MIN_NAME_LETTERS = 6
"""Letters of a name that are shown at least."""
SCORE_COLUMNS = 5
"""Room for ` 5-4p`."""


class LineGlyphs(NamedTuple):
    """`down` and `up` close a pair, `join` leads on, `on` goes straight."""

    down: str
    up: str
    join: str
    on: str
    pipe: str


UNICODE_LINES = LineGlyphs("┐", "┘", "├", "─", "│")
ASCII_LINES = LineGlyphs("+", "+", "+", "-", "|")


class TreeBranch(NamedTuple):
    """Some lines of the tree, all of one width, and which of them leads on."""

    rows: list[str]
    middle: int


def bracket_parts(bracket: BracketLine) -> list[list[TieLine]]:
    """The ties of each tree, its last one last: one tree, or those of a double knockout and its finals."""
    if not bracket.is_double:
        return [bracket.ties]
    parts = [[tie for tie in bracket.ties if tie.part is part] for part in BracketPart]
    return [part for part in parts if part and not is_not_needed(part[-1])]


def is_not_needed(tie: TieLine) -> bool:
    return tie.decider == Decider.NOT_NEEDED


def bracket_tree(
    competition: Competition, ties: list[TieLine], terminal: Terminal, texts: Texts
) -> list[str]:
    """The lines of the tree, fitted to the window."""
    numbers = {tie.number for tie in ties}
    unknown = [tie.home_source for tie in ties if tie.home is None]
    unknown += [tie.away_source for tie in ties if tie.away is None]
    origins = [source_text(one, texts) for one in unknown if tie_of_winner(one) not in numbers]
    rounds = tree_height({tie.number: tie for tie in ties}, ties[-1])
    longest = max(map(len, [*(f"{team.name}{' ' * SCORE_COLUMNS}" for team in competition.teams), *origins]))
    room = max(MIN_NAME_LETTERS, min(longest, (terminal.width - 3 * rounds) // (rounds + 1)))
    lines = UNICODE_LINES if terminal.glyphs is UNICODE_GLYPHS else ASCII_LINES
    planter = TreeBuilder(competition, ties, texts, room, lines)
    return [row.rstrip() for row in planter.branch(ties[-1], rounds).rows]


def tree_height(ties: dict[int, TieLine], tie: TieLine) -> int:
    """How many rounds lead up to a tie and with it."""
    before = [tie_of_winner(source) for source in (tie.home_source, tie.away_source)]
    return 1 + max(
        (tree_height(ties, ties[number]) for number in before if number and number in ties), default=0
    )


class TreeBuilder:
    def __init__(
        self, competition: Competition, ties: list[TieLine], texts: Texts, room: int, lines: LineGlyphs
    ) -> None:
        self.competition = competition
        self.texts = texts
        self.room = room
        self.lines = lines
        self.ties = {tie.number: tie for tie in ties}

    def branch(self, tie: TieLine, round_: int) -> TreeBranch:
        """A tie with all that leads to it, and whoever came out of it."""
        home = self.side(tie.home_source, tie.home, round_ - 1)
        away = self.side(tie.away_source, tie.away, round_ - 1)
        label = "" if tie.winner is None else self.competition.teams[tie.winner].name
        return self.join(home, away, self.fit_name(f"{label} {self.score(tie)}".strip()))

    def side(self, source: str, team: int | None, round_: int) -> TreeBranch:
        """What leads to one side of a tie: an earlier tie, or a team that begins here."""
        before = self.ties.get(tie_of_winner(source) or 0)
        if before is not None:
            return self.branch(before, round_)
        name = source_text(source, self.texts) if team is None else self.competition.teams[team].name
        straight = self.lines.on * ((self.room + 3) * round_)
        return TreeBranch([f"{self.fit_name(name)}{straight}"], 0)

    def join(self, home: TreeBranch, away: TreeBranch, label: str) -> TreeBranch:
        rows = [row + self.edge(at - home.middle, self.lines.down) for at, row in enumerate(home.rows)]
        gap = " " * len(home.rows[0])
        rows.append(f"{gap} {self.lines.join}{self.lines.on}")
        rows += [row + self.edge(away.middle - at, self.lines.up) for at, row in enumerate(away.rows)]
        middle = len(home.rows)
        return TreeBranch(
            [
                row.ljust(len(rows[0])) + (label if at == middle else " " * self.room)
                for at, row in enumerate(rows)
            ],
            middle,
        )

    def edge(self, below: int, corner: str) -> str:
        """What stands right of a line: the corner beside the name, the pipe between the two, or nothing."""
        if below == 0:
            return f"{self.lines.on}{corner} "
        return f" {self.lines.pipe} " if below > 0 else "   "

    def score(self, tie: TieLine) -> str:
        """The figures that decided a tie; nothing where it was decided off the pitch."""
        figures = "-".join(map(str, tie.values))
        if tie.decider == Decider.PENALTIES:
            return self.texts.say("board-penalties", {"score": figures})
        return "" if tie.decider in (Decider.AWARDED, Decider.FORFEIT) else figures

    def fit_name(self, name: str) -> str:
        """As many letters as there is room for."""
        short = name if len(name) <= self.room else f"{name[: self.room - 1]}."
        return short.ljust(self.room)
