"""Who was here: guests, their devices, bans and reported chat.

Imported by store.
May import store.repository, store.schema, live.rows.
"""
