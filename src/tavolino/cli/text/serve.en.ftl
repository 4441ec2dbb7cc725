# tavolino serve

help-serve = Open a table in the browser, for yourself, your home or friends apart
    .host = the address to receive people at; as a rule only this computer's own (127.0.0.1)
    .port = the port; 0 takes any that is free
    .db = where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; else a file among your own data
    .lan = for everyone on your home network: shows a link, and a QR code for phones
    .origin = another address that the server is reached by, such as https://play.example.org behind a proxy; as often as wanted
    .frame_origin = a site that may show competitions in a frame, to be read only, such as https://www.example.org; as often as wanted
    .keep_days = after so many days without a move an unfinished match is cleared away
    .proxy = a proxy in front of the server, by its address or network (10.0.0.0/8): its word is taken for where people come from; as often as wanted
    .metrics = figures for Prometheus, at an address of their own such as 127.0.0.1:9101; else nobody sees them
    .log = write down all that happens, as lines of JSON, in this file; - for the error stream. Else only what is amiss
    .workers = so many processes on this computer under one parent, on one PostgreSQL; whatever dies is started again
    .bus = a Redis or Valkey that carries the news between workers (redis://HOST); else PostgreSQL does
    .show = open the browser

value-days = DAYS
value-address = ADDRESS

serve-here = The table is set: { $link }
serve-network = On your home network: { $link }
serve-stop = Ctrl-C closes it; matches that are not over wait for you.
serve-closed = Closed. Every match is saved.
