# tavolino serve

help-serve = Deschide o masă în browser, pentru tine, pentru ai casei sau pentru prieteni de departe
    .host = adresa la care e primită lumea; de obicei numai a acestui calculator (127.0.0.1)
    .port = portul; 0 ia unul liber
    .db = unde se păstrează meciurile: sqlite:///FIȘIER sau postgresql://UTILIZATOR@HOST/NUME; altfel un fișier printre datele tale
    .lan = pentru toți cei din rețeaua de acasă: arată un link, și un cod QR pentru telefoane
    .origin = altă adresă la care e găsit serverul, de pildă https://play.example.org în spatele unui proxy; de câte ori vrei
    .frame_origin = un site care poate arăta competițiile într-un cadru, doar de citit, de exemplu https://www.example.org; de câte ori e nevoie
    .keep_days = după atâtea zile fără o mutare, un meci neterminat e strâns de pe masă
    .proxy = un proxy în fața serverului, cu adresa sau rețeaua lui (10.0.0.0/8): e crezut când spune de unde vine lumea; de câte ori vrei
    .metrics = cifre pentru Prometheus, la o adresă a lor, de pildă 127.0.0.1:9101; altfel nu le vede nimeni
    .log = scrie tot ce se întâmplă, în rânduri de JSON, în acest fișier; - pentru canalul de erori. Altfel numai ce nu e în regulă
    .workers = atâtea procese pe acest calculator sub un singur părinte, pe un singur PostgreSQL; ce moare este repornit
    .bus = un Redis sau Valkey care poartă veștile între procese (redis://HOST); altfel le poartă PostgreSQL
    .show = deschide browserul

value-days = ZILE
value-address = ADRESĂ

serve-here = Masa e pusă: { $link }
serve-network = Din rețeaua de acasă: { $link }
serve-stop = Ctrl-C o închide; meciurile neterminate te așteaptă.
serve-closed = Închis. Fiecare meci e salvat.
