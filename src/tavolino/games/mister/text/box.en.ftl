# The cards by their ids: what the box calls them, and a line on each. The tests hold them against the data.

## Direction cards

card-right = right
    .help = Shoot or dive to the right.
card-centre = centre
    .help = Shoot down the middle, or stay where you are.
card-left = left
    .help = Shoot or dive to the left.

## Action cards: phase by phase, then the shot

card-hammer-header-right = { action-1 }
    .help = E(RM) v C(LB); B(LS) v B(RCB); B(LS) v H.
card-hammer-header-left = { action-2 }
    .help = E(LM) v C(RB); B(RS) v B(LCB); B(RS) v H.
card-galloping-back-right = { action-3 }
    .help = E(RB) v C(LM); B(LS) v B(RCB); B(LS) v H.
card-galloping-back-left = { action-4 }
    .help = E(LB) v C(RM); B(RS) v B(LCB); B(RS) v H.
card-eye-of-the-needle-right = { action-5 }
    .help = D(RCM) v C(LCM); A(LS) v C(RCB); A(LS) v G.
card-eye-of-the-needle-left = { action-6 }
    .help = D(LCM) v C(RCM); A(RS) v C(LCB); A(RS) v G.
card-corner-right = { action-7 }
    .help = anyone with E ≥ 8; B(RCB) v B(LCB); B(RCB) v H.
card-corner-left = { action-8 }
    .help = anyone with E ≥ 8; B(LCB) v B(RCB); B(LCB) v H.
card-free-kick = { action-9 }
    .help = name the taker; blocked by a B of 10; F(taker) v G.
card-penalty = { action-10 }
    .help = name the taker; F(taker) v G, penalty (6.5).
card-silver-plate-right = { action-11 }
    .help = B(RS) v B(LB); the LCM volleys; A(LCM) v G.
card-silver-plate-left = { action-12 }
    .help = B(LS) v B(RB); the RCM volleys; A(RCM) v G.
card-poet-stopper-right = { action-13 }
    .help = D(RCB) v C(LS); the LS is through; A(LS) v C.
card-poet-stopper-left = { action-14 }
    .help = D(LCB) v C(RS); the RS is through; A(RS) v C.
card-ghost-in-the-box-left = { action-15 }
    .help = E(RS) v C(LB); B(LCM) v B(RCB); B(LCM) v H.
card-ghost-in-the-box-right = { action-16 }
    .help = E(LS) v C(RB); B(RCM) v B(LCB); B(RCM) v H.
card-across-the-pitch-right = { action-17 }
    .help = E(RB) ≥ C(LS) + 2; B(LM) v B(RM); A(LM) v G.
card-across-the-pitch-left = { action-18 }
    .help = E(LB) ≥ C(RS) + 2; B(RM) v B(LM); A(RM) v G.
card-early-bath = { action-19 }
    .help = sent off (7.1).
card-pinball-right = { action-20 }
    .help = C(RS) ≥ C(LCB) − 2; A(RS) v G.
card-pinball-left = { action-21 }
    .help = C(LS) ≥ C(LCB) − 2; A(LS) v G.
card-stretcher = { action-22 }
    .help = injured (7.4).
card-backheel = { action-23 }
    .help = D(RM) v C(LM); backheel in midfield or attack; pure guess (6.12).
card-bicycle-kick = { action-24 }
    .help = E(LM) v C(RM); bicycle kick in midfield or attack; pure guess (6.12).
card-singing-stand = { action-25 }
    .help = crowd leader on the pitch; bonus (7.8).
card-huddle = { action-26 }
    .help = true leader on the pitch; bonus (7.8).
card-twist-and-turn-right = { action-27 }
    .help = the RS sets off; A(RS) v C(LB); A(RS) v C.
card-twist-and-turn-left = { action-28 }
    .help = the LS sets off; A(LS) v C(RB); A(LS) v C.
card-cannonball-right = { action-29 }
    .help = B(RM) v B(LM); A(LCM) v C(RCM); A(LCM) v G.
card-cannonball-left = { action-30 }
    .help = B(LM) v B(RM); A(RCM) v C(LCM); A(RCM) v G.
card-glove-to-goal-right = { action-31 }
    .help = own GK's D ≥ 2; C(RCM) v C(LCM); A(RCM) v G.
card-glove-to-goal-left = { action-32 }
    .help = own GK's D ≥ 2; C(LCM) v C(RCM); A(LCM) v G.
