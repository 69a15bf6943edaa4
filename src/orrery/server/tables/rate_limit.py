"""Rate limits: so many messages a second, and some more at once."""

from __future__ import annotations

import time


class RateLimit:
    """A token bucket: what is left fills up again as time goes by."""

    __slots__ = ("burst", "checked", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.checked = time.monotonic()

    def is_exceeded(self) -> bool:
        """Whether messages come faster than allowed; counts one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.checked) * self.rate)
        self.checked = now
        self.left -= 1.0
        return self.left < 0.0
