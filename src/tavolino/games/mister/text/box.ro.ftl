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
    .help = E(MD) contra C(FS); B(AS) contra B(FCD); B(AS) contra H.
card-hammer-header-left = { action-2 }
    .help = E(MS) contra C(FD); B(AD) contra B(FCS); B(AD) contra H.
card-galloping-back-right = { action-3 }
    .help = E(FD) contra C(MS); B(AS) contra B(FCD); B(AS) contra H.
card-galloping-back-left = { action-4 }
    .help = E(FS) contra C(MD); B(AD) contra B(FCS); B(AD) contra H.
card-eye-of-the-needle-right = { action-5 }
    .help = D(MCD) contra C(MCS); A(AS) contra C(FCD); A(AS) contra G.
card-eye-of-the-needle-left = { action-6 }
    .help = D(MCS) contra C(MCD); A(AD) contra C(FCS); A(AD) contra G.
card-corner-right = { action-7 }
    .help = oricine cu E ≥ 8; B(FCD) contra B(FCS); B(FCD) contra H.
card-corner-left = { action-8 }
    .help = oricine cu E ≥ 8; B(FCS) contra B(FCD); B(FCS) contra H.
card-free-kick = { action-9 }
    .help = numește executantul; blocată de un B de 10; F(executant) contra G.
card-penalty = { action-10 }
    .help = numește executantul; F(executant) contra G, penalty (6.5).
card-silver-plate-right = { action-11 }
    .help = B(AD) contra B(FS); MCS trage din voleu; A(MCS) contra G.
card-silver-plate-left = { action-12 }
    .help = B(AS) contra B(FD); MCD trage din voleu; A(MCD) contra G.
card-poet-stopper-right = { action-13 }
    .help = D(FCD) contra C(AS); AS scapă singur; A(AS) contra C.
card-poet-stopper-left = { action-14 }
    .help = D(FCS) contra C(AD); AD scapă singur; A(AD) contra C.
card-ghost-in-the-box-left = { action-15 }
    .help = E(AD) contra C(FS); B(MCS) contra B(FCD); B(MCS) contra H.
card-ghost-in-the-box-right = { action-16 }
    .help = E(AS) contra C(FD); B(MCD) contra B(FCS); B(MCD) contra H.
card-across-the-pitch-right = { action-17 }
    .help = E(FD) ≥ C(AS) + 2; B(MS) contra B(MD); A(MS) contra G.
card-across-the-pitch-left = { action-18 }
    .help = E(FS) ≥ C(AD) + 2; B(MD) contra B(MS); A(MD) contra G.
card-early-bath = { action-19 }
    .help = eliminat (7.1).
card-pinball-right = { action-20 }
    .help = C(AD) ≥ C(FCS) − 2; A(AD) contra G.
card-pinball-left = { action-21 }
    .help = C(AS) ≥ C(FCS) − 2; A(AS) contra G.
card-stretcher = { action-22 }
    .help = accidentat (7.4).
card-backheel = { action-23 }
    .help = D(MD) contra C(MS); călcâi la mijloc sau în atac; doar pe ghicite (6.12).
card-bicycle-kick = { action-24 }
    .help = E(MS) contra C(MD); foarfecă la mijloc sau în atac; doar pe ghicite (6.12).
card-singing-stand = { action-25 }
    .help = idolul galeriei pe teren; bonus (7.8).
card-huddle = { action-26 }
    .help = lider înnăscut pe teren; bonus (7.8).
card-twist-and-turn-right = { action-27 }
    .help = AD pornește cu mingea; A(AD) contra C(FS); A(AD) contra C.
card-twist-and-turn-left = { action-28 }
    .help = AS pornește cu mingea; A(AS) contra C(FD); A(AS) contra C.
card-cannonball-right = { action-29 }
    .help = B(MD) contra B(MS); A(MCS) contra C(MCD); A(MCS) contra G.
card-cannonball-left = { action-30 }
    .help = B(MS) contra B(MD); A(MCD) contra C(MCS); A(MCD) contra G.
card-glove-to-goal-right = { action-31 }
    .help = D al propriului P ≥ 2; C(MCD) contra C(MCS); A(MCD) contra G.
card-glove-to-goal-left = { action-32 }
    .help = D al propriului P ≥ 2; C(MCS) contra C(MCD); A(MCS) contra G.
