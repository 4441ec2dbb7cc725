cluster-title = Cât duc mai multe procese: { $workers ->
        [one] un proces
        [few] { $workers } procese
       *[other] { $workers } de procese
    }, { $tables ->
        [one] o masă
        [few] { $tables } mese
       *[other] { $tables } de mese
    } de doi oameni ({ $games }), { $build }
cluster-hashed = Toți de la o masă ajung la același proces.
cluster-any = Fiecare ajunge la oricare dintre procese.
cluster-trouble-kill = { $times ->
        [one] O dată un proces a fost omorât și repornit.
        [few] De { $times } ori un proces a fost omorât și repornit.
       *[other] De { $times } de ori un proces a fost omorât și repornit.
    }
cluster-trouble-stop = { $times ->
        [one] O dată un proces a fost oprit o vreme.
        [few] De { $times } ori un proces a fost oprit o vreme.
       *[other] De { $times } de ori un proces a fost oprit o vreme.
    }
cluster-trouble-cut = { $times ->
        [one] O dată un proces a fost rupt de baza de date.
        [few] De { $times } ori un proces a fost rupt de baza de date.
       *[other] De { $times } de ori un proces a fost rupt de baza de date.
    }
cluster-trouble-silence = { $times ->
        [one] O dată legătura unui proces cu baza de date a amuțit.
        [few] De { $times } ori legătura unui proces cu baza de date a amuțit.
       *[other] De { $times } de ori legătura unui proces cu baza de date a amuțit.
    }
cluster-trouble-news = { $times ->
        [one] O dată procesele n-au mai primit vești unul de la altul.
        [few] De { $times } ori procesele n-au mai primit vești unul de la altul.
       *[other] De { $times } de ori procesele n-au mai primit vești unul de la altul.
    }
cluster-trouble-restart = { $times ->
        [one] O dată PostgreSQL a fost repornit.
        [few] De { $times } ori PostgreSQL a fost repornit.
       *[other] De { $times } de ori PostgreSQL a fost repornit.
    }
cluster-trouble-drain = { $times ->
        [one] O dată un proces a fost golit și altul i-a luat locul.
        [few] De { $times } ori un proces a fost golit și altul i-a luat locul.
       *[other] De { $times } de ori un proces a fost golit și altul i-a luat locul.
    }
cluster-times = Milisecunde
cluster-time-returns = până când cineva vede din nou masa
cluster-time-moves-after = până la mutarea următoare, la o masă lovită
cluster-time-stale = cât de vechi e ce se vede
cluster-time-together = de la mutare la ecranul celuilalt, același proces
cluster-time-apart = la fel, două procese
