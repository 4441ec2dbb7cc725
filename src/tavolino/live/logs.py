"""Log lines about events and errors, with their figures. How they are written is up to the host.

Nothing that people wrote goes in, no secret and no name.
"""

import logging
from typing import Final

LOGGER_NAME: Final = "tavolino"
FACTS_ATTRIBUTE: Final = "facts"
"""The attribute of a log record that holds the figures."""

logger: Final = logging.getLogger(LOGGER_NAME)


def log_event(event: str, level: int = logging.INFO, **facts: str | float) -> None:
    """Log what happened."""
    logger.log(level, event, extra={FACTS_ATTRIBUTE: facts})


def log_error(event: str, error: BaseException, **facts: str | float) -> None:
    """Log something that should not have happened."""
    logger.error(event, exc_info=error, extra={FACTS_ATTRIBUTE: facts})
