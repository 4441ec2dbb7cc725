# Primul tău gol
first-goal = Primul tău gol
first-visit = Prima dată aici? Marchează primul tău gol într-un minut: fiecare joc are o lecție scurtă.
lesson-of = { $name }: primul tău gol
lesson-coach = Antrenorul
lesson-leave = Ieși
lesson-how = Atinge ce e luminat, și încă o dată ca să joci; sau folosește acest buton.
lesson-watch = Acum privește …
lesson-astray = Nu aceea: ce îți trebuie e luminat.
lesson-step = Mutarea { $n } din { $all }
lesson-over = Ce gol!
lesson-again = Încă o dată
