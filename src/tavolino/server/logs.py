"""Logs: a line of JSON for each thing that happens, without secrets, names, addresses or anything that people wrote.

That is why of an error only its kind is told and where in the code it came from: its message may quote a request.
"""

import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final, TextIO

from tavolino.live.logs import FACTS_ATTRIBUTE, LOGGER_NAME

UVICORN_LOGGERS: Final = ("uvicorn", "uvicorn.error", "websockets")
STDERR: Final = "-"


class JsonFormatter(logging.Formatter):
    """A record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line["event"] = str(record.msg).partition("\n")[0]
        line |= getattr(record, FACTS_ATTRIBUTE, {})
        if record.exc_info and record.exc_info[1]:
            line["error"] = list(error_chain(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False)


def error_chain(error: BaseException | None) -> Iterator[dict[str, Any]]:
    """An error and what caused it: of each the kind, and the way through the code."""
    while error is not None:
        frames = [
            f"{Path(f.f_code.co_filename).name}:{n} {f.f_code.co_name}"
            for f, n in walk_tb(error.__traceback__)
        ]
        yield {"kind": f"{type(error).__module__}.{type(error).__qualname__}", "way": frames}
        error = error.__cause__ or error.__context__


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Why a server did not start is told by whoever starts it, in better words than uvicorn's."""
    first = str(record.msg).partition("\n")[0]
    return not ("Traceback" in first or first.startswith("Application startup failed"))


def configure_logs(file: str = "", stream: TextIO | None = None) -> None:
    """Everything to a file, or with `-` to the error stream; without either only what is amiss, to the latter."""
    handler = WatchedFileHandler(file, encoding="utf-8") if file not in ("", STDERR) else None
    shown = handler or logging.StreamHandler(stream or sys.stderr)
    shown.setFormatter(JsonFormatter())
    shown.addFilter(is_worth_logging)
    for name in (LOGGER_NAME, *UVICORN_LOGGERS):
        log = logging.getLogger(name)
        log.handlers = [shown] if name in (LOGGER_NAME, "uvicorn", "websockets") else []
        log.setLevel(logging.INFO if file else logging.WARNING)
        log.propagate = name == "uvicorn.error"


def reopen_logs() -> None:
    """After the file was moved away: the next line begins a new one under the old name."""
    for handler in logging.getLogger(LOGGER_NAME).handlers:
        if isinstance(handler, WatchedFileHandler):
            handler.reopenIfNeeded()
