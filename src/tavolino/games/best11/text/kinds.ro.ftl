# Cărțile după numele pe care le folosește motorul jocului; cuvintele sunt în cards.ro.ftl.

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
    .help = Atac M/A=4, apărare P=4.
card-penalty-tackle = { attack-penalty } / { defence-tackle }
    .help = Atac M/A=4, apărare F=4.
card-corner-save = { attack-corner } / { defence-save }
    .help = Atac M+F=6, apărare P=4.
card-corner-tackle = { attack-corner } / { defence-tackle }
    .help = Atac M+F=6, apărare F=4.
card-free-kick-save = { attack-free-kick } / { defence-save }
    .help = Atac F/M/A=5, apărare P=4.
card-free-kick-off-the-line = { attack-free-kick } / { defence-off-the-line }
    .help = Atac F/M/A=5, apărare F+P=7.
card-one-two-save = { attack-one-two } / { defence-save }
    .help = Atac M+M=7, apărare P=4.
card-one-two-tackle = { attack-one-two } / { defence-tackle }
    .help = Atac M+M=7, apărare F=4.
card-overlap-tackle = { attack-overlap } / { defence-tackle }
    .help = Atac F+M+A=10, apărare F=4.
card-overlap-off-the-line = { attack-overlap } / { defence-off-the-line }
    .help = Atac F+M+A=10, apărare F+P=7.
card-overlap-offside-trap = { attack-overlap } / { defence-offside-trap }
    .help = Atac F+M+A=10, apărare F+F=8.
card-dribble-tackle = { attack-dribble } / { defence-tackle }
    .help = Atac M/A=5, apărare F=4.
card-centre-backs-forward-off-the-line = { attack-centre-backs-forward } / { defence-off-the-line }
    .help = Atac F+F=7, apărare F+P=7.
card-through-ball-offside-trap = { attack-through-ball } / { defence-offside-trap }
    .help = Atac M+A=8, apărare F+F=8.
card-through-ball-tactical-foul = { attack-through-ball } / { defence-tactical-foul }
    .help = Atac M+A=8, apărare M=5.
card-cross-and-header-tactical-foul = { attack-cross-and-header } / { defence-tactical-foul }
    .help = Atac F+A=8, apărare M=5.
card-cross-and-header-pressing = { attack-cross-and-header } / { defence-pressing }
    .help = Atac F+A=8, apărare M+M=8.
card-long-shot-pressing = { attack-long-shot } / { defence-pressing }
    .help = Atac M=5, apărare M+M=8.
card-long-shot-everyone-back = { attack-long-shot } / { defence-everyone-back }
    .help = Atac M=5, apărare F+M+A=10.
card-counter-attack-everyone-back = { attack-counter-attack } / { defence-everyone-back }
    .help = Atac A=5, apărare F+M+A=10.
card-counter-attack-man-marking = { attack-counter-attack } / { defence-man-marking }
    .help = Atac A=5, apărare F/M=5.
card-solo-run-man-marking = { attack-solo-run } / { defence-man-marking }
    .help = Atac A=6, apărare F/M=5.
card-management-1 = cartea de management 1
    .help = 2 milioane; 1 carte de eveniment; { opportunity-defenders-up }; sau: { opportunity-free-footballer }.
card-management-2 = cartea de management 2
    .help = 2 milioane; 1 carte de eveniment; { opportunity-midfielders-up }; sau: { opportunity-free-coach }.
card-management-3 = cartea de management 3
    .help = 2 milioane; 1 carte de eveniment; { opportunity-forwards-up }; sau: { opportunity-poach }.
card-management-4 = cartea de management 4
    .help = 4 milioane; 1 carte de eveniment; { opportunity-goalkeeper-up }; sau: { opportunity-exchange-footballer }.
card-management-5 = cartea de management 5
    .help = 2 milioane; 1 carte de eveniment; { opportunity-strongest-up }; sau: { opportunity-exchange-coach }.
card-management-6 = cartea de management 6
    .help = 2 milioane; 1 carte de eveniment; { opportunity-total-up }; sau: { opportunity-spending-spree }.
card-management-7 = cartea de management 7
    .help = 3 milioane; 1 carte de eveniment; { opportunity-two-actions }; sau: { opportunity-new-market }.
card-management-8 = cartea de management 8
    .help = 2 milioane; 1 carte de eveniment; { opportunity-deny-bonus }; sau: { opportunity-captain }.
card-management-9 = cartea de management 9
    .help = 4 milioane; 1 carte de eveniment; { opportunity-plain-challenge }; sau: { opportunity-immunity }.
card-management-10 = cartea de management 10
    .help = 4 milioane; 1 carte de eveniment; { opportunity-plain-challenge }; sau: { opportunity-captain }.
card-4-4-2 = { formation-4-4-2 }
    .help = { formation-4-4-2.flavour }
card-4-3-3 = { formation-4-3-3 }
    .help = { formation-4-3-3.flavour }
card-3-5-2 = { formation-3-5-2 }
    .help = { formation-3-5-2.flavour }
card-4-5-1 = { formation-4-5-1 }
    .help = { formation-4-5-1.flavour }
card-5-3-2 = { formation-5-3-2 }
    .help = { formation-5-3-2.flavour }
card-4-2-3-1 = { formation-4-2-3-1 }
    .help = { formation-4-2-3-1.flavour }
card-4-3-1-2 = { formation-4-3-1-2 }
    .help = { formation-4-3-1-2.flavour }
card-4-3-2-1 = { formation-4-3-2-1 }
    .help = { formation-4-3-2-1.flavour }

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
