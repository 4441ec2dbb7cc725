# The concordance at the end of the rules: our cards, and what the printed booklet calls them.

booklet-names = Names in the booklet
    .ours = our card
    .theirs = in the booklet
