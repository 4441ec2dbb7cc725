"""The pocket: the second host of the live tables, inside a browser, without a server and without a line.

Imported by nobody: two workers of the page start the classes of `browser` under Pyodide.
May import server.catalogue, server.schemas and what needs neither a web framework nor a database; organiser, live.
"""
