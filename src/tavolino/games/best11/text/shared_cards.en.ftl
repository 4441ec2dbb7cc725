# Action cards, management cards and formations of one's own, and what all such cards say.

help-action = Attack { $attack }, defence { $defence }.
help-management = { $money } million; { $events ->
        [one] 1 event card
       *[other] { $events } event cards
    }; { $challenge }; or: { $other }.

deck-good-actions = Good: { $cards } action cards.
deck-good-management = Good: { $cards } management cards.
deck-good-formations = Good: { $cards } formations, enough for up to { $managers } managers.
option-actions = The action cards to play with: those of the box, or your own.
option-actions-standard = the 30 cards of the box
option-management = The management cards to play with: those of the box, or your own.
option-management-standard = the 10 cards of the box
option-formations = The formations to play with: those of the box, or your own.
option-formations-standard = the 8 formations of the box
fault-ids-in-both-decks = Two of your decks have ids in common: { $ids }. Give one of them another.

deck-column-attack = attack
deck-column-attack_needs = asks for
deck-column-stopped_by = only stopped by
deck-column-defence = defence
deck-column-defence_needs = asks for
deck-column-money = money
deck-column-events = events
deck-column-bonus = challenge with
deck-column-by = by
deck-column-other = or else
deck-column-formation = formation

deck-word-none = no bonus
deck-word-strongest = strongest
deck-word-total = total
deck-word-draw = two cards
deck-word-deny = denial

deck-template-actions-toml =
    Action cards of your own, for Best 11.

    This file is good to play with as it stands: it is the deck of the box. Change it, add to it and take away from it
    as you like: at least 10 cards.

      tavolino deck check FILE                    says what is wrong with it
      tavolino deck show best11 FILE              lists it
      tavolino play best11 --option actions=FILE  plays with it

    Each kind of card begins with [[actions]], and has these fields:
deck-template-actions-csv =
    Action cards of your own, for Best 11.

    This table is good to play with as it stands: it is the deck of the box. Change it, add to it and take away from it
    as you like: at least 10 cards.

      tavolino deck check FILE                    says what is wrong with it
      tavolino deck show best11 FILE              lists it
      tavolino play best11 --option actions=FILE  plays with it

    The first row names the columns, which may stand in any order; each row after it is a kind of card. Between the cells
    stand commas, semicolons or tabs. What a card doesn't have is an empty cell. The columns:
deck-template-actions-fields =
      n              how many there are, from 1 to 20
      attack         its attack half: one of the box, such as corner, or what you call it, at most 30 letters
      attack_needs   what it asks for, as it is printed: C+D=6 is a midfielder and a defender who reach 6 together, D/C/A=5
                     one of these who reaches 5. One to three footballers, at most 8 points for each. A half of the box
                     has it already; the same half always asks for the same
      stopped_by     the only defence half that can be tried against it, if there is one
      defence        its defence half, in the same way
      defence_needs  what that asks for
deck-template-management-toml =
    Management cards of your own, for Best 11.

    This file is good to play with as it stands: these are the ten of the box. There can be 8 to 10.

      tavolino deck check FILE                       says what is wrong with it
      tavolino deck show best11 FILE                 lists it
      tavolino play best11 --option management=FILE  plays with it

    Each card begins with [[management]], and has these fields:
deck-template-management-csv =
    Management cards of your own, for Best 11.

    This table is good to play with as it stands: these are the ten of the box. There can be 8 to 10.

      tavolino deck check FILE                       says what is wrong with it
      tavolino deck show best11 FILE                 lists it
      tavolino play best11 --option management=FILE  plays with it

    The first row names the columns, which may stand in any order; each row after it is a card. Between the cells stand
    commas, semicolons or tabs. What a card doesn't have is an empty cell. The columns:
deck-template-management-fields =
      money   how many millions it brings, from 0 to 20
      events  how many event cards, from 0 to 4
      bonus   what comes with its challenge: P, D, C or A (each of your footballers of that role counts more), strongest,
              total, draw (two action cards to choose from), deny (the opponent's bonus does not count), or none
      by      for P, D, C, A, strongest and total: how much more, from 1 to 6
      other   free-footballer, free-coach, poach, exchange-footballer, exchange-coach, spending-spree, new-market,
              captain or immunity
      title   what the card is called, if you like, at most 30 letters
deck-template-formations-toml =
    Formations of your own, for Best 11.

    This file is good to play with as it stands: these are the eight of the box. There must be one for each manager.

      tavolino deck check FILE                       says what is wrong with it
      tavolino deck show best11 FILE                 lists it
      tavolino play best11 --option formations=FILE  plays with it

    Each formation begins with [[formations]]. "formation" are its numbers, three to five of them, ten footballers in all:
    first the defenders, last the forwards. "text" is what the card says, if you like, at most 200 letters.
deck-template-formations-csv =
    Formations of your own, for Best 11.

    This table is good to play with as it stands: these are the eight of the box. There must be one for each manager.

      tavolino deck check FILE                       says what is wrong with it
      tavolino deck show best11 FILE                 lists it
      tavolino play best11 --option formations=FILE  plays with it

    The column formation has the numbers, three to five of them, ten footballers in all: first the defenders, last the
    forwards. The column text is what the card says, if you like, at most 200 letters.

fault-need-form = “{ $field }” must be written as on the card, such as C+D=6 or D/C/A=5, not { $value }
fault-need-total = “{ $field }” cannot ask for { $value } points: from 1 to { $most } can be reached
fault-half-needs = “{ $half }” is no half of the box: say in “{ $field }” what it asks for
fault-half-differs = “{ $half }” asks for something else on another card
fault-pair-twice = there is a card with these two halves in line { $first } already: put them together in “n”
fault-few-actions = { $n } cards are too few: there must be { $needed }
fault-few-management = { $n } cards are too few: there must be { $needed }
fault-by-of-bonus = only these have a “by”: { $known }
fault-formation-numbers = “{ $value }” is no formation: write three to five numbers from 1 to 6 that make ten, such as 4-4-2
fault-few-formations = { $n } formations are too few for { $managers } managers: everyone has another
