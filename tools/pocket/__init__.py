"""Builds what the pocket is made of: the engine for Pyodide, the answers that need no engine, the static folder.

Run by `make`; reads src/, the installed packages and web/node_modules.
May import all of tavolino.
"""
