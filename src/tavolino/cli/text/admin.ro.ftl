# `tavolino admin`.

help-admin = Dă afară oaspeți de pe server, închide mese, citește rapoarte
help-admin-ban = Ține în afara serverului un oaspete sau o rețea
    .who = identificatorul unui oaspete, sau o adresă ori o rețea, de pildă 192.0.2.0/24
    .reason = motivul, pentru cine se uită mai târziu pe listă
    .db = baza de date a serverului: sqlite:///FIȘIER sau postgresql://…; altfel cea obișnuită
help-admin-unban = Lasă-i să intre din nou
    .who = identificatorul unui oaspete, sau o adresă ori o rețea
    .db = baza de date a serverului: sqlite:///FIȘIER sau postgresql://…; altfel cea obișnuită
help-admin-bans = Cine e ținut afară, de când și de ce
    .db = baza de date a serverului: sqlite:///FIȘIER sau postgresql://…; altfel cea obișnuită
help-admin-close = Închide o masă: toți sunt dați afară și nu mai intră nimeni
    .table = identificatorul mesei
    .reason = motivul, pentru cine se uită mai târziu pe listă
    .db = baza de date a serverului: sqlite:///FIȘIER sau postgresql://…; altfel cea obișnuită
help-admin-reports = Ce au raportat jucătorii, cu vorbele spuse
    .all_of_them = și cele rezolvate deja
    .done = marchează ca rezolvat raportul cu acest identificator
    .db = baza de date a serverului: sqlite:///FIȘIER sau postgresql://…; altfel cea obișnuită

admin-banned-guest = În câteva secunde oaspetele { $who } e dat afară.
admin-banned-network = În câteva secunde { $who } rămâne pe dinafară.
admin-unbanned = { $who } poate intra din nou.
admin-no-bans = Nimeni nu e ținut afară.
admin-closed = În câteva secunde masa { $table } e închisă.
admin-no-reports = Nu e nimic de văzut.
admin-handled = Raportul { $id } e rezolvat.
admin-report = { $date }  raportul { $id }, masa { $table }: oaspetele { $by } îl raportează pe oaspetele { $who }
admin-column-date = de la
admin-column-kind = ce
admin-column-who = cine
admin-column-reason = de ce
fault-not-banned = { $who } nu e ținut afară.
fault-no-such-report = Nu există raportul { $id }.
