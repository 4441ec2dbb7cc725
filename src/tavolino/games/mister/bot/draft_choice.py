"""The draft: whom to sign, and whom to discard."""

from typing import Final

from tavolino.games.mister.bot.footballer_value import Scout
from tavolino.games.mister.engine import draft
from tavolino.games.mister.engine.footballers import ELEVEN, GOALKEEPER_POSITION
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import NOBODY, SQUAD_OUTFIELDERS, Rules

CARDS_PER_SIGNING: Final = 5.0  # others are taken to sign one of so many footballers that they turn up


class Buyer:
    """Signs what a squad lacks, unless enough better footballers are to be expected in time."""

    def __init__(self, rules: Rules, scout: Scout) -> None:
        self.rules = rules
        self.scout = scout

    def decide_signing(self, match: MisterMatch, seat: int) -> int:
        """The move: sign or discard."""
        choices = draft.legal_moves(match, seat)
        if len(choices) == 1:
            return choices[0]
        numbers = self.rules.move_numbers
        return numbers.sign if self.should_sign(match, seat) else numbers.discard

    def should_sign(self, match: MisterMatch, seat: int) -> bool:
        """True unless as many better ones are to be expected as there are places to fill."""
        unseen = match.deck[match.cards_drawn :]
        discards = draft.discards(match)
        again = self.rules.draft_passes - match.times_shuffled
        to_come = unseen + discards if again else unseen
        if not to_come:
            return True
        turns = self.expected_turns(match, seat, len(unseen) + again * (len(unseen) + len(discards)))
        is_keeper = self.rules.footballers.is_keeper[match.turned_card]
        places: int = 1 if is_keeper else SQUAD_OUTFIELDERS - len(match.squads[seat])
        return self.count_better(match, seat, to_come) * turns < places * len(to_come)

    def expected_turns(self, match: MisterMatch, seat: int, cards: int) -> float:
        """How often the seat will still choose, before the cards or the other buyers run out (2.8, 2.10)."""
        buyers = 1
        longest = 0
        for other in range(match.seats):
            if other != seat and draft.is_buying(match, other):
                buyers += 1
                missing = SQUAD_OUTFIELDERS - len(match.squads[other])
                if match.keepers[other] == NOBODY:
                    missing += 1
                longest = max(longest, missing)
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
        count = 0
        for value in values:
            if value > values[0]:
                count += 1
        return count

    def gains(self, squad: list[int], footballers: list[int]) -> list[float]:
        """What each of some outfielders would add to a squad."""
        return self.scout.gains(squad, footballers)


class SimpleBuyer(Buyer):
    """Values a footballer by himself, in his best position, whatever the squad has already."""

    def gains(self, squad: list[int], footballers: list[int]) -> list[float]:
        return [self.scout.best_worth(f) for f in footballers]
