# Le carte con i nomi che usa il motore del gioco; le parole sono in cards.it.ftl.

card-kit-sponsor = { event-card-kit-sponsor }
    .help = { event-card-kit-sponsor.effect }
card-tv-rights = { event-card-tv-rights }
    .help = { event-card-tv-rights.effect }
card-merchandising = { event-card-merchandising }
    .help = { event-card-merchandising.effect }
card-superior-tactics = { event-card-superior-tactics }
    .help = { event-card-superior-tactics.effect }
card-twinning = { event-card-twinning }
    .help = { event-card-twinning.effect }
card-youth-academy = { event-card-youth-academy }
    .help = { event-card-youth-academy.effect }
card-terrace-chants = { event-card-terrace-chants }
    .help = { event-card-terrace-chants.effect }
card-come-on-lads = { event-card-come-on-lads }
    .help = { event-card-come-on-lads.effect }
card-club-dna = { event-card-club-dna }
    .help = { event-card-club-dna.effect }
card-change-of-play = { event-card-change-of-play }
    .help = { event-card-change-of-play.effect }
card-jinx = { event-card-jinx }
    .help = { event-card-jinx.effect }
card-booked = { event-card-booked }
    .help = { event-card-booked.effect }
card-sent-off = { event-card-sent-off }
    .help = { event-card-sent-off.effect }
card-penalty = { event-card-penalty }
    .help = { event-card-penalty.effect }
card-miracle-save = { event-card-miracle-save }
    .help = { event-card-miracle-save.effect }
card-video-review = { event-card-video-review }
    .help = { event-card-video-review.effect }
card-boards-bonus = { event-card-boards-bonus }
    .help = { event-card-boards-bonus.effect }
card-bargain = { event-card-bargain }
    .help = { event-card-bargain.effect }
card-old-ground = { event-card-old-ground }
    .help = { event-card-old-ground.effect }
card-even-swap = { event-card-even-swap }
    .help = { event-card-even-swap.effect }
card-sports-bet = { event-card-sports-bet }
    .help = { event-card-sports-bet.effect }
card-fixture-list = { event-card-fixture-list }
    .help = { event-card-fixture-list.effect }
card-scout = { event-card-scout }
    .help = { event-card-scout.effect }
card-commentary = { event-card-commentary }
    .help = { event-card-commentary.effect }
card-tax-inspection = { event-card-tax-inspection }
    .help = { event-card-tax-inspection.effect }
card-penalty-save = { attack-penalty } / { defence-save }
card-penalty-tackle = { attack-penalty } / { defence-tackle }
card-corner-save = { attack-corner } / { defence-save }
card-corner-tackle = { attack-corner } / { defence-tackle }
card-free-kick-save = { attack-free-kick } / { defence-save }
card-free-kick-off-the-line = { attack-free-kick } / { defence-off-the-line }
card-one-two-save = { attack-one-two } / { defence-save }
card-one-two-tackle = { attack-one-two } / { defence-tackle }
card-overlap-tackle = { attack-overlap } / { defence-tackle }
card-overlap-off-the-line = { attack-overlap } / { defence-off-the-line }
card-overlap-offside-trap = { attack-overlap } / { defence-offside-trap }
card-dribble-tackle = { attack-dribble } / { defence-tackle }
card-centre-backs-forward-off-the-line = { attack-centre-backs-forward } / { defence-off-the-line }
card-through-ball-offside-trap = { attack-through-ball } / { defence-offside-trap }
card-through-ball-tactical-foul = { attack-through-ball } / { defence-tactical-foul }
card-cross-and-header-tactical-foul = { attack-cross-and-header } / { defence-tactical-foul }
card-cross-and-header-pressing = { attack-cross-and-header } / { defence-pressing }
card-long-shot-pressing = { attack-long-shot } / { defence-pressing }
card-long-shot-everyone-back = { attack-long-shot } / { defence-everyone-back }
card-counter-attack-everyone-back = { attack-counter-attack } / { defence-everyone-back }
card-counter-attack-man-marking = { attack-counter-attack } / { defence-man-marking }
card-solo-run-man-marking = { attack-solo-run } / { defence-man-marking }
card-management-1 = carta gestione 1
card-management-2 = carta gestione 2
card-management-3 = carta gestione 3
card-management-4 = carta gestione 4
card-management-5 = carta gestione 5
card-management-6 = carta gestione 6
card-management-7 = carta gestione 7
card-management-8 = carta gestione 8
card-management-9 = carta gestione 9
card-management-10 = carta gestione 10
card-4-4-2 = { formation-4-4-2 }
card-4-3-3 = { formation-4-3-3 }
card-3-5-2 = { formation-3-5-2 }
card-4-5-1 = { formation-4-5-1 }
card-5-3-2 = { formation-5-3-2 }
card-4-2-3-1 = { formation-4-2-3-1 }
card-4-3-1-2 = { formation-4-3-1-2 }
card-4-3-2-1 = { formation-4-3-2-1 }

half-name = { $side ->
    [attack] { $half ->
        [corner] { attack-corner }
        [free-kick] { attack-free-kick }
        [penalty] { attack-penalty }
        [through-ball] { attack-through-ball }
        [cross-and-header] { attack-cross-and-header }
        [long-shot] { attack-long-shot }
        [counter-attack] { attack-counter-attack }
        [one-two] { attack-one-two }
        [overlap] { attack-overlap }
        [solo-run] { attack-solo-run }
        [centre-backs-forward] { attack-centre-backs-forward }
        [dribble] { attack-dribble }
       *[other] { $half }
    }
   *[defence] { $half ->
        [miracle-save] { event-card-miracle-save }
        [save] { defence-save }
        [tackle] { defence-tackle }
        [offside-trap] { defence-offside-trap }
        [pressing] { defence-pressing }
        [man-marking] { defence-man-marking }
        [off-the-line] { defence-off-the-line }
        [tactical-foul] { defence-tactical-foul }
        [everyone-back] { defence-everyone-back }
       *[other] { $half }
    }
}
