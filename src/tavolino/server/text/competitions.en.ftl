# Cups, leagues and seasons at the server.

fault-not-organiser = Only those who organise this competition can do that: whoever started it, and whoever has the organisers' link.
fault-not-owner = Only whoever started this competition can do that.
fault-not-your-fixture = None of your teams plays in this match.
fault-team-free = Nobody plays { $team } yet: somebody has to take it before you can meet.
fault-deal-held = Whoever sits here has played these cards already, or would play them from both sides. In a duplicate that is for somebody else.
fault-partner-free = The second of { $team } plays this match, and nobody is its second yet.
fault-team-yours = You already play { $team } here. This competition is open to everyone, so everyone plays one team.
fault-too-many-competitions = You hold { $most } competitions: delete one before you start another.
fault-simulating-already = Matches of this competition are being simulated: wait until that is done.
fault-not-simulating = No matches of this competition are being simulated.
fault-no-match-record = Match { $match } was not played here: there is no record of it.
fault-too-many-prints = The press needs a rest. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
fault-no-such-print = There is nothing to print by that name. There are: { $known }
