"""`python -m tavolino`: the same as the command `tavolino`."""

import sys

from tavolino.cli import main

sys.exit(main())
