"""Many workers on one PostgreSQL: who is alive, who has which table, what is due where nobody is, who thinks.

Imported by server and cli.
May import the rest of store, live.rows, core.
"""
