"""Event cards: when each can be played, and what its verb does (sections 11 to 14 of the rules)."""

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import (
    BECOMES,
    CASH,
    DISCOUNT,
    DRAW,
    ELEVEN,
    FIND,
    FIXTURE,
    LOOK,
    LOWER,
    NOBODY,
    ON_MOVE,
    PEACE,
    RAISE,
    REDRAW,
    SEND_OFF,
    SWAP,
    TAX,
    TOTAL,
)
from tavolino.games.best11.engine.challenge import Challenges
from tavolino.games.best11.engine.moves import LEAVE, PLAY, TAKE
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_BET_ON,
    ASK_DECK,
    ASK_DISCARD,
    ASK_DRAWN,
    ASK_MANAGER,
    ASK_MOVE,
    ASK_REVIEW,
    ASK_SCOUT,
    ASK_TARGET,
    DO_FIXTURE,
    DO_PEACE,
    DO_SWAP,
    MAX_HAND_EVENTS,
)


class Events(Challenges):
    """`play_event` is the door; `resume` leads back to where the card was played."""

    def name_manager(self, seat: int, other: int) -> None:
        raise NotImplementedError

    def ask_own(self, doing: int, seat: int) -> None:
        raise NotImplementedError

    # -- When

    def add_plays(self, seat: int, moment: int, found: list[int]) -> None:
        """The moves that play an event card at this moment."""
        kinds = self.kinds_held[seat] & self.box.moment_masks[moment]
        while kinds:
            kind = (kinds & -kinds).bit_length() - 1
            if self.can_play_event(seat, kind, moment):
                found.append(PLAY + kind)
            kinds &= kinds - 1

    def can_play_event(self, seat: int, kind: int, moment: int) -> bool:
        """Has a card in the hand something to act on?"""
        verb = self.box.events[kind].verb
        if moment == ON_MOVE:
            return self.can_play_on_move(seat, kind, verb)
        if verb == RAISE:
            return bool(self.targets(kind))
        return True

    def can_play_on_move(self, seat: int, kind: int, verb: int) -> bool:
        if verb == TOTAL:
            return not (self.box.events[kind].alone and self.front[seat * len(self.box.events) + kind])
        if verb == PEACE:
            return self.peace_partners(seat) != 0
        if verb == SWAP:
            return bool(self.swap_slots(seat, self.box.events[kind].amount))
        if verb == LOOK:
            return self.may_buy(seat) and self.team_decks() != 0
        if verb == FIND:
            return self.left(self.rules.club_of[seat]) > 0
        return True

    def peace_partners(self, seat: int) -> int:
        """The mask of the others who have not played a peace card on this manager (12.8)."""
        mask = 0
        for other in range(self.seats):
            if other != seat and not self.peace[other] >> seat & 1:
                mask |= 1 << other
        return mask

    def others(self, seat: int) -> int:
        return (1 << self.seats) - 1 & ~(1 << seat)

    def team_decks(self) -> int:
        """The mask of the clubs that have team cards left in their deck."""
        mask = 0
        for club in range(self.rules.clubs):
            if self.left(club):
                mask |= 1 << club
        return mask

    def targets(self, kind: int) -> list[int]:
        """The slots of those in the action on whom a card can be played, by printed value (13.4)."""
        values = self.box.events[kind].values
        at = self.acting * ELEVEN
        found = [slot for slot in self.chosen if values >> self.box.value[self.team[at + slot]] & 1]
        found.sort()
        return found

    # -- What it does

    def play_event(self, seat: int, kind: int) -> None:
        self.give_up(seat, kind)
        self.event = kind
        if self.asked == ASK_MOVE:
            self.play_on_move(seat, kind)
        elif self.asked == ASK_BET:
            self.ask(ASK_BET_ON, seat)
        elif self.asked == ASK_DRAWN:
            self.play_on_card(seat, kind)
        elif self.asked == ASK_REVIEW:
            if self.narrate:
                narration.tell_event_played(self, seat, kind)
            self.start_half(seat)
        else:
            self.play_on_action(seat, kind)

    def play_on_move(self, seat: int, kind: int) -> None:
        verb = self.box.events[kind].verb
        if verb == PEACE:
            self.ask_manager(DO_PEACE, seat, self.peace_partners(seat))
        elif verb == FIXTURE:
            self.ask_manager(DO_FIXTURE, seat, self.others(seat))
        elif verb == SWAP:
            self.ask_own(DO_SWAP, seat)
        elif verb == LOOK:
            self.send_scout(seat)
        elif verb == FIND:
            self.find(seat, self.box.events[kind].amount)
        else:
            if verb == DISCOUNT and not self.box.events[kind].is_white:
                self.bargain += self.box.events[kind].amount
            self.play_for_money(seat, kind)

    def play_for_money(self, seat: int, kind: int) -> None:
        """On one's own move or in a challenge: money, a tax, event cards; white cards do nothing yet."""
        event = self.box.events[kind]
        if self.narrate:
            narration.tell_event_played(self, seat, kind)
        if event.verb == DRAW:
            self.draw_events(seat, event.amount)
            return
        if event.verb == CASH:
            self.money[seat] += event.amount
        elif event.verb == TAX:
            self.tax(seat, event.amount)
        self.resume()

    def play_on_card(self, seat: int, kind: int) -> None:
        """The action card is there, the footballers are not chosen yet."""
        if self.narrate:
            narration.tell_event_played(self, seat, kind)
        event = self.box.events[kind]
        if event.verb == REDRAW:
            self.change_card(seat)
        elif event.verb == BECOMES:
            self.half = event.half
            self.pick_footballers()

    def play_on_action(self, seat: int, kind: int) -> None:
        """The footballers are in the action."""
        event = self.box.events[kind]
        if event.verb not in (RAISE, LOWER, SEND_OFF):
            self.play_for_money(seat, kind)
        elif event.all_of_them:
            for slot in self.chosen:
                self.change(slot, event.amount if event.verb == RAISE else -event.amount)
            if self.narrate:
                narration.tell_event_played(self, seat, kind)
            self.resume()
        else:
            self.ask_target(seat, kind)

    def ask_target(self, seat: int, kind: int) -> None:
        targets = self.targets(kind)
        if len(targets) == 1:
            self.hit(seat, targets[0])
        else:
            self.ask(ASK_TARGET, seat)

    def hit(self, seat: int, slot: int) -> None:
        """The card is played on one of the footballers in the action."""
        event = self.box.events[self.event]
        if event.verb == SEND_OFF:
            self.send_off(slot)
            return
        self.change(slot, event.amount if event.verb == RAISE else -event.amount)
        if self.narrate:
            narration.tell_event_target(self, seat, slot)
        self.resume()

    def resume(self) -> None:
        if self.attacker == NOBODY:
            self.ask(ASK_MOVE, self.mover)
        elif self.step == NOBODY:
            self.ask_jinxes()
        else:
            self.next_step()

    # -- Event cards drawn (11.8 to 11.13)

    def draw_events(self, seat: int, n: int) -> None:
        """Discard first, if the hand would grow too large."""
        self.to_draw = min(n, self.left(self.event_deck(seat)))
        if self.held[seat] + self.to_draw > MAX_HAND_EVENTS:
            self.ask(ASK_DISCARD, seat)
        else:
            self.deal_events(seat)

    def event_deck(self, seat: int) -> int:
        return self.rules.clubs + self.rules.set_of[seat]

    def discard_event(self, seat: int, kind: int) -> None:
        self.put_back(seat, kind)
        if self.narrate:
            narration.tell_discard(self, seat, kind)
        if self.held[seat] + self.to_draw <= MAX_HAND_EVENTS:
            self.deal_events(seat)

    def deal_events(self, seat: int) -> None:
        kinds = [self.take_event(seat) for _ in range(self.to_draw)]
        self.to_draw = 0
        if self.narrate:
            narration.tell_events_drawn(self, seat, kinds)
        self.resume()

    # -- Management events (section 14)

    def tax(self, seat: int, n: int) -> None:
        """The richest of the others pays; of several, the earlier mover (14.17)."""
        richest = NOBODY
        for other in self.order:
            if other != seat and (richest == NOBODY or self.money[other] > self.money[richest]):
                richest = other
        paid = min(n, self.money[richest])
        self.pay(richest, paid)
        if self.narrate:
            narration.tell_tax(self, richest, paid)

    def find(self, seat: int, price: int) -> None:
        """The old ground: a card comes up at random, and stays if it can (14.5, 14.6)."""
        card = self.pull(self.rules.club_of[seat])
        stays = self.fits(seat, card) and self.money[seat] >= price
        if self.narrate:
            narration.tell_find(self, seat, card, stays)
        if stays:
            self.pay(seat, price)
            self.join(seat, card)
        else:
            self.send_back(card)
        self.resume()

    def ask_manager(self, doing: int, seat: int, mask: int) -> None:
        """Ask for one of the managers of a mask, where there is a choice."""
        if mask & mask - 1:
            self.ask_for(doing, ASK_MANAGER, seat)
        else:
            self.doing = doing
            self.name_manager(seat, mask.bit_length() - 1)

    def make_peace(self, seat: int, other: int) -> None:
        peace = self.peace.copy()
        peace[seat] |= 1 << other
        self.peace = peace
        if self.narrate:
            narration.tell_peace(self, seat, other)
        self.resume()

    def fix(self, seat: int, other: int) -> None:
        self.fixture = other
        if self.narrate:
            narration.tell_fixture(self, seat, other)
        self.resume()

    # -- The scout (14.13, 14.14)

    def send_scout(self, seat: int) -> None:
        if self.narrate:
            narration.tell_event_played(self, seat, self.event)
        decks = self.team_decks()
        if decks & decks - 1:
            self.ask(ASK_DECK, seat)
        else:
            self.look(seat, decks.bit_length() - 1)

    def look(self, seat: int, club: int) -> None:
        n = min(self.box.events[self.event].amount, self.left(club))
        self.looked = [self.turn_up(club) for _ in range(n)]
        self.looked_in = club
        if self.narrate:
            narration.tell_scouting(self, seat)
        self.ask(ASK_SCOUT, seat)

    def scout_choices(self, seat: int) -> list[int]:
        found = [LEAVE]
        for at in range(len(self.looked)):
            card = self.looked[at]
            if self.fits(seat, card) and self.price(seat, card) <= self.money[seat]:
                found.append(TAKE + at)
        return found

    def scouted(self, seat: int, taken: int) -> None:
        """Buy one of the cards found, or (NOBODY) none; the scout remembers where the others went."""
        first = self.at[self.looked_in] - len(self.looked)
        knowers = self.known[self.looked_in][first : self.at[self.looked_in]]
        for at in range(len(self.looked)):
            if at != taken:
                card = self.looked[at] - self.box.first_card[self.looked_in]
                self.put_under(self.looked_in, card, knowers[at] | 1 << seat)
        card = NOBODY if taken == NOBODY else self.looked[taken]
        self.looked = []
        if card != NOBODY:
            self.buy_scouted(seat, card)
        elif self.narrate:
            narration.tell_scout_leaves(self, seat)
        self.resume()

    def buy_scouted(self, seat: int, card: int) -> None:
        price = self.price(seat, card)
        self.purchase(seat, card, price)
        if self.narrate:
            narration.tell_purchase(self, seat, card, price)
