"""The server: live tables for people apart, over HTTP and WebSockets.

Imported by cli.
May import organiser, store, printing, live and all below; `tests/test_layers.py` orders its rooms.
"""
