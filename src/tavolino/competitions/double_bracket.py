"""Double elimination: only a second defeat puts a team out.

Whoever loses in the main bracket goes on in the losers' one. The winners of both meet in the final. If the unbeaten
team loses it, it has lost once like the other: they meet once more.
"""

from collections.abc import Sequence

from tavolino.competitions.brackets import (
    MAX_ENTRANTS,
    Bracket,
    BracketPart,
    BracketSeeding,
    LoserOf,
    Seed,
    Source,
    Tie,
    WinnerOf,
    seed_lines,
)
from tavolino.competitions.ties import SINGLE_MATCH, TieRules

Lines = list[Source | None]
"""Who comes down the side of a bracket; None where nobody does."""


def double_bracket(
    entrants: int,
    rules: TieRules = SINGLE_MATCH,
    *,
    final_rules: TieRules | None = None,
    seeding: BracketSeeding = BracketSeeding.STANDARD,
) -> Bracket:
    """The bracket for so many entrants, its ties in the order in which they can be played."""
    if not 3 <= entrants <= MAX_ENTRANTS:
        raise ValueError(f"{entrants} entrants are too few or too many for a double knockout")
    builder = _Builder(rules)
    lines: Lines = [Seed(seed) if seed else None for seed in seed_lines(entrants, seeding)]
    lines, survivors = builder.play(lines, BracketPart.MAIN)
    survivors, _ = builder.play(survivors, BracketPart.LOSERS)
    turn = 0
    while len(lines) > 1:
        lines, fallen = builder.play(lines, BracketPart.MAIN)
        turn += 1
        survivors, _ = builder.play(_interleave(survivors, _spread(fallen, turn)), BracketPart.LOSERS)
        if len(survivors) > 1:
            survivors, _ = builder.play(survivors, BracketPart.LOSERS)
    builder.rules = final_rules or rules
    builder.play([lines[0], survivors[0]], BracketPart.FINAL)
    first = len(builder.ties)
    builder.play([WinnerOf(first), LoserOf(first)], BracketPart.DECIDER)
    return Bracket(entrants, tuple(builder.ties))


def _interleave(one: Sequence[Source | None], other: Sequence[Source | None]) -> Lines:
    return [line for pair in zip(one, other, strict=True) for line in pair]


def _spread(fallen: Lines, turn: int) -> Lines:
    """Those who come down meet the other half of the bracket, so that nobody meets the same team again soon."""
    half = len(fallen) // 2
    return fallen[::-1] if turn % 2 else fallen[half:] + fallen[:half]


class _Builder:
    """Ties as they are added, round by round."""

    def __init__(self, rules: TieRules) -> None:
        self.rules = rules
        self.ties: list[Tie] = []
        self.rounds = 0
        self.part_rounds = dict.fromkeys(BracketPart, 0)

    def play(self, lines: Lines, part: BracketPart) -> tuple[Lines, Lines]:
        """A round: who goes through, and who has lost. Whoever has nobody opposite goes through without a tie."""
        pairs = [*zip(lines[::2], lines[1::2], strict=True)]
        if any(home and away for home, away in pairs):
            self.rounds += 1
            self.part_rounds[part] += 1
        through: Lines = []
        fallen: Lines = []
        for home, away in pairs:
            is_tie = home is not None and away is not None
            if home is not None and away is not None:
                self.add(home, away, part)
            through.append(WinnerOf(len(self.ties)) if is_tie else home or away)
            fallen.append(LoserOf(len(self.ties)) if is_tie else None)
        return through, fallen

    def add(self, home: Source, away: Source, part: BracketPart) -> None:
        number, part_round = len(self.ties) + 1, self.part_rounds[part]
        self.ties.append(Tie(number, self.rounds, home, away, self.rules, part=part, part_round=part_round))
