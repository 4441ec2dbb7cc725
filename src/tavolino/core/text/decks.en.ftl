# Cards of one's own in a game whose kinds of cards are known: how many of each, and what they are called.

deck-good-deck = Good: { $cards } cards, enough for up to { $managers } players.

deck-column-id = card
deck-column-n = n
deck-column-title = title
deck-column-text = text

deck-template-toml =
    Your own cards for { $name }

    This file is good to play with as it stands: it is the box. Write how many cards of each kind yours has, and what they
    are called.

    These commands say what is wrong with it, list it and play with it:

      tavolino deck check FILE
      tavolino deck show { $game_id } FILE
      tavolino play { $game_id } --option deck=FILE

    Each kind begins with [[card]], and has these fields:
deck-template-csv =
    Your own cards for { $name }

    This table is good to play with as it stands: it is the box. Write how many cards of each kind yours has, and what they
    are called.

    These commands say what is wrong with it, list it and play with it:

      tavolino deck check FILE
      tavolino deck show { $game_id } FILE
      tavolino play { $game_id } --option deck=FILE

    The first row names the columns, which may stand in any order; each row after it is a kind of card. Between the cells
    stand commas, semicolons or tabs. The columns:
deck-template-fields =
    {""}  id     which kind it is; what each kind does is in the rules
      n      how many cards of it there are
      title  what the card is called, at most 30 letters; without it, as in the box
      text   what the card says, at most 200 letters; without it, as in the box

    A kind that you leave out stays as it is in the box.
