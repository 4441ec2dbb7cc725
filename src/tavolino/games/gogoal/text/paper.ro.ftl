# The words of what is printed besides cards and rules.

paper-team = jucător sau echipă
paper-goals-of-matches = Goluri, meci cu meci: al treilea gol câștigă
paper-aid-turn = Rândul tău: joacă o carte, un fotbalist în echipa ta sau un atac, apoi trage una din oricare dintre cele două pachete. Cu al șaselea fotbalist, unul din echipă pleacă. Cine oprește un atac trage imediat o carte de acțiune.
paper-aid-cards = YELLOW: fotbalistul iese, iar proprietarul introduce imediat altul din mână, dacă are. RED: iese și nimeni nu-i ia locul. PENALTY: amândoi aleg o carte în secret.
