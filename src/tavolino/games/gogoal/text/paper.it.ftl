# The words of what is printed besides cards and rules.

paper-team = giocatore o squadra
paper-goals-of-matches = Gol, partita per partita: chi fa il terzo vince
paper-aid-turn = Il tuo turno: gioca una carta, un calciatore nella tua formazione o un attacco, poi pescane una da uno dei due mazzi. Con un sesto calciatore, uno della formazione se ne va. Chi ferma un attacco pesca subito una carta azione.
paper-aid-cards = YELLOW: il calciatore esce, e il suo proprietario ne fa entrare subito un altro dalla mano, se ce l'ha. RED: esce, e nessuno lo sostituisce. PENALTY: tutti e due scelgono una carta in segreto.
