# Preparare ed entrare
set-up-game = { $game }: prepara il tavolo
who-plays = Chi gioca
your-name = Il tuo nome
their-name = Il nome
how-many = Quanti giocatori
seat = Posto { $n }
bot = Bot: { $name }
friend-elsewhere = Un amico lontano (con un link)
friend-here = Qualcuno qui, su questo dispositivo
kitchen-table = Questo schermo è il campo, i telefoni sono le mani
rule-options = Regole della casa
time-and-company = Tempo e compagnia
clock = Orologio
clock-none = Senza orologio
clock-move-30 = 30 secondi a mossa
clock-move-120 = 2 minuti a mossa
clock-match-600-5 = 10 minuti a testa, 5 secondi in più a mossa
clock-match-1800-10 = 30 minuti a testa, 10 secondi in più a mossa
clock-days-1 = Un giorno a mossa
clock-days-3 = Tre giorni a mossa
clock-days-7 = Una settimana a mossa
when-late = Quando il tempo finisce
when-gone = Quando qualcuno se ne va
policy-wait = gli altri aspettano
policy-deputy = continua un bot come sostituto
policy-forfeit = la partita è persa
hints = Consigli dalla panchina
hints-alone = quando di fronte ci sono solo bot
hints-on = per tutti
hints-off = per nessuno
public-table = Chiunque può prendere un posto libero
with-chat = Con la chat
spectators-delay = Gli spettatori vedono
delay = { $seconds ->
    [0] subito
   *[other] { $seconds } secondi dopo
}
open-table = Apri il tavolo
join-table = Prendi posto
sit-down = Siediti
