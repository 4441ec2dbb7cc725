# The words of the pictures in the rules (diagrams.toml).

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
drawn-challenge = O provocare de la cap la coadă: cine ce poate face și când
drawn-challenge-draw = Cel care atacă trage o carte de acțiune: jumătatea de atac spune ce roluri se cer și câte puncte.
drawn-challenge-choose = Întâi e momentul pentru Altă schemă; apoi cel care atacă își alege fotbaliștii, o dată pentru totdeauna. Lipsește un rol: a eșuat.
drawn-challenge-others = Managerii din afara provocării au momentul lor: Deochi.
drawn-challenge-values = Cei doi pe rând, întâi cel care atacă: un eveniment, sau milioane pentru un punct, sau pas. Cel care atacă urcă, cel care apără coboară, până când spun pas amândoi, unul după altul.
drawn-challenge-stands = Prea puține puncte: s-a terminat. Destule: atacul a reușit.
drawn-challenge-defence = Acum trage cel care apără, și totul se repetă pentru jumătatea de apărare. Dacă nici ea nu reușește: gol!
