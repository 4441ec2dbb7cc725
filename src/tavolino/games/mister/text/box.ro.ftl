# Cărțile după nume scurt: cum se numesc și câte un rând despre fiecare. Testele le compară cu datele.

## Cărți de direcție

card-right = dreapta
    .help = Șut sau plonjon la dreapta.
card-centre = centru
    .help = Șut pe centru ori portarul rămâne pe loc.
card-left = stânga
    .help = Șut sau plonjon la stânga.

## Cărți de acțiune: fază cu fază, apoi șutul

card-hammer-header-right = { action-1 }
    .help = E(RM) contra C(LB); B(LS) contra B(RCB); B(LS) contra H.
card-hammer-header-left = { action-2 }
    .help = E(LM) contra C(RB); B(RS) contra B(LCB); B(RS) contra H.
card-galloping-back-right = { action-3 }
    .help = E(RB) contra C(LM); B(LS) contra B(RCB); B(LS) contra H.
card-galloping-back-left = { action-4 }
    .help = E(LB) contra C(RM); B(RS) contra B(LCB); B(RS) contra H.
card-eye-of-the-needle-right = { action-5 }
    .help = D(RCM) contra C(LCM); A(LS) contra C(RCB); A(LS) contra G.
card-eye-of-the-needle-left = { action-6 }
    .help = D(LCM) contra C(RCM); A(RS) contra C(LCB); A(RS) contra G.
card-corner-right = { action-7 }
    .help = oricine cu E ≥ 8; B(RCB) contra B(LCB); B(RCB) contra H.
card-corner-left = { action-8 }
    .help = oricine cu E ≥ 8; B(LCB) contra B(RCB); B(LCB) contra H.
card-free-kick = { action-9 }
    .help = numește executantul; blocată de un B de 10; F(executant) contra G.
card-penalty = { action-10 }
    .help = numește executantul; F(executant) contra G, penalty (6.5).
card-silver-plate-right = { action-11 }
    .help = B(RS) contra B(LB); LCM trage din voleu; A(LCM) contra G.
card-silver-plate-left = { action-12 }
    .help = B(LS) contra B(RB); RCM trage din voleu; A(RCM) contra G.
card-poet-stopper-right = { action-13 }
    .help = D(RCB) contra C(LS); LS scapă singur; A(LS) contra C.
card-poet-stopper-left = { action-14 }
    .help = D(LCB) contra C(RS); RS scapă singur; A(RS) contra C.
card-ghost-in-the-box-left = { action-15 }
    .help = E(RS) contra C(LB); B(LCM) contra B(RCB); B(LCM) contra H.
card-ghost-in-the-box-right = { action-16 }
    .help = E(LS) contra C(RB); B(RCM) contra B(LCB); B(RCM) contra H.
card-across-the-pitch-right = { action-17 }
    .help = E(RB) ≥ C(LS) + 2; B(LM) contra B(RM); A(LM) contra G.
card-across-the-pitch-left = { action-18 }
    .help = E(LB) ≥ C(RS) + 2; B(RM) contra B(LM); A(RM) contra G.
card-early-bath = { action-19 }
    .help = eliminat (7.1).
card-pinball-right = { action-20 }
    .help = C(RS) ≥ C(LCB) − 2; A(RS) contra G.
card-pinball-left = { action-21 }
    .help = C(LS) ≥ C(LCB) − 2; A(LS) contra G.
card-stretcher = { action-22 }
    .help = accidentat (7.4).
card-backheel = { action-23 }
    .help = D(RM) contra C(LM); călcâi la mijloc sau în atac; doar pe ghicite (6.12).
card-bicycle-kick = { action-24 }
    .help = E(LM) contra C(RM); foarfecă la mijloc sau în atac; doar pe ghicite (6.12).
card-singing-stand = { action-25 }
    .help = idolul galeriei pe teren; bonus (7.8).
card-huddle = { action-26 }
    .help = lider înnăscut pe teren; bonus (7.8).
card-twist-and-turn-right = { action-27 }
    .help = RS pornește cu mingea; A(RS) contra C(LB); A(RS) contra C.
card-twist-and-turn-left = { action-28 }
    .help = LS pornește cu mingea; A(LS) contra C(RB); A(LS) contra C.
card-cannonball-right = { action-29 }
    .help = B(RM) contra B(LM); A(LCM) contra C(RCM); A(LCM) contra G.
card-cannonball-left = { action-30 }
    .help = B(LM) contra B(RM); A(RCM) contra C(LCM); A(RCM) contra G.
card-glove-to-goal-right = { action-31 }
    .help = D al propriului GK ≥ 2; C(RCM) contra C(LCM); A(RCM) contra G.
card-glove-to-goal-left = { action-32 }
    .help = D al propriului GK ≥ 2; C(LCM) contra C(RCM); A(LCM) contra G.
