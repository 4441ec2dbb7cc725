# Pregătire și intrare
set-up-game = { $game }: pregătește masa
who-plays = Cine joacă
your-name = Numele tău
their-name = Numele
how-many = Câți jucători
seat = Locul { $n }
bot = Bot: { $name }
friend-elsewhere = Un prieten de departe (cu un link)
friend-here = Cineva de aici, pe același ecran
kitchen-table = Ecranul acesta e terenul, telefoanele sunt mâinile
kitchen-note = Fiecare jucător scanează un cod cu telefonul, și tu: pe telefon e mâna, pe ecranul acesta e meciul.
friend-with-phone = Cineva cu telefonul
rule-options = Regulile casei
time-and-company = Timp și companie
clock = Ceas
clock-none = Fără ceas
clock-move-30 = 30 de secunde pe mutare
clock-move-120 = 2 minute pe mutare
clock-match-600-5 = 10 minute de fiecare, plus 5 secunde pe mutare
clock-match-1800-10 = 30 de minute de fiecare, plus 10 secunde pe mutare
clock-days-1 = O zi pe mutare
clock-days-3 = Trei zile pe mutare
clock-days-7 = O săptămână pe mutare
when-late = Când expiră timpul
when-gone = Când pleacă cineva
policy-wait = ceilalți așteaptă
policy-deputy = continuă un bot ca înlocuitor
policy-forfeit = meciul e pierdut
hints = Sfaturi de pe bancă
hints-alone = când în față stau numai boți
hints-on = pentru toți
hints-off = pentru nimeni
public-table = Oricine poate ocupa un loc liber
with-chat = Cu chat
spectators-delay = Spectatorii văd
delay = { $seconds ->
    [0] imediat
    [one] cu { $seconds } secundă mai târziu
    [few] cu { $seconds } secunde mai târziu
   *[other] cu { $seconds } de secunde mai târziu
}
open-table = Deschide masa
join-table = Ocupă-ți locul
sit-down = Așază-te
set-up-round = { $game }, în jurul acestui ecran
set-up-friend = { $game }, cu un prieten de departe
open-round = Fluierul de start
open-friend = Pregătește invitația
player-number = Jucătorul { $n }
name-ideas = Alex, Radu, Ioana, Vlad
invited-to = { $name } te invită la { $game }
learn-it-first = N-ai mai jucat? Se învață într-un minut
learn-while-waiting = Cât aștepți: primul tău gol într-un minut
playing-as = Joci ca { $name }.
change-name = Alt nume
name-is-mine = Eu sunt
