"""Competitions as pure functions: fixtures, brackets, standings, tie-breaks, draws of lots.

Imported by games, printing, organiser, server and cli.
May import core.
"""

from tavolino.competitions.brackets import (
    Bracket,
    BracketPart,
    BracketSeeding,
    LoserOf,
    Seed,
    Source,
    Tie,
    WinnerOf,
    knockout_bracket,
)
from tavolino.competitions.cups import Cup, CupTie, StrayResult, fill_bracket
from tavolino.competitions.double_bracket import double_bracket
from tavolino.competitions.duplicate import (
    AVERAGE_PLUS,
    Duplicate,
    PercentPair,
    duplicate_scores,
    margin,
)
from tavolino.competitions.grid import Grid, GridEntry, results_grid
from tavolino.competitions.lots import Ball, LotSource, draw_lots, teams_of_balls
from tavolino.competitions.pairings.fixtures import HomeSides, Pair, Round, round_robin
from tavolino.competitions.pairings.groups import (
    Qualifier,
    qualifier_seeds,
    snake_groups,
)
from tavolino.competitions.pairings.matching import NoPairing
from tavolino.competitions.pairings.swiss import swiss_round
from tavolino.competitions.results import Forfeit, Result, ScorePair, Verdict, award
from tavolino.competitions.standings import (
    Placing,
    draw_shared_places,
    league_table,
    place_rows,
    shared_places,
)
from tavolino.competitions.table_rows import THREE_POINTS, LeagueRow, Points, tally
from tavolino.competitions.tiebreaks import USUAL_REGULATIONS, HeadToHead, Reason, Regulations, TieBreak
from tavolino.competitions.ties import (
    SINGLE_MATCH,
    BestOf,
    Decider,
    TieDecision,
    TieRules,
    TwoLegs,
    decide_tie,
    deciding_match,
    leg_pair,
)
from tavolino.competitions.withdrawals import Withdrawal, withdraw

__all__ = [
    "AVERAGE_PLUS",
    "SINGLE_MATCH",
    "THREE_POINTS",
    "USUAL_REGULATIONS",
    "Ball",
    "BestOf",
    "Bracket",
    "BracketPart",
    "BracketSeeding",
    "Cup",
    "CupTie",
    "Decider",
    "Duplicate",
    "Forfeit",
    "Grid",
    "GridEntry",
    "HeadToHead",
    "HomeSides",
    "LeagueRow",
    "LoserOf",
    "LotSource",
    "NoPairing",
    "Pair",
    "PercentPair",
    "Placing",
    "Points",
    "Qualifier",
    "Reason",
    "Regulations",
    "Result",
    "Round",
    "ScorePair",
    "Seed",
    "Source",
    "StrayResult",
    "Tie",
    "TieBreak",
    "TieDecision",
    "TieRules",
    "TwoLegs",
    "Verdict",
    "WinnerOf",
    "Withdrawal",
    "award",
    "decide_tie",
    "deciding_match",
    "double_bracket",
    "draw_lots",
    "draw_shared_places",
    "duplicate_scores",
    "fill_bracket",
    "knockout_bracket",
    "league_table",
    "leg_pair",
    "margin",
    "place_rows",
    "qualifier_seeds",
    "results_grid",
    "round_robin",
    "shared_places",
    "snake_groups",
    "swiss_round",
    "tally",
    "teams_of_balls",
    "withdraw",
]
