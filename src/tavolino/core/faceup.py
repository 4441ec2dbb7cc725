"""A match that is over, with all cards open."""

from tavolino.core.match import Match
from tavolino.core.view import View, Zone


def open_view(match: Match) -> View:
    """All cards face up: each place as its owner sees it."""
    view = match.view(None)
    of_owner = {zone["id"]: zone for seat in range(match.seats) for zone in own_zones(match.view(seat))}
    return {**view, "zones": [of_owner.get(zone["id"], zone) for zone in view["zones"]]}


def own_zones(view: View) -> list[Zone]:
    return [zone for zone in view["zones"] if zone["owner"] == view["seat"]]
