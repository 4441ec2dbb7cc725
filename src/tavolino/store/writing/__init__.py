"""What a commit is made of: transactions, lines that are guarded, and what is written beside them.

Imported by store.
May import live.ports, live.rows, core; store.database, store.schema, store.faults.
"""
