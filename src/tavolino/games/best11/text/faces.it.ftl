# Quello che sta stampato sulle carte accanto a nomi e testi.

half-attack = Attacco
half-defence = Difesa
half-only = La ferma soltanto: { $defence }
section-white = Evento bianco
section-challenge = Sfida
section-management = Gestione
