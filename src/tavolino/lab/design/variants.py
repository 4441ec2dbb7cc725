"""Variants of a game, and the plan by which they are played on the same deals."""

from dataclasses import dataclass
from typing import Final

from tavolino.bots.roster import bot_factory
from tavolino.core.game import Game
from tavolino.core.options import Setting, format_setting
from tavolino.core.registry import game
from tavolino.core.rng import Rng
from tavolino.lab.faults import LabFault

MAX_VARIANTS: Final = 64


@dataclass(frozen=True)
class Variant:
    """A game with options. `name` is what the designer typed, or `usual`."""

    name: str
    options: dict[str, Setting]

    def data(self) -> dict[str, object]:
        return {"name": self.name, "options": {key: format_setting(v) for key, v in self.options.items()}}


@dataclass(frozen=True)
class DealPlan:
    """Who plays which variants, as plain data: any process can build the games and the bots from it.

    Deal number n has the same seed in every variant, so what the variants differ in is not the luck of the cards.
    """

    game: str
    variants: tuple[Variant, ...]
    seats: int
    bots: tuple[str, ...]
    seed: int

    def build_games(self) -> list[Game]:
        return [game(self.game, **variant.options) for variant in self.variants]

    def deal_seed(self, number: int) -> int:
        return Rng(self.seed, number).new_seed()

    def names(self, number: int) -> list[str]:
        """The bots at the seats of a deal; they move on one seat from deal to deal."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def data(self) -> dict[str, object]:
        """The plan as a file keeps it: two plans with the same data play the same matches."""
        return {
            "game": self.game,
            "version": self.build_games()[0].version,
            "variants": [variant.data() for variant in self.variants],
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
        }


def plan_deals(
    id: str, variants: list[Variant], seats: int | None, bots: list[str], seed: int
) -> tuple[str, tuple[Variant, ...], int, tuple[str, ...], int]:
    """The fields of a plan that can be played: every variant has that many seats, and every bot is known."""
    if not 1 <= len(variants) <= MAX_VARIANTS:
        raise LabFault("too-many-variants", variants=len(variants), most=MAX_VARIANTS)
    for bot in bots:
        bot_factory(bot)
    seated = [game(id, **variant.options).start(seed, seats).seats for variant in variants]
    if len(set(seated)) > 1:
        raise LabFault("seats-differ", seats=", ".join(map(str, seated)))
    if not 1 <= len(bots) <= seated[0]:
        raise LabFault("bad-bots", bots=len(bots), seats=seated[0])
    return id, tuple(variants), seated[0], tuple(bots), seed
