# `tavolino verify`: a fost totul cinstit?

help-verify = Verifică dacă împărțirea și mutările unui meci sunt în regulă
    .file = foaia meciului (.tav)

verified-moves = { $n ->
        [one] O mutare
        [few] { $n } mutări
       *[other] { $n } de mutări
    }, toate după reguli; ce spune foaia este ce s-a jucat.
verified-deal = Cărțile sunt cele promise. Amprenta numărului împărțirii, așa cum a fost publicată la început, trebuie să fi fost: { $fair }
no-commitment = Despre cărțile acestui meci nu s-a promis nimic: la început nu a fost publicată nicio amprentă.
verified-daily = Este provocarea din { $day }: numărul împărțirii, jocul și adversarul rezultă doar din dată.
