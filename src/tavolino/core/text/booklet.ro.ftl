# The concordance at the end of the rules: our cards, and what the printed booklet calls them.

booklet-names = Numele din broșură
    .ours = cartea noastră
    .theirs = în broșură
