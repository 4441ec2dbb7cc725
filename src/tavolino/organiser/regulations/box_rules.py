"""What the box of a game says about its competitions: it holds wherever nobody chose otherwise."""

from tavolino.core.game import BoxCompetition
from tavolino.core.options import Setting
from tavolino.core.registry import game_class
from tavolino.organiser.regulations.charter import EVENING_KINDS, Kind, PointsRule, Terms


def box_competition(game: str, kind: Kind, teams: int) -> BoxCompetition | None:
    """The competition of this kind whose board is in the box. At one table it is for so many teams and no others."""
    for board in game_class(game).box_competitions.values():
        if board.kind == kind and (kind not in EVENING_KINDS or board.most == teams):
            return board
    return None


def box_options(board: BoxCompetition | None, chosen: dict[str, Setting]) -> dict[str, Setting]:
    """The options of the matches: the chosen ones, and the box's for the others."""
    return {**(board.options if board else {}), **chosen}


def box_points(board: BoxCompetition | None) -> PointsRule:
    return board.points if board else Terms().points
