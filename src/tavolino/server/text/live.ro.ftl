# Ce se spune la o masă pe viu: de ce nu se poate face ceva acolo, și frazele gata făcute.

fault-stale = Între timp meciul a mers mai departe: acesta era răspunsul la o întrebare de dinainte.
fault-not-kept = Chiar acum masa nu a putut fi scrisă, așa că nu s-a întâmplat nimic. Revino peste o clipă.
fault-only-watching = Tu doar privești: asta pot face numai cei care stau la masă.
fault-already-here = Ai salutat deja.
fault-not-host = Asta poate face numai gazda mesei.
fault-already-started = Meciul a început deja.
fault-bad-invite = Invitația aceasta nu e bună, sau nu mai e: cere-i gazdei una nouă.
fault-bad-code = Nu acesta e codul acelei mese.
fault-no-open-seat = Toate locurile sunt ocupate. Poți privi.
fault-not-welcome = Gazda te-a rugat să pleci.
fault-full-house = Tribunele sunt pline: nu mai încape niciun spectator.
fault-no-such-spectator = Nu există, sau nu mai există, un spectator cu numărul acesta.
fault-chat-off = Gazda a oprit discuțiile.
fault-chat-nothing = Spune ceva: un text sau una dintre frazele gata făcute.
fault-chat-long = E prea lung: cel mult { $most } de caractere.
fault-chat-characters = Un rând de discuție nu poate avea treceri la rând nou sau caractere invizibile.
fault-chat-fast = Puțin mai încet, te rog: vor și ceilalți să joace.
fault-hint-pending = O clipă: la ultimul sfat încă se gândește cineva.

phrase-hello = Salut!
phrase-good-luck = Baftă, și să câștige cel mai bun!
phrase-well-played = Frumos jucat!
phrase-what-a-goal = Ce gol!
phrase-great-save = Ce paradă!
phrase-unlucky = Bară… ce ghinion!
phrase-ouch = Au, asta doare.
phrase-your-turn = Mingea e la tine!
phrase-one-moment = O clipă, te rog.
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-again = Încă un meci?
phrase-goodbye = Pa, ne vedem pe teren!
