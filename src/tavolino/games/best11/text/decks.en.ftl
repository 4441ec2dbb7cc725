# A club and an event deck of one's own: what their files explain, how they are listed, and what can be wrong.

deck-good-club = Good: { $cards } team cards, enough for up to { $managers } managers.
deck-good-events = Good: { $cards ->
        [one] one kind
       *[other] { $cards } kinds
    } of event cards, enough for up to { $managers } managers.

deck-column-name = name
deck-column-role = role
deck-column-value = value
deck-column-nation = nat
deck-column-age = age
deck-column-likes = likes
deck-column-dislikes = dislikes
deck-column-colour = colour
deck-column-when = when
deck-column-who = who
deck-column-effect = effect
deck-column-out = taken out

deck-word-P = goalkeeper
deck-word-D = defender
deck-word-C = midfielder
deck-word-A = forward
deck-word-coach = coach
deck-word-white = white
deck-word-challenge = challenge
deck-word-management = management
deck-word-any = any time
deck-word-move = own move
deck-word-declared = declared
deck-word-drawn = card drawn
deck-word-chosen = chosen
deck-word-window = values
deck-word-goal = goal
deck-word-acting = acting
deck-word-other = the other
deck-word-attacker = attacker
deck-word-defender = defender
deck-word-outsider = outsider
deck-word-both = both
deck-word-two-managers = two managers
deck-word-different-clubs = different clubs

deck-template-club-toml =
    A club of your own, for Best 11.

    This file is good to play with as it stands: it is a club of the box. Give it another name, type your own cards over
    ours, add to them and take away from them. For two managers you need 2 goalkeepers, 9 defenders, 10 midfielders,
    5 forwards and 2 coaches; for five managers 5, 21, 24, 11 and 5.

      tavolino deck check FILE                 says what is wrong with it
      tavolino deck show best11 FILE           lists it
      tavolino play best11 --option club=FILE  plays with it

    First the club itself, if you like (all of this can be left out):

      name, town  the club and its town, at most 30 letters
      nation      the two letters of the country: IT, RO, GB, ...
      character   one line about the club
      kit         its pattern (plain, stripes, hoops, halves or sash) and two colours, such as "#2f7d4f"

    Then the cards, one in each line, with these fields:
deck-template-club-csv =
    A club of your own, for Best 11.

    This table is good to play with as it stands: it is a club of the box. Give it another name (the club is called like
    its file), type your own cards over ours, add to them and take away from them. For two managers you need
    2 goalkeepers, 9 defenders, 10 midfielders, 5 forwards and 2 coaches; for five managers 5, 21, 24, 11 and 5.

      tavolino deck check FILE                 says what is wrong with it
      tavolino deck show best11 FILE           lists it
      tavolino play best11 --option club=FILE  plays with it

    The first row names the columns, which may stand in any order; each row after it is a card. Between the cells stand
    commas, semicolons or tabs. What a card doesn't have is an empty cell; formations have spaces between them. The
    columns:
deck-template-club-fields =
      id        a short name in small letters a-z, figures and hyphens, different for every card
      role      P goalkeeper, D defender, C midfielder, A forward, or coach
      name      what the card says, at most 22 letters
      nation    the two letters of the country
      age       in years, from 14 to 99
      value     what he is worth, in points and in millions: from 1 to 6, a coach from 1 to 5
      likes     only a coach: three formations
      dislikes  only a coach: two others
                4-4-2, 4-3-3, 3-5-2, 4-5-1, 5-3-2, 4-2-3-1, 4-3-1-2, 4-3-2-1
deck-template-events-toml =
    An event deck of your own, for Best 11.

    This file is good to play with as it stands: it is the event deck of the box. Change the numbers and the effects,
    leave out what you don't like, and add cards of your own.

      tavolino deck check FILE                   says what is wrong with it
      tavolino deck show best11 FILE             lists it
      tavolino play best11 --option events=FILE  plays with it

    Each kind of card begins with [[events]], and has these fields:
deck-template-events-csv =
    An event deck of your own, for Best 11.

    This table is good to play with as it stands: it is the event deck of the box. Change the numbers and the effects,
    leave out what you don't like, and add cards of your own.

      tavolino deck check FILE                   says what is wrong with it
      tavolino deck show best11 FILE             lists it
      tavolino play best11 --option events=FILE  plays with it

    The first row names the columns, which may stand in any order; each row after it is a kind of card. Between the cells
    stand commas, semicolons or tabs; a cell with commas in it stands between quotation marks. What a card doesn't have is
    an empty cell; moments have spaces between them. The columns:
