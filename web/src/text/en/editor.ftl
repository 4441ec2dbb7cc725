# A deck of one's own
editor = Deck editor
editor-of = { $name }: a deck of your own
editor-none = This game is played with the cards of its box.
editor-which = What would you like to write?
editor-file = Name of the file
editor-open = Open a file
editor-start = Start from the box
editor-start-sure = Really? What is here will be gone.
editor-save = Save the file
editor-play = Play with it
editor-how = How to write
editor-cards = Card by card
editor-text = As text
editor-looking = Having a look …
editor-faults = { $n ->
    [one] One thing to put right.
   *[other] { $n } things to put right.
}
editor-show-fault = Show me
editor-faulty = something is wrong here
editor-fields = What to write in the fields
editor-add = Another card
editor-remove = Take it out
editor-face-waits = The card is drawn anew as soon as nothing is wrong with the deck.
editor-only-text = A file of this kind is written as text. A table (.csv) can be written card by card.
editor-kept = What you write is kept in this browser. Save the file to have it for good.
make-own-deck = Make your own
