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
    .help = E(RM) contro C(LB); B(LS) contro B(RCB); B(LS) contro H.
card-hammer-header-left = { action-2 }
    .help = E(LM) contro C(RB); B(RS) contro B(LCB); B(RS) contro H.
card-galloping-back-right = { action-3 }
    .help = E(RB) contro C(LM); B(LS) contro B(RCB); B(LS) contro H.
card-galloping-back-left = { action-4 }
    .help = E(LB) contro C(RM); B(RS) contro B(LCB); B(RS) contro H.
card-eye-of-the-needle-right = { action-5 }
    .help = D(RCM) contro C(LCM); A(LS) contro C(RCB); A(LS) contro G.
card-eye-of-the-needle-left = { action-6 }
    .help = D(LCM) contro C(RCM); A(RS) contro C(LCB); A(RS) contro G.
card-corner-right = { action-7 }
    .help = chiunque con E ≥ 8; B(RCB) contro B(LCB); B(RCB) contro H.
card-corner-left = { action-8 }
    .help = chiunque con E ≥ 8; B(LCB) contro B(RCB); B(LCB) contro H.
card-free-kick = { action-9 }
    .help = scegli chi tira; respinta da un B di 10; F(chi tira) contro G.
card-penalty = { action-10 }
    .help = scegli chi tira; F(chi tira) contro G, rigore (6.5).
card-silver-plate-right = { action-11 }
    .help = B(RS) contro B(LB); l'LCM calcia al volo; A(LCM) contro G.
card-silver-plate-left = { action-12 }
    .help = B(LS) contro B(RB); l'RCM calcia al volo; A(RCM) contro G.
card-poet-stopper-right = { action-13 }
    .help = D(RCB) contro C(LS); l'LS è solo davanti al portiere; A(LS) contro C.
card-poet-stopper-left = { action-14 }
    .help = D(LCB) contro C(RS); l'RS è solo davanti al portiere; A(RS) contro C.
card-ghost-in-the-box-left = { action-15 }
    .help = E(RS) contro C(LB); B(LCM) contro B(RCB); B(LCM) contro H.
card-ghost-in-the-box-right = { action-16 }
    .help = E(LS) contro C(RB); B(RCM) contro B(LCB); B(RCM) contro H.
card-across-the-pitch-right = { action-17 }
    .help = E(RB) ≥ C(LS) + 2; B(LM) contro B(RM); A(LM) contro G.
card-across-the-pitch-left = { action-18 }
    .help = E(LB) ≥ C(RS) + 2; B(RM) contro B(LM); A(RM) contro G.
card-early-bath = { action-19 }
    .help = espulso (7.1).
card-pinball-right = { action-20 }
    .help = C(RS) ≥ C(LCB) − 2; A(RS) contro G.
card-pinball-left = { action-21 }
    .help = C(LS) ≥ C(LCB) − 2; A(LS) contro G.
card-stretcher = { action-22 }
    .help = infortunato (7.4).
card-backheel = { action-23 }
    .help = D(RM) contro C(LM); colpo di tacco a centrocampo o in attacco; solo a indovinare (6.12).
card-bicycle-kick = { action-24 }
    .help = E(LM) contro C(RM); rovesciata a centrocampo o in attacco; solo a indovinare (6.12).
card-singing-stand = { action-25 }
    .help = idolo dei tifosi in campo; bonus (7.8).
card-huddle = { action-26 }
    .help = leader nato in campo; bonus (7.8).
card-twist-and-turn-right = { action-27 }
    .help = l'RS parte palla al piede; A(RS) contro C(LB); A(RS) contro C.
card-twist-and-turn-left = { action-28 }
    .help = l'LS parte palla al piede; A(LS) contro C(RB); A(LS) contro C.
card-cannonball-right = { action-29 }
    .help = B(RM) contro B(LM); A(LCM) contro C(RCM); A(LCM) contro G.
card-cannonball-left = { action-30 }
    .help = B(LM) contro B(RM); A(RCM) contro C(LCM); A(RCM) contro G.
card-glove-to-goal-right = { action-31 }
    .help = D del proprio GK ≥ 2; C(RCM) contro C(LCM); A(RCM) contro G.
card-glove-to-goal-left = { action-32 }
    .help = D del proprio GK ≥ 2; C(LCM) contro C(RCM); A(LCM) contro G.
