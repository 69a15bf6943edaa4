"""The server's clock: Unix time that never jumps while the server runs and never goes back after a restart."""

from __future__ import annotations

import time

_offset = time.time() - time.monotonic()


def system() -> float:
    """Seconds since 1970 by the system's clock, which may jump."""
    return time.time()


def monotonic() -> float:
    """Seconds since an arbitrary moment, for measuring durations."""
    return time.monotonic()


def now() -> float:
    """Seconds since 1970 by the server's clock."""
    return _offset + monotonic()


def start(earliest: float = 0.0, common: float | None = None) -> float:
    """Set the clock to the given or the system's time, but not before a time known to the database; returns it."""
    global _offset
    _offset = max(system() if common is None else common, earliest) - monotonic()
    return now()
