"""Logs: one JSON object per line on the standard error stream. No secret, cookie, body or address goes in."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import msgspec

#: The detail lines of a PostgreSQL error, which contain the values of a row or key.
DETAIL: Final = re.compile(r"^(?:DETAIL|CONTEXT):.*\n?", re.MULTILINE)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the traceback of an error."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = without_rows(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def without_rows(text: str) -> str:
    """A traceback without the rows that PostgreSQL names in it.

    >>> without_rows("not null\\nDETAIL:  Failing row contains (seed, 7).\\nin insert")
    'not null\\nin insert'
    """
    return DETAIL.sub("", text)


#: Expected refusals are not logged; internal errors are logged by orrery.server.http.errors.
LOGGING: Final[dict[str, Any]] = {
    "formatters": {"standard": {"()": JsonLines}},
    "handlers": {"console": {"class": "logging.StreamHandler", "level": "INFO", "formatter": "standard"}},
    "loggers": {"orrery": {"level": "INFO", "handlers": ["console"], "propagate": False}},
    "root": {"level": "WARNING", "handlers": ["console"]},
    "log_exceptions": "never",
}
