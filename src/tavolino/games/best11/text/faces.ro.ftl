# Ce e tipărit pe cărți pe lângă nume și texte.

half-attack = Atac
half-defence = Apărare
half-only = Îl oprește numai: { $defence }
section-white = Eveniment alb
section-challenge = Provocare
section-management = Management
