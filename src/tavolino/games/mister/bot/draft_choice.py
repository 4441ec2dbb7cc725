"""The transfer market: whom to sign, and whom to let go by."""

from typing import Final

from tavolino.games.mister.bot.footballer_value import Scout
from tavolino.games.mister.engine import draft
from tavolino.games.mister.engine.footballers import ELEVEN, GOALKEEPER_POSITION
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import NOBODY, SQUAD_OUTFIELDERS, Rules

CARDS_PER_SIGNING: Final = 5.0  # others are taken to sign one in so many of the footballers they turn up


class Buyer:
    """Signs what a squad lacks, unless something better may be expected in time."""

    def __init__(self, rules: Rules, scout: Scout) -> None:
        self.rules = rules
        self.scout = scout

    def decide_signing(self, match: MisterMatch, seat: int) -> int:
        choices = draft.legal_moves(match, seat)
        if len(choices) == 1:
            return choices[0]
        return (
            self.rules.move_numbers.sign if self.should_sign(match, seat) else self.rules.move_numbers.discard
        )

    def should_sign(self, match: MisterMatch, seat: int) -> bool:
        """Sign him unless as many better ones may be expected as there are places to fill."""
        unseen = match.deck[match.cards_drawn :]
        discards = draft.discards(match)
        again = self.rules.draft_passes - match.times_shuffled
        to_come = unseen + discards if again else unseen
        if not to_come:
            return True
        turns = self.expected_turns(match, seat, len(unseen) + again * (len(unseen) + len(discards)))
        places = (
            1
            if self.rules.footballers.is_keeper[match.turned_card]
            else SQUAD_OUTFIELDERS - len(match.squads[seat])
        )
        return self.count_better(match, seat, to_come) * turns < places * len(to_come)

    def expected_turns(self, match: MisterMatch, seat: int, cards: int) -> float:
        """How often the seat may still choose: until the cards or the other buyers run out (2.8, 2.10)."""
        buyers = 1
        longest = 0
        for other in range(match.seats):
            if other != seat and draft.is_buying(match, other):
                buyers += 1
                lacks = (
                    SQUAD_OUTFIELDERS
                    - len(match.squads[other])
                    + (1 if match.keepers[other] == NOBODY else 0)
                )
                longest = max(longest, lacks)
        return min(cards / buyers, longest * CARDS_PER_SIGNING)

    def count_better(self, match: MisterMatch, seat: int, to_come: list[int]) -> int:
        """How many of those to come the squad would rather have than the one turned up."""
        turned = match.turned_card
        keeper = self.rules.footballers.is_keeper[turned]
        rivals = [f for f in to_come if self.rules.footballers.is_keeper[f] == keeper]
        if keeper:
            values = [self.scout.worth[f * ELEVEN + GOALKEEPER_POSITION] for f in [turned, *rivals]]
        else:
            values = self.gains(match.squads[seat], [turned, *rivals])
        found = 0
        for value in values:
            if value > values[0]:
                found += 1
        return found

    def gains(self, squad: list[int], footballers: list[int]) -> list[float]:
        """What each of some outfielders would add to a squad."""
        return self.scout.gains(squad, footballers)


class SimpleBuyer(Buyer):
    """Sees every footballer for himself, in his best position, and not what the squad has already."""

    def gains(self, squad: list[int], footballers: list[int]) -> list[float]:
        return [self.scout.best_worth(f) for f in footballers]