deck-template-events-fields =
      id      which card of the box it is, or a short name of your own in small letters a-z, figures and hyphens; each once
      n       how many there are, from 1 to 20
      colour  white (stays in play, with a lasting effect), challenge or management
      when    the moments at which it can be played: a list
                any       on your own move, and in a challenge that you are in: when you are challenged, and at the
                          moments drawn, window and goal
                move      on your own move
                declared  a challenge has just been declared
                drawn     an action card has been drawn, its footballers are not chosen yet
                chosen    in a challenge between two others the footballers have been chosen
                window    the two managers of a challenge change values
                goal      just after a goal
      who     in a challenge, who may play it: acting (whose action it is), other (the opponent), attacker, defender,
              outsider (who is not in it), both (either of the two)
      out     when it is taken out before the match, a list: two-managers, different-clubs
      title   what the card is called, at most 30 letters; a card of the box has one already
      text    what it says, at most 200 letters; without it the card says what its effect does
      effect  one verb with what belongs to it, or several: they come one after the other, and what can't be done is
              left out. They must share the card's moments, and of redraw, becomes, retry, bet and send_off there is one
              at most
deck-template-events-effect-toml = Such as effect = { "{" } income = 5, instead = 7, if = "captain" { "}" }.
deck-template-events-effect-csv = Such as: income = 5, instead = 7, if = captain
deck-template-events-verbs =
    The verbs, each with its moments and who may play it then (when/who). Any moment: any, move, declared/outsider,
    declared/defender, drawn, window or goal with whoever you like, chosen/outsider:

      income    move             0 to 20 million every turn; if you like, "instead" so many "if" you were in a
                                 "challenge" in the turn before, or have a "captain". White
      total     move             1 to 6 on the total of your actions; "alone" true: not while another has it too. White
      peace     move             "manager": you and the one you name can't challenge each other. White
      discount  move             1 to 6 million off footballers of these "values", such as [1, 2]. White
                any moment       the same with "once" true: off your next purchase this turn. Not white
      raise     window/acting, chosen/outsider   "one" or "all" in the action, "by" 1 to 6; "at_most": only one who
                                 is worth no more than that
      lower     window/other, chosen/outsider    "one" or "all" in the action, "by" 1 to 6
      redraw    drawn/acting, drawn/attacker, drawn/defender   "action": discard your action card, draw another
      send_off  window/other     "one" in the action is out until the end of the turn
      becomes   drawn/attacker, drawn/defender   your action is now this half of an action card, such as "penalty";
                                 if you like with "roles" and a "total" of its own
      retry     goal/defender    "defence": it is tried again; if it succeeds, there is no goal
      money     any moment       1 to 20 million, once
      find      any moment       "own-deck": a card of your team deck, for a "price" from 0 to 9
      swap      any moment       "same-role": a footballer for another manager's, at most 0 to 9 "apart" in value
      bet       declared/outsider   1 to 20 million for the right guess
      fixture   any moment       "manager": the next challenge goes to the one you name
      look      any moment       at 1 to 6 cards on top of a team deck, and buy one if you like
      draw      any moment       1 to 4 event cards
      tax       any moment       1 to 20 million, from the richest of the others to the bank

fault-colour = “{ $value }” is no colour: write it as # and six figures or letters a-f, such as "#2f7d4f"
fault-likes-and-dislikes = he cannot both like and dislike { $formation }
fault-few-of-role = there are too few { $role ->
        [P] goalkeepers
        [D] defenders
        [C] midfielders
        [A] forwards
       *[coach] coaches
    }, { $n }: { $managers } managers may need { $needed }
fault-few-events = with { $managers } managers only { $n } of the cards are in play, and they begin with { $needed }
fault-verbs-of-effect = an effect has a verb or several, and of these at most one: { $closing }. Here are: { $verbs }. Those there are: { $known }
fault-does-nothing = this card would do nothing: give it an income above 0, or “instead” and “if”
fault-discount-on = a discount is either for “values”, such as [1, 2], or “once” true, for the next purchase
fault-action-roles = “roles” must be a list of one to three lists of roles, such as [["P", "D"]], not { $value }
fault-at-most-one = “at_most” goes with “one”, not with “all”
fault-colour-of-verb = what lasts is white, and nothing else is: that does not fit with “{ $verb }”
fault-moment-of-verb = “{ $verb }” cannot be played at { $moment } (when/who). It can at: { $known }
fault-half-of-action = what the { $who ->
        [attacker] attacker's
       *[defender] defender's
    } action becomes must be one of these: { $known }
