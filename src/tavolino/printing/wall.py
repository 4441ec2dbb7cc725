"""From competitions to the parts of a board: teams go by the names that they are printed with."""

from collections.abc import Iterable

from tavolino.competitions import (
    LoserOf,
    Pair,
    Result,
    Round,
    Seed,
    Source,
)
from tavolino.core.language.texts import Texts
from tavolino.printing.wall_board import (
    BoardPairing,
    BoardSide,
    FixturesPart,
    Matchday,
)


def origin(source: Source, texts: Texts) -> str:
    """Where a team will come from."""
    if isinstance(source, Seed):
        return ""
    key = "loser-of" if isinstance(source, LoserOf) else "winner-of"
    return texts.say(key, {"match": str(source.tie)})


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
