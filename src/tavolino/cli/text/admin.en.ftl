# `tavolino admin`.

help-admin = Keep somebody out of a server, close a table, read reports
help-admin-ban = Keep a guest or a network out of the server
    .who = the id of a guest, or an address or network such as 192.0.2.0/24
    .reason = why, for those who look at the list later
    .db = the database of the server: sqlite:///FILE or postgresql://…; without it the usual one
help-admin-unban = Let them in again
    .who = the id of a guest, or an address or network
    .db = the database of the server: sqlite:///FILE or postgresql://…; without it the usual one
help-admin-bans = Who is kept out, since when and why
    .db = the database of the server: sqlite:///FILE or postgresql://…; without it the usual one
help-admin-close = Close a table: everyone there is shown out, and nobody comes in
    .table = the id of the table
    .reason = why, for those who look at the list later
    .db = the database of the server: sqlite:///FILE or postgresql://…; without it the usual one
help-admin-reports = What players have reported, with what was said
    .all_of_them = those too that are dealt with
    .done = mark the report with this id as dealt with
    .db = the database of the server: sqlite:///FILE or postgresql://…; without it the usual one

admin-banned-guest = The guest { $who } is shown out within a few seconds.
admin-banned-network = { $who } is kept out within a few seconds.
admin-unbanned = { $who } may come in again.
admin-no-bans = Nobody is kept out.
admin-closed = The table { $table } is closed within a few seconds.
admin-no-reports = There is nothing to look at.
admin-handled = The report { $id } is dealt with.
admin-report = { $date }  report { $id }, table { $table }: guest { $by } reports guest { $who }
admin-column-date = since
admin-column-kind = what
admin-column-who = who
admin-column-reason = why
fault-not-banned = { $who } is not kept out.
fault-no-such-report = There is no report { $id }.
