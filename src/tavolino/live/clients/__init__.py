"""One client on its line: frames are read, each finds its function, answers go back.

Imported by server.
May import all of live but report.
"""
