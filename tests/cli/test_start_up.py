"""`tavolino games` starts without what it does not need."""

import json
import subprocess
import sys

HEAVY = ("alembic", "litestar", "sqlalchemy", "typst", "uvicorn", "websockets")
PROGRAM = f"""
import json, sys
from tavolino.cli import main
code = main(["games"])
print(json.dumps([module for module in {HEAVY} if module in sys.modules]))
sys.exit(code)
"""


def test_server_database_and_printing_are_imported_when_they_are_needed() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert json.loads(run.stdout.splitlines()[-1]) == []


def test_a_simulation_worker_imports_no_database() -> None:
    program = "import sys, tavolino.organiser.simulation; print('sqlalchemy' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"
