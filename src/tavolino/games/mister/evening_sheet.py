"""The sheet of an evening for four: what the managers played among themselves, and who changed sides."""

from collections.abc import Iterator, Mapping

from tavolino.core.looks.evening_sheet import InnerEvening, InnerFixture, InnerPlacing, Transfer
from tavolino.games.mister.card_ids import squad_ids
from tavolino.games.mister.engine.league import league_placings
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import LEAGUE

FIXTURES_PER_ROUND = 2


def evening_sheet(match: MisterMatch, names: Mapping[str, str]) -> InnerEvening:
    """Of a match that was played back with its story. `names` are those of the cards."""
    fixtures = tuple(
        InnerFixture(
            at // FIXTURES_PER_ROUND + 1,
            home,
            away,
            (goals, conceded),
            (kicks, missed) if kicks != missed else None,
        )
        for at, (home, away, goals, conceded, kicks, missed) in enumerate(match.results)
    )
    squads = tuple(tuple(names[id] for id in squad_ids(match, seat)) for seat in range(match.seats))
    return InnerEvening(fixtures, inner_table(match), squads, tuple(transfers(match)))


def inner_table(match: MisterMatch) -> tuple[InnerPlacing, ...]:
    if match.rules.format != LEAGUE:
        return ()
    placings = league_placings(match.seats_by_number, match.results, match.lot_order)
    return tuple(
        InnerPlacing(
            one.place,
            one.team,
            one.row.played,
            one.row.won,
            one.row.drawn,
            one.row.lost,
            one.row.goals_for,
            one.row.goals_against,
            one.row.points,
        )
        for one in placings
    )


def transfers(match: MisterMatch) -> Iterator[Transfer]:
    """What the story tells of the market between the rounds."""
    round_ = 0
    for event in match.events:
        if event.kind == "market-opens":
            round_ = int(str(event.values["round"]))
        if event.kind == "swapped":
            came, left = str(event.values["footballer"]), str(event.values["off"])
            yield Transfer(round_, int(str(event.values["seat"])), came, left)
