"""From competitions to the parts of a board: teams go by the names that they are printed with."""

from collections.abc import Iterable, Mapping, Sequence

from tavolino.competitions import (
    Cup,
    CupTie,
    Decider,
    Grid,
    LoserOf,
    Pair,
    Placing,
    Result,
    Round,
    Seed,
    Source,
)
from tavolino.core.language.texts import Texts
from tavolino.printing.wall_board import (
    BoardPairing,
    BoardRow,
    BoardSide,
    BracketPart,
    FixturesPart,
    GridPart,
    Matchday,
    TablePart,
)

Results = Mapping[int, Sequence[Result[str]]]


# -- Cups


def cup_part(cup: Cup[str], results: Results, texts: Texts) -> BracketPart:
    """A knockout as far as it goes, with the results of each tie."""
    pairings = {box.tie.number: tie_pairing(box, results.get(box.tie.number, ()), texts) for box in cup.ties}
    return BracketPart(cup.bracket, pairings, cup.champion or "")


def tie_pairing(box: CupTie[str], results: Sequence[Result[str]], texts: Texts) -> BoardPairing:
    home, away = (box.home or "", box.away or "")
    ours, theirs = scores(home, results)
    return BoardPairing(
        str(box.tie.number),
        (
            BoardSide(home, origin(box.tie.home, texts), ours),
            BoardSide(away, origin(box.tie.away, texts), theirs),
        ),
        int(box.decision.winner == away) if box.decision else None,
        decision_note(box, texts),
    )


def scores(home: str, results: Iterable[Result[str]]) -> tuple[str, str]:
    """The goals of both, match by match: `2`, or `1 3` over two legs."""
    seen = [result if result.home == home else result.swap_sides() for result in results if not result.void]
    ours, theirs = ([str(result.total[side]) for result in seen] for side in (0, 1))
    return " ".join(ours), " ".join(theirs)


def decision_note(box: CupTie[str], texts: Texts) -> str:
    """By what a tie was decided, where the goals don't say it."""
    decision = box.decision
    if decision is None or decision.decider is Decider.GOALS:
        return ""
    values = {"won": decision.values[0], "lost": decision.values[1]}
    return texts.say(f"decider-{decision.decider}", values)


def origin(source: Source, texts: Texts) -> str:
    """Where a team will come from."""
    if isinstance(source, Seed):
        return ""
    key = "loser-of" if isinstance(source, LoserOf) else "winner-of"
    return texts.say(key, {"match": str(source.tie)})


# -- Leagues


def table_part(placings: Iterable[Placing[str]], texts: Texts, group: str = "") -> TablePart:
    return TablePart([standing(placing, texts) for placing in placings], group)


def standing(placing: Placing[str], texts: Texts) -> BoardRow:
    row = placing.row
    figures = (row.played, row.won, row.drawn, row.lost, row.goals_for, row.goals_against)
    told = (*map(str, figures), signed(row.difference), str(row.points))
    form = tuple((verdict, texts.say(f"form-{verdict}")) for verdict in row.form)
    return BoardRow(str(placing.place), row.team, told, form, reason_words(placing, texts))


def reason_words(placing: Placing[str], texts: Texts) -> str:
    """What puts a team above the next one; nothing beside the last."""
    if placing.reason is None:
        return ""
    values = {"value": signed(placing.reason.value), "next_value": signed(placing.reason.next_value)}
    return texts.say(f"tiebreak-{placing.reason.tiebreak}", values)


def signed(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def grid_part(teams: Sequence[str], grid: Grid[str], group: str = "") -> GridPart:
    cells = [[" ".join(map(figures, cell)) for cell in line] for line in grid]
    return GridPart(teams, cells, group)


def figures(result: Result[str]) -> str:
    return "–" if result.void else f"{result.total[0]}-{result.total[1]}"


def fixtures_part(
    rounds: Iterable[Round[str]], results: Iterable[Result[str]], texts: Texts, group: str = ""
) -> FixturesPart:
    """The rounds of a league; a result belongs to the fixture with the same home side."""
    played = {(result.home, result.away): result for result in results}

    def matchday(round_: Round[str]) -> Matchday:
        name = texts.say("round-league", {"number": round_.number})
        pairings = [fixture_pairing(one, played.get((one.home, one.away))) for one in round_.pairs]
        return Matchday(name, pairings, round_.resting or "")

    return FixturesPart([matchday(round_) for round_ in rounds], group)


def fixture_pairing(fixture: Pair[str], result: Result[str] | None) -> BoardPairing:
    home, away = (str(result.total[0]), str(result.total[1])) if result and not result.void else ("", "")
    return BoardPairing("", (BoardSide(fixture.home, score=home), BoardSide(fixture.away, score=away)))
