# What is said at a live table: why something cannot be done there, and the quick phrases.

fault-stale = The match has moved on since: this was an answer to an earlier question.
fault-not-kept = The table could not be written down just now, so nothing has happened. Come back in a moment.
fault-only-watching = You are watching: only those who sit at the table can do this.
fault-already-here = You have already said hello.
fault-not-host = Only the host of the table can do this.
fault-already-started = The match has already started.
fault-bad-invite = This invitation is not good, or no longer: ask the host for a new one.
fault-bad-code = This is not the code of that table.
fault-no-open-seat = Every seat is taken. You can watch.
fault-not-welcome = The host has asked you to leave.
fault-full-house = The stands are full: no more spectators fit in.
fault-no-such-spectator = There is no spectator with this number, or no longer.
fault-chat-off = The host has switched the chat off.
fault-chat-nothing = Say something: a text or one of the quick phrases.
fault-chat-long = That is too long: { $most } characters are the most.
fault-chat-characters = A line of chat cannot hold line breaks or invisible characters.
fault-chat-fast = A little slower, please: the others want to play too.
fault-hint-pending = One moment: the last hint is still being thought about.

phrase-hello = Hello!
phrase-good-luck = Good luck, may the better side win!
phrase-well-played = Well played!
phrase-what-a-goal = What a goal!
phrase-great-save = What a save!
phrase-unlucky = Off the post… unlucky!
phrase-ouch = Ouch, that hurts.
phrase-your-turn = Your ball!
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-again = Another match?
phrase-goodbye = Bye, see you on the pitch!
