"""Rate limits: so many messages a second, and some more at once."""

from __future__ import annotations

from orrery.server import clock
from orrery.server.store.counts import Counts

#: How many people's limits are remembered before those that have filled up are forgotten.
REMEMBERED = 10_000


class RateLimit:
    """A token bucket: what is left fills up again as time goes by."""

    __slots__ = ("burst", "checked", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.checked = clock.monotonic()

    def is_exceeded(self) -> bool:
        """Whether messages come faster than allowed; counts one."""
        now = clock.monotonic()
        self.left = min(self.burst, self.left + (now - self.checked) * self.rate)
        self.checked = now
        self.left -= 1.0
        return self.left < 0.0

    def is_used(self) -> bool:
        """Whether it has not filled up again yet."""
        return self.left + (clock.monotonic() - self.checked) * self.rate < self.burst


class SharedLimits:
    """So many times a minute for each of many people, in all processes together; 0: without limit."""

    def __init__(self, kind: str, rate: int, counts: Counts, burst: int = 0) -> None:
        self.kind = kind
        self.rate = rate
        self.counts = counts
        #: What comes at once is counted in this process alone.
        self.own = RateLimits(rate / 60, max(1, burst or rate))

    async def is_exceeded(self, person: str) -> bool:
        """Whether a person does something more often than allowed; counts one."""
        if self.rate <= 0:
            return False
        if self.own.is_exceeded(person):
            return True
        return self.counts.is_shared and (await self.counts.add(f"{self.kind} {person}"))[0] > self.rate


class RateLimits:
    """The same limit for each of many people."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, RateLimit] = {}

    def of_person(self, person: str) -> RateLimit:
        """A person's own limit."""
        limit = self.of.get(person)
        if limit is None:
            if len(self.of) >= REMEMBERED:
                self.of = {who: limit for who, limit in self.of.items() if limit.is_used()}
            limit = self.of[person] = RateLimit(self.rate, self.burst)
        return limit

    def is_exceeded(self, person: str) -> bool:
        """Whether a person does something faster than allowed; counts one. A rate of 0 allows everything."""
        return self.rate > 0 and self.of_person(person).is_exceeded()
