"""Competitions as pure functions: fixtures, brackets, standings, tie-breaks, draws of lots."""

from tavolino.competitions.brackets import Bracket, LoserOf, Seed, Seeding, Source, Tie, WinnerOf, knockout
from tavolino.competitions.cups import Cup, CupTie, StrayResult, advance
from tavolino.competitions.fixtures import Fixture, Round, Sides, round_robin
from tavolino.competitions.grid import Grid, results_grid
from tavolino.competitions.groups import GroupBall, Qualifier, cross, draw_groups, drawn_groups, snake_groups
from tavolino.competitions.lots import Ball, Lot, Repeat, draw, drawn_teams
from tavolino.competitions.matching import NoPairing
from tavolino.competitions.results import Forfeit, Result, Score, Verdict, award
from tavolino.competitions.standings import Placing, draw_unsettled, league_table, place_rows, unsettled
from tavolino.competitions.swiss import swiss_round
from tavolino.competitions.table_rows import THREE_POINTS, TWO_POINTS, Points, Row, tally
from tavolino.competitions.tiebreaks import USUAL, HeadToHead, Reason, Regulations, TieBreak
from tavolino.competitions.ties import (
    SINGLE_MATCH,
    BestOf,
    Decider,
    Decision,
    TieRules,
    TwoLegs,
    decide,
    leg,
)
from tavolino.competitions.withdrawals import Withdrawal, withdraw

__all__ = [
    "SINGLE_MATCH",
    "THREE_POINTS",
    "TWO_POINTS",
    "USUAL",
    "Ball",
    "BestOf",
    "Bracket",
    "Cup",
    "CupTie",
    "Decider",
    "Decision",
    "Fixture",
    "Forfeit",
    "Grid",
    "GroupBall",
    "HeadToHead",
    "LoserOf",
    "Lot",
    "NoPairing",
    "Placing",
    "Points",
    "Qualifier",
    "Reason",
    "Regulations",
    "Repeat",
    "Result",
    "Round",
    "Row",
    "Score",
    "Seed",
    "Seeding",
    "Sides",
    "Source",
    "StrayResult",
    "Tie",
    "TieBreak",
    "TieRules",
    "TwoLegs",
    "Verdict",
    "WinnerOf",
    "Withdrawal",
    "advance",
    "award",
    "cross",
    "decide",
    "draw",
    "draw_groups",
    "draw_unsettled",
    "drawn_groups",
    "drawn_teams",
    "knockout",
    "league_table",
    "leg",
    "place_rows",
    "results_grid",
    "round_robin",
    "snake_groups",
    "swiss_round",
    "tally",
    "unsettled",
    "withdraw",
]
