# Passed round
tap-to-look = { $name }, press to look
cover-hand = Cover the hand
hands-covered = Covered hands
only-here = This link works on this computer only. For phones on the same network start the table with
