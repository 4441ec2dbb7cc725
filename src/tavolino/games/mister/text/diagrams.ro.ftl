# The words of the pictures in the rules (diagrams.toml).

drawn-teams = Față în față: cercurile sunt ai tăi, romburile ai lor. Dreapta ta dă de stânga lor.
drawn-dive = Direcția contra plonjonului
drawn-dive-differ = Portarul pleacă în altă parte: gol dacă cel care șutează are cel puțin numărul portarului.
drawn-dive-same = Portarul ghicește: gol numai dacă cel care șutează are cel puțin cu unu mai mult.
drawn-phases = Cartea 1, de la centrare la șut. Ai pierdut o fază, s-a terminat atacul.
drawn-phases-cross = Faza 1, centrarea: E al MD-ului tău contra C al FS-ului lor. Câștigă numărul mai mare; la egalitate, cel care se apără.
drawn-phases-header = Faza 2, în aer: B al AS-ului tău contra B al FCD-ului lor.
drawn-phases-shot = Șutul: B al AS-ului tău contra H al portarului, direcția contra plonjonului.
drawn-seating = Cum se așază patru antrenori: adversarii stau față în față
drawn-seating-order = 1 îl atacă pe 2, 2 pe 1, 3 pe 4, 4 pe 3, și tot așa.
