# Consigli al tavolo
hint = Un consiglio
hint-asked = La panchina ci pensa …
hint-says = Dalla panchina: { $move }.
hint-chance = Probabilità di vittoria { $value } %, fra { $low } e { $high }.
ask-assistant = Chiedi al vice
