"""Who looks at a live table, and what they are sent: states, sentences, chat.

Imported by live.
May import live.frames, live.rows, live.request_cache, live.rate_limits, table, core.
"""
