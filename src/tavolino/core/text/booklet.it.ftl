# The concordance at the end of the rules: our cards, and what the printed booklet calls them.

booklet-names = I nomi nel libretto
    .ours = la nostra carta
    .theirs = nel libretto
