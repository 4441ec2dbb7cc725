"""A knockout under way: the bracket filled in as far as the results go."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from tavolino.competitions.brackets import Bracket, BracketPart, LoserOf, Seed, Source, Tie
from tavolino.competitions.results import Result
from tavolino.competitions.teams import TeamT, check_entries
from tavolino.competitions.ties import Decider, TieDecision, decide_tie


class StrayResult(ValueError):
    """A result or award for a tie in which those teams do not meet, perhaps after a correction."""

    def __init__(self, tie: int) -> None:
        super().__init__(f"not the teams of tie {tie}")
        self.tie = tie


@dataclass(frozen=True)
class CupTie(Generic[TeamT]):
    """A tie with the teams that are known by now, and its decision when there is one."""

    tie: Tie
    home: TeamT | None
    away: TeamT | None
    decision: TieDecision[TeamT] | None

    @property
    def is_ready(self) -> bool:
        """Both teams are known, and there is something left to play."""
        return self.home is not None and self.away is not None and self.decision is None


@dataclass(frozen=True)
class Cup(Generic[TeamT]):
    bracket: Bracket
    ties: tuple[CupTie[TeamT], ...]

    @property
    def is_over(self) -> bool:
        return all(tie.decision for tie in self.ties)

    @property
    def champion(self) -> TeamT | None:
        decision = self.ties[-1].decision
        return decision.winner if decision else None

    def placings(self) -> tuple[tuple[TeamT, ...], ...]:
        """From the champion down, all who went out in the same round together; () until the cup is over."""
        if not self.is_over:
            return ()
        if self.bracket.is_double:
            return self._double_placings()
        decided = [(box.tie.round, box.decision) for box in self.ties if box.decision]
        top = [decision for round_, decision in reversed(decided) if round_ == self.bracket.rounds]
        rounds = range(self.bracket.rounds - len(top), 0, -1)
        return (
            *((team,) for decision in top for team in (decision.winner, decision.loser)),
            *(tuple(decision.loser for round_, decision in decided if round_ == out) for out in rounds),
        )

    def _double_placings(self) -> tuple[tuple[TeamT, ...], ...]:
        """Only those who lose in the losers' part, or in the last match, are out."""
        last = self.ties[-1].decision
        fallen = [
            (box.tie.round, box.decision.loser)
            for box in self.ties
            if box.decision and box.tie.part is BracketPart.LOSERS
        ]
        rounds = sorted({round_ for round_, _ in fallen}, reverse=True)
        return (
            *(((last.winner,), (last.loser,)) if last else ()),
            *(tuple(team for round_, team in fallen if round_ == out) for out in rounds),
        )


def fill_bracket(
    bracket: Bracket,
    entrants: Sequence[TeamT],
    results: Mapping[int, Sequence[Result[TeamT]]],
    awarded: Mapping[int, TeamT] | None = None,
) -> Cup[TeamT]:
    """Fill in the bracket: entrants by seed, results by number of tie, and ties awarded without a match.

    An award waits until the opponent is known.
    """
    check_entries(entrants, bracket.entrants, bracket.entrants)
    ties: list[CupTie[TeamT]] = []
    for tie in bracket.ties:
        if tie.part is BracketPart.DECIDER and (unbeaten := _end_unbeaten(ties[-1])):
            ties.append(CupTie(tie, None, None, unbeaten))
            continue
        home, away = (_team(source, entrants, ties) for source in (tie.home, tie.away))
        decision = _decision(tie, home, away, results.get(tie.number, ()), (awarded or {}).get(tie.number))
        ties.append(CupTie(tie, home, away, decision))
    return Cup(bracket, tuple(ties))


def _end_unbeaten(final: CupTie[TeamT]) -> TieDecision[TeamT] | None:
    """The end of a double knockout whose final the unbeaten team has won: there is nothing more to play."""
    decision = final.decision
    if decision is None or decision.winner != final.home:
        return None
    return TieDecision(decision.winner, decision.loser, Decider.NOT_NEEDED, (1, 0))


def _team(source: Source, entrants: Sequence[TeamT], ties: Sequence[CupTie[TeamT]]) -> TeamT | None:
    if isinstance(source, Seed):
        return entrants[source.number - 1]
    decision = ties[source.tie - 1].decision
    if decision is None:
        return None
    return decision.loser if isinstance(source, LoserOf) else decision.winner


def _decision(
    tie: Tie, home: TeamT | None, away: TeamT | None, results: Sequence[Result[TeamT]], awarded: TeamT | None
) -> TieDecision[TeamT] | None:
    stray = any({result.home, result.away} != {home, away} for result in results)
    if stray or awarded not in (None, home, away):
        raise StrayResult(tie.number)
    if home is None or away is None:
        return None
    if awarded is None:
        return decide_tie(home, away, results, tie.rules)
    return TieDecision(awarded, away if awarded == home else home, Decider.AWARDED, (1, 0))
