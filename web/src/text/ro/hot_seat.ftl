# Din mână în mână
tap-to-look = { $name }, ține apăsat ca să vezi
cover-hand = Acoperă cărțile
hands-covered = Cărți acoperite
only-here = Linkul merge numai pe calculatorul acesta. Pentru telefoanele din aceeași rețea deschide masa cu
