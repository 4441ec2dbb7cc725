# Le carte per sigla: come si chiamano, e una riga per ciascuna. Le prove le confrontano con i dati.

## Carte direzione

card-right = destra
    .help = Tiro o tuffo a destra.
card-centre = centro
    .help = Tiro centrale, o portiere fermo in mezzo.
card-left = sinistra
    .help = Tiro o tuffo a sinistra.

## Carte azione: fase per fase, poi il tiro

card-hammer-header-right = { action-1 }
    .help = E(ED) contro C(TS); B(AS) contro B(DCD); B(AS) contro H.
card-hammer-header-left = { action-2 }
    .help = E(ES) contro C(TD); B(AD) contro B(DCS); B(AD) contro H.
card-galloping-back-right = { action-3 }
    .help = E(TD) contro C(ES); B(AS) contro B(DCD); B(AS) contro H.
card-galloping-back-left = { action-4 }
    .help = E(TS) contro C(ED); B(AD) contro B(DCS); B(AD) contro H.
card-eye-of-the-needle-right = { action-5 }
    .help = D(CCD) contro C(CCS); A(AS) contro C(DCD); A(AS) contro G.
card-eye-of-the-needle-left = { action-6 }
    .help = D(CCS) contro C(CCD); A(AD) contro C(DCS); A(AD) contro G.
card-corner-right = { action-7 }
    .help = chiunque con E ≥ 8; B(DCD) contro B(DCS); B(DCD) contro H.
card-corner-left = { action-8 }
    .help = chiunque con E ≥ 8; B(DCS) contro B(DCD); B(DCS) contro H.
card-free-kick = { action-9 }
    .help = scegli chi tira; respinta da una B di 10; F(chi tira) contro G.
card-penalty = { action-10 }
    .help = scegli chi tira; F(chi tira) contro G, rigore (6.5).
card-silver-plate-right = { action-11 }
    .help = B(AD) contro B(TS); il CCS calcia al volo; A(CCS) contro G.
card-silver-plate-left = { action-12 }
    .help = B(AS) contro B(TD); il CCD calcia al volo; A(CCD) contro G.
card-poet-stopper-right = { action-13 }
    .help = D(DCD) contro C(AS); l'AS è solo davanti al portiere; A(AS) contro C.
card-poet-stopper-left = { action-14 }
    .help = D(DCS) contro C(AD); l'AD è solo davanti al portiere; A(AD) contro C.
card-ghost-in-the-box-left = { action-15 }
    .help = E(AD) contro C(TS); B(CCS) contro B(DCD); B(CCS) contro H.
card-ghost-in-the-box-right = { action-16 }
    .help = E(AS) contro C(TD); B(CCD) contro B(DCS); B(CCD) contro H.
card-across-the-pitch-right = { action-17 }
    .help = E(TD) ≥ C(AS) + 2; B(ES) contro B(ED); A(ES) contro G.
card-across-the-pitch-left = { action-18 }
    .help = E(TS) ≥ C(AD) + 2; B(ED) contro B(ES); A(ED) contro G.
card-early-bath = { action-19 }
    .help = espulso (7.1).
card-pinball-right = { action-20 }
    .help = C(AD) ≥ C(DCS) − 2; A(AD) contro G.
card-pinball-left = { action-21 }
    .help = C(AS) ≥ C(DCS) − 2; A(AS) contro G.
card-stretcher = { action-22 }
    .help = infortunato (7.4).
card-backheel = { action-23 }
    .help = D(ED) contro C(ES); colpo di tacco a centrocampo o in attacco; solo indovinando (6.12).
card-bicycle-kick = { action-24 }
    .help = E(ES) contro C(ED); rovesciata a centrocampo o in attacco; solo indovinando (6.12).
card-singing-stand = { action-25 }
    .help = idolo dei tifosi in campo; bonus (7.8).
card-huddle = { action-26 }
    .help = leader nato in campo; bonus (7.8).
card-twist-and-turn-right = { action-27 }
    .help = l'AD parte palla al piede; A(AD) contro C(TS); A(AD) contro C.
card-twist-and-turn-left = { action-28 }
    .help = l'AS parte palla al piede; A(AS) contro C(TD); A(AS) contro C.
card-cannonball-right = { action-29 }
    .help = B(ED) contro B(ES); A(CCS) contro C(CCD); A(CCS) contro G.
card-cannonball-left = { action-30 }
    .help = B(ES) contro B(ED); A(CCD) contro C(CCS); A(CCD) contro G.
card-glove-to-goal-right = { action-31 }
    .help = D del proprio POR ≥ 2; C(CCD) contro C(CCS); A(CCD) contro G.
card-glove-to-goal-left = { action-32 }
    .help = D del proprio POR ≥ 2; C(CCS) contro C(CCD); A(CCS) contro G.
