"""The server's clock: Unix time that never jumps while the server runs and never goes back after a restart."""

from __future__ import annotations

import time

_offset = time.time() - time.monotonic()


def system() -> float:
    """Seconds since 1970, as the system counts them: they may jump."""
    return time.time()


def monotonic() -> float:
    """Seconds since some moment, for measuring how long something takes."""
    return time.monotonic()


def now() -> float:
    """Seconds since 1970, as the server counts them."""
    return _offset + monotonic()


def start(earliest: float = 0.0, common: float | None = None) -> float:
    """Set the clock by the system's or a common one, but not before a time that the database knows; what it shows."""
    global _offset
    _offset = max(system() if common is None else common, earliest) - monotonic()
    return now()
