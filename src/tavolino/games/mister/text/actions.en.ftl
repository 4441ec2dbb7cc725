# Action cards of one's own: what a file explains, what a card says, and what can be wrong.

deck-good-actions = Good: { $cards } action cards.
option-actions = The action cards to play with: those of the box, or your own.
option-actions-standard = the 32 cards of the box
fault-ids-in-both-decks = Your footballers and your action cards have ids in common: { $ids }. Give one of them another.

deck-column-phases = phases
deck-column-shot = shot

help-phase-duel = { $margin ->
        [none] { $own } v { $theirs }
       *[other] { $own } ≥ { $theirs } { $margin }
    }
help-phase-anyone = anyone with { $letter } ≥ { $n }
help-phase-keeper = own goalkeeper's { $letter } ≥ { $n }
help-phase-taker = name the taker
help-phase-wall = blocked by a { $letter } of { $n }
help-phase-skill = { $where ->
        [pitch] { $skill } on the pitch
       *[midfield_attack] { $skill } in midfield or attack
    }
help-phase-bonus = +{ $n } in everything, and another card (7.8)
help-phase-sent_off = sent off (7.1)
help-phase-injury = injured (7.4)
help-shot-duel = { $own } v { $keeper }
help-shot-penalty = { $own } v { $keeper }, penalty (6.5)
help-shot-guess = pure guess (6.12)

actions-template-toml =
    Action cards of your own, for Mister.

    This file is good to play with as it stands: it is the deck of the box. Change it, add to it and take away from it
    as you like: up to 64 cards, at least 8 of them with a shot, at most 4 that take a footballer off.

      tavolino deck check FILE                    says what is wrong with it
      tavolino deck show mister FILE              lists it
      tavolino play mister --option actions=FILE  plays with it

    Each card begins with [[action]], and has these fields:
actions-template-csv =
    Action cards of your own, for Mister.

    This table is good to play with as it stands: it is the deck of the box. Change it, add to it and take away from it
    as you like: up to 64 cards, at least 8 of them with a shot, at most 4 that take a footballer off.

      tavolino deck check FILE                    says what is wrong with it
      tavolino deck show mister FILE              lists it
      tavolino play mister --option actions=FILE  plays with it

    The first row names the columns, which may stand in any order; each row after it is a card. Between the cells stand
    commas, semicolons or tabs; a cell with one of them in it stands between quotation marks. A phase is a verb with its
    fields, such as duel own=E:RM theirs=C:LB; between two phases stands a semicolon. The columns:
actions-template-fields =
      id      which card of the box it is, or a short name of your own in small letters a-z, figures and hyphens; each once
      title   what the card is called, at most 30 letters; a card of the box has one already
      text    what else it says, at most 200 letters; it can be left out
      phases  what must pass, in this order, one to six: the first that fails ends the attack
      shot    what comes when all have passed; a card that ends with bonus, sent_off or injury has none
actions-template-verbs =
    Positions are RB RCB LCB LB, RM RCM LCM LM, RS LS, seen from each manager's own bench; the letters that cards have in
    Italian and Romanian will do as well. A footballer is a letter from A to F and a position, such as E and RM: the
    crossing of the right midfielder.

    The verbs of a phase:

      duel      own against theirs: passes if own has more; with a margin from -9 to 9, if own has at least theirs and that
      anyone    passes if one of your footballers has at_least so much (1 to 10) of a letter
      keeper    the same of your goalkeeper: C, D, G or H
      taker     you name one of your outfielders, who then takes the shot
      wall      fails if one of theirs has at_least so much (2 to 10) of a letter
      skill     passes if you have a footballer with that skill: backheel, bicycle_kick, crowd_leader or true_leader,
                where: pitch, or midfield_attack
      bonus     1 to 5 points more in everything in your next attack, and another card at once
      sent_off  your best outfielder leaves the pitch
      injury    your best outfielder leaves the pitch, and another comes on

    The kinds of a shot:

      duel      own (a letter and a position, or taker) against the goalkeeper's letter: keeper C, D, G or H
      penalty   the same, and easier by one
      guess     for whoever has a skill: a goal if the directions differ

fault-action-figure = “{ $field }” must be a letter from A to F and a position, such as ["E", "RM"] or E:RM, not { $value }
fault-action-step = “{ $field }” must be a verb with its fields, such as duel own=E:RM theirs=C:LB, not { $value }
fault-action-word = in “{ $field }” there is no “{ $value }”. There are: { $known }
fault-action-phases = “phases” must be a list of one to { $most }, not { $value }
fault-action-ending = a card ends with a shot, or its last phase is one of these: { $verbs }
fault-action-taker = whoever is to take the shot is named once, in a phase “taker”, and nobody else is
fault-few-attacks = there are too few cards with a shot, { $n }: a match needs { $needed }
fault-many-leavers = { $n } cards take a footballer off: { $most } are the most, or a team would run out of them
