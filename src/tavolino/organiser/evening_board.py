"""What those at one table played among themselves in an evening, as parts of a board for the wall."""

from collections.abc import Iterator, Mapping

from tavolino.core.language.texts import Texts
from tavolino.core.looks.evening_sheet import InnerEvening, InnerFixture, InnerPlacing
from tavolino.organiser.phrases import round_name, side_name
from tavolino.organiser.regulations.charter import Kind
from tavolino.organiser.snapshot.model import Competition, MatchLine
from tavolino.printing import (
    BoardPairing,
    BoardRow,
    BoardSide,
    FixturesPart,
    Matchday,
    NotesPart,
    Part,
    TablePart,
)


def evening_sheets(
    competition: Competition, evenings: Mapping[str, InnerEvening], texts: Texts
) -> "Iterator[EveningOnBoard]":
    """Evening by evening, those of which something is kept."""
    for line in competition.rounds:
        for match in map(competition.match, line.matches):
            if match and match.id in evenings:
                name = "" if competition.kind is Kind.MATCH else round_name(line, texts)
                yield EveningOnBoard(competition, match, evenings[match.id], name, texts)


class EveningOnBoard:
    """One evening in one language; `name` is empty where there is only one."""

    def __init__(
        self, competition: Competition, match: MatchLine, evening: InnerEvening, name: str, texts: Texts
    ) -> None:
        self.competition = competition
        self.match = match
        self.evening = evening
        self.name = name
        self.texts = texts

    def parts(self) -> Iterator[Part]:
        if self.evening.table:
            yield TablePart([self.row(placing) for placing in self.evening.table], self.name, has_form=False)
        yield FixturesPart(
            [
                Matchday(self.round(number), [self.pairing(one) for one in fixtures])
                for number, fixtures in self.rounds().items()
            ],
            self.name,
        )
        if self.evening.transfers:
            yield NotesPart(self.title("evening-transfers"), self.transfers())
        yield NotesPart(self.title("evening-squads"), [": ".join(squad) for squad in self.squads()])

    def title(self, what: str) -> str:
        return " · ".join(filter(None, [self.name, self.texts.say(what)]))

    def seat(self, seat: int) -> str:
        return side_name(self.competition, self.match, seat, self.texts)

    def row(self, placing: InnerPlacing) -> BoardRow:
        figures = (
            *(placing.played, placing.won, placing.drawn, placing.lost),
            *(placing.goals_for, placing.goals_against, placing.goals_for - placing.goals_against),
            placing.points,
        )
        return BoardRow(
            str(placing.place),
            self.seat(placing.seat),
            tuple(str(figure).replace("-", "−") for figure in figures),
        )

    def rounds(self) -> dict[int, list[InnerFixture]]:
        fixtures: dict[int, list[InnerFixture]] = {}
        for one in self.evening.fixtures:
            fixtures.setdefault(one.round, []).append(one)
        return fixtures

    def round(self, number: int) -> str:
        return self.texts.say("round-league", {"number": number})

    def pairing(self, fixture: InnerFixture) -> BoardPairing:
        names = (self.seat(fixture.home), self.seat(fixture.away))
        sides = tuple(BoardSide(name, score=str(goals)) for name, goals in zip(names, fixture.goals))
        return BoardPairing("", sides, note=self.kicks(fixture))

    def kicks(self, fixture: InnerFixture) -> str:
        if not fixture.kicks:
            return ""
        return self.texts.say("figures-penalties", {"figures": "–".join(map(str, fixture.kicks))})

    def transfers(self) -> list[str]:
        return [
            self.texts.say(
                "evening-transfer",
                {"n": one.round, "team": self.seat(one.seat), "came": one.came, "left": one.left},
            )
            for one in self.evening.transfers
        ]

    def squads(self) -> Iterator[tuple[str, str]]:
        """Whose it is, and everyone in it."""
        for seat, squad in enumerate(self.evening.squads):
            yield self.seat(seat), ", ".join(squad)
