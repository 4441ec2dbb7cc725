# Figurile din reguli: 101 Champions Challenge
drawn-play = Ești roșu și ai pus două cărți. Ce spun cărțile de deasupra teancurilor?
drawn-own-pair = Fotbalist roșu, minge roșie: perechea ta. Pasă: trage 1 și joacă din nou. Cu ultimele tale două cărți e șut!
drawn-no-pair = Culori amestecate: nicio pereche. Pasă pierdută: trage 2, mingea trece la adversar. Cu ultimele tale două cărți apărarea degajează: trage 4.
drawn-their-pair = Fotbalist albastru, minge albastră: perechea adversarului. Contraatac!
drawn-counter = Un contraatac: ești albastru, iar roșul ți-a făcut perechea
drawn-counter-keep = Păstrează o carte, cea care îți place mai mult.
drawn-counter-give = Dă-i roșului toate celelalte.
drawn-counter-draw = Trage una. Ai două: cu faza următoare ești în fața porții.
drawn-shot = Ești roșu și șutezi: întoarce prima carte din pachet
drawn-shot-goal = O minge, roșie sau albastră: gol!
drawn-shot-corner = Un fotbalist roșu, de-al tău: blocat, corner. Trage 3 și joacă din nou.
drawn-shot-saved = Un fotbalist albastru: apărat. Trage 5, mingea trece la adversar.
drawn-shot-penalty = O carte de penalizare: lovitură de la 11 metri pentru tine.

# Go-Goal!
drawn-needs = Ce cere un atac de la echipa ta, cu outnumber: atacanții tăi contra fundașilor lor
drawn-needs-goal = GOAL!: mai mulți atacanți decât au ei fundași.
drawn-needs-go-goal = GO-GOAL!: cel puțin atâția atacanți câți fundași au ei, și măcar unul.
drawn-needs-forward = SUPER GOAL! și PENALTY: ajunge un atacant.
drawn-needs-nothing = YELLOW și RED: nimeni, dacă au un fotbalist căruia să i-l arăți.
drawn-answers = Ce răspuns oprește ce atac
drawn-answers-no = GOAL!, GO-GOAL! și SUPER GOAL! sunt oprite de NO! sau SUPER NO!.
drawn-answers-var = PENALTY, YELLOW și RED sunt oprite numai de VAR.
drawn-answers-defender = NO! e bun numai cu un fundaș sau un joker în echipa ta.
drawn-spot = De la punctul cu var: amândoi aleg în secret, apoi se întorc ambele cărți
drawn-spot-saved = Același simbol: apărat!
drawn-spot-goal = Simboluri diferite: gol!

# Mister
drawn-teams = Față în față: cercurile sunt ai tăi, romburile ai lor. Dreapta ta dă de stânga lor.
drawn-dive = Direcția contra plonjonului
drawn-dive-differ = Portarul pleacă în altă parte: gol dacă cel care șutează are cel puțin numărul portarului.
drawn-dive-same = Portarul ghicește: gol numai dacă cel care șutează are cel puțin cu unu mai mult.
drawn-phases = Cartea 1, de la centrare la șut. Ai pierdut o fază, s-a terminat atacul.
drawn-phases-cross = Faza 1, centrarea: E al RM-ului tău contra C al LB-ului lor. Câștigă numărul mai mare; la egalitate, apărătorul.
drawn-phases-header = Faza 2, în aer: B al LS-ului tău contra B al RCB-ului lor.
drawn-phases-shot = Șutul: B al LS-ului tău contra H al portarului, direcția contra plonjonului.

# Best 11
drawn-turn = O rundă, de la bancă până la ultimul rând
drawn-turn-money = Banii: 2 milioane pentru toți, plus ce aduc evenimentele albe.
drawn-turn-market = Piața: cu o carte mai mult decât manageri la masă.
drawn-turn-management = O carte de management pentru fiecare, pe care numai el o vede.
drawn-turn-move = Managerii, unul după altul. În ordinea care îți convine: cumperi o carte, folosești cartea de management, joci evenimente, construiești stadionul. Apoi spui pas.
drawn-turn-end = Cărțile de management se decartează, iar ce n-a cumpărat nimeni ajunge sub pachetul său.
drawn-chances = O carte de management: unul dintre cele patru rânduri, niciodată două
drawn-chances-money = Bani: îi iei de la bancă.
drawn-chances-events = Cărți de eveniment: le tragi.
drawn-chances-challenge = O provocare: alegi un adversar, cu acest bonus pentru toată runda.
drawn-chances-other = Rândul al patrulea: o afacere de alt fel, alta aproape pe fiecare carte.
drawn-challenge = O provocare de la cap la coadă, și cine ce poate face și când
drawn-challenge-draw = Cel care atacă trage o carte de acțiune: jumătatea de atac spune ce roluri se cer și câte puncte.
drawn-challenge-choose = Întâi e momentul pentru Altă schemă; apoi cel care atacă își alege fotbaliștii, o dată pentru totdeauna. Lipsește un rol: a eșuat.
drawn-challenge-others = Managerii din afara provocării au momentul lor: Deochi.
drawn-challenge-values = Cei doi pe rând, întâi cel care atacă: un eveniment, sau milioane pentru un punct, sau pas. Cel care atacă urcă, cel care apără coboară, până când spun pas amândoi, unul după altul.
drawn-challenge-stands = Prea puține puncte: s-a terminat. Destule: atacul a reușit.
drawn-challenge-defence = Acum trage cel care apără, și totul se repetă pentru jumătatea de apărare. Dacă nici ea nu reușește: gol!
