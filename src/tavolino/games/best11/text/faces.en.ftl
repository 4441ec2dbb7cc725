# What is printed on the cards beside their names and texts.

half-attack = Attack
half-defence = Defence
half-only = Stopped only by: { $defence }
section-white = White event
section-challenge = Challenge
section-management = Management

## What the verbs of event cards do, for cards with other figures than those of the box

effect-income = You earn { $n } million more every turn{ $if ->
        [challenge] , or { $instead } if you were in a challenge the turn before
        [captain] , or { $instead } while you have a captain
       *[other] { "" }
    }.
effect-total = The total of your actions is { $n } higher{ $alone ->
        [yes] , unless another manager has this card in play too
       *[no] { "" }
    }.
effect-peace = Name a manager who has not done the same to you: from now on you two can't challenge each other.
effect-discount = { $values ->
        [one-purchase] Your next purchase this turn costs { $n } million less.
       *[other] Footballers of value { $values } cost you { $n } million less.
    }
effect-raise = { $who ->
        [outsider] In a challenge you are not in, { $how ->
            [all] each footballer in the action
           *[one] one footballer in the action
        }
       *[other] { $how ->
            [all] Each of your footballers in the action
           *[one] One of your footballers in the action
        }
    }{ $at_most ->
        [0] { "" }
       *[other] { " " }whose printed value is { $at_most } or less
    } gets { $n } more.
effect-lower = { $who ->
        [outsider] In a challenge you are not in, { $how ->
            [all] each footballer in the action
           *[one] one footballer in the action
        }
       *[other] { $how ->
            [all] Each of the opponent's footballers in the action
           *[one] One of the opponent's footballers in the action
        }
    } loses { $n }.
effect-redraw = Before you choose your footballers, discard your action card and draw another.
effect-send_off = One of the opponent's footballers in the action is out until the end of the turn, and another of his role must take his place.
effect-becomes = Before you choose your footballers, your action becomes: { $half }{ $need ->
        [none] { "" }
       *[other] , { $need }
    }.
effect-retry = Just after a goal against you, try the defence again with a new card: success cancels the goal.
effect-money = You get { $n } million.
effect-find = Turn up a card of your team deck at random and take it for { $n } million if it fits.
effect-swap = Exchange one of your footballers with another manager's of the same role, at most { $n } apart in value, captains excluded.
effect-bet = When two others go into a challenge, say goal or no goal: if you are right, you get { $n } million.
effect-fixture = Name a manager: the next challenge this turn must go there, if it may.
effect-look = Look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of a team deck and buy one if you like, as your purchase of the turn.
effect-draw = You draw { $n ->
        [one] 1 event card
       *[other] { $n } event cards
    }.
effect-tax = The richest of the other managers pays { $n } million to the bank.
