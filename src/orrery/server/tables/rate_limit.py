"""Rate limits: a number of messages per second, with a burst."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field

from orrery.server import clock
from orrery.server.store.allowances import Allowances
from orrery.server.store.database import FAILURES

#: The number of buckets to keep before full ones are dropped.
REMEMBERED = 10_000


class RateLimit:
    """A token bucket that refills over time."""

    __slots__ = ("burst", "checked", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.checked = clock.monotonic()

    def is_exceeded(self) -> bool:
        """Count one message; returns whether it exceeds the limit."""
        now = clock.monotonic()
        self.left = min(self.burst, self.left + (now - self.checked) * self.rate)
        self.checked = now
        self.left -= 1.0
        return self.left < 0.0

    def is_used(self) -> bool:
        """Whether it has not refilled yet."""
        return self.left + (clock.monotonic() - self.checked) * self.rate < self.burst


@dataclass(slots=True)
class Portion:
    """The unused part of an allowance that a process has taken, and when it last asked for more."""

    left: int = 0
    asked: float = -math.inf
    #: Whether there was nothing left to take.
    was_refused: bool = False
    #: Held while asking for more.
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)


class SharedRates:
    """A rate per second for each of many people, shared by all processes; 0: no limit.

    A process takes half a second's worth at a time from the database, so that few messages need a query.
    """

    def __init__(self, kind: str, rate: float, burst: int, allowances: Allowances) -> None:
        self.kind = kind
        self.rate = rate
        self.burst = burst
        self.allowances = allowances
        self.own = RateLimits(rate, burst)
        # A part of the burst, so that a full burst is possible.
        half_a_second = max(1, min(int(rate / 2), burst))
        self.size = next(size for size in range(half_a_second, 0, -1) if burst % size == 0)
        self.portions: dict[str, Portion] = {}

    async def is_exceeded(self, person: str) -> bool:
        """Count one action of a person; returns whether it exceeds the limit."""
        if self.own.is_exceeded(person):
            return True
        if self.rate <= 0 or not self.allowances.is_shared:
            return False
        portion = self._portion(person)
        if portion.left <= 0:
            async with portion.asking:  # concurrent messages share what is taken
                if portion.left <= 0 and not await self._take(person, portion):
                    return True
        portion.left -= 1
        return False

    async def _take(self, person: str, portion: Portion) -> bool:
        now = clock.monotonic()
        if portion.was_refused and now - portion.asked < self.size / self.rate / 2:
            return False  # so that flooding a process does not flood the database
        portion.asked = now
        try:
            taken = await self.allowances.take(f"{self.kind} {person}", self.size, self.rate, self.burst)
        except FAILURES:  # this process's own limit still applies
            portion.left += 1
            return True
        portion.was_refused = not taken
        portion.left += self.size if taken else 0
        return taken

    def _portion(self, person: str) -> Portion:
        portion = self.portions.get(person)
        if portion is None:
            if len(self.portions) >= REMEMBERED:
                # What was taken that long ago has been refilled in the database.
                recent = clock.monotonic() - self.burst / self.rate
                self.portions = {who: known for who, known in self.portions.items() if known.asked > recent}
            portion = self.portions[person] = Portion()
        return portion


class RateLimits:
    """The same limit for each of many people."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, RateLimit] = {}

    def of_person(self, person: str) -> RateLimit:
        """The bucket of a person."""
        limit = self.of.get(person)
        if limit is None:
            if len(self.of) >= REMEMBERED:
                self.of = {who: limit for who, limit in self.of.items() if limit.is_used()}
            limit = self.of[person] = RateLimit(self.rate, self.burst)
        return limit

    def is_exceeded(self, person: str) -> bool:
        """Count one action of a person; returns whether it exceeds the limit. A rate of 0 allows everything."""
        return self.rate > 0 and self.of_person(person).is_exceeded()


def per_minute(kind: str, rate: int, allowances: Allowances, burst: int = 0) -> SharedRates:
    """A limit per minute, with a burst of the same size unless `burst` is given."""
    return SharedRates(kind, rate / 60, max(1, burst or rate), allowances)
