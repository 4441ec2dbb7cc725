# Passed round
hand-on = Hand over to { $name }
    .text = The curtain is down: nobody sees any hand. Whoever takes the device lifts it.
who-has-it = Who has the device?
i-have-it = I have it, lift the curtain
i-am = I am { $name }
only-here = This link works on this computer only. For phones on the same network start the table with
