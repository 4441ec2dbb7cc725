# Footballers of one's own: what a deck's file explains, how a deck is listed, and what can be wrong with it.

deck-good-deck = Good: { $cards } footballers, enough for up to { $managers } managers.

deck-column-name = name
deck-column-role = role
deck-column-nation = nat
deck-column-age = age
deck-column-overall = sum
deck-column-skills = skills

deck-word-full_back = full-back
deck-word-centre_back = centre-back
deck-word-winger = winger
deck-word-central_midfielder = midfielder
deck-word-target_man = target man
deck-word-second_striker = second striker
deck-word-goalkeeper = goalkeeper
deck-word-backheel = backheel
deck-word-bicycle_kick = bicycle kick
deck-word-crowd_leader = crowd leader
deck-word-true_leader = true leader

deck-template-toml =
    Footballers of your own, for Mister.

    This file is good to play with as it stands: it is the deck of the box. Change it, add to it and take away from it
    as you like. You need at least one goalkeeper and 14 outfielders for each manager: 2 and 28 for a single match,
    4 and 56 for a cup or a league.

      tavolino deck check FILE                 says what is wrong with it
      tavolino deck show mister FILE           lists it
      tavolino play mister --option deck=FILE  plays with it

    Each footballer begins with [[footballer]], and has these fields:
deck-template-csv =
    Footballers of your own, for Mister.

    This table is good to play with as it stands: it is the deck of the box. Change it, add to it and take away from it
    as you like. You need at least one goalkeeper and 14 outfielders for each manager: 2 and 28 for a single match,
    4 and 56 for a cup or a league.

      tavolino deck check FILE                 says what is wrong with it
      tavolino deck show mister FILE           lists it
      tavolino play mister --option deck=FILE  plays with it

    The first row names the columns, which may stand in any order; each row after it is a footballer. Between the cells
    stand commas, semicolons or tabs. What a footballer doesn't have is an empty cell; two skills have a space between
    them. The columns:
deck-template-fields =
      id      a short name in small letters a-z, figures and hyphens, different for every card
      name    what the card says, at most 22 letters
      nation  the two letters of the country: IT, RO, BR, ...
      age     in years, from 14 to 99
      role    where he likes to play (advice only: any outfielder may play anywhere)
                full_back, centre_back, winger, central_midfielder, target_man, second_striker, goalkeeper
      A to H  whole numbers from 1 to 10
                an outfielder has A finishing, B heading, C defending, D passing, E crossing, F set pieces
                a goalkeeper has C coming off the line, D distribution, G shot stopping, H aerial command
      skills  none, one or more of these
                backheel, bicycle_kick    for cards 23 and 24, when he plays in midfield or attack
                crowd_leader, true_leader for cards 25 and 26

    Some numbers weigh more than others: a 10 in B stops every free kick, corners need an 8 in E, and counter-attacks a
    goalkeeper with 2 or more in D.

fault-goalkeepers-letter = a goalkeeper has no { $letter }: he has C, D, G and H
fault-outfielders-letter = an outfielder has no { $letter }: he has A to F
fault-few-goalkeepers = { $n ->
        [one] one goalkeeper is
       *[other] { $n } goalkeepers are
    } too few: { $managers } managers need { $needed }
fault-few-outfielders = { $n ->
        [one] one outfielder is
       *[other] { $n } outfielders are
    } too few: { $managers } managers need { $needed }
