# Passed round
hand-on = Hand over to seat { $n }
    .text = The curtain is down: nobody sees any hand. Whoever takes the device lifts it.
i-have-it = I have it, lift the curtain
